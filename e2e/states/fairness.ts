import type { Fairness, SwapTest } from '@kafaa/domain/evaluations/schema';
import { jobEntry } from '@kafaa/testing/product/dashboard-data';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { company, type Open } from './stage.ts';

const group = (label: string, candidates: number, flagged: number, averageScore: number | null) => ({
  label,
  candidates,
  scored: candidates,
  averageScore,
  flagged,
  high: Math.min(1, flagged),
  deducted: flagged,
  givenBack: 0,
});

const steady = { interviews: 30, identities: 6, changed: 0, largest: 0, mean: 0, largestAnywhere: 0 };
const DONE: SwapTest = {
  state: 'DONE',
  requestedAt: '2026-11-21T09:00:00.000Z',
  measuredAt: '2026-11-21T09:00:40.000Z',
  figures: {
    available: 36,
    engine: 'Moteur local 0.3.1',
    local: steady,
    model: {
      ...steady,
      name: 'grand-modele',
      interviews: 3,
      identities: 2,
      changed: 1,
      largest: 2,
      mean: 0.7,
      largestAnywhere: 6,
    },
  },
};

const REPORT: Fairness = {
  candidates: 36,
  averageScore: 68.4,
  medianScore: 70,
  bands: [3, 15, 12, 4],
  unscored: 2,
  groups: [
    { by: 'language', groups: [group('Français', 28, 4, 69.1), group('Anglais', 8, 1, null)] },
    { by: 'cv', groups: [group('CV lu', 34, 5, 69), group('CV illisible ou absent', 2, 0, null)] },
    { by: 'engine', groups: [group('Moteur local 0.3.1', 36, 5, 68.4)] },
    { by: 'job', groups: [group('Développeur front-end', 20, 3, 70.2), group('Comptable', 16, 2, 66.2)] },
  ],
  modelTested: true,
  test: DONE,
};

export const EMPTY: Fairness = { ...REPORT, candidates: 0, averageScore: null, medianScore: null, groups: [] };
export const RUNNING: Fairness = { ...REPORT, candidates: 3, test: { ...DONE, state: 'RUNNING' } };
export const FAILED: Fairness = { ...REPORT, test: { ...DONE, state: 'FAILED', figures: null, measuredAt: null } };

/** The fairness report with a mocked API. */
export const fairness = (answer: Mock = { body: REPORT }): Open =>
  company('/Equite?offre=j1', {
    'GET /jobs/company': { body: { jobs: [jobEntry('j1', 'Développeur front-end')], totalCandidates: 36 } },
    'GET /evaluations/fairness': answer,
  });

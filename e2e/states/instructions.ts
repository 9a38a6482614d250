import type { Instructions } from '@kafaa/domain/evaluations/schema';
import type { Mock } from '../harness/mock-api.ts';
import { company, type Open } from './stage.ts';

const FIGURES: Instructions = {
  engine: '0.4.1',
  answers: { train: 2712, test: 627, testJobs: 11, testVoices: 3 },
  levels: [
    { by: 'all', name: 'all', answers: 627, exact: 62, within: 98 },
    { by: 'language', name: 'fr', answers: 399, exact: 63, within: 98 },
    { by: 'kind', name: 'knowledge', answers: 99, exact: 55, within: 99 },
  ],
  model: null,
};

export const WITH_MODEL: Mock = { body: { ...FIGURES, model: 'grand-modele' } };

/** The instructions for use before calls that answer from a table. */
export const instructions = (answer: Mock = { body: FIGURES }): Open =>
  company('/ModeEmploi', { 'GET /evaluations/instructions': answer });

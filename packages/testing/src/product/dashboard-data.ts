import type { Page } from '@playwright/test';
import { stageOf } from '@kafaa/domain/candidates/rules';
import type { Candidate, CandidatePage } from '@kafaa/domain/candidates/schema';
import { DIMENSIONS } from '@kafaa/domain/evaluations/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import type { CompanyJobs } from '@kafaa/domain/jobs/schema';
import { HOUR_MS } from '@kafaa/domain/kernel/time';
import { answerCalls } from './api-calls.ts';
import { job as exampleJob } from './offers-data.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
/** Yesterday's date in Tunis, which is UTC+1 all year. */
const yesterday = new Date(Date.now() + HOUR_MS - 24 * HOUR_MS).toISOString().slice(0, 10);

type JobEntry = CompanyJobs['jobs'][number];

/** An entry of the list of offers, on the offer of `offers-data.ts`. */
export const jobEntry = (id: string, title: string, change: Partial<JobEntry['job']> = {}): JobEntry => ({
  job: exampleJob(id, title, {
    description: 'Une offre d’exemple.',
    createdAt: hoursAgo(200),
    currentCandidatesCount: 3,
    ...change,
  }),
  numCandidates: 3,
  funnel: { completed: 3, invited: 1 },
});

/** Reasons of the criteria that a CV states, as the engine words them. */
const STATED: Readonly<Partial<Record<(typeof DIMENSIONS)[number]['key'], string>>> = {
  experienceMatch: '✓ 5 ans d’expérience, 3 demandés.',
  educationMatch:
    '✓ «\u00A0Diplôme national d’ingénieur, INSAT\u00A0», compris comme Master, au-dessus de la Licence demandée.',
  languageMatch: 'Langues du CV\u00A0: Français (courant), Anglais. L’entretien a été mené en français.',
};

/** An evaluation in which all ten dimensions have this score, except the `missing` ones, which are null. */
export function evaluation(score: number, missing: readonly string[] = []): EvaluationView {
  const value = (key: string) => (missing.includes(key) ? null : score);
  const scores = Object.fromEntries(DIMENSIONS.map(({ key }) => [key, value(key)])) as Record<
    (typeof DIMENSIONS)[number]['key'],
    number | null
  >;
  return {
    ...scores,
    score,
    note: 'À rencontrer. Des cas précis.\nÀ creuser : l’encadrement.',
    recommendation: 'À rencontrer',
    margin: 8,
    range: null,
    missingSkills: [],
    dimensions: DIMENSIONS.map(({ key, label }) => ({
      key,
      level: value(key) === null ? null : 3,
      score: value(key),
      weight: 5.25,
      human: null,
      reason: value(key) === null ? 'Trop peu d’éléments pour juger.' : (STATED[key] ?? `Raison de « ${label} ».`),
      quotes: value(key) === null ? [] : [{ text: `Mots exacts sur ${label}.`, source: 'answer', exchangeIndex: 1 }],
    })),
    authenticity: {
      tier: 'low',
      deduction: 4,
      facts: ['Réponse 2 : texte collé en une fois.'],
      waived: false,
      changed: null,
    },
    cvWarnings: ['Le CV est une image : son texte n’a pas pu être lu.'],
    engine: { name: 'local', version: '0.1.0', lexiconHash: 'ab12' },
    evaluatedAt: hoursAgo(1),
    earlier: [],
  };
}

export function candidate(id: string, name: string, change: Partial<Candidate> = {}): Candidate {
  const [firstName = '', ...rest] = name.split(' ');
  const one: Candidate = {
    id,
    jobId: 'j1',
    firstName,
    lastName: rest.join(' '),
    email: `${id}@mail.tn`,
    phone: '27451802',
    availableFrom: null,
    appliedAt: `${yesterday}T10:00:00.000Z`,
    completedAt: `${yesterday}T11:00:00.000Z`,
    status: 'PENDING',
    stage: 'TO_DECIDE',
    setStage: null,
    stageVersion: 3,
    interviewState: 'COMPLETED',
    reportStatus: 'NONE',
    reportPdfUrl: null,
    cvUrl: `/api/candidates/${id}/cv`,
    cvFields: null,
    evaluation: evaluation(92),
    tiedWith: 0,
    rejection: null,
    withdrawnAt: null,
    remindedAt: null,
    notes: '',
    emailRefusal: null,
    identityConfirmed: true,
    ...change,
  };
  const { setStage, status, withdrawnAt, interviewState } = one;
  return { ...one, stage: stageOf({ setStage, status, withdrawnAt, interviewState }) };
}

export const stats: CandidatePage['stats'] = {
  total: 7,
  pending: 4,
  accepted: 2,
  rejected: 1,
  evaluated: 6,
  averageScore: 69.3,
  highPotential: 2,
  scores: [92, 87, 83, 66, 58, 30],
};

export interface Answer {
  status?: number;
  body: unknown;
}

export const refusal = (status: number, message: string): Answer => ({ status, body: { code: 'REFUSED', message } });

/** Mocks every API call and records its path; a call without an answer gets a 404. */
export async function answerApi(
  page: Page,
  answer: (path: string, query: URLSearchParams) => Answer | Promise<Answer> | undefined,
) {
  const calls: string[] = [];
  await page.addInitScript(() => {
    localStorage.setItem('jwtToken', 'a.b.c');
    localStorage.setItem('userId', 'u1');
    localStorage.setItem('onBoardingStatus', 'COMPLETED');
  });
  await answerCalls(page, (call) => {
    const url = new URL(call.url());
    const path = url.pathname.replace(/^\/api/, '');
    calls.push(path + url.search);
    return answer(path, url.searchParams) ?? refusal(404, 'Introuvable.');
  });
  return calls;
}

/** The answer to `countStages` for these candidates. */
export function stagesOf(list: readonly Candidate[]): Answer {
  return { body: [...Map.groupBy(list, ({ stage }) => stage)].map(([stage, { length: count }]) => ({ stage, count })) };
}

/** Paginates a list as the server does: the cursor is the index of the next page's first entry. */
export function pageOf(list: readonly Candidate[], query: URLSearchParams): Answer {
  const from = Number(query.get('cursor') ?? 0);
  const end = from + Number(query.get('size'));
  const last = end >= list.length;
  const body: CandidatePage = { content: list.slice(from, end), last, cursor: last ? null : String(end), stats };
  return { body };
}

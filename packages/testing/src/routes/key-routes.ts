import { createJob, getJobQuestions } from '@kafaa/domain/jobs/api';
import type { TestApp } from '#/app/test-app';
import { jobPayload } from '#/app/factories';
import type { Row } from './route-rows.ts';
import type { Company } from './two-companies.ts';

const KEY = {
  points: ['Couper le courant', 'Mettre un cadenas', 'Tester'].map((text) => ({ text, synonyms: ['autrement dit'] })),
  redFlags: [],
};
const QUESTION_IDS = { 'path.id': 'job', 'path.questionId': 'question' } as const;

/** A question of a new offer without interviews, because the questions of the other one are locked. */
async function openQuestion({ token }: Company, app: TestApp) {
  const { id } = (await app.call(createJob, { body: jobPayload }, token)).body;
  const { questions } = (await app.call(getJobQuestions, { params: { id } }, token)).body;
  return { params: { id, questionId: questions[0]?.id ?? '' } };
}

/** Rows for the calls on a question's answer key, and for the company's own trial of a question. */
export const KEY_ROWS: Readonly<Record<string, Row>> = {
  'jobs.saveKey': {
    ids: QUESTION_IDS,
    good: async (company, app) => ({ ...(await openQuestion(company, app)), body: KEY }),
  },
  'jobs.removeKey': { ids: QUESTION_IDS, good: openQuestion },
  'jobs.tryAnswer': {
    ids: QUESTION_IDS,
    good: ({ jobId, questionId }) => ({
      params: { id: jobId, questionId },
      body: { answer: 'Je coupe le courant, puis je mets un cadenas.' },
    }),
  },
  'jobs.tryKey': {
    ids: QUESTION_IDS,
    good: ({ jobId, questionId }) => ({
      params: { id: jobId, questionId },
      body: { ...KEY, answer: 'Je coupe le courant, puis je mets un cadenas.' },
    }),
  },
  'jobs.draftKey': {
    ids: QUESTION_IDS,
    good: ({ jobId, questionId }) => ({ params: { id: jobId, questionId } }),
  },
};

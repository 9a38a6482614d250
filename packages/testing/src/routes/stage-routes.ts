import { getCandidate, moveCandidates } from '@kafaa/domain/candidates/api';
import { newJob } from '#/app/factories';
import type { TestApp } from '#/app/test-app';
import type { Row } from './route-rows.ts';
import { type Company, freshCandidate } from './two-companies.ts';

/** Creates a candidate; returns the id with the version of the stage that the company sees. */
async function seen(app: TestApp, company: Company) {
  const { id } = await freshCandidate(app, company);
  const { stageVersion } = (await app.call(getCandidate, { params: { id } }, company.token)).body;
  return { ids: [id], versions: [stageVersion] };
}

const ofOffer: Row = { ids: { 'path.jobId': 'job' }, good: ({ jobId }) => ({ params: { jobId } }) };

/** Rows for the calls about the stages of candidates, and for those of the desk. */
export const STAGE_ROWS: Readonly<Record<string, Row>> = {
  'desk.get': { good: () => ({}) },
  'desk.visit': ofOffer,
  'desk.interviewMails': { good: () => ({}) },
  'desk.chooseInterviewMails': { good: () => ({ body: { choice: 'DAILY' } }) },
  'candidates.move': {
    ids: { 'body.ids[]': 'candidate' },
    spends: true,
    good: async (company, app) => ({ body: { ...(await seen(app, company)), to: 'MET' } }),
  },
  'candidates.undoMoves': {
    ids: { 'body.ids[]': 'candidate' },
    spends: true,
    good: async (company, app) => {
      const body = { ...(await seen(app, company)), to: 'MET' as const };
      const [moved] = (await app.call(moveCandidates, { body }, company.token)).body;
      return { body: { ids: body.ids, versions: [moved?.stageVersion ?? 0] } };
    },
  },
  'candidates.fillJob': {
    ids: { 'path.id': 'candidate' },
    spends: true,
    // The candidate belongs to an offer of their own, because the call closes the offer.
    good: async (company, app) => {
      const { id: jobId } = await newJob(app, company);
      return { params: { id: (await freshCandidate(app, { ...company, jobId })).id } };
    },
  },
  'candidates.moves': { ids: { 'path.id': 'candidate' }, good: ({ candidateId }) => ({ params: { id: candidateId } }) },
  'candidates.stages': ofOffer,
  'candidates.funnel': ofOffer,
  'candidates.exportFunnel': ofOffer,
  'interviews.remind': {
    ids: { 'body.ids[]': 'candidate' },
    spends: true,
    good: async (company, app) => ({ body: { ids: [(await freshCandidate(app, company)).id] } }),
  },
};

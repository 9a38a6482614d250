import { randomBytes } from 'node:crypto';
import { beginInterview } from '@kafaa/domain/candidates/api';
import { newCandidate, newJob, person } from '#/app/factories';
import type { TestApp } from '#/app/test-app';
import type { Row } from './route-rows.ts';
import type { Company } from './two-companies.ts';

/** Request of a device that begins an interview. Each one uses a new offer, because an offer has few provisional seats. */
async function beginning(company: Company, app: TestApp) {
  const { id: jobId } = await newJob(app, company);
  return { ...person(), jobId, token: randomBytes(32).toString('base64url') };
}

/** Link of a device that has begun an interview. */
async function begun(company: Company, app: TestApp) {
  const body = await beginning(company, app);
  await app.call(beginInterview, { body });
  return { params: { token: body.token } };
}

/** Rows for the calls of an interview that begins before its address is confirmed. */
export const BEGIN_ROWS: Readonly<Record<string, Row>> = {
  'candidates.begin': {
    ids: { 'body.jobId': 'public', 'body.email': 'address', 'body.token': 'public' },
    good: async (company, app) => ({ body: await beginning(company, app) }),
  },
  'candidates.resend': { ids: { 'path.token': 'interview' }, good: begun },
  'candidates.close': { ids: { 'path.token': 'interview' }, spends: true, good: begun },
  'candidates.confirm': {
    ids: { 'path.token': 'interview' },
    good: async ({ jobId }, app) => {
      const { token } = await newCandidate(app, jobId);
      return { params: { token }, body: { keep: null } };
    },
  },
};

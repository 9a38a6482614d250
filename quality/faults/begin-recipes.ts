import { randomBytes } from 'node:crypto';
import { beginInterview } from '@kafaa/domain/candidates/api';
import { callApi } from '@kafaa/testing/product/api';
import type { ProductServer } from '@kafaa/testing/product/server';
import { applicant, type Recipe } from './write-stages.ts';

/** Creates an applicant, and the body that the device sends to begin with the applicant's address. */
async function beginning(server: ProductServer) {
  const { email, job, candidate } = await applicant(server);
  const person = { firstName: 'Amira', lastName: 'Ben Salah', email: candidate.email, phone: '20123456' };
  return { email, candidate, body: { ...person, jobId: job.id, token: randomBytes(32).toString('base64url') } };
}

async function begun(server: ProductServer) {
  const { email, candidate, body } = await beginning(server);
  await callApi(server, beginInterview, { body });
  return { email, candidate, token: body.token };
}

/** Recipes for the write endpoints of an interview that begins before its address is confirmed. */
export const BEGIN_RECIPES: Readonly<Record<string, Recipe>> = {
  'candidates.begin': {
    stage: async (server) => {
      const { email, body } = await beginning(server);
      return { email, body };
    },
  },
  'candidates.resend': {
    stage: async (server) => {
      const { email, token } = await begun(server);
      return { email, params: { token } };
    },
    each: ['mails', 'interview_links'],
  },
  'candidates.close': {
    stage: async (server) => {
      const { email, token } = await begun(server);
      return { email, params: { token } };
    },
    again: ['EXPIRED_LINK'],
  },
  'candidates.confirm': {
    stage: async (server) => {
      const { email, candidate } = await begun(server);
      return { email, params: { token: candidate.token }, body: { keep: null } };
    },
  },
};

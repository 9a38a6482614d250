import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** An interview has its evaluation, for the first time or made anew. */
export const candidateEvaluated = defineTask({
  name: 'evaluations.evaluated',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  expireInSeconds: 120,
});

/** Somebody asked to have an evaluation of another engine made anew by the one that runs. */
export const recalculationRequested = defineTask({
  name: 'evaluations.recalculate',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  retryLimit: 5,
  expireInSeconds: 600,
});

/** Somebody asked for the identity-swap test of an offer's interviews, or of all; `scope` is the offer's id or `all`. */
export const swapTestRequested = defineTask({
  name: 'evaluations.swap-test',
  payload: z.object({ companyId: companyIdField, scope: z.string() }),
  retryLimit: 2,
  expireInSeconds: 600,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: an interview was evaluated, for the first time or again. */
export const candidateEvaluated = defineTask({
  name: 'evaluations.evaluated',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  expireInSeconds: 120,
});

/** Task: an evaluation must be recalculated by the running engine, because a user asked for it or the local engine replaced the model. */
export const recalculationRequested = defineTask({
  name: 'evaluations.recalculate',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  retryLimit: 5,
  expireInSeconds: 600,
});

/** Task: a user requested the identity-swap test of an offer's interviews, or of all; `scope` is the offer's id or `all`. */
export const swapTestRequested = defineTask({
  name: 'evaluations.swap-test',
  payload: z.object({ companyId: companyIdField, scope: z.string() }),
  retryLimit: 2,
  expireInSeconds: 600,
});

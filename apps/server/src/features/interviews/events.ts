import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** A candidate has finished: answers and CV are there, the evaluation may begin. */
export const interviewCompleted = defineTask({
  name: 'interviews.completed',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  retryLimit: 12,
  // Reading a CV waits for its turn, and a language model for its answers.
  expireInSeconds: 300,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: the device that began a provisional interview, named by the key, asked for the confirming link again. */
export const confirmationAsked = defineTask({
  name: 'interviews.confirmationAsked',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
});

/** Task: a candidate has completed the interview. Answers and CV are stored, and the evaluation can begin. */
export const interviewCompleted = defineTask({
  name: 'interviews.completed',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  retryLimit: 12,
  // Time for the queue of CV reads and for slow answers of a language model.
  expireInSeconds: 300,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** The device that began a provisional interview, which the key names, asked for the confirming link again. */
export const confirmationAsked = defineTask({
  name: 'interviews.confirmationAsked',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
});

/** A candidate has completed the interview: answers and CV are stored, and the evaluation can begin. */
export const interviewCompleted = defineTask({
  name: 'interviews.completed',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  retryLimit: 12,
  // Allows for waiting in the queue of CV reads, and for slow answers of a language model.
  expireInSeconds: 300,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: replaces an offer's questions from the bank by better ones of the language model. */
export const questionsLaidOut = defineTask({
  name: 'jobs.questions-laid-out',
  payload: z.object({ companyId: companyIdField, jobId: z.string(), questionIds: z.array(z.string()) }),
  retryLimit: 2,
  expireInSeconds: 120,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: an offer has questions from the bank, which a language model may replace by better ones. */
export const questionsLaidOut = defineTask({
  name: 'jobs.questions-laid-out',
  payload: z.object({ companyId: companyIdField, jobId: z.string(), questionIds: z.array(z.string()) }),
  retryLimit: 2,
  expireInSeconds: 120,
});

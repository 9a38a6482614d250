import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** Somebody asked for a candidate's report. */
export const reportRequested = defineTask({
  name: 'reports.render',
  payload: z.object({ companyId: companyIdField, candidateId: z.string() }),
  retryLimit: 6,
  expireInSeconds: 90,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** The time to undo a rejection is over: the candidate may be told, if it is still the same rejection. */
export const rejectionMailDue = defineTask({
  name: 'candidates.rejectionMail',
  payload: z.object({ companyId: companyIdField, candidateId: z.string(), rejectedAt: z.string() }),
  retryLimit: 12,
});

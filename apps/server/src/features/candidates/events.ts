import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** The delay for undoing a rejection is over: the candidate is mailed if it is still the same rejection. */
export const rejectionMailDue = defineTask({
  name: 'candidates.rejectionMail',
  payload: z.object({ companyId: companyIdField, candidateId: z.string(), rejectedAt: z.string() }),
  retryLimit: 12,
});

/** An invited candidate is rejected: if the rejection stands, a meeting to come is cancelled. */
export const invitedRejected = defineTask({
  name: 'candidates.invitedRejected',
  payload: z.object({ companyId: companyIdField, candidateId: z.string(), rejectedAt: z.string() }),
  retryLimit: 12,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: the time for undoing a rejection is over. The candidate gets the mail if the same rejection still stands. */
export const rejectionMailDue = defineTask({
  name: 'candidates.rejectionMail',
  payload: z.object({ companyId: companyIdField, candidateId: z.string(), rejectedAt: z.string() }),
  retryLimit: 12,
});

/** Task: an invited candidate was rejected. If the rejection still stands, a future meeting is cancelled. */
export const invitedRejected = defineTask({
  name: 'candidates.invitedRejected',
  payload: z.object({ companyId: companyIdField, candidateId: z.string(), rejectedAt: z.string() }),
  retryLimit: 12,
});

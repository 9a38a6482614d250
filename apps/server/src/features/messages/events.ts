import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** A mail to several leaves, unless it was taken back. A retry goes on with those who have none yet. */
export const groupDue = defineTask({
  name: 'messages.group',
  payload: z.object({ companyId: companyIdField, groupId: z.string() }),
  retryLimit: 12,
  expireInSeconds: 600,
});

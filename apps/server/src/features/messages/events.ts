import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: a mail to several candidates is sent, unless it was undone. A retry continues with the candidates who have no mail yet. */
export const groupDue = defineTask({
  name: 'messages.group',
  payload: z.object({ companyId: companyIdField, groupId: z.string() }),
  retryLimit: 12,
  expireInSeconds: 600,
});

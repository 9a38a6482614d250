import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/**
 * A mail waits to be sent, after those that its recipient was written before. Two days of retries: a mail server that is
 * down delays, never loses.
 */
export const mailQueued = defineTask({
  name: 'mails.deliver',
  payload: z.object({ companyId: companyIdField, mailId: z.string() }),
  retryLimit: 600,
  inOrder: true,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/**
 * A mail waits to be sent, after those that its recipient was written before. Retried every five minutes for a year: the
 * service decides when a mail is given up, and a mail server that is down or refuses us only delays.
 */
export const mailQueued = defineTask({
  name: 'mails.deliver',
  payload: z.object({ companyId: companyIdField, mailId: z.string() }),
  retryLimit: 100_000,
  inOrder: true,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/**
 * Task: a mail waits for delivery, after earlier mails to the same recipient. The task is retried every five minutes for about a year. The
 * service decides when to give a mail up; a mail server that is down or refuses us only delays it.
 */
export const mailQueued = defineTask({
  name: 'mails.deliver',
  payload: z.object({ companyId: companyIdField, mailId: z.string() }),
  retryLimit: 100_000,
  inOrder: true,
});

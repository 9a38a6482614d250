import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** A mail waits to be sent. More than a day of retries: a mail server that is down delays, never loses. */
export const mailQueued = defineTask({
  name: 'mails.send',
  payload: z.object({ companyId: companyIdField, mailId: z.string() }),
  retryLimit: 200,
});

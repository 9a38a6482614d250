import * as z from 'zod/mini';
import { defineTask } from '#/platform/tasks/task';
import { companyIdField } from '#/platform/data/tenant';

/** Task: a company requested an export. A retry writes the archive again from its first file. */
export const exportRequested = defineTask({
  name: 'lifecycle.export',
  payload: z.object({ companyId: companyIdField, id: z.string() }),
  retryLimit: 3,
  expireInSeconds: 2 * 3600,
});

const company = z.object({ companyId: companyIdField });

/** Task: the held mails of a company may be sent, after a suspension or for the last mails of an erased company. */
export const mailsReleased = defineTask({ name: 'lifecycle.releaseMails', payload: company, expireInSeconds: 1800 });

/**
 * Task: removes the files of an erased company, and rows written late. The retries last for more than a day, in case the file store is
 * unavailable.
 */
export const companyErased = defineTask({
  name: 'lifecycle.sweepErased',
  payload: z.extend(company, { last: z.boolean() }),
  retryLimit: 600,
  expireInSeconds: 1800,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** An archive that fails is begun anew from its first file. */
export const exportRequested = defineTask({
  name: 'lifecycle.export',
  payload: z.object({ companyId: companyIdField, id: z.string() }),
  retryLimit: 3,
  expireInSeconds: 2 * 3600,
});

const company = z.object({ companyId: companyIdField });

/** What waited may leave: the end of a suspension, or the last mails of a company that is erased. */
export const mailsReleased = defineTask({ name: 'lifecycle.releaseMails', payload: company, expireInSeconds: 1800 });

/** The rows are gone: files, and what was on its way. A store that is away delays it for more than a day, never loses it. */
export const companyErased = defineTask({
  name: 'lifecycle.sweepErased',
  payload: z.extend(company, { last: z.boolean() }),
  retryLimit: 200,
  expireInSeconds: 1800,
});

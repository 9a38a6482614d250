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

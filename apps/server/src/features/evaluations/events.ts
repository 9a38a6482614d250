import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';
import { companyIdField } from '#/platform/tenant';

/** Somebody asked for the identity-swap test of an offer's interviews, or of all; `scope` is the offer's id or `all`. */
export const swapTestRequested = defineTask({
  name: 'evaluations.swap-test',
  payload: z.object({ companyId: companyIdField, scope: z.string() }),
  retryLimit: 2,
  expireInSeconds: 600,
});

import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';

/**
 * Files that nobody may find any more: everything below the prefixes, and the keys. More than a day of retries: a store
 * that is away delays the erasure, never loses it.
 */
export const filesForgotten = defineTask({
  name: 'rights.forgetFiles',
  payload: z.object({ prefixes: z.array(z.string()), keys: z.array(z.string()) }),
  retryLimit: 200,
});

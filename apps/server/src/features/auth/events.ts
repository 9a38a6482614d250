import * as z from 'zod/mini';
import { defineTask } from '#/platform/task';

const address = z.object({ email: z.string() });

/**
 * Somebody asked for a mail to an address. Queued whether or not an account has it: looking it up in the call would tell
 * by the time it takes.
 */
export const resetRequested = defineTask({ name: 'auth.resetRequested', payload: address });
export const confirmationRequested = defineTask({
  name: 'auth.confirmationRequested',
  payload: z.object({ email: z.string(), keepsOlder: z.optional(z.boolean()) }),
});

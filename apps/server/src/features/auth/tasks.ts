import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { forgetChallenges } from './assertion-service.ts';
import { confirmationRequested, resetRequested } from './events.ts';
import { sendResetLink } from './service.ts';
import { forgetOldSignUps, sendConfirmationAgain } from './signup-service.ts';

const cleaning = defineTask({ name: 'auth.forgetSignUps', payload: z.object({}) });

export function registerAuthTasks(deps: Deps): void {
  deps.queue.handle(confirmationRequested, (asked) => sendConfirmationAgain(deps, asked));
  deps.queue.handle(resetRequested, async ({ email }) => {
    // Without a confirmed account there is no password to reset, so the confirmation link is sent again.
    if (!(await sendResetLink(deps, email))) await sendConfirmationAgain(deps, { email, keepsOlder: true });
  });
  deps.queue.handle(cleaning, async () => {
    await forgetOldSignUps(deps);
    await forgetChallenges(deps);
  });
  deps.queue.schedule(cleaning, '35 3 * * *');
}

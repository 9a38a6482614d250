import type { Deps } from '#/deps';
import { confirmationRequested, resetRequested } from './events.ts';
import { sendConfirmationAgain, sendResetLink } from './service.ts';

export function registerAuthTasks(deps: Deps): void {
  deps.queue.handle(confirmationRequested, ({ email }) => sendConfirmationAgain(deps, email));
  deps.queue.handle(resetRequested, ({ email }) => sendResetLink(deps, email));
}

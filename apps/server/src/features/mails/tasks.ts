import type { Deps } from '#/deps';
import { mailQueued } from './events.ts';
import { sendMail } from './service.ts';

export function registerMailTasks(deps: Deps): void {
  deps.queue.handle(mailQueued, (payload) => sendMail(deps, payload));
}

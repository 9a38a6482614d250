import type { Deps } from '#/deps';
import { rejectionMailDue } from './events.ts';
import { sendRejectionMail } from './decision-service.ts';

export function registerCandidateTasks(deps: Deps): void {
  deps.queue.handle(rejectionMailDue, (payload) => sendRejectionMail(deps, payload));
}

import type { Deps } from '#/deps';
import { groupDue } from './events.ts';
import { sendGroup } from './group-service.ts';

export function registerMessageTasks(deps: Deps): void {
  deps.queue.handle(groupDue, (payload) => sendGroup(deps, payload));
}

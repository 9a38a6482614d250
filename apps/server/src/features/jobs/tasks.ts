import type { Deps } from '#/deps';
import { questionsLaidOut } from './events.ts';
import { rewriteWithModel } from './questions-service.ts';

export function registerJobTasks(deps: Deps): void {
  deps.queue.handle(questionsLaidOut, (payload) => rewriteWithModel(deps, payload));
}

import type { Deps } from '#/deps';
import { indexToFill, interviewToIndex } from './events.ts';
import { fillIndex, indexAnew } from './service.ts';

export function registerSearchTasks(deps: Deps): void {
  deps.queue.handle(interviewToIndex, (payload) => indexAnew(deps, payload));
  deps.queue.handle(indexToFill, () => fillIndex(deps));
  deps.queue.schedule(indexToFill, '15 * * * *');
}

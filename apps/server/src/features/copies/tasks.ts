import type { Deps } from '#/deps';
import { candidateEvaluated } from '../evaluations/events.ts';
import { compareAnswers } from './compare-service.ts';

export function registerCopyTasks(deps: Deps): void {
  deps.queue.handle(candidateEvaluated, (payload) => compareAnswers(deps, payload));
}

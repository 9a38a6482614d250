import type { Deps } from '#/deps';
import { interviewCompleted } from '../interviews/events.ts';
import { evaluateCandidate } from './service.ts';

export function registerEvaluationTasks(deps: Deps): void {
  deps.queue.handle(interviewCompleted, (payload) => evaluateCandidate(deps, payload));
}

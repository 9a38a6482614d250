import type { Deps } from '#/deps';
import { interviewCompleted } from '../interviews/events.ts';
import { recalculationRequested, swapTestRequested } from './events.ts';
import { recalculateOne } from './recalculation-service.ts';
import { evaluateCandidate } from './service.ts';
import { runSwapTest } from './swap-service.ts';

export function registerEvaluationTasks(deps: Deps): void {
  deps.queue.handle(interviewCompleted, (payload) => evaluateCandidate(deps, payload));
  deps.queue.handle(recalculationRequested, (payload, run) => recalculateOne(deps, payload, run));
  deps.queue.handle(swapTestRequested, (payload, run) => runSwapTest(deps, payload, run));
}

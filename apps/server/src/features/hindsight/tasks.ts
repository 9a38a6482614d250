import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { lookBack } from './asking-service.ts';

const lookBackTask = defineTask({ name: 'hindsight.lookBack', payload: z.object({}) });

export function registerHindsightTasks(deps: Deps): void {
  deps.queue.handle(lookBackTask, () => lookBack(deps));
  // The task runs at 8:00 in Tunis (7:00 UTC).
  deps.queue.schedule(lookBackTask, '0 7 * * *');
}

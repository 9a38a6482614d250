import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/task';
import { expireSubscriptions } from './service.ts';

const expireTask = defineTask({ name: 'plans.expire', payload: z.object({}) });

export function registerPlanTasks(deps: Deps): void {
  deps.queue.handle(expireTask, () => expireSubscriptions(deps));
  deps.queue.schedule(expireTask, '10 0 * * *');
}

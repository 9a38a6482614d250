import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { subscriptionEndsSoon, subscriptionRanOut } from './events.ts';
import { expireSubscription, expireSubscriptions, remindSubscription, remindSubscriptions } from './expiry-service.ts';

export const expireTask = defineTask({ name: 'plans.expire', payload: z.object({}) });
export const remindTask = defineTask({ name: 'plans.remind', payload: z.object({}) });

export function registerPlanTasks(deps: Deps): void {
  deps.queue.handle(expireTask, () => expireSubscriptions(deps));
  deps.queue.handle(subscriptionRanOut, (payload) => expireSubscription(deps, payload));
  deps.queue.handle(remindTask, () => remindSubscriptions(deps));
  deps.queue.handle(subscriptionEndsSoon, (payload) => remindSubscription(deps, payload));
  // The tasks run in the morning in Tunis (cron is in UTC), because they mail people.
  deps.queue.schedule(expireTask, '30 6 * * *');
  deps.queue.schedule(remindTask, '35 6 * * *');
}

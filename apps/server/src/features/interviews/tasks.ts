import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { remindUnfinished } from './links-service.ts';
import { eraseEndedProvisionals } from './provisional-service.ts';
import { sweepSeats } from './seats-service.ts';

const sweepTask = defineTask({ name: 'interviews.sweepSeats', payload: z.object({}) });
const remindTask = defineTask({ name: 'interviews.remind', payload: z.object({}) });
const eraseProvisionalsTask = defineTask({ name: 'interviews.eraseProvisionals', payload: z.object({}) });

export function registerInterviewTasks(deps: Deps): void {
  deps.queue.handle(sweepTask, () => sweepSeats(deps));
  deps.queue.schedule(sweepTask, '5 * * * *');
  deps.queue.handle(remindTask, () => remindUnfinished(deps));
  deps.queue.schedule(remindTask, '20 * * * *');
  deps.queue.handle(eraseProvisionalsTask, () => eraseEndedProvisionals(deps));
  deps.queue.schedule(eraseProvisionalsTask, '35 * * * *');
}

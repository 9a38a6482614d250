import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/task';
import { sweepSeats } from './seats-service.ts';

const sweepTask = defineTask({ name: 'interviews.sweepSeats', payload: z.object({}) });

export function registerInterviewTasks(deps: Deps): void {
  deps.queue.handle(sweepTask, () => sweepSeats(deps));
  deps.queue.schedule(sweepTask, '5 * * * *');
}

import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { forgetEndedWindows } from './service.ts';

const cleaning = defineTask({ name: 'limits.clean', payload: z.object({}) });

export function registerLimitTasks(deps: Deps): void {
  deps.queue.handle(cleaning, () => forgetEndedWindows(deps));
  deps.queue.schedule(cleaning, '20 * * * *');
}

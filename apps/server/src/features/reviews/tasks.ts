import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { remindOfReviews } from './service.ts';

const remindTask = defineTask({ name: 'reviews.remind', payload: z.object({}) });

export function registerReviewTasks(deps: Deps): void {
  deps.queue.handle(remindTask, () => remindOfReviews(deps));
  deps.queue.schedule(remindTask, '20 7 * * *');
}

import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { forgetOldEvents } from './service.ts';

const retention = defineTask({ name: 'audit.retention', payload: z.object({}) });

export function registerAuditTasks(deps: Deps): void {
  deps.queue.handle(retention, () => forgetOldEvents(deps));
  deps.queue.schedule(retention, '50 1 * * *');
}

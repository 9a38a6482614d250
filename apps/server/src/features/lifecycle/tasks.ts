import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/task';
import { exportRequested } from './events.ts';
import { makeExport, sweepExports } from './service.ts';

const sweepTask = defineTask({ name: 'lifecycle.sweepExports', payload: z.object({}) });

export function registerLifecycleTasks(deps: Deps): void {
  deps.queue.handle(exportRequested, (payload, run) => makeExport(deps, payload, run));
  deps.queue.handle(sweepTask, () => sweepExports(deps));
  deps.queue.schedule(sweepTask, '25 2 * * *');
}

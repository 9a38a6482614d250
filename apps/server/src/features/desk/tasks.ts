import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { sendDigests } from './digest-service.ts';

const digestsTask = defineTask({ name: 'desk.digests', payload: z.object({}) });

export function registerDeskTasks(deps: Deps): void {
  deps.queue.handle(digestsTask, () => sendDigests(deps));
  // The task runs at 8:00 in Tunis (7:00 UTC).
  deps.queue.schedule(digestsTask, '0 7 * * *');
}

import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { rejectionMailDue } from './events.ts';
import { tellPromises } from './promises-service.ts';
import { sendRejectionMail } from './decision-service.ts';

const promisesTask = defineTask({ name: 'candidates.promises', payload: z.object({}) });

export function registerCandidateTasks(deps: Deps): void {
  deps.queue.handle(rejectionMailDue, (payload) => sendRejectionMail(deps, payload));
  deps.queue.handle(promisesTask, () => tellPromises(deps));
  // The task runs at 8:00 in Tunis (7:00 UTC).
  deps.queue.schedule(promisesTask, '0 7 * * *');
}

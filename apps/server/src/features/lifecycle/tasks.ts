import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { releaseMails } from '../mails/service.ts';
import { eraseDueCompanies, sweepErased } from './erase-service.ts';
import { companyErased, exportRequested, mailsReleased } from './events.ts';
import { makeExport, sweepExports } from './service.ts';

const sweepTask = defineTask({ name: 'lifecycle.sweepExports', payload: z.object({}) });
const eraseTask = defineTask({ name: 'lifecycle.eraseDue', payload: z.object({}), expireInSeconds: 3600 });

export function registerLifecycleTasks(deps: Deps): void {
  deps.queue.handle(exportRequested, (payload, run) => makeExport(deps, payload, run));
  deps.queue.handle(mailsReleased, (payload) => releaseMails(deps, payload));
  deps.queue.handle(companyErased, (payload) => sweepErased(deps, payload));
  deps.queue.handle(eraseTask, () => eraseDueCompanies(deps));
  deps.queue.schedule(eraseTask, '35 * * * *');
  deps.queue.handle(sweepTask, () => sweepExports(deps));
  deps.queue.schedule(sweepTask, '25 2 * * *');
}

import type { Deps } from '#/deps';
import { reportRequested } from './events.ts';
import { makeReport } from './service.ts';

export function registerReportTasks(deps: Deps): void {
  deps.queue.handle(reportRequested, (payload) => makeReport(deps, payload));
}

import type { Deps } from '#/deps';
import { reportOverdue, reportRequested } from './events.ts';
import { endOverdueReport, makeReport } from './service.ts';

export function registerReportTasks(deps: Deps): void {
  deps.queue.handle(reportRequested, (payload, run) => makeReport(deps, payload, run));
  deps.queue.handle(reportOverdue, (payload) => endOverdueReport(deps, payload));
}

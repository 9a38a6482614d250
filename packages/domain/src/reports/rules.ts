import type { REPORT_STATUSES } from '#/candidates/options';

type ReportStatus = (typeof REPORT_STATUSES)[number];

/** By then every attempt has ended, unless the process died. */
const OVERDUE_AFTER_MS = 15 * 60 * 1000;

/** When a report requested at `now` counts as failed if it is still being made. */
export function reportOverdueAt(now: Date): Date {
  return new Date(now.getTime() + OVERDUE_AFTER_MS);
}

/** Whether a report is to be made. A failed one still is: an operator may rerun its task later. */
export function isReportWanted({ reportStatus }: { readonly reportStatus: ReportStatus }): boolean {
  return reportStatus === 'GENERATING' || reportStatus === 'FAILED';
}

/** Whether the stored report shows the current evaluation, so that a request makes no other one. */
export function isReportCurrent(
  { reportStatus }: { readonly reportStatus: ReportStatus },
  report: { readonly generatedAt: Date } | null,
  { evaluatedAt }: { readonly evaluatedAt: Date },
): boolean {
  return reportStatus === 'READY' && report !== null && report.generatedAt >= evaluatedAt;
}

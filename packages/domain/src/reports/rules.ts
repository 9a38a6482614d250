import type { REPORT_STATUSES } from '#/candidates/options';

type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Time after which a report counts as failed. Every attempt has ended by then, unless its process died. */
const OVERDUE_AFTER_MS = 15 * 60 * 1000;

/** Time at which a report requested at `now` counts as failed if it is not finished by then. */
export function reportOverdueAt(now: Date): Date {
  return new Date(now.getTime() + OVERDUE_AFTER_MS);
}

/** Whether the report should be generated. This includes failed reports, because an operator may rerun their task. */
export function isReportWanted({ reportStatus }: { readonly reportStatus: ReportStatus }): boolean {
  return reportStatus === 'GENERATING' || reportStatus === 'FAILED';
}

/** Whether the stored report shows the current evaluation, so that no new report is needed. */
export function isReportCurrent(
  { reportStatus }: { readonly reportStatus: ReportStatus },
  report: { readonly generatedAt: Date } | null,
  { evaluatedAt }: { readonly evaluatedAt: Date },
): boolean {
  return reportStatus === 'READY' && report !== null && report.generatedAt >= evaluatedAt;
}

import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { reportErrors } from '@kafaa/domain/reports/errors';
import { isReportCurrent, isReportWanted, reportOverdueAt } from '@kafaa/domain/reports/rules';
import type { Deps, TaskRun } from '#/deps';
import type { Reader } from '#/platform/http/route';
import { fileLink } from '#/platform/links/file-link';
import { recordAuditEvent } from '../audit/service.ts';
import { findCandidate, holdCandidate, lockCandidate, recordReportStatus } from '../candidates/service.ts';
import type { CandidateRow } from '../candidates/store.ts';
import { getCompany } from '../companies/service.ts';
import { requireOpen } from '../evaluations/reading-service.ts';
import { findEvaluation } from '../evaluations/service.ts';
import { completedInterview } from '../interviews/service.ts';
import { requireJob } from '../jobs/service.ts';
import { reportContent } from './content-service.ts';
import { reportOverdue, reportRequested } from './events.ts';
import * as store from './store.ts';

const MESSAGES = {
  GENERATING: 'Le rapport est en cours de génération.',
  READY: 'Le rapport est prêt.',
} as const;

/**
 * Requests the report. A report newer than the evaluation is not made again; a request while one is being made changes
 * nothing (`singletonKey`: one queued task per candidate).
 */
export async function requestReport(deps: Deps, key: store.ReportKey, reader: Reader) {
  return deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, key);
    await requireOpen(tx, { ...key, reader });
    const evaluation = await findEvaluation(tx, key);
    if (!evaluation) throw new AppError(reportErrors.NOT_EVALUATED);
    const report = await store.findReport(tx, key);
    if (isReportCurrent(candidate, report, evaluation))
      return { reportStatus: 'READY' as const, message: MESSAGES.READY };
    await deps.queue.send(tx, reportRequested, key, { singletonKey: `${key.companyId}.${key.candidateId}` });
    if (candidate.reportStatus !== 'GENERATING') {
      await recordReportStatus(tx, key, 'GENERATING');
      await deps.queue.send(tx, reportOverdue, key, { startAfter: reportOverdueAt(deps.clock.now()) });
    }
    return { reportStatus: 'GENERATING' as const, message: MESSAGES.GENERATING };
  });
}

/** Renders and stores the report. Idempotent; the status becomes `FAILED` only when the last retry fails. */
export async function makeReport(deps: Deps, key: store.ReportKey, { lastTry }: TaskRun): Promise<void> {
  const candidate = await findCandidate(deps.db, key);
  // The candidate was erased, another run has made the report, or it was cancelled.
  if (!candidate || !isReportWanted(candidate)) return;
  try {
    const drawn = await drawReport(deps, key, candidate);
    await publish(deps, key, drawn);
  } catch (error) {
    if (lastTry) await recordReportStatus(deps.db, key, 'FAILED', 'GENERATING');
    throw error;
  }
}

/** Ends a report that would stay « en cours » for ever because the process that made it died on each attempt. */
export async function endOverdueReport(deps: Deps, key: store.ReportKey): Promise<void> {
  await recordReportStatus(deps.db, key, 'FAILED', 'GENERATING');
}

interface Drawn {
  readonly candidate: CandidateRow;
  readonly fileKey: string;
  /** Time at which the report's data were read. */
  readonly generatedAt: Date;
  /** Time at which a person last revised the evaluation in the report. */
  readonly revisedAt: Date | null;
}

async function drawReport(deps: Deps, key: store.ReportKey, candidate: CandidateRow): Promise<Drawn> {
  const generatedAt = deps.clock.now();
  const evaluation = await findEvaluation(deps.db, key);
  const finished = await completedInterview(deps, key);
  if (!evaluation || !finished) throw new AppError(reportErrors.NOT_EVALUATED);
  const content = reportContent({
    brand: deps.config.brand.name,
    company: await getCompany(deps.db, key.companyId),
    job: await requireJob(deps.db, { ...key, jobId: candidate.jobId }),
    candidate,
    evaluation,
    told: finished.told,
  });
  const bytes = await deps.renderReport(content);
  const fileKey = `reports/${key.companyId}/${key.candidateId}/${deps.newId()}.pdf`;
  await deps.files.put(fileKey, bytes, 'application/pdf');
  return { candidate, fileKey, generatedAt, revisedAt: evaluation.revisedAt };
}

/** Replaces the stored report with the new file and removes the old one; removes the new file instead if its data are outdated. */
async function publish(
  deps: Deps,
  key: store.ReportKey,
  { candidate, fileKey, generatedAt, revisedAt }: Drawn,
): Promise<void> {
  const { unused, outdated } = await deps.db.transaction(async (tx) => {
    const now = (await holdCandidate(tx, key)) ? await findCandidate(tx, key) : null;
    const wanted = now !== null && isReportWanted(now);
    const corrected = now !== null && IDENTITY.some((field) => now[field] !== candidate[field]);
    const revised = (await findEvaluation(tx, key))?.revisedAt?.getTime() !== revisedAt?.getTime();
    if (!wanted || corrected || revised) return { unused: fileKey, outdated: wanted };
    const before = await store.findReport(tx, key);
    await store.saveReport(tx, { ...key, fileKey, generatedAt });
    await recordReportStatus(tx, key, 'READY');
    return { unused: before?.fileKey ?? null, outdated: false };
  });
  if (unused !== null) await deps.files.remove(unused);
  // The error makes the queue retry, and the retry reads the data again.
  if (outdated) throw new Error('candidate or evaluation changed while the report was rendered (reports.publish)');
}

/** Fields that candidates may correct themselves. */
const IDENTITY = ['firstName', 'lastName', 'phone'] as const;

/** Returns a short-lived URL of the finished report. */
export async function getReportLink(
  deps: Deps,
  key: store.ReportKey,
  reader: Reader,
): Promise<{ url: string; fileName: string }> {
  const found = isId(key.candidateId) ? await store.findNamedReport(deps.db, { ...key, reader }) : null;
  if (!found) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  const { candidate, jobTitle, report } = found;
  if (found.closed) throw new AppError(evaluationErrors.EVALUATION_CLOSED);
  if (!report || candidate.reportStatus !== 'READY') throw new AppError(reportErrors.REPORT_NOT_FOUND);
  if ((await deps.files.get(report.fileKey)) === null) {
    // The file is missing, for example after restoring a backup without files. The report is marked as failed, so that no download button
    // is shown.
    await recordReportStatus(deps.db, key, 'FAILED', 'READY');
    throw new AppError(reportErrors.REPORT_LOST);
  }
  await recordAuditEvent(deps, deps.db, { ...key, by: reader, action: 'REPORT_READ', of: key.candidateId });
  const fileName = `${fileTitle(`Rapport - ${candidate.firstName} ${candidate.lastName} - ${jobTitle}`)}.pdf`;
  return { url: fileLink(deps, { key: report.fileKey, name: fileName }), fileName };
}

/** Turns the text into a file name that every file system accepts. */
const fileTitle = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

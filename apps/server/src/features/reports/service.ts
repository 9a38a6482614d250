import { AppError } from '@kafaa/domain/kernel/app-error';
import { reportErrors } from '@kafaa/domain/reports/errors';
import type { Deps } from '#/deps';
import { fileLink } from '#/platform/file-link';
import { findCandidate, lockCandidate, recordReportStatus, requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { findEvaluation } from '../evaluations/service.ts';
import { completedInterview } from '../interviews/service.ts';
import { requireJob } from '../jobs/service.ts';
import { reportContent } from './content-service.ts';
import { reportRequested } from './events.ts';
import * as store from './store.ts';

const MESSAGES = {
  GENERATING: 'Le rapport est en cours de génération.',
  READY: 'Le rapport est prêt.',
} as const;

/**
 * Asks for the report. One that fits the evaluation is not made again; asking while it is being made changes nothing
 * (one waiting task a candidate), and so no report can stay « en cours » for ever.
 */
export async function requestReport(deps: Deps, key: store.ReportKey) {
  return deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, key);
    const evaluation = await findEvaluation(tx, key);
    if (!evaluation) throw new AppError(reportErrors.NOT_EVALUATED);
    const report = await store.findReport(tx, key);
    const fits = candidate.reportStatus === 'READY' && report !== null && report.generatedAt >= evaluation.evaluatedAt;
    const reportStatus = fits ? ('READY' as const) : ('GENERATING' as const);
    if (!fits) {
      await recordReportStatus(tx, key, reportStatus);
      await deps.queue.send(tx, reportRequested, key, { singletonKey: `${key.companyId}.${key.candidateId}` });
    }
    return { reportStatus, message: MESSAGES[reportStatus] };
  });
}

/** Draws and stores the report. Repeating is harmless; a failure shows at once, and the queue tries again by itself. */
export async function makeReport(deps: Deps, key: store.ReportKey): Promise<void> {
  const candidate = await findCandidate(deps.db, key);
  // Erased, or made by another run meanwhile.
  if (!candidate || candidate.reportStatus === 'READY' || candidate.reportStatus === 'NONE') return;
  try {
    const fileKey = await drawReport(deps, key);
    if (fileKey !== null) await publish(deps, key, fileKey);
  } catch (error) {
    await recordReportStatus(deps.db, key, 'FAILED');
    throw error;
  }
}

async function drawReport(deps: Deps, key: store.ReportKey): Promise<string | null> {
  const candidate = await requireCandidate(deps.db, key);
  const evaluation = await findEvaluation(deps.db, key);
  const finished = await completedInterview(deps, key);
  if (!evaluation || !finished) return null;
  const content = reportContent({
    brand: deps.config.brand.name,
    company: await getCompany(deps.db, key.companyId),
    job: await requireJob(deps.db, { ...key, jobId: candidate.jobId }),
    candidate,
    evaluation,
    exchanges: finished.exchanges,
  });
  const bytes = await deps.renderReport(content);
  const fileKey = `reports/${key.companyId}/${key.candidateId}/${deps.newId()}.pdf`;
  await deps.files.put(fileKey, bytes, 'application/pdf');
  return fileKey;
}

/** The new file becomes the report; the one before goes, and so does the new one when the candidate is gone. */
async function publish(deps: Deps, key: store.ReportKey, fileKey: string): Promise<void> {
  const unused = await deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, key).catch(() => null);
    if (!candidate) return fileKey;
    const before = await store.findReport(tx, key);
    await store.saveReport(tx, { ...key, fileKey, generatedAt: deps.clock.now() });
    await recordReportStatus(tx, key, 'READY');
    return before?.fileKey ?? null;
  });
  if (unused !== null) await deps.files.remove(unused);
}

/** A short-lived address of the finished report. */
export async function getReportLink(deps: Deps, key: store.ReportKey): Promise<{ url: string; fileName: string }> {
  const candidate = await requireCandidate(deps.db, key);
  const report = candidate.reportStatus === 'READY' ? await store.findReport(deps.db, key) : null;
  if (!report) throw new AppError(reportErrors.REPORT_NOT_FOUND);
  const job = await requireJob(deps.db, { ...key, jobId: candidate.jobId });
  const fileName = `${fileTitle(`Rapport - ${candidate.firstName} ${candidate.lastName} - ${job.title}`)}.pdf`;
  return { url: fileLink(deps, { key: report.fileKey, name: fileName }), fileName };
}

/** What every file system takes for a name. */
const fileTitle = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);

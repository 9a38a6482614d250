import { DIMENSION_KEYS, RECOMMENDATIONS } from '@kafaa/domain/evaluations/options';
import { isLinkOpen } from '@kafaa/domain/interviews/rules';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { withoutDeduction } from '@kafaa/interviewer/scoring/waived';
import { rejectionMailDue } from '../../apps/server/src/features/candidates/events.ts';
import { interviewCompleted } from '../../apps/server/src/features/interviews/events.ts';
import { mailQueued } from '../../apps/server/src/features/mails/events.ts';
import { reportOverdue, reportRequested } from '../../apps/server/src/features/reports/events.ts';
import type { Seen } from './seen.ts';

/** I7: a report in progress has a task; a finished report has a complete file. */
export function* reportsWhole(seen: Seen): Generator<string> {
  const { candidates, reports, files, settled } = seen;
  for (const { id, reportStatus } of candidates) {
    const report = reports.find(({ candidateId }) => candidateId === id);
    if (reportStatus === 'READY') {
      const bytes = report ? files.read(report.fileKey) : null;
      if (!report || !bytes) yield `the report of ${id} is ready and not there`;
      else if (!isWholePdf(bytes)) yield `the report of ${id} is torn`;
    }
    if (reportStatus === 'GENERATING' && settled) yield `the report of ${id} is being made for ever`;
    const made =
      seen.hasTask(reportRequested.name, { candidateId: id }) || seen.hasTask(reportOverdue.name, { candidateId: id });
    if (reportStatus === 'GENERATING' && !made) yield `the report of ${id} is being made by nobody`;
    if (reportStatus === 'NONE' && report) yield `${id} has a report that nobody asked for`;
  }
}

function isWholePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
}

/** Delay in milliseconds after which a due task that has not started counts as late. */
const LATE_MS = 10_000;

/** I8: the work that an event requires is queued, running, done or visibly given up. */
export function* workNotLost(seen: Seen): Generator<string> {
  const { interviews, candidates, mails, tasks, settled, takenAt } = seen;
  for (const { candidateId, completedAt } of interviews) {
    const withdrawn = candidates.find(({ id }) => id === candidateId)?.withdrawnAt;
    if (!completedAt || withdrawn || seen.evaluationOf(candidateId)) continue;
    if (!seen.hasTask(interviewCompleted.name, { candidateId })) yield `nobody will evaluate ${candidateId}`;
    else if (settled) yield `${candidateId} is still not evaluated`;
  }
  for (const { id, sentAt, refusal } of mails) {
    if (sentAt || refusal) continue;
    if (!seen.hasTask(mailQueued.name, { mailId: id })) yield `nobody will send the mail ${id}`;
    else if (settled) yield `the mail ${id} has still not left`;
  }
  for (const { id, rejectionMailAt, rejectionMailedAt } of candidates)
    if (rejectionMailAt && !rejectionMailedAt && !seen.hasTask(rejectionMailDue.name, { candidateId: id }))
      yield `nobody will tell ${id} of the rejection`;
  if (!settled) return;
  for (const { id, name, state, runAt } of tasks) {
    if (state === 'given-up') yield `a task was given up: ${name} ${id}`;
    else if (runAt.getTime() < takenAt.getTime() - LATE_MS) yield `the task ${name} ${id} is late`;
  }
}

/** I9: an evaluation is complete and within its bounds, or does not exist. */
export function* evaluationsWhole(seen: Seen): Generator<string> {
  const { evaluations, candidates, interviews } = seen;
  for (const { candidateId, result, deductionWaived } of evaluations) {
    for (const fault of faultsOf(result)) yield `the evaluation of ${candidateId}: ${fault}`;
    const row = candidates.find(({ id }) => id === candidateId);
    const score = (deductionWaived ? withoutDeduction(result) : result).score;
    if (row && row.score !== score) yield `the list shows ${row.score} for ${candidateId}, the evaluation ${score}`;
    if (!interviews.find((interview) => interview.candidateId === candidateId)?.completedAt)
      yield `${candidateId} was evaluated before the end`;
  }
  for (const { id, score } of candidates)
    if (score !== null && !seen.evaluationOf(id)) yield `${id} has a score without an evaluation`;
}

function* faultsOf(result: Evaluation): Generator<string> {
  const scores = [result.score, ...DIMENSION_KEYS.map((key) => result[key])];
  for (const score of [...scores, ...result.dimensions.map((one) => one.score)])
    if (score !== null && !(Number.isInteger(score) && score >= 0 && score <= 100)) yield `a score of ${String(score)}`;
  const keys = result.dimensions.map(({ key }) => key);
  if (DIMENSION_KEYS.some((key) => !keys.includes(key))) yield 'a dimension is missing';
  if (result.answers.length === 0) yield 'no answer was read';
  if (!RECOMMENDATIONS.includes(result.recommendation)) yield 'no recommendation';
  if (!result.note.startsWith(result.recommendation)) yield 'the note does not open with the recommendation';
}

/** I11: every reference leads to a file; a file without a reference is younger than a day. */
export function* filesResolve(seen: Seen): Generator<string> {
  const { interviews, reports, files, takenAt } = seen;
  const known = new Set(files.keys);
  for (const { candidateId, cvKey, cvSize } of interviews)
    if (cvKey && (!known.has(cvKey) || files.read(cvKey)?.length !== cvSize))
      yield `the CV of ${candidateId} is not there`;
  for (const { candidateId, fileKey } of reports)
    if (!known.has(fileKey)) yield `the report file of ${candidateId} is not there`;
  const wanted = new Set<string | null>([
    ...interviews.map(({ cvKey }) => cvKey),
    ...reports.map(({ fileKey }) => fileKey),
  ]);
  for (const key of files.keys) {
    if (wanted.has(key) || takenAt.getTime() - files.changedAt(key).getTime() < DAY_MS) continue;
    const [folder, , candidateId = ''] = key.split('/');
    const interview = seen.interviewOf(candidateId);
    // Chunks of a CV stay as long as the candidate may continue the upload.
    if (folder === 'uploads' && interview && isLinkOpen(interview, takenAt)) continue;
    yield `the file ${key} belongs to nothing for more than a day`;
  }
}

import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { provisionalEnd } from '@kafaa/domain/interviews/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import { recordProgress, recordReturn } from '../candidates/service.ts';
import { weightsOf } from '../jobs/briefs-service.ts';
import { lockJob, lockQuestions } from '../jobs/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { CV_CONTENT_TYPES, cvTypeOf, NO_CV } from './cv-service.ts';
import { closedLink, openLink, requireOpenInterview } from './links-service.ts';
import { deleteAll, questionsHash, removeFiles } from './provisional-service.ts';
import { takeSeat } from './seats-service.ts';
import { completeInterview } from './service.ts';
import * as store from './store.ts';

type Begun = Awaited<ReturnType<typeof store.lockProvisionals>>[number];

/** A copy of a CV in the candidate's own folder, because the key of a file names the person to whom it belongs. */
interface CopiedCv {
  readonly from: string;
  readonly to: string;
}

async function copyCv(deps: Deps, key: store.InterviewKey, keep: string | null): Promise<CopiedCv | null> {
  if (keep === null) return null;
  const begun = await store.findInterview(deps.db, { ...key, candidateId: keep });
  const from = begun?.provisional ? begun.cvKey : null;
  const bytes = from && (await deps.files.get(from));
  if (!from || !bytes) return null;
  const type = cvTypeOf(from);
  const to = `cvs/${key.companyId}/${key.candidateId}/${deps.newId()}.${type}`;
  await deps.files.put(to, bytes, CV_CONTENT_TYPES[type]);
  return { from, to };
}

/** Moves start, answers and CV of the chosen interview to the application, as if it had begun with the mailed link. */
async function takeOver(
  deps: Deps,
  tx: Db,
  { key, held, begun, cv }: { key: store.InterviewKey; held: store.HeldInterview; begun: Begun; cv: CopiedCv | null },
): Promise<void> {
  const now = deps.clock.now();
  const scope = { companyId: key.companyId, jobId: held.jobId };
  const job = await lockJob(tx, scope);
  if (job.status !== 'OPEN' || !(await runningSubscription(deps, tx, key.companyId)))
    throw new AppError(interviewErrors.INTERVIEW_PAUSED);
  if (held.withdrawnAt) await recordReturn(tx, key, now);
  await takeSeat(deps, tx, key, held.jobId);
  await lockQuestions(tx, { ...scope, at: now, emphasis: weightsOf(job).emphasis });
  const {
    startedAt,
    consentVersion,
    accommodation,
    followUps,
    probed,
    cvFields,
    cvName,
    cvSize,
    cvReceived,
    cvReadable,
  } = begun.interview;
  // An incomplete upload starts again, because its chunks belong to the device that sent them.
  const isCopied = cv !== null && cv.from === begun.interview.cvKey;
  const file = isCopied ? { cvName, cvSize, cvReceived, cvReadable, cvKey: cv.to } : NO_CV;
  await store.updateInterview(tx, {
    ...key,
    // The last activity is set to now, so that the idle time after which a seat is freed starts here.
    set: { startedAt, consentVersion, accommodation, lastAnswerAt: now, followUps, probed, cvFields, ...file },
  });
  await store.moveAnswers(tx, { ...key, from: begun.interview.candidateId });
  await recordProgress(tx, key, now);
}

/**
 * Result of a confirmation: the state of the kept interview, and the keys and files of the deleted provisional rows. The files are removed
 * after the commit.
 */
interface Outcome {
  readonly kept: 'finished' | 'running' | 'changed' | null;
  readonly keys: readonly store.InterviewKey[];
  readonly files: readonly string[];
}

async function settle(
  deps: Deps,
  tx: Db,
  { key, jobId, keep, cv }: { key: store.InterviewKey; jobId: string; keep: string | null; cv: CopiedCv | null },
): Promise<Outcome> {
  const scope = { companyId: key.companyId, jobId };
  // Lock order is job, then interview.
  await lockJob(tx, scope);
  const held = await store.lockInterview(tx, key);
  if (!held || held.completedAt) throw closedLink(deps, key, held);
  if (held.rejected) throw new AppError(interviewErrors.APPLICATION_CLOSED);
  const mailbox = await store.findMailbox(tx, key);
  const all = mailbox === null ? [] : await store.lockProvisionals(tx, { ...scope, mailbox });
  const now = deps.clock.now();
  const begun = all.find(({ interview }) => interview.candidateId === keep);
  const keys = all.map(({ interview }) => ({ companyId: key.companyId, candidateId: interview.candidateId }));
  let kept: Outcome['kept'] = null;
  if (keep !== null) {
    const isOpen = begun && begun.interview.startedAt !== null && provisionalEnd(begun.provisional.begunAt) > now;
    // A running application is never replaced, even if its holder withdrew it.
    if (!isOpen || held.startedAt) throw new AppError(interviewErrors.ALREADY_BEGUN);
    const isSame = begun.provisional.questionsHash === (await questionsHash(tx, scope));
    if (isSame) await takeOver(deps, tx, { key, held, begun, cv });
    kept = !isSame ? 'changed' : begun.provisional.finishedAt ? 'finished' : 'running';
  }
  return { kept, keys, files: await deleteAll(tx, keys) };
}

/**
 * Confirms, with a mailed link, which of the interviews begun with the reader's address is the reader's own. This interview becomes the
 * application's and is submitted if it is complete; all others are erased. Loading the page confirms nothing.
 */
export async function confirmInterview(
  deps: Deps,
  token: string,
  { keep }: { keep: string | null },
): Promise<{ submitted: boolean }> {
  const key = await openLink(deps, token);
  const { provisional, jobId } = await requireOpenInterview(deps, deps.db, key);
  if (provisional) throw new AppError(interviewErrors.CONFIRM_FIRST);
  const cv = await copyCv(deps, key, keep);
  let outcome: Outcome;
  try {
    outcome = await deps.db.transaction((tx) => settle(deps, tx, { key, jobId, keep, cv }));
  } catch (error) {
    // An AppError is thrown before the commit; any other error may come after it, so the file stays.
    if (error instanceof AppError && cv) await deps.files.remove(cv.to);
    throw error;
  }
  await removeFiles(deps, outcome.keys, outcome.files);
  if (outcome.kept === 'changed') throw new AppError(interviewErrors.QUESTIONS_CHANGED);
  if (outcome.kept !== 'finished') return { submitted: false };
  try {
    await completeInterview(deps, { token, answers: [], cv: null });
    return { submitted: true };
  } catch (error) {
    // The interview continues, and its page shows what is missing.
    if (error instanceof AppError) return { submitted: false };
    throw error;
  }
}

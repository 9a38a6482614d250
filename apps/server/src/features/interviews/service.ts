import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { fieldsOf } from '@kafaa/domain/candidates/fields';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import {
  asksLived,
  isLinkOpen,
  provisionalEnd,
  shownFollowUps,
  startedLinkEnd,
  tellsCv,
} from '@kafaa/domain/interviews/rules';
import {
  answerText,
  type Interview,
  type SaveAnswerPayload,
  type StartedInterview,
  type StartInterviewPayload,
} from '@kafaa/domain/interviews/schema';
import { CONFIRM_TO_SEND } from '@kafaa/domain/interviews/texts';
import { promiseText } from '@kafaa/domain/jobs/promise-texts';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import * as z from 'zod/mini';
import type { Db, Deps } from '#/deps';
import type { Reader } from '#/platform/http/route';
import { ownDataLink, ownDataUrl } from '#/platform/links/own-data-link';
import { recordAuditEvent } from '../audit/service.ts';
import { promisedDay, recordProgress, recordPromise, recordReturn, requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { weightsOf } from '../jobs/briefs-service.ts';
import { listQuestions, lockJob, lockQuestions, requireJob } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { cvChunks, storeCv } from './cv-service.ts';
import { interviewCompleted } from './events.ts';
import { applicationReceivedMail } from './mails/application-received.tsx';
import { hashOfTexts, startProvisional } from './provisional-service.ts';
import { followUpsInTime, listTold } from './exchanges-service.ts';
import { closedLink, openLink, requireOpenInterview } from './links-service.ts';
import { pausedError, refuseWithoutSeat, takeSeat } from './seats-service.ts';
import * as store from './store.ts';

export async function getInterview(deps: Deps, token: string): Promise<Interview> {
  const key = await openLink(deps, token);
  const now = deps.clock.now();
  const found = await store.findConversation(deps.db, { ...key, now });
  if (!found) throw new AppError(interviewErrors.EXPIRED_LINK);
  const { interview, candidate, job, companyName, contact, maxCandidates, questions, kinds, answers } = found;
  const { provisional, begun } = found;
  if (!isLinkOpen(interview, now)) throw closedLink(deps, key, interview);
  if (candidate.status === 'REJECTED') throw new AppError(interviewErrors.APPLICATION_CLOSED);
  // After a withdrawal and a new registration the candidate must read the warning again.
  const startedAt = candidate.withdrawnAt ? null : interview.startedAt;
  if (provisional && startedAt && hashOfTexts(questions) !== provisional.questionsHash)
    throw new AppError(interviewErrors.QUESTIONS_CHANGED);
  if (!startedAt && !provisional)
    await refuseWithoutSeat(deps, {
      job,
      companyId: key.companyId,
      maxCandidates,
      waits: interview.waitlistedAt !== null,
    });
  const { cvName, cvSize, cvReceived, cvReadable, cvFields } = interview;
  return {
    // Before the start only the number of questions is shown, because starting takes the seat and the person's only attempt.
    questions: interview.startedAt ? questions : questions.map(() => ''),
    lived: interview.startedAt ? kinds.map(asksLived) : [],
    followUps: shownFollowUps(interview.followUps ?? []),
    interviewLanguage: job.interviewLanguage,
    jobId: job.id,
    jobTitle: job.title,
    jobLocation: job.location,
    companyName,
    contact: contact ?? deps.config.brand.email,
    candidate: { ...fieldsOf(candidate), ownData: provisional ? '' : ownDataLink(deps, key) },
    answers,
    startedAt: startedAt?.toISOString() ?? null,
    accommodation: interview.accommodation,
    ...(candidate.personAskedAt && { personAsked: true }),
    expiresAt: interview.linkExpiresAt.toISOString(),
    cv:
      cvName !== null && cvSize !== null
        ? { name: cvName, size: cvSize, received: cvReceived, readable: cvReadable }
        : null,
    cvFields,
    ...(provisional && { unconfirmed: unconfirmedOf(provisional) }),
    // A started interview, even a withdrawn one, is never replaced by a provisional one.
    ...(!interview.startedAt && begun.length > 0 && { begun }),
  };
}

const unconfirmedOf = ({ begunAt, finishedAt }: { begunAt: Date; finishedAt: Date | null }) => ({
  finished: finishedAt !== null,
  erasedAt: provisionalEnd(begunAt).toISOString(),
});

/** Records the candidate's consent and takes a seat; a repeated call returns the first start. */
export async function startInterview(
  deps: Deps,
  token: string,
  { consentVersion, accommodation }: StartInterviewPayload,
): Promise<StartedInterview> {
  const key = await openLink(deps, token);
  const { jobId } = await requireOpenInterview(deps, deps.db, key);
  return deps.db.transaction(async (tx) => {
    // Lock order is job, then interview, so that transactions cannot deadlock.
    const job = await lockJob(tx, { ...key, jobId });
    const interview = await store.lockInterview(tx, key);
    if (!interview || interview.completedAt) throw closedLink(deps, key, interview);
    if (interview.rejected) throw new AppError(interviewErrors.APPLICATION_CLOSED);
    if (interview.provisional)
      return startProvisional(deps, tx, key, { interview, job, consentVersion, accommodation });
    const started = async (startedAt: Date, aided: boolean) => {
      const questions = await listQuestions(tx, { ...key, jobId });
      const texts = questions.map(({ question }) => question.text);
      const lived = questions.map(({ question }) => asksLived(question.kind));
      return { startedAt: startedAt.toISOString(), questions: texts, lived, accommodation: aided };
    };
    const said = accommodation === undefined ? {} : { accommodation };
    const aided = accommodation ?? interview.accommodation;
    if (interview.startedAt && !interview.withdrawnAt) {
      if (!interview.seated) await takeSeat(deps, tx, key, jobId);
      // If the first start's response was lost, the candidate may still change the accommodation until the first answer.
      if (interview.lastAnswerAt) return started(interview.startedAt, interview.accommodation);
      if (aided !== interview.accommodation) await store.updateInterview(tx, { ...key, set: said });
      return started(interview.startedAt, aided);
    }
    if (job.status !== 'OPEN' || !(await runningSubscription(deps, tx, key.companyId))) {
      throw pausedError(job);
    }
    const now = deps.clock.now();
    if (interview.withdrawnAt) await recordReturn(tx, key, now);
    await takeSeat(deps, tx, key, jobId);
    await lockQuestions(tx, { ...key, jobId, at: now, emphasis: weightsOf(job).emphasis });
    await store.updateInterview(tx, { ...key, set: { startedAt: now, lastAnswerAt: null, consentVersion, ...said } });
    await recordProgress(tx, key, now);
    return started(now, aided);
  });
}

/**
 * Stores an answer. The highest revision wins, so that retries and reordering are harmless. A stored answer that the sender has not seen
 * (not in `over`) is not replaced.
 */
export async function saveAnswer(
  deps: Deps,
  token: string,
  position: number | null,
  { answer, revision, behaviour, over }: SaveAnswerPayload,
) {
  const key = await openLink(deps, token);
  const savedAt = deps.clock.now();
  const openFrom = startedLinkEnd(savedAt);
  const given = { answer, revision, behaviour: behaviour ?? null, over: over ?? null, savedAt, openFrom };
  const saved = position === null ? null : await store.keepAnswer(deps.db, { ...key, position, ...given });
  if (position === null || !saved) throw new AppError(await refusal(deps, key));
  const kept =
    saved.revision === null
      ? (await store.listAnswers(deps.db, key)).find((one) => one.position === position)
      : { revision: saved.revision, savedAt };
  if (!kept) throw new Error('invariant: no stored answer after keepAnswer (interviews.saveAnswer)');
  const known = saved.followUps ?? [];
  const isAnswer = position < saved.asked;
  const changed = isAnswer && saved.revision !== null ? position : null;
  const isSettled = saved.probed >= saved.asked && changed === null;
  const followUps = isSettled ? known : await followUpsInTime(deps, key, { changed, known });
  return {
    index: position,
    revision: kept.revision,
    savedAt: kept.savedAt.toISOString(),
    followUps: shownFollowUps(followUps),
  };
}

/** Returns the error for an answer that was not stored. */
async function refusal(deps: Deps, key: store.InterviewKey) {
  const { startedAt, withdrawnAt } = await requireOpenInterview(deps, deps.db, key);
  return !startedAt || withdrawnAt ? interviewErrors.NOT_STARTED : interviewErrors.UNKNOWN_QUESTION;
}

/** Returns the questions and answers of a candidate, in order; a question without an answer has an empty text. */
export async function getTranscript(deps: Deps, { reader, ...key }: store.InterviewKey & { reader: Reader }) {
  const found = isId(key.candidateId) ? await store.findTranscript(deps.db, { ...key, reader }) : null;
  // The plan error comes first, whether or not the candidate exists.
  if (!reader.passages && !found?.reviewed) throw new AppError(kernelErrors.PLAN_FEATURE_REQUIRED);
  if (!found) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  const { questions, followUps, judged } = found;
  const answers = new Map(found.answers.map(({ index, answer }) => [index, answer]));
  if (answers.size === 0) return { questions: [], answers: [], followUps: [], readings: [], verdicts: [] };
  await recordAuditEvent(deps, deps.db, { ...key, by: reader, action: 'TRANSCRIPT_READ', of: key.candidateId });
  return {
    questions,
    answers: questions.map((_, position) => answers.get(position) ?? ''),
    followUps: (followUps ?? []).flatMap((followUp, turn) => {
      const answer = answers.get(questions.length + turn);
      return answer === undefined ? [] : [{ ...followUp, answer }];
    }),
    readings: questions.map((_, position) => judged?.[position]?.key ?? null),
    verdicts: questions.map((_, position) => {
      const verdict = judged?.[position];
      return verdict ? { level: verdict.level, reason: verdict.reason } : null;
    }),
  };
}

/** Returns the completed interview with its questions and answers, for the evaluation; null before the completion. */
export async function completedInterview(deps: Deps, key: store.InterviewKey) {
  const interview = await store.findInterview(deps.db, key);
  if (!interview?.completedAt) return null;
  const told = await listTold(deps.db, key, interview);
  return { interview, completedAt: interview.completedAt, told, exchanges: told.map(({ exchange }) => exchange) };
}

/** Whether the interview is still the one completed at `completedAt`: the company may have reopened it. */
export async function isStillCompleted(tx: Db, key: store.InterviewKey, completedAt: Date): Promise<boolean> {
  const interview = await store.findInterview(tx, key);
  return interview?.completedAt?.getTime() === completedAt.getTime();
}

export interface Completion {
  readonly token: string;
  readonly answers: readonly (string | null)[];
  readonly cv: { readonly name: string; readonly bytes: Uint8Array } | null;
}

interface Completed {
  readonly message: string;
  readonly promise?: string;
  readonly unconfirmed?: boolean;
}

const completed = (promisedBy: string | null): Completed => ({
  message: 'Candidature soumise avec succès !',
  ...(promisedBy !== null && { promise: promiseText(promisedBy) }),
});

/**
 * Completes the interview. Answers that the server saved win over the submitted copy, which only fills gaps. A repeated call returns the
 * first success. Completion and evaluation task are one transaction.
 */
export async function completeInterview(deps: Deps, { token, answers, cv }: Completion): Promise<Completed> {
  const key = await openLink(deps, token);
  const before = await store.findInterview(deps.db, key);
  if (before?.completedAt) return completed((await requireCandidate(deps.db, key)).promisedBy);
  const open = await requireOpenInterview(deps, deps.db, key);
  const { jobId, startedAt, withdrawnAt, cvKey: sentAhead } = open;
  if (!startedAt || withdrawnAt) throw new AppError(interviewErrors.NOT_STARTED);
  if (!cv && !sentAhead && !tellsCv(open.cvFields)) throw new AppError(interviewErrors.CV_MISSING);
  // Answers are checked before the file, so that an incomplete form costs no further work.
  await gapsOf(deps.db, key, open, answers);
  const stored = cv
    ? {
        cvKey: await storeCv(deps, key, cv),
        cvName: cv.name,
        cvSize: cv.bytes.length,
        cvReceived: cv.bytes.length,
        cvReadable: null,
      }
    : { cvKey: undefined };
  const received = open.provisional ? null : await prepareReceipt(deps, key, jobId);
  const finish = () =>
    deps.db.transaction(async (tx) => {
      await lockJob(tx, { ...key, jobId });
      const interview = await store.lockInterview(tx, key);
      // The candidate was erased or withdrew during the upload of the CV.
      if (!interview || interview.withdrawnAt) throw new AppError(interviewErrors.EXPIRED_LINK);
      if (interview.completedAt) return { unused: stored.cvKey };
      if (!stored.cvKey && !interview.cvKey && !tellsCv(interview.cvFields))
        throw new AppError(interviewErrors.CV_MISSING);
      await fillGaps(deps, tx, key, interview, answers);
      const completedAt = deps.clock.now();
      if (received) await submit(deps, tx, key, { interview, set: { completedAt, ...stored }, received });
      else {
        if (stored.cvKey) await store.updateInterview(tx, { ...key, set: stored });
        await store.updateProvisional(tx, { ...key, set: { finishedAt: completedAt } });
      }
      return { unused: stored.cvKey && interview.cvKey };
    });
  try {
    const { unused } = await finish();
    if (unused) await deps.files.remove(unused);
    await cvChunks(deps, key).drop();
  } catch (error) {
    // An AppError is thrown before the commit; any other error may come after it, so the file stays.
    if (error instanceof AppError && stored.cvKey) await deps.files.remove(stored.cvKey);
    throw error;
  }
  return received ? completed(received.promisedBy) : { message: CONFIRM_TO_SEND, unconfirmed: true };
}

/** Prepares the mail that an application has arrived, before the transaction. */
async function prepareReceipt(deps: Deps, key: store.InterviewKey, jobId: string) {
  const { email: to, firstName, promiseDays } = await requireCandidate(deps.db, key);
  const promisedBy = promisedDay({ promiseDays }, deps.clock.now());
  const content = await applicationReceivedMail(deps.config, {
    firstName,
    job: (await requireJob(deps.db, { ...key, jobId })).title,
    company: (await getCompany(deps.db, key.companyId)).name,
    ownData: ownDataUrl(deps, key),
    promisedBy,
  });
  return { to, content, promisedBy };
}

interface Submitted {
  readonly interview: store.InterviewRow;
  readonly set: { readonly completedAt: Date; readonly cvKey: string | undefined };
  readonly received: Awaited<ReturnType<typeof prepareReceipt>>;
}

async function submit(
  deps: Deps,
  tx: Db,
  key: store.InterviewKey,
  { interview, set, received }: Submitted,
): Promise<void> {
  const { to, content, promisedBy } = received;
  if (!interview.seated) await takeSeat(deps, tx, key, interview.jobId);
  await store.updateInterview(tx, { ...key, set });
  await recordProgress(tx, key, set.completedAt);
  await recordPromise(tx, key, promisedBy);
  await deps.queue.send(tx, interviewCompleted, key);
  await queueMail(deps, tx, { ...key, to, content });
}

async function fillGaps(
  deps: Deps,
  tx: Db,
  key: store.InterviewKey,
  interview: store.InterviewRow,
  answers: Completion['answers'],
): Promise<void> {
  for (const gap of await gapsOf(tx, key, interview, answers)) {
    await store.saveAnswer(tx, { ...key, ...gap, revision: 1, behaviour: null, savedAt: deps.clock.now() });
  }
}

/** Returns the answers that only the completion's copy contains; throws if a question has no answer at all. */
async function gapsOf(
  db: Db,
  key: store.InterviewKey,
  { jobId, followUps }: Pick<store.InterviewRow, 'jobId' | 'followUps'>,
  answers: Completion['answers'],
): Promise<{ position: number; answer: string }[]> {
  const saved = new Set((await store.listAnswers(db, key)).map(({ position }) => position));
  const questions = await listQuestions(db, { ...key, jobId });
  const gaps: { position: number; answer: string }[] = [];
  for (let position = 0; position < questions.length + (followUps?.length ?? 0); position += 1) {
    if (saved.has(position)) continue;
    const parsed = z.safeParse(answerText, answers[position]);
    // A follow-up may stay unanswered, because a phone without network never showed it.
    if (!parsed.success && position >= questions.length) continue;
    if (!parsed.success) throw new AppError(interviewErrors.ANSWERS_MISSING);
    gaps.push({ position, answer: parsed.data });
  }
  return gaps;
}

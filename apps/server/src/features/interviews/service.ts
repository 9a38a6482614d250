import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { RegistrationPayload } from '@kafaa/domain/candidates/schema';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { cvProblem, isLinkOpen, linkExpiry, seatDeadline } from '@kafaa/domain/interviews/rules';
import { answerText, type Interview, type SaveAnswerPayload } from '@kafaa/domain/interviews/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { sniffCvType } from '@kafaa/interviewer/cv/sniff';
import * as z from 'zod/mini';
import type { Db, Deps } from '#/deps';
import { fileLink } from '#/platform/file-link';
import { pieces } from '#/platform/pieces';
import { hashToken } from '#/platform/token';
import { addCandidate, requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { changeSeats, listQuestions, locateOpenJob, lockJob, lockQuestions, requireJob } from '../jobs/service.ts';
import type { JobRow } from '../jobs/store.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { applicationAlreadySentMail } from './mails/application-already-sent.tsx';
import { interviewLinkMail } from './mails/interview-link.tsx';
import { seatAvailableMail } from './mails/seat-available.tsx';
import { interviewCompleted } from './events.ts';
import * as store from './store.ts';

const CV_CONTENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Registers a candidate and sends the personal link. The answer is the same for someone who had registered before. */
export async function register(deps: Deps, { jobId, ...person }: RegistrationPayload) {
  const { job, company, companyId } = await locateOpenJob(deps, jobId);
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(candidateErrors.JOB_CLOSED);
  const token = deps.newToken();
  const now = deps.clock.now();
  const expiresAt = linkExpiry(now);
  const names = { firstName: person.firstName, job: job.title, company: company.name };
  const link = await interviewLinkMail(deps.config, { ...names, token, expiresAt });
  const sent = await applicationAlreadySentMail(deps.config, names);
  await deps.db.transaction(async (tx) => {
    const { candidate, isNew } = await addCandidate(deps, tx, { ...person, companyId, jobId });
    const key = { companyId, candidateId: candidate.id };
    const before = isNew ? null : await store.lockInterview(tx, key);
    if (before?.completedAt) return queueMail(deps, tx, { ...key, to: person.email, content: sent });
    // Only completed interviews hold their seats for good: the others may fall free again.
    if (isNew && (await store.countCompleted(tx, { companyId, jobId })) >= running.maxCandidates) {
      throw new AppError(candidateErrors.REGISTRATION_FULL);
    }
    await store.saveInterview(tx, { ...key, jobId, linkExpiresAt: expiresAt });
    await store.insertLink(tx, { ...key, tokenHash: hashToken(token), createdAt: now });
    return queueMail(deps, tx, { ...key, to: person.email, content: link });
  });
  return { message: 'Vérifiez votre boîte e-mail', email: person.email };
}

/** Whose interview the link opens; an unknown token looks like an expired one. */
export async function openLink(deps: Deps, token: string): Promise<store.InterviewKey> {
  const key = await store.locateInterview(deps.db, hashToken(token));
  if (!key) throw new AppError(interviewErrors.EXPIRED_LINK);
  return key;
}

async function requireOpenInterview(deps: Deps, db: Db, key: store.InterviewKey): Promise<store.InterviewRow> {
  const interview = await store.findInterview(db, key);
  if (!interview || !isLinkOpen(interview, deps.clock.now())) throw new AppError(interviewErrors.EXPIRED_LINK);
  return interview;
}

export async function getInterview(deps: Deps, token: string): Promise<Interview> {
  const key = await openLink(deps, token);
  const interview = await requireOpenInterview(deps, deps.db, key);
  const job = await requireJob(deps.db, { ...key, jobId: interview.jobId });
  if (!interview.startedAt) await refuseWithoutSeat(deps, job, key.companyId);
  const [candidate, company] = [await requireCandidate(deps.db, key), await getCompany(deps.db, key.companyId)];
  const questions = await listQuestions(deps.db, { ...key, jobId: interview.jobId });
  const answers = await store.listAnswers(deps.db, key);
  const { cvName, cvSize, cvReceived } = interview;
  return {
    questions: questions.map(({ question }) => question.text),
    interviewLanguage: job.interviewLanguage,
    jobId: job.id,
    jobTitle: job.title,
    jobLocation: job.location,
    companyName: company.name,
    candidate: { firstName: candidate.firstName, email: candidate.email },
    answers: answers.map(({ position, answer, revision }) => ({ index: position, answer, revision })),
    startedAt: interview.startedAt?.toISOString() ?? null,
    expiresAt: interview.linkExpiresAt.toISOString(),
    cv: cvName !== null && cvSize !== null ? { name: cvName, size: cvSize, received: cvReceived } : null,
  };
}

/** Says before the warning is shown what starting would say; only starting itself decides. */
async function refuseWithoutSeat(deps: Deps, job: JobRow, companyId: CompanyId): Promise<void> {
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(interviewErrors.INTERVIEW_PAUSED);
  if (job.seatsTaken < running.maxCandidates) return;
  // A seat may be idle without the hourly task having passed: look before refusing.
  const free = await deps.db.transaction(
    async (tx) => (await freeIdleSeats(deps, tx, { companyId, jobId: job.id })) < running.maxCandidates,
  );
  if (!free) throw new AppError(interviewErrors.JOB_FULL);
}

/** Frees idle seats of a job under its lock; answers how many are taken afterwards. */
async function freeIdleSeats(deps: Deps, tx: Db, scope: { companyId: CompanyId; jobId: string }): Promise<number> {
  const job = await lockJob(tx, scope);
  const freed = await store.releaseSeats(tx, { ...scope, deadline: seatDeadline(deps.clock.now()) });
  if (freed > 0) await changeSeats(tx, { ...scope, by: -freed });
  return job.seatsTaken - freed;
}

/** Takes a seat of the job under its lock: two candidates never share the last one. */
async function takeSeat(deps: Deps, tx: Db, key: store.InterviewKey, jobId: string): Promise<void> {
  const scope = { companyId: key.companyId, jobId };
  const taken = await freeIdleSeats(deps, tx, scope);
  // A running interview goes on when the subscription has ended: its seat counts against the plan it began on.
  const running = await runningSubscription(deps, tx, key.companyId);
  if (running && taken >= running.maxCandidates) throw new AppError(interviewErrors.JOB_FULL);
  await changeSeats(tx, { ...scope, by: 1 });
  await store.updateInterview(tx, { ...key, set: { seated: true, waitlistedAt: null } });
}

/** Records the candidate's agreement and takes a seat; repeated, it answers the first start. */
export async function startInterview(deps: Deps, token: string): Promise<{ startedAt: string }> {
  const key = await openLink(deps, token);
  const { jobId } = await requireOpenInterview(deps, deps.db, key);
  const startedAt = await deps.db.transaction(async (tx) => {
    // The job before the interview, here as everywhere: two locks in one order never wait for each other.
    const job = await lockJob(tx, { ...key, jobId });
    const interview = await store.lockInterview(tx, key);
    if (!interview || interview.completedAt) throw new AppError(interviewErrors.EXPIRED_LINK);
    if (interview.startedAt) {
      if (!interview.seated) await takeSeat(deps, tx, key, jobId);
      return interview.startedAt;
    }
    if (job.status !== 'OPEN' || !(await runningSubscription(deps, tx, key.companyId))) {
      throw new AppError(interviewErrors.INTERVIEW_PAUSED);
    }
    await takeSeat(deps, tx, key, jobId);
    const now = deps.clock.now();
    await lockQuestions(tx, { ...key, jobId, at: now });
    await store.updateInterview(tx, { ...key, set: { startedAt: now, consentVersion: CONSENT_VERSION } });
    return now;
  });
  return { startedAt: startedAt.toISOString() };
}

/** Keeps an answer; the highest revision wins, so repeating and reordering do no harm. */
export async function saveAnswer(
  deps: Deps,
  token: string,
  position: number,
  { answer, revision, behaviour }: SaveAnswerPayload,
) {
  const key = await openLink(deps, token);
  const { jobId, startedAt } = await requireOpenInterview(deps, deps.db, key);
  if (!startedAt) throw new AppError(interviewErrors.NOT_STARTED);
  const questions = await listQuestions(deps.db, { ...key, jobId });
  if (!questions[position]) throw new AppError(interviewErrors.UNKNOWN_QUESTION);
  const savedAt = deps.clock.now();
  const kept = await deps.db.transaction(async (tx) => {
    const interview = await store.lockInterview(tx, key);
    if (!interview || interview.completedAt) throw new AppError(interviewErrors.EXPIRED_LINK);
    await store.saveAnswer(tx, { ...key, position, answer, revision, behaviour: behaviour ?? null, savedAt });
    await store.updateInterview(tx, { ...key, set: { lastAnswerAt: savedAt } });
    return store.findAnswer(tx, { ...key, position });
  });
  if (!kept) throw new Error('a saved answer that is not there');
  return { index: position, revision: kept.revision, savedAt: kept.savedAt.toISOString() };
}

export async function joinWaitlist(deps: Deps, token: string) {
  const key = await openLink(deps, token);
  await requireOpenInterview(deps, deps.db, key);
  await store.updateInterview(deps.db, { ...key, set: { waitlistedAt: deps.clock.now() } });
  return { message: 'C’est noté : vous recevrez un e-mail dès qu’une place se libère.' };
}

/** Hourly: frees idle seats and writes to those who asked to be told. */
export async function sweepSeats(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const scope of await store.locateJobsToSweep(deps.db, seatDeadline(now))) {
    const { name: company } = await getCompany(deps.db, scope.companyId);
    const { title: job } = await requireJob(deps.db, scope);
    const running = await runningSubscription(deps, deps.db, scope.companyId);
    await deps.db.transaction(async (tx) => {
      const taken = await freeIdleSeats(deps, tx, scope);
      const limit = running ? Math.max(0, running.maxCandidates - taken) : 0;
      const waiting = limit > 0 ? await store.takeFromWaitlist(tx, { ...scope, limit, now }) : [];
      for (const { email: to, firstName, candidateId } of waiting) {
        const content = await seatAvailableMail(deps.config, { firstName, job, company });
        await queueMail(deps, tx, { ...scope, candidateId, to, content });
      }
    });
  }
}

/** Questions and answers of a candidate, in order; a question without an answer has an empty text. */
export async function getChat(deps: Deps, key: store.InterviewKey) {
  const candidate = await requireCandidate(deps.db, key);
  const questions = await listQuestions(deps.db, { ...key, jobId: candidate.jobId });
  const answers = new Map((await store.listAnswers(deps.db, key)).map(({ position, answer }) => [position, answer]));
  if (answers.size === 0) return { questions: [], answers: [] };
  return {
    questions: questions.map(({ question }) => question.text),
    answers: questions.map((_, position) => answers.get(position) ?? ''),
  };
}

/** Takes one piece of the CV at its offset. Repeating a piece is harmless; the answer always says where to go on. */
export async function receiveCvPiece(
  deps: Deps,
  token: string,
  { offset, size, name, bytes }: { offset: number; size: number; name: string; bytes: Uint8Array },
) {
  const key = await openLink(deps, token);
  const interview = await requireOpenInterview(deps, deps.db, key);
  if (!interview.startedAt) throw new AppError(interviewErrors.NOT_STARTED);
  const problem = cvProblem({ name, size });
  if (problem) throw new AppError(problem);
  const alike = interview.cvName === name && interview.cvSize === size;
  const received = alike && (offset > 0 || (await beginsWith(deps, key, interview, bytes))) ? interview.cvReceived : 0;
  // A piece that is already here: its answer was lost on the way.
  if (offset < received) return { received, complete: received === size };
  const end = offset + bytes.length;
  if (offset > received || bytes.length === 0 || end > size) throw new AppError(interviewErrors.CV_WRONG_OFFSET);
  const parts = cvPieces(deps, key);
  if (offset === 0) await parts.drop();
  await parts.keep(offset, bytes);
  const cvKey = end === size ? await assembleCv(deps, key, interview, { name, size }) : null;
  const set = { cvName: name, cvSize: size, cvReceived: end, cvKey };
  if (!(await store.advanceCv(deps.db, { ...key, from: interview, set }))) {
    // Another request was faster: what it sent counts, and a finished interview keeps the CV it was finished with.
    if (cvKey) await deps.files.remove(cvKey);
    await requireOpenInterview(deps, deps.db, key);
    throw new AppError(interviewErrors.CV_WRONG_OFFSET);
  }
  // Only now: a process that ends on the way finds every piece again.
  if (cvKey) await parts.drop();
  if (interview.cvKey) await deps.files.remove(interview.cvKey);
  return { received: end, complete: end === size };
}

const cvPieces = (deps: Deps, { companyId, candidateId }: store.InterviewKey) =>
  pieces(deps.files, `uploads/${companyId}/${candidateId}/`);

/** Joins the pieces, looks at what the file really is and stores it; a wrong file starts over from nothing. */
async function assembleCv(
  deps: Deps,
  key: store.InterviewKey,
  from: store.InterviewRow,
  { name, size }: { name: string; size: number },
): Promise<string> {
  try {
    const bytes = await cvPieces(deps, key).join(size);
    if (!bytes) throw new AppError(interviewErrors.CV_WRONG_OFFSET);
    return await storeCv(deps, key, { name, bytes });
  } catch (error) {
    // A store that is away says nothing about the file: the last piece may be sent again.
    if (error instanceof AppError) {
      await store.advanceCv(deps.db, { ...key, from, set: { cvName: null, cvSize: null, cvReceived: 0, cvKey: null } });
      await cvPieces(deps, key).drop();
    }
    throw error;
  }
}

/** Whether what has arrived begins with these bytes: another file may have the same name and size. */
async function beginsWith(
  deps: Deps,
  key: store.InterviewKey,
  { cvKey }: store.InterviewRow,
  bytes: Uint8Array,
): Promise<boolean> {
  const kept = await (cvKey ? deps.files.get(cvKey) : cvPieces(deps, key).first());
  return kept !== null && Buffer.compare(kept.subarray(0, bytes.length), bytes) === 0;
}

/** Stores a CV under a name of ours. What it is counts, not what it is called. */
async function storeCv(
  deps: Deps,
  { companyId, candidateId }: store.InterviewKey,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const problem = cvProblem({ name, size: bytes.length });
  if (problem) throw new AppError(problem);
  const type = sniffCvType(bytes);
  if (!type) throw new AppError(interviewErrors.CV_UNSUPPORTED);
  const cvKey = `cvs/${companyId}/${candidateId}/${deps.newId()}.${type}`;
  await deps.files.put(cvKey, bytes, CV_CONTENT_TYPES[type]);
  return cvKey;
}

/** A short-lived address where the recruiter's browser fetches the CV. */
export async function getCvLink(deps: Deps, key: store.InterviewKey) {
  await requireCandidate(deps.db, key);
  const interview = await store.findInterview(deps.db, key);
  if (!interview?.cvKey || !interview.cvName) throw new AppError(candidateErrors.CV_NOT_FOUND);
  return { url: fileLink(deps, { key: interview.cvKey, name: interview.cvName }), fileName: interview.cvName };
}

/** The CV of a finished interview as the evaluation reads it; null when there is none. */
export async function readCvFile(
  deps: Deps,
  { cvKey, cvName }: store.InterviewRow,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const bytes = cvKey ? await deps.files.get(cvKey) : null;
  return bytes && cvName ? { name: cvName, bytes } : null;
}

/** What the evaluation scores: the finished interview with its questions and answers; null until it is completed. */
export async function completedInterview(deps: Deps, key: store.InterviewKey) {
  const interview = await store.findInterview(deps.db, key);
  if (!interview?.completedAt) return null;
  const questions = await listQuestions(deps.db, { ...key, jobId: interview.jobId });
  const answers = new Map((await store.listAnswers(deps.db, key)).map((row) => [row.position, row]));
  const exchanges = questions.map(({ question }, position) => {
    const row = answers.get(position);
    return { question, answer: row?.answer ?? null, ...(row?.behaviour && { behaviour: row.behaviour }) };
  });
  return { interview, completedAt: interview.completedAt, exchanges };
}

export interface Completion {
  readonly token: string;
  readonly answers: readonly (string | null)[];
  readonly cv: { readonly name: string; readonly bytes: Uint8Array } | null;
}

const COMPLETED = { message: 'Candidature soumise avec succès !' };

/**
 * Ends the interview: what the server saved wins over the copy sent here, which only fills gaps. Repeated, it answers
 * the first success. Completion and evaluation task are one transaction.
 */
export async function completeInterview(deps: Deps, { token, answers, cv }: Completion): Promise<{ message: string }> {
  const key = await openLink(deps, token);
  const before = await store.findInterview(deps.db, key);
  if (before?.completedAt) return COMPLETED;
  const { jobId, startedAt, cvKey: sentAhead } = await requireOpenInterview(deps, deps.db, key);
  if (!startedAt) throw new AppError(interviewErrors.NOT_STARTED);
  if (!cv && !sentAhead) throw new AppError(interviewErrors.CV_MISSING);
  const stored = cv
    ? { cvKey: await storeCv(deps, key, cv), cvName: cv.name, cvSize: cv.bytes.length, cvReceived: cv.bytes.length }
    : { cvKey: undefined };
  const finish = () =>
    deps.db.transaction(async (tx) => {
      await lockJob(tx, { ...key, jobId });
      const interview = await store.lockInterview(tx, key);
      if (!interview || interview.completedAt) return { unused: stored.cvKey };
      if (!stored.cvKey && !interview.cvKey) throw new AppError(interviewErrors.CV_MISSING);
      await fillGaps(deps, tx, key, jobId, answers);
      if (!interview.seated) await takeSeat(deps, tx, key, jobId);
      await store.updateInterview(tx, { ...key, set: { completedAt: deps.clock.now(), ...stored } });
      await deps.queue.send(tx, interviewCompleted, key);
      return { unused: stored.cvKey && interview.cvKey };
    });
  try {
    const { unused } = await finish();
    if (unused) await deps.files.remove(unused);
    await cvPieces(deps, key).drop();
  } catch (error) {
    // Refused for sure; any other fault may have come after the commit.
    if (error instanceof AppError && stored.cvKey) await deps.files.remove(stored.cvKey);
    throw error;
  }
  return COMPLETED;
}

async function fillGaps(
  deps: Deps,
  tx: Db,
  key: store.InterviewKey,
  jobId: string,
  answers: Completion['answers'],
): Promise<void> {
  const saved = new Set((await store.listAnswers(tx, key)).map(({ position }) => position));
  const questions = await listQuestions(tx, { ...key, jobId });
  for (const position of questions.keys()) {
    if (saved.has(position)) continue;
    const parsed = z.safeParse(answerText, answers[position]);
    if (!parsed.success) throw new AppError(interviewErrors.ANSWERS_MISSING);
    await store.saveAnswer(tx, {
      ...key,
      position,
      answer: parsed.data,
      revision: 1,
      behaviour: null,
      savedAt: deps.clock.now(),
    });
  }
}

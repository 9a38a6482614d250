import { createHash } from 'node:crypto';
import { beginInterview as beginEndpoint } from '@kafaa/domain/candidates/api';
import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { fieldsOf } from '@kafaa/domain/candidates/fields';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { MOST_PROVISIONAL, PROVISIONAL_LIFE_MS } from '@kafaa/domain/interviews/options';
import { asksLived, isLinkOpen, provisionalExpiry, provisionalSeatsFrom } from '@kafaa/domain/interviews/rules';
import type { BeginInterviewPayload } from '@kafaa/domain/candidates/schema';
import type { StartedInterview, StartInterviewPayload } from '@kafaa/domain/interviews/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { countedOf } from '#/platform/http/call-limits';
import { hashToken } from '#/platform/links/token';
import { mailboxOf } from '#/platform/mail/mailbox';
import { refuseAvailability } from '../candidates/service.ts';
import { findOpenJobUnscoped, listQuestions } from '../jobs/service.ts';
import type { JobRow } from '../jobs/store.ts';
import { countCalls } from '../limits/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { cvChunks } from './cv-service.ts';
import { openLink, requireOpenInterview, writeAgain } from './links-service.ts';
import { mayWrite } from './registration-service.ts';
import { freeIdleSeats } from './seats-service.ts';
import * as store from './store.ts';

/** One interview a network address a day. Counted for new ones only: a repeated call must not lock its sender out. */
const NETWORK_DAY = {
  ...beginEndpoint,
  name: 'candidates.begun',
  limits: [{ per: ['address'], calls: 1, seconds: 86_400 }],
} as const;

const byMail = () => new AppError(candidateErrors.BEGIN_BY_MAIL);

/** Whether the offer may have one more provisional interview now; under the job's lock this decides. */
async function hasRoom(deps: Deps, tx: Db, scope: { companyId: CompanyId; jobId: string; maxCandidates: number }) {
  const from = provisionalSeatsFrom(deps.clock.now());
  const { maxCandidates, ...job } = scope;
  return (
    (await freeIdleSeats(deps, tx, job)) < maxCandidates &&
    (await store.countHeldSeats(tx, { ...job, from })) < MOST_PROVISIONAL
  );
}

/**
 * Begins an interview before its address is confirmed, under the token that the device has drawn. Nothing here looks at applications,
 * so that response and work are the same for every address. A repeated call finds the interview of the first one, and
 * may correct a mistyped address, because only this device has the token.
 */
export async function beginInterview(
  deps: Deps,
  { jobId, token, consentVersion: _, ...typed }: BeginInterviewPayload,
  ip: string,
): Promise<{ begun: boolean }> {
  const { job, companyId } = await findOpenJobUnscoped(deps, jobId);
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(candidateErrors.JOB_CLOSED);
  refuseAvailability(deps, typed.availableFrom, null);
  const person = fieldsOf({ ...typed, availableFrom: typed.availableFrom ?? null });
  const mailbox = mailboxOf(typed.email);
  const tokenHash = hashToken(token);
  const known = await store.findInterviewUnscoped(deps.db, tokenHash);
  if (known) {
    const held = await store.findInterview(deps.db, known.key);
    if (!held?.provisional || held.jobId !== jobId || !isLinkOpen(held, deps.clock.now())) throw byMail();
    await store.updateProvisional(deps.db, { ...known.key, set: { person, mailbox } });
    return { begun: true };
  }
  const scope = { companyId, jobId, maxCandidates: running.maxCandidates };
  // Asked before counting, so that a full offer does not use up the one interview of the day.
  if (!(await deps.db.transaction((tx) => hasRoom(deps, tx, scope)))) throw byMail();
  const counted = countedOf(NETWORK_DAY, { ip, exposed: deps.config.exposed });
  if (counted.length > 0 && (await countCalls(deps, counted)) > 0) throw byMail();
  await deps.db.transaction(async (tx) => {
    if (!(await hasRoom(deps, tx, scope))) throw byMail();
    const begunAt = deps.clock.now();
    const key = { companyId, candidateId: deps.newId() };
    const linkExpiresAt = provisionalExpiry(begunAt);
    await store.insertProvisional(tx, { ...key, jobId, mailbox, person, begunAt, linkExpiresAt });
    await store.insertLink(tx, { ...key, tokenHash, createdAt: begunAt, endsAt: null });
  });
  return { begun: true };
}

/** The offer's questions as a hash: answers belong to positions, so they are of no use for other questions. */
export async function questionsHash(db: Db, scope: { companyId: CompanyId; jobId: string }): Promise<string> {
  const questions = await listQuestions(db, scope);
  return hashOfTexts(questions.map(({ question }) => question.text));
}

export const hashOfTexts = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/**
 * Records the consent of a provisional interview; a repeated call returns the first start. The questions are not locked and no seat is
 * counted: the company must not notice an interview that nobody has confirmed. The caller holds both locks.
 */
export async function startProvisional(
  deps: Deps,
  tx: Db,
  key: store.InterviewKey,
  {
    interview,
    job,
    consentVersion,
    accommodation = interview.accommodation,
  }: { interview: store.HeldInterview; job: JobRow } & StartInterviewPayload,
): Promise<StartedInterview> {
  const { jobId } = interview;
  const questions = await listQuestions(tx, { ...key, jobId });
  const texts = questions.map(({ question }) => question.text);
  const lived = questions.map(({ question }) => asksLived(question.kind));
  const aided = interview.lastAnswerAt ? interview.accommodation : accommodation;
  const startedAt = interview.startedAt ?? deps.clock.now();
  if (!interview.startedAt) {
    if (job.status !== 'OPEN' || !(await runningSubscription(deps, tx, key.companyId)))
      throw new AppError(interviewErrors.INTERVIEW_PAUSED);
    await store.updateInterview(tx, { ...key, set: { startedAt, consentVersion } });
    await store.updateProvisional(tx, { ...key, set: { questionsHash: hashOfTexts(texts) } });
  }
  if (aided !== interview.accommodation) await store.updateInterview(tx, { ...key, set: { accommodation: aided } });
  return { startedAt: startedAt.toISOString(), questions: texts, lived, accommodation: aided };
}

/** The provisional interview of a device's link; any other link is refused like an unknown one. */
async function openProvisional(deps: Deps, token: string): Promise<store.InterviewKey> {
  const key = await openLink(deps, token);
  const { provisional } = await requireOpenInterview(deps, deps.db, key);
  if (!provisional) throw new AppError(interviewErrors.EXPIRED_LINK);
  return key;
}

/** Mails the confirming link again. Response and limits are those of a registration, so they tell nothing about the address. */
export async function resendConfirmation(deps: Deps, token: string): Promise<{ message: string }> {
  const key = await openProvisional(deps, token);
  const found = await store.findApplication(deps.db, key);
  const running = await runningSubscription(deps, deps.db, key.companyId);
  if (found && running && (await mayWrite(deps, { ...key, ...found, free: running.price === 0 }))) {
    const application = { companyId: key.companyId, candidateId: found.candidateId };
    await deps.db.transaction((tx) => writeAgain(deps, tx, application, { corrected: false }));
  }
  return { message: 'E-mail renvoyé' };
}

/** Ends the device's link; the answers wait for the confirmation. */
export async function closeOnDevice(deps: Deps, token: string): Promise<{ closed: boolean }> {
  await store.dropLinks(deps.db, await openProvisional(deps, token));
  return { closed: true };
}

/** Deletes provisional interviews; the files go after the commit, by `removeFiles`. */
export async function deleteAll(tx: Db, keys: readonly store.InterviewKey[]): Promise<string[]> {
  const files: string[] = [];
  for (const key of keys) {
    const cvKey = await store.deleteProvisional(tx, key);
    if (cvKey) files.push(cvKey);
  }
  return files;
}

export async function removeFiles(
  deps: Deps,
  keys: readonly store.InterviewKey[],
  files: readonly string[],
): Promise<void> {
  for (const file of files) await deps.files.remove(file);
  for (const key of keys) await cvChunks(deps, key).drop();
}

/** Deletes what was begun for an offer with the mailbox of an application that is being erased; returns the files' keys and folders. */
export async function eraseProvisionals(
  tx: Db,
  { companyId, ...scope }: { companyId: CompanyId; jobId: string; mailbox: string },
): Promise<{ keys: string[]; prefixes: string[] }> {
  const begun = await store.lockProvisionals(tx, { companyId, ...scope });
  const ids = begun.map(({ interview }) => interview.candidateId);
  const keys = await deleteAll(
    tx,
    ids.map((candidateId) => ({ companyId, candidateId })),
  );
  return { keys, prefixes: ids.flatMap((id) => ['cvs', 'uploads'].map((folder) => `${folder}/${companyId}/${id}/`)) };
}

const ERASED_AT_ONCE = 500;

/** Hourly: erases provisional interviews that nobody has confirmed in time. */
export async function eraseEndedProvisionals(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - PROVISIONAL_LIFE_MS);
  for (const key of await store.findEndedProvisionalsUnscoped(deps.db, { before, limit: ERASED_AT_ONCE })) {
    const files = await deps.db.transaction((tx) => deleteAll(tx, [key]));
    await removeFiles(deps, [key], files);
  }
}

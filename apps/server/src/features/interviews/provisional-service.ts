import { createHash } from 'node:crypto';
import { beginInterview as beginEndpoint } from '@kafaa/domain/candidates/api';
import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { fieldsOf } from '@kafaa/domain/candidates/fields';
import { isSameName } from '@kafaa/domain/kernel/same-name';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { MOST_PROVISIONAL, PROVISIONAL_LIFE_MS } from '@kafaa/domain/interviews/options';
import { asksLived, isLinkOpen, provisionalExpiry, provisionalSeatsFrom } from '@kafaa/domain/interviews/rules';
import type { BeginInterviewPayload, CandidateValues } from '@kafaa/domain/candidates/schema';
import type { StartedInterview, StartInterviewPayload } from '@kafaa/domain/interviews/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { type Counted, countedOf } from '#/platform/http/call-limits';
import { hashToken } from '#/platform/links/token';
import { mailboxOf } from '#/platform/mail/mailbox';
import { refuseAvailability } from '../candidates/service.ts';
import { findOpenJobUnscoped, listQuestions } from '../jobs/service.ts';
import type { JobRow } from '../jobs/store.ts';
import { countCalls } from '../limits/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { cvChunks } from './cv-service.ts';
import { confirmationAsked } from './events.ts';
import { openLink, requireOpenInterview, writeAgain } from './links-service.ts';
import { mayWrite } from './registration-service.ts';
import { freeIdleSeats } from './seats-service.ts';
import * as store from './store.ts';

/**
 * Limit: one interview per network address and day. Only new interviews count, because a repeated call must not lock its sender out. IPv6
 * addresses count by /48: hosters and tunnels give such a block, with 65,536 networks, to anybody.
 */
const NETWORK_DAY = {
  ...beginEndpoint,
  name: 'candidates.begun',
  limits: [{ per: ['address'], calls: 1, seconds: 86_400 }],
} as const;
const SITE_GROUPS = 3;

const byMail = () => new AppError(candidateErrors.BEGIN_BY_MAIL);

/** Whether the offer may have one more provisional interview now. The answer is reliable only under the job's lock. */
async function hasRoom(deps: Deps, tx: Db, scope: { companyId: CompanyId; jobId: string; maxCandidates: number }) {
  const from = provisionalSeatsFrom(deps.clock.now());
  const { maxCandidates, ...job } = scope;
  const taken = await freeIdleSeats(deps, tx, job);
  const held = await store.countHeldSeats(tx, { ...job, from });
  return taken + held < maxCandidates && held < MOST_PROVISIONAL;
}

interface Begun {
  readonly companyId: CompanyId;
  readonly jobId: string;
  readonly tokenHash: string;
  readonly mailbox: string;
  readonly person: CandidateValues;
}

/**
 * True if the token has begun an interview; the call may correct its address. False for an unknown token. Throws if the name differs: the
 * next person who uses the device must not get the answers.
 */
async function continueBegun(deps: Deps, { companyId, jobId, tokenHash, mailbox, person }: Begun): Promise<boolean> {
  const known = await store.findInterviewUnscoped(deps.db, tokenHash);
  if (!known) return false;
  if (known.key.companyId !== companyId) throw byMail();
  const held = await store.findInterview(deps.db, known.key);
  const begun = await store.findProvisional(deps.db, known.key);
  if (!held || !begun || held.jobId !== jobId || !isLinkOpen(held, deps.clock.now())) throw byMail();
  if (!isSameName(begun.person, person)) throw byMail();
  await store.updateProvisional(deps.db, { ...known.key, set: { person, mailbox } });
  return true;
}

/**
 * Begins an interview before its address is confirmed, under the token that the device has generated. It reads no applications, so that
 * response and work are the same for every address. A repeated call finds the interview of the first call, and may correct a mistyped
 * address, because only this device has the token.
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
  const begun = { companyId, jobId, tokenHash: hashToken(token), mailbox: mailboxOf(typed.email), person };
  if (await continueBegun(deps, begun)) return { begun: true };
  const counted = countedOf(NETWORK_DAY, { ip, exposed: deps.config.exposed, groups: SITE_GROUPS });
  try {
    await deps.db.transaction((tx) =>
      insertBegun(deps, tx, { ...begun, maxCandidates: running.maxCandidates, counted }),
    );
  } catch (error) {
    // A concurrent request with the same token may have begun the interview.
    if (!(await continueBegun(deps, begun))) throw error;
  }
  return { begun: true };
}

/**
 * Inserts a provisional interview. The network's daily call is counted in the same transaction, so that a failed insert does not use it up.
 */
async function insertBegun(
  deps: Deps,
  tx: Db,
  { maxCandidates, counted, tokenHash, ...begun }: Begun & { maxCandidates: number; counted: readonly Counted[] },
): Promise<void> {
  const { companyId, jobId } = begun;
  if (!(await hasRoom(deps, tx, { companyId, jobId, maxCandidates }))) throw byMail();
  if (counted.length > 0 && (await countCalls(deps, counted, { db: tx })) > 0) throw byMail();
  const begunAt = deps.clock.now();
  const key = { companyId, candidateId: deps.newId() };
  await store.insertProvisional(tx, { ...begun, ...key, begunAt, linkExpiresAt: provisionalExpiry(begunAt) });
  await store.insertLink(tx, { ...key, tokenHash, createdAt: begunAt, endsAt: null });
}

/** Hash of the offer's questions. Answers belong to positions, so they are useless for other questions. */
export async function questionsHash(db: Db, scope: { companyId: CompanyId; jobId: string }): Promise<string> {
  const questions = await listQuestions(db, scope);
  return hashOfTexts(questions.map(({ question }) => question.text));
}

export const hashOfTexts = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/**
 * Records the consent of a provisional interview; a repeated call returns the first start. It locks no questions and takes no seat, because
 * the company must not notice an interview that nobody has confirmed. The caller holds both locks.
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

/** Returns the provisional interview of a device's link; any other link is refused like an unknown one. */
async function openProvisional(deps: Deps, token: string): Promise<store.InterviewKey> {
  const key = await openLink(deps, token);
  const { provisional } = await requireOpenInterview(deps, deps.db, key);
  if (!provisional) throw new AppError(interviewErrors.EXPIRED_LINK);
  return key;
}

/**
 * Queues another mail with the confirming link. The task looks up the recipient, so that neither the response nor its time reveals who
 * applied.
 */
export async function resendConfirmation(deps: Deps, token: string): Promise<{ message: string }> {
  await deps.queue.send(deps.db, confirmationAsked, await openProvisional(deps, token));
  return { message: 'E-mail renvoyé' };
}

/** Mails the confirming link again, within the limits of a registration, if the application can still continue. */
export async function sendConfirmation(deps: Deps, key: store.InterviewKey): Promise<void> {
  const found = await store.findOpenApplication(deps.db, key);
  const running = await runningSubscription(deps, deps.db, key.companyId);
  if (!found || !running || !(await mayWrite(deps, { ...key, ...found, free: running.price === 0 }))) return;
  const application = { companyId: key.companyId, candidateId: found.candidateId };
  await deps.db.transaction((tx) => writeAgain(deps, tx, application, { corrected: false }));
}

/** Ends the device's link; the answers stay until the confirmation. */
export async function closeOnDevice(deps: Deps, token: string): Promise<{ closed: boolean }> {
  await store.dropLinks(deps.db, await openProvisional(deps, token));
  return { closed: true };
}

/** Deletes provisional interviews; `removeFiles` deletes the files after the commit. */
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

/**
 * Deletes the provisional interviews of an offer that have the mailbox of an application that is being erased; returns the files' keys and
 * folders.
 */
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

/** Hourly task: erases provisional interviews that were not confirmed in time. */
export async function eraseEndedProvisionals(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - PROVISIONAL_LIFE_MS);
  for (const key of await store.findEndedProvisionalsUnscoped(deps.db, { before, limit: ERASED_AT_ONCE })) {
    const files = await deps.db.transaction((tx) => deleteAll(tx, [key]));
    await removeFiles(deps, [key], files);
  }
}

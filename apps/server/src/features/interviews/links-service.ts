import { LINK_REPLACED } from '@kafaa/domain/candidates/texts';
import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { RegistrationPayload } from '@kafaa/domain/candidates/schema';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { isLinkOpen, linkExpiry, remindUntil } from '@kafaa/domain/interviews/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import { keyedHash } from '#/platform/keyed-hash';
import { mailboxOf } from '#/platform/mailbox';
import { rightsUrl } from '#/platform/rights-link';
import { hashToken } from '#/platform/token';
import { addCandidate, requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { countCompleted, countQuestions, locateOpenJob, lockJob, requireJob } from '../jobs/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { applicationAlreadySentMail } from './mails/application-already-sent.tsx';
import { applicationReceivedMail } from './mails/application-received.tsx';
import { interviewLinkMail } from './mails/interview-link.tsx';
import { interviewReminderMail } from './mails/interview-reminder.tsx';
import { interviewTakenMail } from './mails/interview-taken.tsx';
import * as store from './store.ts';

/** The person of a mailbox, for an offer, in a form that names nobody: what an erasure leaves of an interview that was taken. */
export function personOf(deps: Deps, { jobId, email }: { jobId: string; email: string }): string {
  return keyedHash(deps, 'person', JSON.stringify([jobId, mailboxOf(email)])).toString('base64url');
}

/** A mail too many is not sent, and nobody told: whoever asked so often has some whose links work. */
export const LINK_MAILS = { calls: 3, seconds: 3600 };
/** Over all offers: who looks for work applies to some of them, who is annoyed by somebody gets no more. */
const MAILBOX_DAY = { calls: 12, seconds: 86_400 };
/** A free company costs its owner nothing: its mails to whatever addresses are registered must not, either. */
const FREE_COMPANY_DAY = { calls: 100, seconds: 86_400 };

/**
 * Registers a candidate and sends the personal link. The answer, and the work before it, are the same for someone who had
 * registered before, and for someone whose interview is done.
 */
export async function register(deps: Deps, { jobId, ...person }: RegistrationPayload) {
  const { job, company, companyId } = await locateOpenJob(deps, jobId);
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(candidateErrors.JOB_CLOSED);
  const now = deps.clock.now();
  const expiresAt = linkExpiry(now);
  const names = { firstName: person.firstName, job: job.title, company: company.name };
  const questionCount = await countQuestions(deps.db, { companyId, jobId });
  const mailbox = mailboxOf(person.email);
  const writes =
    // One after the other: what a narrow limit stops takes nothing of a wider one, or anybody could use it up.
    (await mayMail(deps, ['application', jobId, mailbox], LINK_MAILS)) &&
    (await mayMail(deps, ['applications', mailbox], MAILBOX_DAY)) &&
    (running.price > 0 || (await mayMail(deps, ['applications', companyId], FREE_COMPANY_DAY)));
  await deps.db.transaction(async (tx) => {
    // The job first, as everywhere: who is being erased is gone before, or is erased after.
    await lockJob(tx, { companyId, jobId });
    // Only completed interviews hold their seats for good: the others may fall free again. Refused to all alike.
    if ((await countCompleted(tx, { companyId, jobId })) >= running.maxCandidates) {
      throw new AppError(candidateErrors.REGISTRATION_FULL);
    }
    const candidate = await addCandidate(deps, tx, { ...person, companyId, jobId });
    const key = { companyId, candidateId: candidate.id };
    const personHash = personOf(deps, { jobId, email: candidate.email });
    const { completedAt, takenBefore } = await store.saveInterview(tx, {
      ...key,
      jobId,
      personHash,
      now,
      linkExpiresAt: expiresAt,
    });
    // Of an interview that is over nobody gets it, and it would open nothing.
    const token = await openNewLink(deps, tx, key, expiresAt);
    const shown = { ...names, rights: rightsUrl(deps, key) };
    const content = takenBefore
      ? await interviewTakenMail(deps.config, shown)
      : completedAt
        ? await applicationAlreadySentMail(deps.config, { ...shown, withdrawn: candidate.withdrawnAt !== null })
        : await interviewLinkMail(deps.config, { ...shown, token, expiresAt, questionCount });
    // To the address that is known: whoever types another one of the same mailbox may not be its reader.
    if (writes) await queueMail(deps, tx, { ...key, to: candidate.email, content });
  });
  return { message: 'Vérifiez votre boîte e-mail', email: person.email };
}

/** Writes to a corrected address what the refused mail said: a new link, or that the finished interview has arrived. Nothing is opened again. */
export async function writeAgain(deps: Deps, tx: Db, key: store.InterviewKey): Promise<void> {
  const { jobId, email: to, firstName } = await requireCandidate(tx, key);
  const [job, company] = [await requireJob(tx, { ...key, jobId }), await getCompany(tx, key.companyId)];
  const interview = await store.findInterview(tx, key);
  const shown = { firstName, job: job.title, company: company.name, rights: rightsUrl(deps, key), corrected: true };
  await queueMail(deps, tx, { ...key, to, content: await contentAgain(deps, tx, { ...key, jobId, interview, shown }) });
}

/** Writes the link of an interview that the company has opened again; it is good until `expiresAt`, as the interview is. */
export async function writeReopened(
  deps: Deps,
  tx: Db,
  { expiresAt, ...key }: store.InterviewKey & { expiresAt: Date },
): Promise<{ to: string }> {
  const { jobId, email: to, firstName } = await requireCandidate(tx, key);
  const content = await interviewLinkMail(deps.config, {
    firstName,
    job: (await requireJob(tx, { ...key, jobId })).title,
    company: (await getCompany(tx, key.companyId)).name,
    token: await openNewLink(deps, tx, key),
    expiresAt,
    rights: rightsUrl(deps, key),
    questionCount: await countQuestions(tx, { ...key, jobId }),
    reopened: true,
  });
  await queueMail(deps, tx, { ...key, to, content });
  return { to };
}

type Shown = Parameters<typeof applicationReceivedMail>[1];

async function contentAgain(
  deps: Deps,
  tx: Db,
  {
    interview,
    shown,
    jobId,
    ...key
  }: store.InterviewKey & { jobId: string; interview: store.HeldInterview | null; shown: Shown },
) {
  if (interview?.completedAt) return applicationReceivedMail(deps.config, shown);
  if (interview?.takenBefore) return interviewTakenMail(deps.config, shown);
  const expiresAt = linkExpiry(deps.clock.now());
  await store.prolong(tx, { ...key, endsAt: expiresAt });
  return interviewLinkMail(deps.config, {
    ...shown,
    token: await openNewLink(deps, tx, key),
    expiresAt,
    questionCount: await countQuestions(tx, { ...key, jobId }),
  });
}

/**
 * Another address of the same interview. It lives as long as the newest link, and longer where `endsAt` says so, once its reader
 * opens it: whoever only knows offer and address prolongs nothing. Only its hash is kept.
 */
export async function openNewLink(
  deps: Deps,
  tx: Db,
  key: store.InterviewKey,
  endsAt: Date | null = null,
): Promise<string> {
  const token = deps.newToken();
  await store.insertLink(tx, { ...key, tokenHash: hashToken(token), createdAt: deps.clock.now(), endsAt });
  return token;
}

const REMINDERS_AT_ONCE = 500;

/**
 * Hourly: writes, once, to those whose link ends within two days and who have not finished. The mail brings a link of its
 * own, since of the first one only the hash is here; it ends when the first one does, and both open the same interview.
 */
export async function remindBeforeEnd(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = remindUntil(now);
  const ending = await store.locateEndingLinks(deps.db, { now, until, limit: REMINDERS_AT_ONCE });
  for (const { jobId, ...key } of ending) {
    const [job, company] = [await requireJob(deps.db, { ...key, jobId }), await getCompany(deps.db, key.companyId)];
    const running = await runningSubscription(deps, deps.db, key.companyId);
    await deps.db.transaction(async (tx) => {
      const interview = await store.lockInterview(tx, key);
      if (!interview || interview.withdrawnAt || interview.rejected) return;
      // Nobody is called to a door that is shut; should it open again, the next hour finds them.
      const open = job.status === 'OPEN' && running !== null && job.seatsTaken < running.maxCandidates;
      if (!interview.seated && !open) return;
      if (!(await store.markReminded(tx, { ...key, now }))) return;
      const { firstName, email: to } = await requireCandidate(tx, key);
      const content = await interviewReminderMail(deps.config, {
        firstName,
        job: job.title,
        company: company.name,
        token: await openNewLink(deps, tx, key),
        expiresAt: interview.linkExpiresAt,
        started: interview.startedAt !== null,
        rights: rightsUrl(deps, key),
      });
      await queueMail(deps, tx, { ...key, to, content });
    });
  }
}

/** Whose interview the link opens; an unknown token looks like an expired one. */
export async function openLink(deps: Deps, token: string): Promise<store.InterviewKey> {
  const found = await store.locateInterview(deps.db, hashToken(token));
  if (!found) throw new AppError(interviewErrors.EXPIRED_LINK);
  if (found.replaced) throw new AppError(interviewErrors.EXPIRED_LINK, { message: LINK_REPLACED });
  if (found.prolongs) await store.prolong(deps.db, { ...found.key, endsAt: found.prolongs });
  return found.key;
}

/** The interview while its link is good and the company has not rejected the candidate. */
export async function requireOpenInterview(deps: Deps, db: Db, key: store.InterviewKey): Promise<store.HeldInterview> {
  const interview = await store.findInterview(db, key);
  if (!interview || !isLinkOpen(interview, deps.clock.now())) throw new AppError(interviewErrors.EXPIRED_LINK);
  if (interview.rejected) throw new AppError(interviewErrors.APPLICATION_CLOSED);
  return interview;
}

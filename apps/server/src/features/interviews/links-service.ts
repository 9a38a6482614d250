import { LINK_REPLACED } from '@kafaa/domain/candidates/texts';
import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { RegistrationPayload } from '@kafaa/domain/candidates/schema';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { isLinkOpen, linkExpiry, remindUntil } from '@kafaa/domain/interviews/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import { keyedHash } from '#/platform/links/keyed-hash';
import { mailboxOf } from '#/platform/mail/mailbox';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { hashToken } from '#/platform/links/token';
import { addCandidate, requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { countCompleted, countQuestions, findOpenJobUnscoped, lockJob, requireJob } from '../jobs/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { applicationAlreadySentMail } from './mails/application-already-sent.tsx';
import { applicationReceivedMail } from './mails/application-received.tsx';
import { interviewLinkMail } from './mails/interview-link.tsx';
import { interviewReminderMail } from './mails/interview-reminder.tsx';
import { interviewTakenMail } from './mails/interview-taken.tsx';
import * as store from './store.ts';

/** Keyed hash of offer and mailbox, which names nobody. An erasure keeps it to recognise that the interview was already taken. */
export function personOf(deps: Deps, { jobId, email }: { jobId: string; email: string }): string {
  return keyedHash(deps, 'person', JSON.stringify([jobId, mailboxOf(email)])).toString('base64url');
}

/** Mails beyond the limit are dropped silently: the links in earlier ones still work. */
export const LINK_MAILS = { calls: 3, seconds: 3600 };
/** Across all offers: enough for a job seeker, and a limit to mails that somebody else triggers to the mailbox. */
const MAILBOX_DAY = { calls: 12, seconds: 86_400 };
/** Limits the mails of a company on a free plan, since anybody can create one and register any addresses there. */
const FREE_COMPANY_DAY = { calls: 100, seconds: 86_400 };

/**
 * Registers a candidate and mails the personal link. Response and work are the same for someone who registered before, and
 * for someone whose interview is done.
 */
export async function register(deps: Deps, { jobId, ...person }: RegistrationPayload) {
  const { job, company, companyId } = await findOpenJobUnscoped(deps, jobId);
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(candidateErrors.JOB_CLOSED);
  const now = deps.clock.now();
  const expiresAt = linkExpiry(now);
  const names = { firstName: person.firstName, job: job.title, company: company.name };
  const questionCount = await countQuestions(deps.db, { companyId, jobId });
  const mailbox = mailboxOf(person.email);
  const writes =
    // Checked in sequence: a mail that a narrow limit stops must not count against a wider one, or anybody could exhaust that.
    (await mayMail(deps, ['application', jobId, mailbox], LINK_MAILS)) &&
    (await mayMail(deps, ['applications', mailbox], MAILBOX_DAY)) &&
    (running.price > 0 || (await mayMail(deps, ['applications', companyId], FREE_COMPANY_DAY)));
  await deps.db.transaction(async (tx) => {
    // Lock order is job, then candidate, so a concurrent erasure happens entirely before or after.
    await lockJob(tx, { companyId, jobId });
    // Only completed interviews count, because the other seats may become free again. The refusal is the same for everyone.
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
    // Created in all cases; for a completed interview the link is not mailed and would open nothing.
    const token = await openNewLink(deps, tx, key, expiresAt);
    const shown = { ...names, ownData: ownDataUrl(deps, key) };
    const content = takenBefore
      ? await interviewTakenMail(deps.config, shown)
      : completedAt
        ? await applicationAlreadySentMail(deps.config, { ...shown, withdrawn: candidate.withdrawnAt !== null })
        : await interviewLinkMail(deps.config, { ...shown, token, expiresAt, questionCount });
    // Sent to the stored address: somebody who enters another spelling of the mailbox may not be its reader.
    if (writes) await queueMail(deps, tx, { ...key, to: candidate.email, content });
  });
  return { message: 'Vérifiez votre boîte e-mail', email: person.email };
}

/** Mails a corrected address, by the interview's state, a new link, or that it was received or already taken. Reopens nothing. */
export async function writeAgain(deps: Deps, tx: Db, key: store.InterviewKey): Promise<void> {
  const { jobId, email: to, firstName } = await requireCandidate(tx, key);
  const [job, company] = [await requireJob(tx, { ...key, jobId }), await getCompany(tx, key.companyId)];
  const interview = await store.findInterview(tx, key);
  const shown = { firstName, job: job.title, company: company.name, ownData: ownDataUrl(deps, key), corrected: true };
  await queueMail(deps, tx, { ...key, to, content: await contentAgain(deps, tx, { ...key, jobId, interview, shown }) });
}

/** Mails the link of an interview that the company has reopened; link and interview are valid until `expiresAt`. */
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
    ownData: ownDataUrl(deps, key),
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
 * Creates another link to the same interview. It expires with the interview; opening it extends the interview to `endsAt`, if later.
 * Only opening extends, so that somebody who merely knows offer and address cannot. Only the token's hash is stored.
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
 * Hourly: reminds, once, candidates whose link expires within two days and who have not finished. The mail contains a new link,
 * since only the hash of the first one is stored; both expire together and open the same interview.
 */
export async function remindBeforeEnd(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = remindUntil(now);
  const ending = await store.findEndingLinksUnscoped(deps.db, { now, until, limit: REMINDERS_AT_ONCE });
  for (const { jobId, ...key } of ending) {
    const [job, company] = [await requireJob(deps.db, { ...key, jobId }), await getCompany(deps.db, key.companyId)];
    const running = await runningSubscription(deps, deps.db, key.companyId);
    await deps.db.transaction(async (tx) => {
      const interview = await store.lockInterview(tx, key);
      if (!interview || interview.withdrawnAt || interview.rejected) return;
      // No reminder while the offer is closed or full; if that changes, a later hourly run sends it.
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
        ownData: ownDataUrl(deps, key),
      });
      await queueMail(deps, tx, { ...key, to, content });
    });
  }
}

/** The interview that the link opens; an unknown token gives the same error as an expired one. */
export async function openLink(deps: Deps, token: string): Promise<store.InterviewKey> {
  const found = await store.findInterviewUnscoped(deps.db, hashToken(token));
  if (!found) throw new AppError(interviewErrors.EXPIRED_LINK);
  if (found.replaced) throw new AppError(interviewErrors.EXPIRED_LINK, { message: LINK_REPLACED });
  if (found.prolongs) await store.prolong(deps.db, { ...found.key, endsAt: found.prolongs });
  return found.key;
}

/** The interview, if its link is valid and the company has not rejected the candidate; throws otherwise. */
export async function requireOpenInterview(deps: Deps, db: Db, key: store.InterviewKey): Promise<store.HeldInterview> {
  const interview = await store.findInterview(db, key);
  if (!interview || !isLinkOpen(interview, deps.clock.now())) throw new AppError(interviewErrors.EXPIRED_LINK);
  if (interview.rejected) throw new AppError(interviewErrors.APPLICATION_CLOSED);
  return interview;
}

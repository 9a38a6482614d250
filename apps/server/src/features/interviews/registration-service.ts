import { candidateErrors } from '@kafaa/domain/candidates/errors';
import type { RegistrationPayload } from '@kafaa/domain/candidates/schema';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { linkExpiry } from '@kafaa/domain/interviews/rules';
import { LINK_SENT } from '@kafaa/domain/interviews/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { mailboxOf } from '#/platform/mail/mailbox';
import { addCandidate, recordProgress, requireCandidate } from '../candidates/service.ts';
import { countCompleted, countQuestions, findOpenJobUnscoped, requireJob } from '../jobs/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { findTemplate } from '../templates/service.ts';
import { closedLink, LINK_MAILS, openLink, openNewLink, personOf, writeAgain } from './links-service.ts';
import { applicationAlreadySentMail } from './mails/application-already-sent.tsx';
import { interviewLinkMail } from './mails/interview-link.tsx';
import { interviewTakenMail } from './mails/interview-taken.tsx';
import { waitingListMail } from './mails/waiting-list.tsx';
import { freeIdleSeats, pausedError } from './seats-service.ts';
import * as store from './store.ts';

/** Limit of mails to a mailbox across all offers: enough for a job seeker, and a bound for mails that somebody else triggers. */
export const MAILBOX_DAY = { calls: 12, seconds: 86_400 };
/** Limits the mails of a company on a free plan, since anybody can create one and register any addresses there. */
export const FREE_COMPANY_DAY = { calls: 100, seconds: 86_400 };

/** Name of the counter of mails about applications, for a mailbox or a company. */
export const applicationsOf = (who: string) => ['applications', who] as const;

interface Mailbox {
  readonly jobId: string;
  readonly companyId: CompanyId;
  readonly mailbox: string;
  readonly free: boolean;
}

/**
 * Whether another mail may be sent. The limits are checked one after the other. A mail that a narrow limit stops does not count against a
 * wider limit, because anybody could otherwise exhaust the wider limit.
 */
export async function mayWrite(deps: Deps, { jobId, companyId, mailbox, free }: Mailbox): Promise<boolean> {
  return (
    (await mayMail(deps, ['application', jobId, mailbox], LINK_MAILS)) &&
    (await mayMail(deps, applicationsOf(mailbox), MAILBOX_DAY)) &&
    (!free || (await mayMail(deps, applicationsOf(companyId), FREE_COMPANY_DAY)))
  );
}

/**
 * Registers a candidate and mails the personal link; if every seat of the offer is taken, puts the candidate on its waiting list. Response
 * and work are the same for a candidate who registered before or has finished the interview.
 */
export async function register(deps: Deps, { jobId, ...person }: RegistrationPayload) {
  const { job, company, companyId } = await findOpenJobUnscoped(deps, jobId);
  const running = await runningSubscription(deps, deps.db, companyId);
  if (job.status !== 'OPEN' || !running) throw new AppError(candidateErrors.JOB_CLOSED);
  const now = deps.clock.now();
  const expiresAt = linkExpiry(now);
  const names = { firstName: person.firstName, job: job.title, company: company.name };
  const questionCount = await countQuestions(deps.db, { companyId, jobId });
  // The template is read in all cases, so that the response time reveals nothing about the person.
  const template = await findTemplate(deps.db, { companyId, kind: 'WAITING' });
  const mailbox = mailboxOf(person.email);
  const writes = await mayWrite(deps, { jobId, companyId, mailbox, free: running.price === 0 });
  const full = await deps.db.transaction(async (tx) => {
    // Lock order is job, then candidate, so a concurrent erasure happens entirely before or after.
    const isFull = (await freeIdleSeats(deps, tx, { companyId, jobId })) >= running.maxCandidates;
    // Only completed interviews count, because the other seats may become free again. The refusal is the same for everyone.
    if ((await countCompleted(tx, { companyId, jobId })) >= running.maxCandidates) {
      throw new AppError(candidateErrors.REGISTRATION_FULL);
    }
    const candidate = await addCandidate(deps, tx, { ...person, companyId, jobId, promiseDays: job.promiseDays });
    const key = { companyId, candidateId: candidate.id };
    const personHash = personOf(deps, { jobId, email: candidate.email });
    const interview = await store.saveInterview(tx, { ...key, jobId, personHash, now, linkExpiresAt: expiresAt });
    await recordProgress(tx, key, now);
    // The link is created in all cases; for a completed interview or a full offer it is not mailed.
    const token = await openNewLink(deps, tx, key, expiresAt);
    const shown = { ...names, ownData: ownDataUrl(deps, key) };
    const waits = isFull && (await waitForSeat(tx, key, interview, now));
    const content = interview.takenBefore
      ? await interviewTakenMail(deps.config, shown)
      : interview.completedAt
        ? await applicationAlreadySentMail(deps.config, { ...shown, withdrawn: candidate.withdrawnAt !== null })
        : waits
          ? await waitingListMail(deps.config, { ...shown, template })
          : await interviewLinkMail(deps.config, { ...shown, token, expiresAt, questionCount });
    // The mail goes to the stored address: a person who enters another spelling of the mailbox may not be its reader.
    if (writes) await queueMail(deps, tx, { ...key, to: candidate.email, content });
    return isFull;
  });
  // `waiting` depends on the offer alone, so that it reveals nothing about the person.
  return { message: 'Vérifiez votre boîte e-mail', email: person.email, ...(full && { waiting: true }) };
}

/**
 * Puts a candidate without a seat on the waiting list; a candidate who is on it keeps the place. Returns false for an interview that has a
 * seat, is completed or was taken before.
 */
async function waitForSeat(
  tx: Db,
  key: store.InterviewKey,
  { seated, completedAt, takenBefore, waitlistedAt }: store.InterviewRow,
  now: Date,
): Promise<boolean> {
  if (seated || completedAt || takenBefore) return false;
  await store.updateInterview(tx, { ...key, set: { waitlistedAt: waitlistedAt ?? now } });
  return true;
}

/**
 * Mails the stored address like a repeated registration: a new link, which extends the interview once it is opened, or the place on the
 * waiting list. The response is the same if a limit drops the mail.
 */
export async function renewInterviewLink(deps: Deps, token: string): Promise<{ message: string }> {
  return renewInterview(deps, await openLink(deps, token));
}

/** Like `renewInterviewLink`, for a candidate whom the caller has identified. */
export async function renewInterview(deps: Deps, key: store.InterviewKey): Promise<{ message: string }> {
  const interview = await store.findInterview(deps.db, key);
  if (!interview || interview.completedAt || interview.takenBefore || interview.provisional)
    throw closedLink(deps, key, interview);
  if (interview.rejected) throw new AppError(interviewErrors.APPLICATION_CLOSED);
  const { jobId, email } = await requireCandidate(deps.db, key);
  const job = await requireJob(deps.db, { ...key, jobId });
  const running = await runningSubscription(deps, deps.db, key.companyId);
  if (job.status !== 'OPEN' || !running) throw pausedError(job);
  const free = running.price === 0;
  if (await mayWrite(deps, { jobId, companyId: key.companyId, mailbox: mailboxOf(email), free }))
    await deps.db.transaction(async (tx) => writeAgain(deps, tx, key, { corrected: false }));
  return { message: LINK_SENT };
}

import { LINK_REPLACED } from '@kafaa/domain/candidates/texts';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { CV_REMINDER_AFTER_MS } from '@kafaa/domain/interviews/options';
import { isLinkOpen, linkEnd, linkExpiry, remindUntil } from '@kafaa/domain/interviews/rules';
import { arrivedText, endedText } from '@kafaa/domain/interviews/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { ExampleNames, TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Db, Deps } from '#/deps';
import { hiddenLink } from '#/platform/mail/hidden-link';
import { keyedHash } from '#/platform/links/keyed-hash';
import { mailboxOf } from '#/platform/mail/mailbox';
import { ownDataLink, ownDataUrl } from '#/platform/links/own-data-link';
import { hashToken } from '#/platform/links/token';
import { mailDay } from '#/platform/mail/mail-layout.tsx';
import { requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { countQuestions, requireJob } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { findTemplate } from '../templates/service.ts';
import { applicationReceivedMail } from './mails/application-received.tsx';
import { cvReminderMail } from './mails/cv-reminder.tsx';
import { interviewLinkMail } from './mails/interview-link.tsx';
import { interviewReminderMail } from './mails/interview-reminder.tsx';
import { interviewTakenMail } from './mails/interview-taken.tsx';
import { waitingListMail } from './mails/waiting-list.tsx';
import * as store from './store.ts';

/**
 * Keyed hash of offer and mailbox, which identifies nobody by itself. An erasure keeps it, so that a second interview of the person is
 * recognised.
 */
export function personOf(deps: Deps, { jobId, email }: { jobId: string; email: string }): string {
  return keyedHash(deps, 'person', JSON.stringify([jobId, mailboxOf(email)])).toString('base64url');
}

/** Limits link mails. Further ones are dropped silently, because the links in earlier ones still work. */
export const LINK_MAILS = { calls: 3, seconds: 3600 };
/**
 * Mails the address, which the company may have `corrected`. Depending on the interview's state, the mail has a new link, or says that the
 * application has arrived or that the interview was already taken. Reopens nothing.
 */
export async function writeAgain(
  deps: Deps,
  tx: Db,
  key: store.InterviewKey,
  { corrected }: { corrected: boolean },
): Promise<void> {
  const { jobId, email: to, firstName, promisedBy } = await requireCandidate(tx, key);
  const [job, company] = [await requireJob(tx, { ...key, jobId }), await getCompany(tx, key.companyId)];
  const interview = await store.findInterview(tx, key);
  const names = { firstName, job: job.title, company: company.name };
  const shown = { ...names, ownData: ownDataUrl(deps, key), promisedBy, corrected };
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
  if (interview?.waitlistedAt) {
    const template = await findTemplate(tx, { ...key, kind: 'WAITING' });
    return waitingListMail(deps.config, { ...shown, template });
  }
  const expiresAt = linkExpiry(deps.clock.now());
  // The company's correction extends the interview immediately. A renewed request does not, because its sender may know only the address.
  if (shown.corrected) await store.prolong(tx, { ...key, endsAt: expiresAt });
  return interviewLinkMail(deps.config, {
    ...shown,
    token: await openNewLink(deps, tx, key, shown.corrected ? null : expiresAt),
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
 * Hourly task: sends one reminder to each unfinished candidate whose link expires within two days; a candidate who lacks only the CV gets
 * it earlier. The mail contains a new link, because only the hash of the first one is stored. Both expire together and open the same
 * interview.
 */
export async function remindUnfinished(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = remindUntil(now);
  const idleSince = new Date(now.getTime() - CV_REMINDER_AFTER_MS);
  const found = await store.findToRemindUnscoped(deps.db, { now, until, idleSince, limit: REMINDERS_AT_ONCE });
  for (const { jobId, lacksOnlyCv, ...key } of found) {
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
      const reminderMail = lacksOnlyCv ? cvReminderMail : interviewReminderMail;
      const content = await reminderMail(deps.config, {
        firstName,
        job: job.title,
        company: company.name,
        token: await openNewLink(deps, tx, key),
        expiresAt: interview.linkExpiresAt,
        started: interview.startedAt !== null,
        ownData: ownDataUrl(deps, key),
        kind: interview.nudgedAt ? 'ENDS_AGAIN' : 'ENDS',
      });
      await queueMail(deps, tx, { ...key, to, content });
    });
  }
}

/** Returns the interview that the link opens; an unknown token throws the same error as an expired one. */
export async function openLink(deps: Deps, token: string): Promise<store.InterviewKey> {
  const found = await store.findInterviewUnscoped(deps.db, hashToken(token));
  if (!found) throw new AppError(interviewErrors.EXPIRED_LINK);
  if (found.replaced) throw new AppError(interviewErrors.EXPIRED_LINK, { message: LINK_REPLACED });
  if (found.prolongs) await store.prolong(deps.db, { ...found.key, endsAt: found.prolongs });
  return found.key;
}

type Ended = Pick<
  store.InterviewRow,
  'completedAt' | 'startedAt' | 'linkExpiresAt' | 'takenBefore' | 'provisional' | 'jobId'
>;

/**
 * Returns the error of a link that no longer opens an interview, with a link to the next step. For a completed application it leads to the
 * own data and expires like the links in the mails, counted from the completion. For an expired link it leads to the offer. An unconfirmed
 * or a taken interview has none.
 */
export function closedLink(deps: Deps, key: store.InterviewKey, interview: Ended | null): AppError {
  const { completedAt, takenBefore, provisional, jobId } = interview ?? {};
  if (completedAt) {
    const link = `/MesDonnees/${ownDataLink(deps, key, completedAt)}`;
    return new AppError(interviewErrors.EXPIRED_LINK, { message: arrivedText(mailDay(completedAt)), link });
  }
  if (!interview || takenBefore || provisional) return new AppError(interviewErrors.EXPIRED_LINK);
  const message = endedText(mailDay(linkEnd(interview)));
  return new AppError(interviewErrors.EXPIRED_LINK, { message, link: `/Apply/${jobId}` });
}

/** Returns the interview; throws unless its link is valid and the company has not rejected the candidate. */
export async function requireOpenInterview(deps: Deps, db: Db, key: store.InterviewKey): Promise<store.HeldInterview> {
  const interview = await store.findInterview(db, key);
  if (!interview || !isLinkOpen(interview, deps.clock.now())) throw closedLink(deps, key, interview);
  if (interview.rejected) throw new AppError(interviewErrors.APPLICATION_CLOSED);
  return interview;
}

/** Renders an example of the waiting-list mail with the given template. */
export async function exampleWaitingList({ config }: Deps, names: ExampleNames, template: TemplatePayload) {
  return waitingListMail(config, { ...names, ownData: hiddenLink(config, 'MesDonnees'), template });
}

import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { tunisDayStart } from '@kafaa/domain/jobs/rules';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import { isShownPlainly } from '@kafaa/domain/kernel/plain-name';
import { messageErrors } from '@kafaa/domain/messages/errors';
import {
  ADDRESS_OF_FREE_PLAN,
  FREE_PLAN_DAY,
  LEFT_OUT,
  type LeftOut,
  MAX_WRITTEN_A_DAY,
} from '@kafaa/domain/messages/options';
import { groupState, leavesAt, leftOutOf, proposalLeftOut, type WritingFacts } from '@kafaa/domain/messages/rules';
import type { GroupMail, GroupPayload, GroupPreview, GroupPreviewPayload } from '@kafaa/domain/messages/schema';
import { filledFor } from '@kafaa/domain/templates/rules';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { mailboxOf } from '#/platform/mail/mailbox';
import { hiddenLink } from '#/platform/mail/hidden-link';
import { recordAuditEvent } from '../audit/service.ts';
import { getCompany, lockCompany } from '../companies/service.ts';
import { applicationsOf, FREE_COMPANY_DAY, MAILBOX_DAY } from '../interviews/registration-service.ts';
import { requireJob } from '../jobs/service.ts';
import { countMails, mailsLeft } from '../limits/service.ts';
import { GIVE_UP_AFTER, type MailContent, queueMail } from '../mails/service.ts';
import { runningSubscription } from '../plans/service.ts';
import { groupDue } from './events.ts';
import { groupMail } from './mails/group-mail.tsx';
import * as store from './store.ts';

interface OfferKey {
  readonly companyId: CompanyId;
  readonly jobId: string;
}
type Author = OfferKey & { readonly userId: string };
/** The offers that the author may see; null means all. */
type Sees = { readonly offers: readonly string[] | null };

const LISTED_DAYS = 7;
const LISTED = 10;
/** Number of mails written in one transaction. */
const AT_ONCE = 20;

/** Throws unless all are candidates of the offer. */
async function requireChosen(
  db: Db,
  key: OfferKey & store.Proposing,
  ids: readonly string[],
): Promise<store.Recipient[]> {
  const distinct = [...new Set(ids)];
  const found = distinct.every(isId) ? await store.listChosen(db, { ...key, ids: distinct }) : [];
  if (found.length < distinct.length) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  const byId = new Map(found.map((one) => [one.id, one]));
  return distinct.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Throws if a text with a link or address may not be mailed: only paying companies may send it, because their identity is known
 * (docs/decisions/answers-of-free-companies.md).
 */
function requireSendable({ free, text }: Pick<WritingFacts, 'free' | 'text'>): void {
  if (isShownPlainly(text) || !free) return;
  throw new AppError(kernelErrors.VALIDATION_FAILED, {
    message: ADDRESS_OF_FREE_PLAN,
    fields: [{ path: 'text', message: ADDRESS_OF_FREE_PLAN }],
  });
}

/** Facts about the mail that decide which of the selected candidates get it. */
interface Facts extends Pick<WritingFacts, 'free' | 'text'> {
  /** Whether the proposed offer accepts applications; null if the mail proposes none. */
  readonly offerOpen: boolean | null;
}

type Judged = Pick<store.Recipient, 'status' | 'withdrawnAt' | 'startedAt' | 'inPool' | 'applied'>;

const reasonFor = (one: Judged, { offerOpen, ...facts }: Facts & { mailboxFull: boolean }): LeftOut | null =>
  offerOpen === null ? leftOutOf(one, facts) : proposalLeftOut({ ...one, offerOpen });

/**
 * Returns the people whose mailboxes have a limit: those who have not started the interview. A mail that proposes an offer has no such
 * limit, because its recipients have used a mailed link.
 */
const unknownOf = ({ offerOpen }: Facts, people: readonly store.Recipient[]) =>
  offerOpen === null ? people.filter(({ startedAt }) => startedAt === null) : [];

/** Returns the other offer that a mail proposes, if it is open and its author may see it; null for any other mail. */
async function requireProposed(
  deps: Deps,
  { companyId, offers }: Pick<OfferKey, 'companyId'> & Sees,
  jobId: string | undefined,
) {
  if (jobId === undefined) return null;
  if (offers && !offers.includes(jobId)) throw new AppError(jobErrors.JOB_NOT_FOUND);
  const { id, title, status } = await requireJob(deps.db, { companyId, jobId });
  if (status !== 'OPEN') throw new AppError(messageErrors.PROPOSAL_CLOSED);
  return { id, title };
}

const countReasons = (reasons: readonly (LeftOut | null)[]) =>
  LEFT_OUT.map((reason) => ({ reason, count: reasons.filter((one) => one === reason).length })).filter(
    ({ count }) => count > 0,
  );

const writtenToday = (deps: Deps, db: Db, companyId: CompanyId) =>
  store.countWritten(db, { companyId, since: tunisDayStart(deps.clock.now()) });

const isFree = async (deps: Deps, db: Db, companyId: CompanyId): Promise<boolean> =>
  ((await runningSubscription(deps, db, companyId))?.price ?? 0) === 0;

type Addressed = Pick<store.Recipient, 'email'>;
const counterOf = ({ email }: Addressed) => applicationsOf(mailboxOf(email));

/** Returns the reason why each of the people gets no mail from this company now; null for those who get it. */
async function reasonsOf(deps: Deps, facts: Facts, chosen: readonly store.Recipient[]): Promise<(LeftOut | null)[]> {
  const fresh = facts.free ? [] : unknownOf(facts, chosen);
  const left = await mailsLeft(deps, fresh.map(counterOf), MAILBOX_DAY);
  const full = new Set(fresh.filter((_one, index) => left[index] === 0).map(({ id }) => id));
  return chosen.map((one) => reasonFor(one, { ...facts, mailboxFull: full.has(one.id) }));
}

/** Returns how many people the company may still write to today; on the free plan registrations count, too. */
async function leftToday(deps: Deps, db: Db, { companyId, free }: { companyId: CompanyId; free: boolean }) {
  const left = Math.max(0, MAX_WRITTEN_A_DAY - (await writtenToday(deps, db, companyId)));
  const [ofFree = 0] = free ? await mailsLeft(deps, [applicationsOf(companyId)], FREE_COMPANY_DAY) : [Infinity];
  return Math.min(left, ofFree);
}

/**
 * Counts the mails against the limits of mails that somebody else triggers: those of a mailbox, and of a company whose identity is unknown.
 * Runs before the transaction, because the counters have transactions of their own. Returns the people who get none.
 */
async function countAllowed(
  deps: Deps,
  { companyId, ...facts }: { companyId: CompanyId } & Facts,
  chosen: readonly store.Recipient[],
): Promise<ReadonlySet<string>> {
  const reasons = await reasonsOf(deps, facts, chosen);
  const written = chosen.filter((_one, index) => reasons[index] === null);
  if (written.length === 0) throw new AppError(messageErrors.NO_RECIPIENT);
  if (written.length > (await leftToday(deps, deps.db, { companyId, free: false })))
    throw new AppError(messageErrors.TOO_MANY_TODAY);
  if (facts.free) {
    if (written.length > (await leftToday(deps, deps.db, { companyId, free: true })))
      throw new AppError(messageErrors.TOO_MANY_TODAY, { message: FREE_PLAN_DAY });
    await countMails(deps, [applicationsOf(companyId)], FREE_COMPANY_DAY, written.length);
  }
  await countMails(deps, unknownOf(facts, written).map(counterOf), MAILBOX_DAY);
  return new Set(chosen.filter((_one, index) => reasons[index] === 'MAILBOX_FULL').map(({ id }) => id));
}

/** Previews the mail for the first recipient, without the personal link, and lists the people who would get none now. */
export async function previewGroup(
  deps: Deps,
  { offers, ...key }: OfferKey & Sees,
  { candidateIds, proposedJobId, ...words }: GroupPreviewPayload,
): Promise<GroupPreview> {
  const { title } = await requireJob(deps.db, key);
  const proposed = await requireProposed(deps, { ...key, offers }, proposedJobId);
  const free = await isFree(deps, deps.db, key.companyId);
  const facts = { free, text: words.text, offerOpen: proposed && true };
  requireSendable(facts);
  const now = deps.clock.now();
  const chosen = await requireChosen(deps.db, { ...key, proposedJobId: proposed?.id ?? null, now }, candidateIds);
  const reasons = await reasonsOf(deps, facts, chosen);
  const first = chosen.find((_one, index) => reasons[index] === null);
  const { name: company } = await getCompany(deps.db, key.companyId);
  const ownData = hiddenLink(deps.config, 'MesDonnees');
  const mail = { job: proposed?.title ?? title, company, ownData, words, proposedJobId: proposed?.id ?? null };
  const content = first && (await groupMail(deps.config, { ...mail, firstName: first.firstName }));
  return {
    mail:
      first && content
        ? { to: first.email, subject: content.subject, text: content.text, leavesAt: leavesAt(now).toISOString() }
        : null,
    recipients: reasons.filter((reason) => reason === null).length,
    leftOut: countReasons(reasons),
    leftToday: await leftToday(deps, deps.db, { companyId: key.companyId, free }),
  };
}

/** Stores a mail to several candidates and holds it. The company's lock enforces the daily limit and the key among concurrent calls. */
export async function writeGroup(
  deps: Deps,
  { companyId, jobId, userId, offers }: Author & Sees,
  { candidateIds, requestId, proposedJobId: asked, ...words }: GroupPayload,
): Promise<GroupMail> {
  const key = { companyId, jobId };
  await requireJob(deps.db, key);
  const now = deps.clock.now();
  const before = await store.findSameRequest(deps.db, { companyId, requestId });
  if (before) return presentOne(deps, { ...key, groupId: before.id });
  const proposedJobId = (await requireProposed(deps, { companyId, offers }, asked))?.id ?? null;
  const free = await isFree(deps, deps.db, companyId);
  const facts = { free, text: words.text, offerOpen: proposedJobId === null ? null : true };
  requireSendable(facts);
  const proposing = { ...key, proposedJobId, now };
  const full = await countAllowed(deps, { companyId, ...facts }, await requireChosen(deps.db, proposing, candidateIds));
  const groupId = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const same = await store.findSameRequest(tx, { companyId, requestId });
    if (same) return same.id;
    const chosen = await requireChosen(tx, proposing, candidateIds);
    const recipients = chosen.map((one) => ({
      candidateId: one.id,
      leftOut: reasonFor(one, { ...facts, mailboxFull: full.has(one.id) }),
    }));
    const written = recipients.filter(({ leftOut }) => leftOut === null).length;
    if (written === 0) throw new AppError(messageErrors.NO_RECIPIENT);
    if ((await writtenToday(deps, tx, companyId)) + written > MAX_WRITTEN_A_DAY)
      throw new AppError(messageErrors.TOO_MANY_TODAY);
    const ids = chosen.map(({ id }) => id);
    const group = {
      ...key,
      id: deps.newId(),
      proposedJobId,
      requestId,
      ...words,
      chosen: ids.length,
      writtenBy: userId,
    };
    await store.insertGroup(tx, { ...group, createdAt: now, leavesAt: leavesAt(now), recipients });
    await deps.queue.send(tx, groupDue, { companyId, groupId: group.id }, { startAfter: leavesAt(now) });
    const action = proposedJobId === null ? 'WRITTEN_TO' : 'OFFER_PROPOSED';
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action, of: ids });
    return group.id;
  });
  return presentOne(deps, { ...key, groupId });
}

/** Undoes the whole mail, so that nobody gets it. Refused once the first mails are written. */
export async function takeBackGroup(
  deps: Deps,
  { userId, ...key }: store.GroupKey & { userId: string },
): Promise<GroupMail> {
  const { companyId, jobId } = key;
  await deps.db.transaction(async (tx) => {
    const group = isId(key.groupId) ? await store.lockGroup(tx, key) : null;
    if (group?.jobId !== jobId) throw new AppError(messageErrors.GROUP_NOT_FOUND);
    if (group.takenBackAt) return;
    const now = deps.clock.now();
    if (groupState(group, now) !== 'HELD') throw new AppError(messageErrors.GROUP_LEFT);
    await store.markGroup(tx, { ...key, set: { takenBackAt: now } });
    const { chosen: limit, proposedJobId } = group;
    const of = (await store.listWaiting(tx, { ...key, limit, proposedJobId, now })).map(({ id }) => id);
    const action = proposedJobId === null ? 'WRITING_TAKEN_BACK' : 'PROPOSAL_TAKEN_BACK';
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action, of });
  });
  return presentOne(deps, key);
}

/** Sends the mail to each selected candidate, some at a time; a retry after a crash continues with those who have none. */
export async function sendGroup(
  deps: Deps,
  { companyId, groupId }: { companyId: CompanyId; groupId: string },
): Promise<void> {
  const key = { companyId, groupId };
  const group = await store.findGroup(deps.db, key);
  if (!group || group.takenBackAt || group.doneAt) return;
  const { proposedJobId } = group;
  const { title: job, status } = await requireJob(deps.db, { companyId, jobId: proposedJobId ?? group.jobId });
  const offerOpen = proposedJobId === null ? null : status === 'OPEN';
  const { name: company } = await getCompany(deps.db, companyId);
  const words = { subject: group.subject, text: group.text };
  const free = await isFree(deps, deps.db, companyId);
  for (;;) {
    const proposing = { proposedJobId, now: deps.clock.now() };
    const waiting = await store.listWaiting(deps.db, { ...key, ...proposing, limit: AT_ONCE });
    const written = new Map<string, { content: MailContent; startedAt: Date | null }>();
    for (const { id: candidateId, firstName, startedAt } of waiting) {
      const ownData = ownDataUrl(deps, { companyId, candidateId });
      written.set(candidateId, {
        content: await groupMail(deps.config, { firstName, job, company, ownData, words, proposedJobId }),
        startedAt,
      });
    }
    if (!(await sendSome(deps, { ...key, ...proposing }, { written, text: group.text, free, offerOpen }))) return;
  }
}

/** Queues the written mails; false if none is left, or the mail was undone meanwhile. */
async function sendSome(
  deps: Deps,
  { proposedJobId, now, ...key }: { readonly companyId: CompanyId; readonly groupId: string } & store.Proposing,
  {
    written,
    ...facts
  }: Facts & {
    written: ReadonlyMap<string, { content: MailContent; startedAt: Date | null }>;
  },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    // Lock order is candidates, then the group mail, as in an erasure, which deletes a group mail whose recipients are all erased.
    const ids = [...written.keys()];
    const people = ids.length === 0 ? [] : await store.lockPeople(tx, { ...key, ids, proposedJobId, now });
    const group = await store.lockGroup(tx, key);
    if (!group || group.takenBackAt || group.doneAt) return false;
    if (!group.startedAt) await store.markGroup(tx, { ...key, set: { startedAt: now } });
    const waiting = ids.length === 0 ? null : await store.listStillWaiting(tx, { ...key, ids });
    for (const { id: candidateId, email, ...person } of people) {
      const mail = written.get(candidateId);
      if (!mail || !waiting?.has(candidateId)) continue;
      // The mailbox was already counted when the mail was stored.
      const leftOut = reasonFor({ ...person, startedAt: mail.startedAt }, { ...facts, mailboxFull: false });
      const set = leftOut
        ? { leftOut }
        : {
            mailId: await queueMail(deps, tx, {
              companyId: key.companyId,
              candidateId,
              to: email,
              content: mail.content,
            }),
          };
      await store.markRecipient(tx, { ...key, candidateId, set });
    }
    if (waiting) return true;
    await store.markGroup(tx, { ...key, set: { doneAt: now } });
    return false;
  });
}

export async function listGroups(deps: Deps, key: OfferKey): Promise<GroupMail[]> {
  const since = new Date(deps.clock.now().getTime() - LISTED_DAYS * DAY_MS);
  const query = { ...key, since, limit: LISTED, giveUpAfter: GIVE_UP_AFTER };
  const rows = isId(key.jobId) ? await store.listGroups(deps.db, query) : [];
  if (rows.length === 0) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return rows.flatMap((row) => present(deps, row) ?? []);
}

async function presentOne(deps: Deps, key: store.GroupKey): Promise<GroupMail> {
  const query = { ...key, since: new Date(0), limit: 1, giveUpAfter: GIVE_UP_AFTER };
  const [row] = await store.listGroups(deps.db, query);
  const group = row ? present(deps, row) : null;
  if (!group) throw new AppError(messageErrors.GROUP_NOT_FOUND);
  return group;
}

/** Converts a row to a group mail of the response; null for the row of an offer without group mails. */
function present(
  deps: Deps,
  { group, name, email, job, proposed, company, counts }: Awaited<ReturnType<typeof store.listGroups>>[number],
): GroupMail | null {
  if (!group) return null;
  const erased = group.chosen - counts.kept;
  const known = LEFT_OUT.flatMap((reason) => {
    const count = reason === 'ERASED' ? erased : (counts.leftOut[reason] ?? 0);
    return count > 0 ? [{ reason, count }] : [];
  });
  const left = known.reduce((sum, { count }) => sum + count, 0);
  const { sent, failed } = counts;
  return {
    id: group.id,
    subject: filledFor(group, { firstName: '…', job: proposed ?? job, company }).subject,
    ...(proposed !== null && { proposed }),
    by: name ?? email ?? '',
    createdAt: group.createdAt.toISOString(),
    leavesAt: group.leavesAt.toISOString(),
    state: groupState(group, deps.clock.now()),
    chosen: group.chosen,
    sent,
    waiting: group.chosen - sent - failed - left,
    failed,
    leftOut: known,
  };
}

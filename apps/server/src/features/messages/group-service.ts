import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { tunisDayStart } from '@kafaa/domain/jobs/rules';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import { isShownPlainly } from '@kafaa/domain/kernel/plain-name';
import { messageErrors } from '@kafaa/domain/messages/errors';
import { ADDRESS_OF_FREE_PLAN, LEFT_OUT, type LeftOut, MAX_WRITTEN_A_DAY } from '@kafaa/domain/messages/options';
import { groupState, leavesAt, leftOutOf } from '@kafaa/domain/messages/rules';
import type { GroupMail, GroupPayload, GroupPreview, GroupPreviewPayload } from '@kafaa/domain/messages/schema';
import { filledFor } from '@kafaa/domain/templates/rules';
import type { Db, Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { hiddenLink } from '#/platform/mail/hidden-link';
import { recordAuditEvent } from '../audit/service.ts';
import { getCompany, lockCompany } from '../companies/service.ts';
import { requireJob } from '../jobs/service.ts';
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

const DAY_MS = 86_400_000;
const LISTED_DAYS = 7;
const LISTED = 10;
/** Mails written in one transaction. */
const AT_ONCE = 20;

/** Throws unless all are candidates of the offer. */
async function requireChosen(db: Db, key: OfferKey, ids: readonly string[]): Promise<store.Recipient[]> {
  const distinct = [...new Set(ids)];
  const found = distinct.every(isId) ? await store.listChosen(db, { ...key, ids: distinct }) : [];
  if (found.length < distinct.length) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  const byId = new Map(found.map((one) => [one.id, one]));
  return distinct.flatMap((id) => byId.get(id) ?? []);
}

/** A text with an address is mailed for a paying company only, which is known (docs/decisions/answers-of-free-companies.md). */
async function requireSendable(deps: Deps, db: Db, companyId: CompanyId, text: string): Promise<void> {
  if (isShownPlainly(text) || ((await runningSubscription(deps, db, companyId))?.price ?? 0) > 0) return;
  throw new AppError(kernelErrors.VALIDATION_FAILED, {
    message: ADDRESS_OF_FREE_PLAN,
    fields: [{ path: 'text', message: ADDRESS_OF_FREE_PLAN }],
  });
}

const countReasons = (reasons: readonly (LeftOut | null)[]) =>
  LEFT_OUT.map((reason) => ({ reason, count: reasons.filter((one) => one === reason).length })).filter(
    ({ count }) => count > 0,
  );

const writtenToday = (deps: Deps, db: Db, companyId: CompanyId) =>
  store.countWritten(db, { companyId, since: tunisDayStart(deps.clock.now()) });

/** The mail as the first recipient gets it, without the personal link, and who would get none now. */
export async function previewGroup(
  deps: Deps,
  key: OfferKey,
  { candidateIds, ...words }: GroupPreviewPayload,
): Promise<GroupPreview> {
  const { title: job } = await requireJob(deps.db, key);
  await requireSendable(deps, deps.db, key.companyId, words.text);
  const chosen = await requireChosen(deps.db, key, candidateIds);
  const reasons = chosen.map((one) => leftOutOf(one, words.text));
  const first = chosen.find((_one, index) => reasons[index] === null);
  const { name: company } = await getCompany(deps.db, key.companyId);
  const ownData = hiddenLink(deps.config, 'MesDonnees');
  const content = first && (await groupMail(deps.config, { firstName: first.firstName, job, company, ownData, words }));
  return {
    mail:
      first && content
        ? {
            to: first.email,
            subject: content.subject,
            text: content.text,
            leavesAt: leavesAt(deps.clock.now()).toISOString(),
          }
        : null,
    recipients: reasons.filter((reason) => reason === null).length,
    leftOut: countReasons(reasons),
    leftToday: Math.max(0, MAX_WRITTEN_A_DAY - (await writtenToday(deps, deps.db, key.companyId))),
  };
}

/** Writes a mail to several and holds it. The company's lock makes the daily limit and the key hold among concurrent calls. */
export async function writeGroup(
  deps: Deps,
  { companyId, jobId, userId }: Author,
  { candidateIds, requestId, ...words }: GroupPayload,
): Promise<GroupMail> {
  const key = { companyId, jobId };
  await requireJob(deps.db, key);
  const now = deps.clock.now();
  const groupId = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const same = await store.findSameRequest(tx, { companyId, requestId });
    if (same) return same.id;
    await requireSendable(deps, tx, companyId, words.text);
    const chosen = await requireChosen(tx, key, candidateIds);
    const recipients = chosen.map(({ id: candidateId, ...facts }) => ({
      candidateId,
      leftOut: leftOutOf(facts, words.text),
    }));
    const written = recipients.filter(({ leftOut }) => leftOut === null).length;
    if (written === 0) throw new AppError(messageErrors.NO_RECIPIENT);
    if ((await writtenToday(deps, tx, companyId)) + written > MAX_WRITTEN_A_DAY)
      throw new AppError(messageErrors.TOO_MANY_TODAY);
    const ids = chosen.map(({ id }) => id);
    const group = { ...key, id: deps.newId(), requestId, ...words, chosen: ids.length, writtenBy: userId };
    await store.insertGroup(tx, { ...group, createdAt: now, leavesAt: leavesAt(now), recipients });
    await deps.queue.send(tx, groupDue, { companyId, groupId: group.id }, { startAfter: leavesAt(now) });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'WRITTEN_TO', of: ids });
    return group.id;
  });
  return presentOne(deps, { ...key, groupId });
}

/** Takes the whole mail back; nobody gets it. Refused once the first of them are written. */
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
    const of = (await store.listWaiting(tx, { ...key, limit: group.chosen })).map(({ id }) => id);
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'WRITING_TAKEN_BACK', of });
  });
  return presentOne(deps, key);
}

/** Sends the mail to each of the chosen, some at a time; a retry after a crash goes on with those who have none. */
export async function sendGroup(
  deps: Deps,
  { companyId, groupId }: { companyId: CompanyId; groupId: string },
): Promise<void> {
  const key = { companyId, groupId };
  const group = await store.findGroup(deps.db, key);
  if (!group || group.takenBackAt || group.doneAt) return;
  const { title: job } = await requireJob(deps.db, { companyId, jobId: group.jobId });
  const { name: company } = await getCompany(deps.db, companyId);
  const words = { subject: group.subject, text: group.text };
  for (;;) {
    const waiting = await store.listWaiting(deps.db, { ...key, limit: AT_ONCE });
    const written = new Map<string, { content: MailContent; startedAt: Date | null }>();
    for (const { id: candidateId, firstName, startedAt } of waiting) {
      const ownData = ownDataUrl(deps, { companyId, candidateId });
      written.set(candidateId, {
        content: await groupMail(deps.config, { firstName, job, company, ownData, words }),
        startedAt,
      });
    }
    if (!(await sendSome(deps, key, { written, text: group.text }))) return;
  }
}

/** Queues the written mails; false when none is left, or the mail was taken back meanwhile. */
async function sendSome(
  deps: Deps,
  key: { readonly companyId: CompanyId; readonly groupId: string },
  { written, text }: { written: ReadonlyMap<string, { content: MailContent; startedAt: Date | null }>; text: string },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    // Candidates before the mail, as in an erasure, which deletes a mail to several whose people are all erased.
    const ids = [...written.keys()];
    const people = ids.length === 0 ? [] : await store.lockPeople(tx, { ...key, ids });
    const group = await store.lockGroup(tx, key);
    if (!group || group.takenBackAt || group.doneAt) return false;
    const now = deps.clock.now();
    if (!group.startedAt) await store.markGroup(tx, { ...key, set: { startedAt: now } });
    const waiting = ids.length === 0 ? null : await store.listStillWaiting(tx, { ...key, ids });
    for (const { id: candidateId, email, ...facts } of people) {
      const mail = written.get(candidateId);
      if (!mail || !waiting?.has(candidateId)) continue;
      const leftOut = leftOutOf({ ...facts, startedAt: mail.startedAt }, text);
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

/** Null for an offer without such mails. */
function present(
  deps: Deps,
  { group, name, email, job, company, counts }: Awaited<ReturnType<typeof store.listGroups>>[number],
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
    subject: filledFor(group, { firstName: '…', job, company }).subject,
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

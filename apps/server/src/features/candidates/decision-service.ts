import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { SET_STAGES, UNDO_MS } from '@kafaa/domain/candidates/options';
import { rejectionMailTime, rejectError, unrejectError } from '@kafaa/domain/candidates/rules';
import type { Decision } from '@kafaa/domain/candidates/schema';
import { AppError, type ErrorDefinition } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { ExampleNames, MailView, TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Db, Deps } from '#/deps';
import { hiddenLink } from '#/platform/mail/hidden-link';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { recordAuditEvent } from '../audit/service.ts';
import { queueMail } from '../mails/service.ts';
import { planAllows } from '../plans/service.ts';
import { invitedRejected, rejectionMailDue } from './events.ts';
import { rejectionMail } from './mails/rejection.tsx';
import { presentRejection, presentStage } from './service.ts';
import * as store from './store.ts';

/**
 * Applies a decision to these candidates, all or none. Candidates already in that state stay unchanged, so a repeated
 * request is idempotent. Returns them in the order of the ids.
 */
async function decide(
  deps: Deps,
  tx: Db,
  keys: store.CandidateKeys,
  problem: (row: store.CandidateRow) => ErrorDefinition | null,
  change: (rows: readonly store.CandidateRow[]) => Promise<void>,
): Promise<Decision[]> {
  const ids = [...new Set(keys.ids)];
  const rows = ids.every(isId) ? await store.lockCandidates(tx, { ...keys, ids }) : [];
  if (rows.length < ids.length) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  for (const row of rows) {
    const found = problem(row);
    if (found) throw new AppError(found);
  }
  await change(rows);
  return presentDecisions(deps, tx, { ...keys, ids });
}

/** Returns the current decisions about the candidates, in the order of the ids. */
export async function presentDecisions(deps: Deps, tx: Db, keys: store.CandidateKeys): Promise<Decision[]> {
  const now = deps.clock.now();
  const standing = new Map((await store.listStanding(tx, keys)).map((row) => [row.candidate.id, row]));
  return keys.ids.flatMap((id) => {
    const row = standing.get(id);
    return row ? [{ id, ...presentStage(row, now), rejection: presentRejection(row.candidate) }] : [];
  });
}

/**
 * Rejects candidates on behalf of a user, invited ones, too. The mail is delayed, so that a mistaken rejection can be undone. A future
 * meeting is cancelled once the rejection can no longer be undone in the notification.
 */
export async function rejectCandidates(
  deps: Deps,
  { companyId, ids, userId, reason }: store.CandidateKeys & { userId: string; reason?: string | undefined },
): Promise<Decision[]> {
  const rejectedAt = deps.clock.now();
  const rejectionMailAt = rejectionMailTime(rejectedAt, deps.config.rejectionMailDelayMinutes);
  const rejection = { rejectedAt, rejectionReason: reason || null, rejectionMailAt };
  return deps.db.transaction((tx) =>
    decide(deps, tx, { companyId, ids }, rejectError, async (rows) => {
      const fresh = rows.filter(({ status }) => status !== 'REJECTED');
      const freshIds = fresh.map(({ id }) => id);
      if (fresh.length === 0) return;
      for (const { id: candidateId, status } of fresh) {
        const payload = { companyId, candidateId, rejectedAt: rejectedAt.toISOString() };
        await deps.queue.send(tx, rejectionMailDue, payload, { startAfter: rejectionMailAt });
        if (status === 'ACCEPTED') {
          const startAfter = new Date(rejectedAt.getTime() + UNDO_MS);
          await deps.queue.send(tx, invitedRejected, payload, { startAfter });
        }
      }
      await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'REJECTED', of: freshIds });
      await store.setRejection(tx, { companyId, ids: freshIds, rejection });
      await store.appendMoves(tx, { companyId, ids: freshIds, at: rejectedAt, by: userId, reason: reason || null });
    }),
  );
}

/** Undoes rejections whose mails have not been sent. Each candidate returns to the stage before the rejection. */
export async function unrejectCandidates(
  deps: Deps,
  { companyId, ids, ...by }: store.CandidateKeys & Decider,
): Promise<Decision[]> {
  const problem = ({ status, rejectionMailedAt: mailedAt }: store.CandidateRow) => unrejectError({ status, mailedAt });
  return deps.db.transaction(async (tx) => {
    const locked = ids.every(isId) ? await store.lockPersons(tx, { companyId, ids }) : [];
    return decide(deps, tx, { companyId, ids }, problem, async (rows) => {
      const rejected = rows.filter(({ status }) => status === 'REJECTED').map(({ id }) => id);
      if (rejected.length === 0) return;
      await recordAuditEvent(deps, tx, {
        companyId,
        by: { userId: by.userId },
        action: 'REJECTION_UNDONE',
        of: rejected,
      });
      const moves = await store.listLastMoves(tx, { companyId, ids: rejected }, 'REJECTED');
      await goBack(deps, tx, { companyId, ids: rejected, ...by, locked, moves });
    });
  });
}

/** The person who decides and the offers that they may see; null means all offers. */
export interface Decider {
  readonly userId: string;
  readonly offers: readonly string[] | null;
}

/**
 * Throws if a person would be hired for two offers of a company at once; withdrawn applications do not count. The error does not reveal an
 * offer that the user may not see. `locked` holds all applications of these persons.
 */
export function refuseSecondHire(
  ids: readonly string[],
  locked: readonly store.CandidateRow[],
  offers: Decider['offers'],
): void {
  const hiring = locked.filter(
    ({ id, setStage, withdrawnAt }) => ids.includes(id) || (setStage === 'HIRED' && withdrawnAt === null),
  );
  const persons = Map.groupBy(hiring, ({ id, mailbox }) => mailbox ?? id);
  for (const same of persons.values()) {
    if (same.length <= 1) continue;
    const known = offers === null || same.every(({ jobId }) => offers.includes(jobId));
    throw new AppError(known ? candidateErrors.HIRED_ELSEWHERE : candidateErrors.STAGE_IMPOSSIBLE);
  }
}

/**
 * Undoes these last moves of the candidates. A candidate without a stage set by people becomes « Invité » if an invitation is still valid,
 * else « À décider », because the invitation may have been sent or withdrawn since.
 */
export async function goBack(
  deps: Deps,
  tx: Db,
  {
    userId,
    offers,
    locked,
    moves,
    ...keys
  }: store.CandidateKeys & Decider & { locked: readonly store.CandidateRow[]; moves: readonly store.LastMove[] },
): Promise<void> {
  const hiredAgain = moves.filter(({ from }) => from === 'HIRED').map(({ id }) => id);
  refuseSecondHire(hiredAgain, locked, offers);
  for (const { id, from, invited } of moves) {
    const setStage = SET_STAGES.find((stage) => stage === from) ?? null;
    const status = setStage !== null || invited ? 'ACCEPTED' : 'PENDING';
    await store.setStage(tx, { companyId: keys.companyId, ids: [id], status, setStage });
  }
  await store.appendMoves(tx, { ...keys, at: deps.clock.now(), by: userId, undo: true });
}

/** Returns the decision of a request about one candidate. */
export async function onlyOne(decisions: Promise<Decision[]>): Promise<Decision> {
  const [decision] = await decisions;
  if (!decision) throw new Error('invariant: no decision returned for the candidate (candidates.onlyOne)');
  return decision;
}

/**
 * Mails the candidate about the rejection made at `rejectedAt`, once, unless it was undone. A plan without rejection mails sends a shorter
 * text.
 */
export async function sendRejectionMail(
  deps: Deps,
  { rejectedAt, ...key }: store.CandidateKey & { rejectedAt: string },
): Promise<void> {
  const rejection = { ...key, rejectedAt: new Date(rejectedAt) };
  const row = await store.findRejectionFacts(deps.db, key);
  if (!row) return;
  const content = await rejectionContent(deps, row, {
    ownData: ownDataUrl(deps, key),
    short: await isShort(deps, deps.db, key),
  });
  await deps.db.transaction(async (tx) => {
    if (!(await store.markRejectionMailed(tx, { ...rejection, at: deps.clock.now() }))) return;
    await queueMail(deps, tx, { ...key, to: row.email, content });
  });
}

const rejectionContent = (
  deps: Deps,
  { interviewedAt, template, ...facts }: store.RejectionFacts,
  how: { readonly ownData: string; readonly short: boolean; readonly corrected?: boolean },
) =>
  rejectionMail(deps.config, {
    ...facts,
    ...how,
    template: how.short ? null : template,
    interviewed: interviewedAt !== null,
  });

/** Whether the mail is the short one: the company's own text and the longer mail depend on the plan. */
const isShort = async (deps: Deps, db: Db, { companyId }: store.CandidateKey) =>
  !(await planAllows(deps, companyId, 'REJECTION_EMAIL', db));

/** Resends the rejection mail to a corrected address; false if the candidate got no rejection mail before. */
export async function writeRejectionAgain(deps: Deps, tx: Db, key: store.CandidateKey): Promise<boolean> {
  const row = await store.findRejectionFacts(tx, key);
  if (row?.status !== 'REJECTED' || !row.rejectionMailedAt) return false;
  const content = await rejectionContent(deps, row, {
    ownData: ownDataUrl(deps, key),
    short: await isShort(deps, tx, key),
    corrected: true,
  });
  await queueMail(deps, tx, { ...key, to: row.email, content });
  return true;
}

/** Previews the mail that a rejection would send to the candidate, without the personal link, and its time. */
export async function previewRejection(
  deps: Deps,
  { short, ...key }: store.CandidateKey & { short: boolean },
): Promise<MailView> {
  const row = isId(key.candidateId) ? await store.findRejectionFacts(deps.db, key) : null;
  if (!row) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  const ownData = hiddenLink(deps.config, 'MesDonnees');
  const { subject, text } = await rejectionContent(deps, row, { ownData, short });
  const leavesAt = rejectionMailTime(deps.clock.now(), deps.config.rejectionMailDelayMinutes);
  return { subject, text, leavesAt: leavesAt.toISOString() };
}

/** Renders an example of the rejection mail with the given template. */
export async function exampleRejection({ config }: Deps, names: ExampleNames, template: TemplatePayload) {
  return rejectionMail(config, {
    ...names,
    ownData: hiddenLink(config, 'MesDonnees'),
    interviewed: true,
    short: false,
    template,
  });
}

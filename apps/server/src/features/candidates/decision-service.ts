import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { rejectionMailTime, rejectError, unrejectError } from '@kafaa/domain/candidates/rules';
import type { Decision } from '@kafaa/domain/candidates/schema';
import { AppError, type ErrorDefinition } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { recordAuditEvent } from '../audit/service.ts';
import { getCompany } from '../companies/service.ts';
import { queueMail } from '../mails/service.ts';
import { planAllows } from '../plans/service.ts';
import { rejectionMailDue } from './events.ts';
import { rejectionMail } from './mails/rejection.tsx';
import { presentRejection } from './service.ts';
import * as store from './store.ts';

const presentDecision = (row: store.CandidateRow): Decision => ({
  id: row.id,
  status: row.status,
  rejection: presentRejection(row),
});

/**
 * Applies a decision to these candidates, all or none. Candidates already in that state stay unchanged, so a repeated
 * request is idempotent. Returns them in the order of the ids.
 */
async function decide(
  tx: Db,
  keys: store.CandidateKeys,
  problem: (row: store.CandidateRow) => ErrorDefinition | null,
  change: (rows: readonly store.CandidateRow[]) => Promise<store.CandidateRow[]>,
): Promise<Decision[]> {
  const ids = [...new Set(keys.ids)];
  const rows = ids.every(isId) ? await store.lockCandidates(tx, { ...keys, ids }) : [];
  if (rows.length < ids.length) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  for (const row of rows) {
    const found = problem(row);
    if (found) throw new AppError(found);
  }
  const now = new Map([...rows, ...(await change(rows))].map((row) => [row.id, row]));
  return ids.flatMap((id) => now.get(id) ?? []).map(presentDecision);
}

/** Rejects candidates on behalf of a user. Their mail is delayed so that a mistaken rejection can be undone. */
export async function rejectCandidates(
  deps: Deps,
  { companyId, ids, userId, reason }: store.CandidateKeys & { userId: string; reason?: string | undefined },
): Promise<Decision[]> {
  const rejectedAt = deps.clock.now();
  const rejectionMailAt = rejectionMailTime(rejectedAt, {
    mailed: await planAllows(deps, companyId, 'REJECTION_EMAIL'),
    delayMinutes: deps.config.rejectionMailDelayMinutes,
  });
  const rejection = { rejectedAt, rejectionReason: reason || null, rejectionMailAt };
  return deps.db.transaction((tx) =>
    decide(tx, { companyId, ids }, rejectError, async (rows) => {
      const fresh = rows.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
      if (fresh.length === 0) return [];
      if (rejectionMailAt) {
        for (const candidateId of fresh) {
          const payload = { companyId, candidateId, rejectedAt: rejectedAt.toISOString() };
          await deps.queue.send(tx, rejectionMailDue, payload, { startAfter: rejectionMailAt });
        }
      }
      await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'REJECTED', of: fresh });
      return store.setRejection(tx, { companyId, ids: fresh, rejection });
    }),
  );
}

/** Undoes rejections, as long as the candidates were not mailed. */
export async function unrejectCandidates(
  deps: Deps,
  { companyId, ids, userId }: store.CandidateKeys & { userId: string },
): Promise<Decision[]> {
  const problem = ({ status, rejectionMailedAt: mailedAt }: store.CandidateRow) => unrejectError({ status, mailedAt });
  return deps.db.transaction((tx) =>
    decide(tx, { companyId, ids }, problem, async (rows) => {
      const rejected = rows.filter(({ status }) => status === 'REJECTED').map(({ id }) => id);
      if (rejected.length === 0) return [];
      await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'REJECTION_UNDONE', of: rejected });
      return store.setRejection(tx, { companyId, ids: rejected, rejection: null });
    }),
  );
}

/** The decision of a request about one candidate. */
export async function onlyOne(decisions: Promise<Decision[]>): Promise<Decision> {
  const [decision] = await decisions;
  if (!decision) throw new Error('invariant: no decision returned for the candidate (candidates.onlyOne)');
  return decision;
}

/** Mails the candidate about the rejection made at `rejectedAt`, once, unless it was undone or the plan no longer includes this mail. */
export async function sendRejectionMail(
  deps: Deps,
  { rejectedAt, ...key }: store.CandidateKey & { rejectedAt: string },
): Promise<void> {
  const rejection = { ...key, rejectedAt: new Date(rejectedAt) };
  const row = await store.findListedCandidate(deps.db, key);
  if (!row) return;
  if (!(await planAllows(deps, key.companyId, 'REJECTION_EMAIL'))) {
    await store.cancelRejectionMail(deps.db, rejection);
    return;
  }
  const content = await rejectionContent(deps, deps.db, { ...row, ...key });
  await deps.db.transaction(async (tx) => {
    if (!(await store.markRejectionMailed(tx, { ...rejection, at: deps.clock.now() }))) return;
    await queueMail(deps, tx, { ...key, to: row.candidate.email, content });
  });
}

type Listed = NonNullable<Awaited<ReturnType<typeof store.findListedCandidate>>>;

async function rejectionContent(
  deps: Deps,
  db: Db,
  { companyId, candidate, jobTitle, interview }: Listed & { companyId: CompanyId },
  corrected = false,
) {
  const { name: company } = await getCompany(db, companyId);
  return rejectionMail(deps.config, {
    firstName: candidate.firstName,
    job: jobTitle,
    company,
    ownData: ownDataUrl(deps, { companyId, candidateId: candidate.id }),
    corrected,
    interviewed: Boolean(interview?.completedAt),
  });
}

/** Resends the rejection mail to a corrected address; false when the candidate was not mailed about a rejection. */
export async function writeRejectionAgain(deps: Deps, tx: Db, key: store.CandidateKey): Promise<boolean> {
  const row = await store.findListedCandidate(tx, key);
  if (row?.candidate.status !== 'REJECTED' || !row.candidate.rejectionMailedAt) return false;
  const content = await rejectionContent(deps, tx, { ...row, ...key }, true);
  await queueMail(deps, tx, { ...key, to: row.candidate.email, content });
  return true;
}

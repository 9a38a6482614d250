import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { opinionErrors } from '@kafaa/domain/opinions/errors';
import { opinionLinkEnd, opinionLinkState } from '@kafaa/domain/opinions/rules';
import type { OpinionLink, OpinionLinkPayload } from '@kafaa/domain/opinions/schema';
import type { Deps } from '#/deps';
import { readerOf, type Session } from '#/platform/http/route';
import { openLink, signLink } from '#/platform/links/signed-link';
import { recordAuditEvent } from '../audit/service.ts';
import { signatureOf } from '../auth/service.ts';
import { requireCandidate } from '../candidates/service.ts';
import * as store from './store.ts';

/**
 * Returns the link's URL, which is always the same, so that a recruiter can copy it again. Its end is in the row, which makes it revocable.
 */
export function opinionUrl(deps: Deps, { companyId, id }: Pick<store.LinkRow, 'companyId' | 'id'>): string {
  return `${deps.config.publicUrl}/Avis/${signLink(deps, 'opinion', [companyId, id], null)}`;
}

/** Returns the row of a valid link; throws otherwise. A link is valid only while its author may see the offer. */
export async function openOpinionLink(deps: Deps, link: string): Promise<store.LinkRow> {
  const [company, linkId] = openLink(deps, 'opinion', link) ?? [];
  if (company === undefined || linkId === undefined) throw new AppError(opinionErrors.OPINION_LINK_UNKNOWN);
  const row = await store.findLinkUnscoped(deps.db, { company, linkId });
  if (!row || opinionLinkState(row, deps.clock.now()) !== 'OPEN') throw new AppError(opinionErrors.OPINION_LINK_ENDED);
  const { companyId, jobId, createdBy: userId } = row;
  if ((await store.findReader(deps.db, { companyId, jobId, userId })) === null)
    throw new AppError(opinionErrors.OPINION_LINK_ENDED);
  return row;
}

type Presented = Omit<store.LinkRow, 'jobId' | 'createdBy' | 'readAt'>;

export function presentLink(
  deps: Deps,
  row: Presented,
  { by, candidates }: { readonly by: string; readonly candidates: number },
): OpinionLink {
  const state = opinionLinkState(row, deps.clock.now());
  return {
    id: row.id,
    url: state === 'OPEN' ? opinionUrl(deps, row) : null,
    recipient: row.recipient,
    by,
    state,
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    candidates,
  };
}

/** Creates a link that shows some candidates of one offer to a person without an account. */
export async function createLink(
  deps: Deps,
  session: Session,
  { candidateIds, recipient }: OpinionLinkPayload,
): Promise<OpinionLink> {
  const { companyId, userId } = session;
  const reader = readerOf(session);
  const ids = [...new Set(candidateIds)];
  const createdAt = deps.clock.now();
  const id = deps.newId();
  return deps.db.transaction(async (tx) => {
    const found = ids.every(isId) ? await store.listCandidates(tx, { companyId, ids, reader }) : [];
    const [first] = found;
    if (!first || found.length < ids.length) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
    const { jobId } = first;
    if (found.some((one) => one.jobId !== jobId)) throw new AppError(opinionErrors.CANDIDATES_OF_ONE_OFFER);
    if (found.some(({ withdrawnAt }) => withdrawnAt)) throw new AppError(candidateErrors.APPLICATION_WITHDRAWN);
    if (found.some(({ closed }) => closed)) throw new AppError(evaluationErrors.EVALUATION_CLOSED);
    const endsAt = opinionLinkEnd(createdAt);
    const link = { companyId, id, jobId, recipient, createdBy: userId, createdAt, endsAt };
    await store.insertLink(tx, { ...link, candidateIds: ids });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'OPINION_LINKED', of: ids });
    const by = await signatureOf(tx, { companyId, userId });
    return presentLink(deps, { ...link, revokedAt: null }, { by, candidates: ids.length });
  });
}

/** Ends a link immediately, for all its candidates. Idempotent. */
export async function revokeLink(
  deps: Deps,
  { companyId, userId }: Session,
  { candidateId, linkId }: { readonly candidateId: string; readonly linkId: string },
) {
  const key = { companyId, candidateId };
  await requireCandidate(deps.db, key);
  await deps.db.transaction(async (tx) => {
    if (!isId(linkId) || !(await store.showsCandidate(tx, { ...key, linkId })))
      throw new AppError(opinionErrors.OPINION_LINK_NOT_FOUND);
    if (!(await store.setRevoked(tx, { companyId, linkId, at: deps.clock.now() }))) return;
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'OPINION_LINK_REVOKED', of: candidateId });
  });
  return { message: 'Ce lien ne s’ouvre plus. Les avis reçus restent.' };
}

import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import { feedbackErrors } from '@kafaa/domain/feedback/errors';
import { composeFeedback } from '@kafaa/domain/feedback/rules';
import type { Feedback } from '@kafaa/domain/feedback/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { readerOf, type Session } from '#/platform/http/route';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { recordAuditEvent } from '../audit/service.ts';
import { lockCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { requireJob } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { feedbackMail } from './mails/feedback.tsx';
import * as store from './store.ts';

type Found = NonNullable<Awaited<ReturnType<typeof store.findFeedback>>>;

async function requireFound(db: Db, session: Session, candidateId: string): Promise<Found> {
  const key = { companyId: session.companyId, candidateId, reader: readerOf(session) };
  const found = isId(candidateId) ? await store.findFeedback(db, key) : null;
  if (!found) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return found;
}

/** Returns the text as sent, else as edited, else as composed from the evaluation. Without an evaluation there is only a sent text. */
function textOf({ card, result }: Found): string | null {
  if (card?.approvedAt) return card.text;
  return result ? (card?.text ?? composeFeedback(result.dimensions)) : null;
}

/** The text quotes the engine's findings, so it is hidden from a reader to whom the evaluation is closed. */
const present = (found: Found): Feedback => ({
  text: found.closed ? null : textOf(found),
  edited:
    !found.closed &&
    found.card !== null &&
    found.result !== null &&
    found.card.text !== composeFeedback(found.result.dimensions),
  approvedAt: found.card?.approvedAt?.toISOString() ?? null,
});

export async function getFeedback(deps: Deps, session: Session, candidateId: string): Promise<Feedback> {
  return present(await requireFound(deps.db, session, candidateId));
}

export async function saveFeedback(
  deps: Deps,
  session: Session,
  { candidateId, text }: { readonly candidateId: string; readonly text: string },
): Promise<Feedback> {
  const { companyId, userId } = session;
  const key = { companyId, candidateId };
  return deps.db.transaction(async (tx) => {
    await lockCandidate(tx, key);
    const found = await requireFound(tx, session, candidateId);
    if (found.closed) throw new AppError(evaluationErrors.EVALUATION_CLOSED);
    if (found.card?.approvedAt) throw new AppError(feedbackErrors.FEEDBACK_SENT);
    if (textOf(found) === null) throw new AppError(feedbackErrors.NO_FEEDBACK);
    await store.saveCard(tx, { ...key, text, savedBy: userId, savedAt: deps.clock.now() });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'FEEDBACK_SAVED', of: candidateId });
    return present(await requireFound(tx, session, candidateId));
  });
}

/**
 * Approves the texts of these candidates and mails each once. If there are several candidates, those without a text are skipped and
 * counted; for a single one the call throws the reason.
 */
export async function approveFeedback(deps: Deps, session: Session, ids: readonly string[]) {
  const unique = [...new Set(ids)];
  for (const candidateId of unique) await requireFound(deps.db, session, candidateId);
  const approved: string[] = [];
  for (const candidateId of unique) {
    const problem = await approve(deps, session, candidateId);
    if (!problem) approved.push(candidateId);
    else if (unique.length === 1) throw new AppError(problem);
  }
  return { approved, skipped: unique.length - approved.length };
}

/** Approves one text. Returns the error if there is nothing to send, and null once the candidate has the text. */
async function approve(deps: Deps, session: Session, candidateId: string) {
  const { companyId, userId } = session;
  const key = { companyId, candidateId };
  const company = await getCompany(deps.db, companyId);
  return deps.db.transaction(async (tx) => {
    const { jobId } = await lockCandidate(tx, key);
    const found = await requireFound(tx, session, candidateId);
    if (found.closed) return evaluationErrors.EVALUATION_CLOSED;
    if (found.card?.approvedAt) return null;
    if (found.candidate.withdrawnAt) return candidateErrors.APPLICATION_WITHDRAWN;
    const text = textOf(found);
    if (text === null) return feedbackErrors.NO_FEEDBACK;
    const now = deps.clock.now();
    const by = { savedBy: found.card?.savedBy ?? userId, savedAt: found.card?.savedAt ?? now };
    await store.saveCard(tx, { ...key, text, ...by, approvedAt: now, approvedBy: userId });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'FEEDBACK_APPROVED', of: candidateId });
    const { firstName, email: to } = found.candidate;
    const content = await feedbackMail(deps.config, {
      firstName,
      job: (await requireJob(tx, { companyId, jobId })).title,
      company: company.name,
      lines: text.split('\n'),
      ownData: ownDataUrl(deps, key),
    });
    await queueMail(deps, tx, { ...key, to, content });
    return null;
  });
}

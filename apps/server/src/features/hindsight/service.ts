import { hindsightErrors } from '@kafaa/domain/hindsight/errors';
import type { HindsightDay } from '@kafaa/domain/hindsight/options';
import { hindsightCounts, type HindsightMarks, hindsightOpenSince } from '@kafaa/domain/hindsight/rules';
import type { Hindsight, HindsightQuestion } from '@kafaa/domain/hindsight/schema';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { lockCandidate } from '../candidates/service.ts';
import { getCompany, lockCompany, saveHindsight } from '../companies/service.ts';
import * as store from './store.ts';

/** Returns whether the look back is on, and its counts. No call returns the answer about one person. */
export async function getHindsight(db: Db, companyId: CompanyId): Promise<Hindsight> {
  const found = await store.findAnswers(db, { companyId });
  if (!found) throw new AppError(kernelErrors.NOT_FOUND);
  return { since: found.since?.toISOString() ?? null, ...hindsightCounts(found.answers) };
}

/** Turns the look back on or off. Idempotent: the time of the first call stays. */
export async function changeHindsight(deps: Deps, session: Session, on: boolean): Promise<{ on: boolean }> {
  const { companyId } = session;
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (((await getCompany(tx, companyId)).hindsightSince !== null) === on) return;
    await saveHindsight(tx, companyId, on ? deps.clock.now() : null);
    const action = on ? 'HINDSIGHT_ON' : 'HINDSIGHT_OFF';
    await recordAuditEvent(deps, tx, { companyId, by: session, action, of: null });
  });
  return { on };
}

/** Returns the open question to this person; throws if there is none or it is answered. */
async function requireQuestion(deps: Deps, db: Db, { companyId, userId }: Session, candidateId: string) {
  const found = isId(candidateId) ? await store.findLastQuestion(db, { companyId, candidateId }) : null;
  if (!found || found.question.userId !== userId) throw new AppError(hindsightErrors.NOTHING_ASKED);
  if (found.question.answeredAt) throw new AppError(hindsightErrors.ALREADY_ANSWERED);
  const { setStage, withdrawnAt, since, question } = found;
  const isOpen =
    setStage === 'HIRED' && !withdrawnAt && since && question.askedAt > hindsightOpenSince(deps.clock.now());
  if (!isOpen) throw new AppError(hindsightErrors.NOTHING_ASKED);
  return found;
}

export async function getHindsightQuestion(
  deps: Deps,
  session: Session,
  candidateId: string,
): Promise<HindsightQuestion> {
  const { firstName, lastName, jobTitle, question } = await requireQuestion(deps, deps.db, session, candidateId);
  return { candidate: { firstName, lastName }, jobTitle, day: question.day };
}

/** Stores the answer, once. Scores, stages and all other rows stay unchanged. */
export async function answerHindsight(
  deps: Deps,
  session: Session,
  { candidateId, day, marks }: { candidateId: string; day: HindsightDay; marks: HindsightMarks },
): Promise<{ message: string }> {
  const { companyId } = session;
  const key = { companyId, candidateId };
  await deps.db.transaction(async (tx) => {
    await lockCandidate(tx, key);
    const { question } = await requireQuestion(deps, tx, session, candidateId);
    if (question.day !== day) throw new AppError(hindsightErrors.NOTHING_ASKED);
    await store.saveMarks(tx, { ...key, day, marks, answeredAt: deps.clock.now() });
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'HINDSIGHT_ANSWERED', of: candidateId });
  });
  return { message: 'Merci, votre réponse est enregistrée.' };
}

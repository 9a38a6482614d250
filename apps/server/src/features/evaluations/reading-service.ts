import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import { independenceOf } from '@kafaa/domain/evaluations/rules';
import type { AnswerLevel, Independence, Reading } from '@kafaa/domain/evaluations/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import { type Reader, readerOf, type Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { lockCandidate } from '../candidates/service.ts';
import { lockCompany, readFirstSince, saveReadFirst } from '../companies/service.ts';
import * as store from './store.ts';

/** Throws if the evaluation is closed to the reader, because the reader has not yet levelled two answers. */
export async function requireOpen(db: Db, key: store.EvaluationKey & { reader: Reader }): Promise<void> {
  if (key.reader.readsFirst && (await store.isClosed(db, key))) throw new AppError(evaluationErrors.EVALUATION_CLOSED);
}

/**
 * Sets the person's own level of one answer; nobody else sees it, and no score changes. A level given while the evaluation is closed is
 * kept beside a later one. The lock of the candidate's row makes concurrent calls run one after the other.
 */
export async function setAnswerLevel(
  deps: Deps,
  session: Session,
  { candidateId, position, level }: AnswerLevel & { candidateId: string },
): Promise<Reading> {
  const { companyId, userId, readFirstSince: since } = session;
  const key = { companyId, candidateId };
  const reader = readerOf(session);
  return deps.db.transaction(async (tx) => {
    await lockCandidate(tx, key);
    const before = await store.findReading(tx, { ...key, reader, position });
    if (!before) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
    const { completedAt, answered } = before;
    if (!completedAt || !answered) throw new AppError(evaluationErrors.ANSWER_NOT_FOUND);
    // If the evaluation is older than the setting, the person may have seen it.
    const seen = !before.closed || since === null || completedAt <= since;
    const at = deps.clock.now();
    await store.saveAnswerLevel(tx, { ...key, userId, position, seen, level, at });
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'ANSWER_LEVEL_SET', of: candidateId });
    const after = await store.findReading(tx, { ...key, reader, position });
    if (!after) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
    return { closed: after.closed, needed: after.needed, levels: after.levels };
  });
}

/** Turns « read before you see » on or off for the whole company. Idempotent: the time of the first call stays. */
export async function changeReading(deps: Deps, session: Session, on: boolean): Promise<{ on: boolean }> {
  const { companyId } = session;
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (((await readFirstSince(tx, companyId)) !== null) === on) return;
    await saveReadFirst(tx, companyId, on ? deps.clock.now() : null);
    const action = on ? 'READ_FIRST_ON' : 'READ_FIRST_OFF';
    await recordAuditEvent(deps, tx, { companyId, by: session, action, of: null });
  });
  return { on };
}

/** Returns the report about the session's person only: there is no parameter for another person. */
export async function getIndependence(deps: Deps, session: Session): Promise<Independence> {
  const { companyId } = session;
  return independenceOf(await store.listGivenLevels(deps.db, { companyId, reader: readerOf(session) }));
}

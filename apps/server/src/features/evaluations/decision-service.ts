import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import { DIMENSIONS } from '@kafaa/domain/evaluations/options';
import { agreementOf } from '@kafaa/domain/evaluations/rules';
import type { AuditAction } from '@kafaa/domain/audit/options';
import type { Agreement, EvaluationView, HumanLevels, LevelChange } from '@kafaa/domain/evaluations/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { withoutDeduction } from '@kafaa/interviewer/scoring/waived';
import type { Db, Deps } from '#/deps';
import { csvFile } from '#/platform/files/csv';
import { readerOf, type Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { signatureOf } from '../auth/service.ts';
import { lockCandidate, presentEvaluation, recordReportStatus, recordScore } from '../candidates/service.ts';
import { requireOpen } from './reading-service.ts';
import * as store from './store.ts';

interface Decision {
  readonly session: Session;
  readonly candidateId: string;
}

interface Held {
  readonly row: store.EvaluationRow;
  readonly by: string;
  readonly at: Date;
  readonly revise: (set: Parameters<typeof store.revise>[1]['set']) => Promise<store.EvaluationRow>;
}

/**
 * Changes an evaluation with its candidate locked, so that decisions of two people run one after the other. `change` returns null if
 * nothing needs changing: a repeated request is idempotent and keeps the earlier actor.
 */
async function decide(
  deps: Deps,
  { session, candidateId, action }: Decision & { action: AuditAction },
  change: (tx: Db, held: Held) => Promise<store.EvaluationRow | null>,
): Promise<EvaluationView> {
  const { companyId, userId } = session;
  const key = { companyId, candidateId };
  const reader = readerOf(session);
  return deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, key);
    const row = await store.findEvaluation(tx, key);
    if (!row) throw new AppError(evaluationErrors.NOT_EVALUATED_YET);
    await requireOpen(tx, { ...key, reader });
    const at = deps.clock.now();
    const by = await signatureOf(tx, { companyId, userId });
    const revise: Held['revise'] = (set) => store.revise(tx, { ...key, set: { ...set, revisedAt: at } });
    const changed = await change(tx, { row, by, at, revise });
    if (changed) await recordAuditEvent(deps, tx, { companyId, by: { userId }, action, of: candidateId });
    // The existing report shows the earlier state, so its status is reset and it can be generated again.
    if (changed && candidate.reportStatus === 'READY') await recordReportStatus(tx, key, 'NONE');
    return presentEvaluation(changed ?? row, reader);
  });
}

/** Waives or restores the authenticity deduction; every place that shows the score changes. */
export async function changeDeduction(deps: Deps, { waived, ...decision }: Decision & { waived: boolean }) {
  const key = { companyId: decision.session.companyId, candidateId: decision.candidateId };
  const action = waived ? 'POINTS_GIVEN_BACK' : 'POINTS_TAKEN_AGAIN';
  return decide(deps, { ...decision, action }, async (tx, { row, by, at, revise }) => {
    if (row.result.authenticity.deduction === 0) throw new AppError(evaluationErrors.NO_DEDUCTION);
    if (row.deductionWaived === waived) return null;
    await recordScore(tx, key, waived ? withoutDeduction(row.result) : row.result);
    return revise({ deductionWaived: waived, deductionChangedBy: by, deductionChangedAt: at });
  });
}

/** Sets or removes the company's own level of one dimension. The engine's level and all scores stay. */
export async function setHumanLevel(
  deps: Deps,
  { dimension, level, reason = '', ...decision }: Decision & LevelChange,
): Promise<EvaluationView> {
  const action = level === null ? 'LEVEL_REMOVED' : 'LEVEL_SET';
  return decide(deps, { ...decision, action }, async (_tx, { row, by, at, revise }) => {
    const { [dimension]: before, ...others } = row.humanLevels;
    if (level === null) return before ? revise({ humanLevels: others }) : null;
    const wanted = { level, reason: reason || null };
    if (before?.level === wanted.level && before.reason === wanted.reason) return null;
    const humanLevels: HumanLevels = { ...others, [dimension]: { ...wanted, by, at: at.toISOString() } };
    return revise({ humanLevels });
  });
}

export async function getAgreement(deps: Deps, scope: store.ReadScope): Promise<Agreement> {
  const found = scope.jobId === undefined || isId(scope.jobId) ? await store.tallyLevels(deps.db, scope) : null;
  if (!found) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return { candidates: found.candidates, criteria: agreementOf(found.tallies) };
}

const HEADERS = [
  'Critère',
  'Niveaux posés',
  'Comparables à l’IA',
  'Identiques',
  'Plus hauts que l’IA',
  'Plus bas que l’IA',
  'Écarts de deux niveaux ou plus',
  'Écart moyen (vous moins l’IA)',
];

export async function exportAgreement(
  deps: Deps,
  scope: store.ReadScope,
): Promise<{ fileName: string; content: string }> {
  const { criteria } = await getAgreement(deps, scope);
  const labels = new Map(DIMENSIONS.map(({ key, label }) => [key, label]));
  const rows = criteria.map(({ key, set, compared, same, higher, lower, far, meanDifference }) => [
    labels.get(key) ?? key,
    set,
    compared,
    same,
    higher,
    lower,
    far,
    meanDifference === null ? null : Math.round(meanDifference * 100) / 100,
  ]);
  const day = deps.clock.now().toISOString().slice(0, 10);
  return { fileName: `accords-avec-l-ia-${day}.csv`, content: csvFile([HEADERS, ...rows]) };
}

import { isDeepStrictEqual } from 'node:util';
import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import type { EarlierEvaluation, Engines } from '@kafaa/domain/evaluations/schema';
import { engineText } from '@kafaa/domain/evaluations/texts';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { EngineStamp } from '@kafaa/interviewer/contract';
import { withoutDeduction } from '@kafaa/interviewer/scoring/waived';
import type { Deps, TaskRun } from '#/deps';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { findCandidate, holdCandidate, recordReportStatus, recordScore } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { isStillCompleted } from '../interviews/service.ts';
import { type ModelWork, recordUsage } from '../usage/service.ts';
import { candidateEvaluated, recalculationRequested } from './events.ts';
import { evaluate, houseInForce, interviewInput, runningCalibration, runningEngine } from './service.ts';
import * as store from './store.ts';

function isRunning(deps: Deps, { name, version, settled, model, calibration }: EngineStamp): boolean {
  const running = runningEngine(deps);
  const measured = runningCalibration(deps);
  const wanted = measured?.model === model ? measured?.calibration : undefined;
  const same = name === running.name && (name === 'local' || calibration === wanted);
  return (same || settled === true) && version === running.version;
}

export async function getEngines(deps: Deps, { companyId, allows }: Session, jobId?: string): Promise<Engines> {
  const counted = jobId === undefined || isId(jobId) ? await store.countEngines(deps.db, { companyId, jobId }) : null;
  if (!counted) throw new AppError(jobErrors.JOB_NOT_FOUND);
  const { rows } = counted;
  const house = houseInForce(deps, counted.house, allows('ADVANCED_REPORTS'));
  const groups = Map.groupBy(rows, ({ engine: { name, version, model, calibration } }) =>
    engineText({
      name,
      version,
      lexiconHash: '',
      ...(model !== undefined && { model }),
      ...(calibration && { calibration }),
    }),
  );
  const sum = (list: readonly store.EngineCount[]) => list.reduce((total, { candidates }) => total + candidates, 0);
  const otherThresholds = rows.filter((row) => isRunning(deps, row.engine) && !isDeepStrictEqual(row.house, house));
  const outdated = [...rows.filter((row) => !isRunning(deps, row.engine)), ...otherThresholds];
  const model = deps.languageModel?.model;
  return {
    running: engineText({ ...runningEngine(deps), lexiconHash: '', ...(model !== undefined && { model }) }),
    groups: [...groups].map(([engine, members]) => ({
      engine,
      candidates: sum(members),
      current: members.some((row) => isRunning(deps, row.engine)),
    })),
    outdated: sum(outdated),
    otherThresholds: sum(otherThresholds),
    waiting: sum(outdated.filter(({ recalculation }) => recalculation === 'WAITING')),
    failed: sum(outdated.filter(({ recalculation }) => recalculation === 'FAILED')),
  };
}

const AT_ONCE = 100;

/**
 * Queues the recalculation of all evaluations by other engines or thresholds, of one offer or the whole company. A repeated
 * request is harmless: a waiting evaluation is queued once, and a failed one is retried.
 */
export async function recalculate(deps: Deps, session: Session, jobId: string | undefined): Promise<Engines> {
  const scope = { companyId: session.companyId, jobId };
  const { outdated } = await getEngines(deps, session, jobId);
  if (outdated === 0) throw new AppError(evaluationErrors.NOTHING_TO_RECALCULATE);
  const { house: stored } = await getCompany(deps.db, scope.companyId);
  const house = houseInForce(deps, stored, session.allows('ADVANCED_REPORTS'));
  // Each page and its tasks are one transaction, so that an interrupted request leaves no evaluation marked but not queued.
  for (let after: string | null = ''; after !== null;) {
    const from: string = after;
    after = await deps.db.transaction(async (tx) => {
      const running = runningEngine(deps);
      const measured = runningCalibration(deps);
      const wanted = { ...scope, ...running, house, measured };
      const ids = await store.askRecalculation(tx, { ...wanted, after: from, limit: AT_ONCE });
      for (const candidateId of ids) {
        const key = { companyId: scope.companyId, candidateId };
        await deps.queue.send(tx, recalculationRequested, key, { singletonKey: `${key.companyId}.${candidateId}` });
      }
      await recordAuditEvent(deps, tx, { companyId: scope.companyId, by: session, action: 'RECALCULATED', of: ids });
      return ids.length < AT_ONCE ? null : (ids.at(-1) ?? null);
    });
  }
  return getEngines(deps, session, jobId);
}

/** Recalculates one evaluation. The old result stays until this succeeds; people's decisions stay in any case. */
export async function recalculateOne(deps: Deps, key: store.EvaluationKey, { lastTry }: TaskRun): Promise<void> {
  const row = await store.findEvaluation(deps.db, key);
  // The candidate was erased or left to a human reader, or another run recalculated the evaluation meanwhile.
  if (!row || row.recalculation === null) return;
  const finished = await interviewInput(deps, key);
  const current = isRunning(deps, row.result.engine) && isDeepStrictEqual(row.result.house, finished?.input.house);
  if (!finished || current) return store.endRecalculation(deps.db, { ...key, set: { recalculation: null } });
  const { input, job, completedAt } = finished;
  try {
    const { result, work } = await evaluate(deps, { ...key, jobId: job.id }, input);
    if (!isRunning(deps, result.engine)) {
      await recordWork(deps, key, job.id, work);
      throw new Error('a fallback engine replaced the configured one (evaluations.recalculateOne)');
    }
    await deps.db.transaction(async (tx) => {
      const held = (await holdCandidate(tx, key)) && (await isStillCompleted(tx, key, completedAt));
      if (work)
        await recordUsage(deps, tx, { ...work, ...key, jobId: job.id, candidateId: held ? key.candidateId : null });
      const candidate = held ? await findCandidate(tx, key) : null;
      const before = candidate && (await store.findEvaluation(tx, key));
      if (!before || before.recalculation === null) return;
      const earlier = [...before.earlier, earlierOf(before)];
      const set = { result, evaluatedAt: deps.clock.now(), earlier, recalculation: null };
      await store.endRecalculation(tx, { ...key, set });
      await recordScore(tx, key, before.deductionWaived ? withoutDeduction(result) : result);
      await deps.queue.send(tx, candidateEvaluated, key);
      // The existing report shows the earlier result, so its status is reset and it can be generated again.
      if (candidate.reportStatus === 'READY') await recordReportStatus(tx, key, 'NONE');
    });
  } catch (error) {
    if (lastTry) await store.endRecalculation(deps.db, { ...key, set: { recalculation: 'FAILED' } });
    throw error;
  }
}

async function recordWork(deps: Deps, key: store.EvaluationKey, jobId: string, work: ModelWork | null): Promise<void> {
  if (work) await recordUsage(deps, deps.db, { ...work, ...key, jobId });
}

/** Returns the kept part of a replaced evaluation: its score and recommendation, with engine and date. */
function earlierOf({ result, evaluatedAt, deductionWaived }: store.EvaluationRow): EarlierEvaluation {
  const { score, recommendation, engine } = deductionWaived ? withoutDeduction(result) : result;
  return { score, recommendation, engine, evaluatedAt: evaluatedAt.toISOString() };
}

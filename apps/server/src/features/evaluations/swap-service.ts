import { setImmediate as nextTurn } from 'node:timers/promises';
import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import { SWAP_INTERVIEWS, SWAP_MODEL_INTERVIEWS } from '@kafaa/domain/evaluations/options';
import { swapScope, swapStateNow } from '@kafaa/domain/evaluations/rules';
import type { SwapDifference, SwapFigures, SwapTest } from '@kafaa/domain/evaluations/schema';
import { engineText } from '@kafaa/domain/evaluations/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Evaluation, InterviewInput } from '@kafaa/interviewer/contract';
import { differenceOf, MODEL_STAND_INS, retellings, STAND_INS, type Difference } from '@kafaa/interviewer/fairness';
import type { Deps, TaskRun } from '#/deps';
import { requireJob } from '../jobs/service.ts';
import { modelFor, recordUsage } from '../usage/service.ts';
import { swapTestRequested } from './events.ts';
import { interviewInput } from './service.ts';
import * as store from './store.ts';

/** Where a test stands, as its company reads it. */
export function presentSwapTest(deps: Deps, row: store.SwapTestRow | null): SwapTest {
  if (!row) return { state: 'NONE', requestedAt: null, measuredAt: null, figures: null };
  return {
    state: swapStateNow(row.state, row.requestedAt, deps.clock.now()),
    requestedAt: row.requestedAt.toISOString(),
    measuredAt: row.measuredAt?.toISOString() ?? null,
    figures: row.result,
  };
}

/** Asks for the test; one that runs is not run twice. */
export async function requestSwapTest(deps: Deps, scope: store.Scope): Promise<SwapTest> {
  const { companyId, jobId } = scope;
  if (jobId !== undefined) await requireJob(deps.db, { companyId, jobId });
  const { available } = await store.listTestable(deps.db, { ...scope, limit: 1 });
  if (available === 0) throw new AppError(evaluationErrors.NOTHING_TO_TEST);
  const key = { companyId, scope: swapScope(jobId) };
  await deps.db.transaction(async (tx) => {
    const requestedAt = deps.clock.now();
    if (!(await store.beginSwapTest(tx, { ...key, requestedAt }))) return;
    await deps.queue.send(tx, swapTestRequested, key, { singletonKey: `${key.companyId}.${key.scope}` });
  });
  return presentSwapTest(deps, await store.findSwapTest(deps.db, key));
}

/** Runs it. Repeating is harmless; a failure shows when the queue has stopped trying again. */
export async function runSwapTest(
  deps: Deps,
  key: { companyId: CompanyId; scope: string },
  { lastTry }: TaskRun,
): Promise<void> {
  const row = await store.findSwapTest(deps.db, key);
  if (row?.state !== 'RUNNING') return;
  try {
    const result = await measure(deps, {
      ...key,
      jobId: key.scope === swapScope(undefined) ? undefined : key.scope,
    });
    await store.endSwapTest(deps.db, { ...key, set: { state: 'DONE', result, measuredAt: deps.clock.now() } });
  } catch (error) {
    if (lastTry) await store.endSwapTest(deps.db, { ...key, set: { state: 'FAILED' } });
    throw error;
  }
}

async function measure(deps: Deps, scope: store.Scope): Promise<SwapFigures> {
  const { evaluateInterview, localStamp } = await import('@kafaa/interviewer/local');
  const { available, candidateIds } = await store.listTestable(deps.db, { ...scope, limit: SWAP_INTERVIEWS });
  const local: Difference[] = [];
  const byModel: ModelDifference[] = [];
  for (const [turn, candidateId] of candidateIds.entries()) {
    const found = await interviewInput(deps, { ...scope, candidateId });
    // Erased or withdrawn meanwhile.
    if (!found) continue;
    const evaluations: Evaluation[] = [];
    for (const retold of retellings(found.input, turn)) {
      // Whoever works with the pages meanwhile must not wait for all of this.
      await nextTurn();
      evaluations.push(evaluateInterview(retold));
    }
    local.push(differenceOf(evaluations));
    if (turn >= SWAP_MODEL_INTERVIEWS || !deps.languageModel) continue;
    const difference = await judgedByModel(deps, { ...scope, jobId: found.job.id }, found.input, turn);
    if (difference) byModel.push(difference);
  }
  const [first] = byModel;
  return {
    available,
    engine: engineText(localStamp()),
    local: summed(local, STAND_INS.length),
    model: first ? { ...summed(byModel, MODEL_STAND_INS.length), name: first.model } : null,
  };
}

type ModelDifference = Difference & { readonly model: string };

/** One interview as the language model judges it in two names; null when it did not answer for both. What it costs is on the bill. */
async function judgedByModel(
  deps: Deps,
  { companyId, jobId }: { companyId: CompanyId; jobId: string },
  input: InterviewInput,
  turn: number,
): Promise<ModelDifference | null> {
  const { evaluateWithModel } = await import('@kafaa/interviewer/llm');
  const evaluations: Evaluation[] = [];
  for (const retold of retellings(input, turn, MODEL_STAND_INS)) {
    const languageModel = await modelFor(deps, companyId);
    if (!languageModel) return null;
    const session = languageModel.begin();
    const evaluation = await evaluateWithModel(retold, session);
    const { name: used, model, standsInFor, cvReadLocally } = evaluation.engine;
    await recordUsage(deps, deps.db, {
      companyId,
      jobId,
      candidateId: null,
      purpose: 'fairness',
      spending: session.spent(),
      model,
      used,
      fault: standsInFor ?? cvReadLocally,
    });
    if (used !== 'llm') return null;
    evaluations.push(evaluation);
  }
  return { ...differenceOf(evaluations), model: evaluations[0]?.engine.model ?? '' };
}

function summed(differences: readonly Difference[], identities: number): SwapDifference {
  const overall = differences.map((one) => one.overall);
  const anywhere = differences.map((one) => one.anywhere);
  return {
    interviews: differences.length,
    identities,
    changed: anywhere.filter((points) => points > 0).length,
    largest: Math.max(0, ...overall),
    mean: overall.reduce((sum, points) => sum + points, 0) / Math.max(1, overall.length),
    largestAnywhere: Math.max(0, ...anywhere),
  };
}

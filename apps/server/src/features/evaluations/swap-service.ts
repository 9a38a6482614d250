import { evaluationErrors } from '@kafaa/domain/evaluations/errors';
import { SWAP_INTERVIEWS, SWAP_MODEL_INTERVIEWS } from '@kafaa/domain/evaluations/options';
import { swapScope, swapStateNow } from '@kafaa/domain/evaluations/rules';
import type { SwapDifference, SwapFigures, SwapTest } from '@kafaa/domain/evaluations/schema';
import { engineText } from '@kafaa/domain/evaluations/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Evaluation, InterviewInput } from '@kafaa/interviewer/contract';
import type { Difference } from '@kafaa/interviewer/identity-swap';
import type { ModelSession } from '@kafaa/interviewer/llm/model';
import type { Deps, TaskRun } from '#/deps';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { requireJob } from '../jobs/service.ts';
import { modelFor, recordUsage } from '../usage/service.ts';
import { swapTestRequested } from './events.ts';
import { interviewInput } from './service.ts';
import * as store from './store.ts';

/** Returns the state of a test as the company sees it. */
export function presentSwapTest(deps: Deps, row: store.SwapTestRow | null): SwapTest {
  if (!row) return { state: 'NONE', requestedAt: null, measuredAt: null, figures: null };
  return {
    state: swapStateNow(row.state, row.requestedAt, deps.clock.now()),
    requestedAt: row.requestedAt.toISOString(),
    measuredAt: row.measuredAt?.toISOString() ?? null,
    figures: row.result,
  };
}

/** Requests the test; a running one is not started again. */
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

/** Runs the test. Idempotent; the state becomes `FAILED` only after the queue's last retry. */
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
  const { available, candidateIds } = await store.listTestable(deps.db, { ...scope, limit: SWAP_INTERVIEWS });
  const local: Told[] = [];
  const byModel: (Told & { readonly model: string })[] = [];
  for (const [turn, candidateId] of candidateIds.entries()) {
    const found = await interviewInput(deps, { ...scope, candidateId });
    // The candidate was erased or withdrew meanwhile.
    if (!found) continue;
    const told = await unlessStopped(deps, () => deps.engine.swap(found.input, turn));
    if (!told) continue;
    local.push(told);
    if (turn >= SWAP_MODEL_INTERVIEWS || !deps.languageModel) continue;
    const judged = await unlessStopped(deps, () =>
      judgedByModel(deps, { ...scope, jobId: found.job.id }, found.input, turn),
    );
    if (judged) byModel.push(judged);
  }
  const [first] = byModel;
  return {
    available,
    engine: engineText(await deps.engine.stamp()),
    local: summed(local),
    model: first ? { ...summed(byModel), name: first.model } : null,
  };
}

/** Difference between the evaluations of one interview under several identities, and the number of identities. */
interface Told {
  readonly difference: Difference;
  readonly identities: number;
}

/** Returns null if an interview stops the engine: it is left out of the test. */
async function unlessStopped<T>(deps: Deps, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EngineStopped) || error.code === 'broken') throw error;
    deps.log.error({ fault: error.code }, 'an interview stopped the engine');
    return null;
  }
}

const STOPPED: Pick<Evaluation['engine'], 'name' | 'model' | 'standsInFor' | 'cvReadLocally'> = {
  name: 'local',
  standsInFor: 'unexpected',
};

/** Compares the model's evaluations of one interview under two identities; null if the model did not answer for both. Records its usage. */
async function judgedByModel(
  deps: Deps,
  { companyId, jobId }: { companyId: CompanyId; jobId: string },
  input: InterviewInput,
  turn: number,
): Promise<(Told & { model: string }) | null> {
  const evaluations: Evaluation[] = [];
  for (const retold of await deps.engine.retell(input, turn)) {
    const languageModel = await modelFor(deps, companyId);
    if (!languageModel) return null;
    let session: ModelSession | undefined;
    const evaluation = await unlessStopped(deps, () =>
      deps.engine.evaluate(retold, () => (session = languageModel.begin()), languageModel.figures),
    );
    const { name: used, model, standsInFor, cvReadLocally } = evaluation?.engine ?? STOPPED;
    await recordUsage(deps, deps.db, {
      companyId,
      jobId,
      candidateId: null,
      purpose: 'fairness',
      spending: session?.spent() ?? { calls: 0, tokensIn: 0, tokensOut: 0 },
      model,
      used,
      fault: standsInFor ?? cvReadLocally,
    });
    if (!evaluation || used !== 'llm') return null;
    evaluations.push(evaluation);
  }
  const difference = await deps.engine.compare(evaluations);
  return { difference, identities: evaluations.length, model: evaluations[0]?.engine.model ?? '' };
}

function summed(told: readonly Told[]): SwapDifference {
  const overall = told.map(({ difference }) => difference.overall);
  const anywhere = told.map(({ difference }) => difference.anywhere);
  return {
    interviews: told.length,
    identities: told[0]?.identities ?? 0,
    changed: anywhere.filter((points) => points > 0).length,
    largest: Math.max(0, ...overall),
    mean: overall.reduce((sum, points) => sum + points, 0) / Math.max(1, overall.length),
    largestAnywhere: Math.max(0, ...anywhere),
  };
}

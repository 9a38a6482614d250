import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { EngineStamp, ModelErrorKind } from '@kafaa/interviewer/contract';
import type { Spending } from '@kafaa/interviewer/llm/model';
import type { Db, Deps, LanguageModel } from '#/deps';
import * as store from './store.ts';

/** One task of the language model: an interview, an offer's questions, or a fairness test. */
export interface ModelWork {
  readonly purpose: store.UsageRow['purpose'];
  readonly spending: Spending;
  /** Name of the model; undefined if it never answered. */
  readonly model: string | undefined;
  readonly used: EngineStamp['name'];
  readonly fault: ModelErrorKind | undefined;
}

/**
 * Returns the language model while the company has tokens left today (UTC), else null. The local engine then does the work, as it does
 * without a model. A running task may exceed the daily limit by its own budget.
 */
export async function modelFor(deps: Deps, companyId: CompanyId): Promise<LanguageModel | null> {
  if (!deps.languageModel) return null;
  const since = new Date(deps.clock.now());
  since.setUTCHours(0, 0, 0, 0);
  const spent = await store.sumTokens(deps.db, { companyId, since });
  if (spent < (deps.config.llm?.tokensPerDay ?? Infinity)) return deps.languageModel;
  deps.log.warn({ companyId, spent }, 'the tokens of the day are used up');
  return null;
}

type WorkOf = ModelWork & { companyId: CompanyId; jobId: string; candidateId: string | null };

const MILLION = 1_000_000;

/** Records the cost of a task, or nothing if the model was not called. */
export async function recordUsage(deps: Deps, tx: Db, { spending, model, fault, ...work }: WorkOf): Promise<void> {
  if (spending.calls === 0 && fault === undefined) return;
  const { priceIn = null, priceOut = null } = deps.config.llm ?? {};
  const priced = priceIn !== null && priceOut !== null;
  await store.insertUsage(tx, {
    companyId: work.companyId,
    jobId: work.jobId,
    candidateId: work.candidateId,
    purpose: work.purpose,
    used: work.used,
    ...spending,
    id: deps.newId(),
    at: deps.clock.now(),
    model: model ?? deps.languageModel?.model ?? '',
    fault: fault ?? null,
    cost: priced ? (spending.tokensIn * priceIn + spending.tokensOut * priceOut) / MILLION : null,
  });
}

export async function usageSince(deps: Deps, { days, companyId }: { days: number; companyId?: CompanyId | undefined }) {
  return store.findUsageUnscoped(deps.db, { since: new Date(deps.clock.now().getTime() - days * DAY_MS), companyId });
}

import { isDeepStrictEqual } from 'node:util';
import { usualInterviewMails } from '@kafaa/domain/desk/rules';
import { engineKey } from '@kafaa/domain/evaluations/rules';
import { DAY_MS, HOUR_MS } from '@kafaa/domain/kernel/time';
import { DIMENSION_KEYS } from '@kafaa/domain/evaluations/options';
import {
  ENGINE_VERSION,
  type EngineStamp,
  type Evaluation,
  type House,
  type InterviewInput,
  type ModelErrorKind,
  type Others,
} from '@kafaa/interviewer/contract';
import { holdsFor } from '@kafaa/interviewer/llm/calibration';
import type { ModelSession } from '@kafaa/interviewer/llm/model';
import { unjudged } from '@kafaa/interviewer/scoring/unjudged';
import type { Db, Deps } from '#/deps';
import { cleanTexts } from '#/platform/http/clean';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { interviewEmails } from '../auth/service.ts';
import { exactnessOf, findCandidate, holdCandidate, recordScore } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { readCvFile } from '../interviews/cv-service.ts';
import { completedInterview, isStillCompleted } from '../interviews/service.ts';
import { companyBrief, jobBrief } from '../jobs/briefs-service.ts';
import { requireJob, secondOfferAt } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { planAllows } from '../plans/service.ts';
import { interviewToIndex } from '../search/events.ts';
import { indexInterview } from '../search/service.ts';
import { modelFor, type ModelWork, recordUsage } from '../usage/service.ts';
import { candidateEvaluated, recalculationRequested } from './events.ts';
import { candidateClosedMail } from './mails/candidate-closed.tsx';
import { candidateScoredMail } from './mails/candidate-scored.tsx';
import { candidateToReadMail } from './mails/candidate-to-read.tsx';
import * as store from './store.ts';

/** Name and version of the engine that evaluates now; results of another name or version are outdated. */
export function runningEngine(deps: Deps): Pick<EngineStamp, 'name' | 'version'> {
  return { name: deps.languageModel ? 'llm' : 'local', version: ENGINE_VERSION };
}

/** The calibration applied to the configured model's levels, and the model's name at its measurement; null if the model has none. */
export function runningCalibration(deps: Deps): Required<Pick<EngineStamp, 'model' | 'calibration'>> | null {
  const figures = deps.languageModel?.figures ?? null;
  return figures && holdsFor(figures, figures.model) ? { model: figures.model, calibration: figures.measuredAt } : null;
}

/** The company's thresholds if its plan includes them and they were learned from scores of the running engine; else null. */
export function houseInForce(deps: Deps, house: House | null, allowed: boolean): House | null {
  return allowed && house && isDeepStrictEqual(house.engine, runningEngine(deps)) ? house : null;
}

/**
 * Minimum and maximum number of other candidates for the medians. Below the minimum there are no medians; above the maximum only the newest
 * candidates count.
 */
const [FEWEST_OTHERS, MOST_OTHERS] = [3, 40];

type OfferKey = store.EvaluationKey & { readonly jobId: string };

/** Returns the medians of the scores that the same engine, with its current version and calibration, gave the offer's other candidates. */
async function othersOf(deps: Deps, key: OfferKey, name: EngineStamp['name']): Promise<{ others?: Others }> {
  const engine = engineKey({ ...runningEngine(deps), ...(name === 'llm' && runningCalibration(deps)), name });
  const rows = await store.listOthers(deps.db, { ...key, engine, limit: MOST_OTHERS });
  if (rows.length < FEWEST_OTHERS) return {};
  const medians: Others['medians'] = {};
  for (const criterion of DIMENSION_KEYS) {
    const scores = rows.flatMap((row) => row.scores[criterion] ?? []).toSorted((a, b) => a - b);
    const middle = scores[Math.floor((scores.length - 1) / 2)];
    if (middle !== undefined) medians[criterion] = middle;
  }
  return { others: { candidates: rows.length, medians } };
}

/**
 * Returns the engine's input for a finished interview, without the offer's other candidates; null if there is no finished interview or the
 * candidate must not be scored.
 */
export async function interviewInput(deps: Deps, key: store.EvaluationKey) {
  const finished = await completedInterview(deps, key);
  if (!finished) return null;
  const { interview, completedAt, exchanges } = finished;
  const candidate = await findCandidate(deps.db, key);
  // A candidate who was erased or withdrew meanwhile, or asked for a human reader, must not be scored.
  if (!candidate || candidate.withdrawnAt || candidate.personAskedAt) return null;
  const job = await requireJob(deps.db, { ...key, jobId: interview.jobId });
  const company = await getCompany(deps.db, key.companyId);
  const house = houseInForce(deps, company.house, await planAllows(deps, key.companyId, 'ADVANCED_REPORTS'));
  const file = await readCvFile(deps, interview);
  const cv = file ? await deps.readCv(file.bytes, file.name) : null;
  const { firstName, lastName, email, phone } = candidate;
  const input: InterviewInput = {
    job: jobBrief(job),
    company: companyBrief(company),
    exchanges,
    cv,
    ...(interview.cvFields && { cvFields: interview.cvFields }),
    identity: { firstName, lastName, email, phone },
    today: { year: completedAt.getUTCFullYear(), month: completedAt.getUTCMonth() + 1 },
    ...(house && { house }),
  };
  return { input, job, completedAt, readsFirst: company.readFirstSince !== null };
}

/** Scores a finished interview and mails the company. Idempotent: the first result stays. */
export async function evaluateCandidate(deps: Deps, key: store.EvaluationKey): Promise<void> {
  if (await store.hasEvaluation(deps.db, key)) return;
  const finished = await interviewInput(deps, key);
  if (!finished) return tellReader(deps, key);
  const { input, job, completedAt, readsFirst } = finished;
  const kind = await store.findKind(deps.db, { companyId: key.companyId, jobId: job.id });
  const { result, work, again } = await evaluate(deps, { ...key, jobId: job.id }, input, kind);
  // Nobody has read the answers yet, so the evaluation is closed to every recipient.
  const closed = readsFirst && (await planAllows(deps, key.companyId, 'TRANSCRIPTS'));
  const content = await (closed ? candidateClosedMail : candidateScoredMail)(deps.config, {
    candidate: `${input.identity.firstName} ${input.identity.lastName}`,
    candidateId: key.candidateId,
    jobId: job.id,
    job: job.title,
    ...exactnessOf(result),
    score: result.score,
    recommendation: result.recommendation,
  });
  await deps.db.transaction(async (tx) => {
    // False if the company reopened the interview meanwhile, because its answers are then deleted.
    const held = (await holdCandidate(tx, key)) && (await isStillCompleted(tx, key, completedAt));
    // Model usage is recorded in every case: for both of two concurrent runs, and for a candidate erased meanwhile.
    if (work)
      await recordUsage(deps, tx, { ...work, ...key, jobId: job.id, candidateId: held ? key.candidateId : null });
    // Stops if the candidate asked to be read by a person while the engine ran.
    const candidate = held ? await findCandidate(tx, key) : null;
    if (candidate?.personAskedAt) return;
    const recalculation = again && ('WAITING' as const);
    const evaluation = { ...key, result, evaluatedAt: deps.clock.now(), recalculation };
    if (!held || !(await store.insertEvaluation(tx, evaluation))) return;
    if (again) await deps.queue.send(tx, recalculationRequested, key, { startAfter: again });
    await recordScore(tx, key, result);
    // The search index is written here, because the CV was just read; a task would have to store its text.
    if (!candidate?.withdrawnAt) await indexInterview(deps, tx, { ...key, cv: input.cv?.text ?? '' });
    await deps.queue.send(tx, candidateEvaluated, key);
    for (const to of await readersAtOnce(tx, { companyId: key.companyId, jobId: job.id }))
      await queueMail(deps, tx, { ...key, to, content });
  });
}

/** Returns the people who get a mail about each interview of the offer; the others get the daily mail or none. */
const readersAtOnce = async (tx: Db, offer: Omit<OfferKey, 'candidateId'>) =>
  interviewEmails(tx, { ...offer, usual: usualInterviewMails((await secondOfferAt(tx, offer.companyId)) !== null) });

/** Mails the company when a candidate who asked to be read by a person has finished; does nothing for other candidates. */
async function tellReader(deps: Deps, key: store.EvaluationKey): Promise<void> {
  const candidate = await findCandidate(deps.db, key);
  if (!candidate?.personAskedAt || candidate.withdrawnAt) return;
  const { jobId, firstName, lastName } = candidate;
  const { title: job } = await requireJob(deps.db, { ...key, jobId });
  const content = await candidateToReadMail(deps.config, { ...key, job, candidate: `${firstName} ${lastName}` });
  await deps.db.transaction(async (tx) => {
    if (!(await holdCandidate(tx, key))) return;
    await deps.queue.send(tx, interviewToIndex, key);
    for (const to of await readersAtOnce(tx, { companyId: key.companyId, jobId }))
      await queueMail(deps, tx, { ...key, to, content });
  });
}

/** Removes characters that the database refuses (from a CV's broken font or a model), so that the evaluation can be stored. */
const storable = (result: Evaluation): Evaluation => cleanTexts(result) as Evaluation;

/** Transient faults, after which the model is asked again an hour later. */
const PASSING: ReadonlySet<ModelErrorKind> = new Set([
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'cut-off',
  'resting',
]);

export interface Evaluated {
  readonly result: Evaluation;
  readonly work: ModelWork | null;
  /** Time at which the model is asked again after the local engine replaced it; null if that would change nothing. */
  readonly again: Date | null;
}

/**
 * Evaluates with the language model, or with the local engine if there is no model or it fails. `kind` is the engine that ranks the
 * offer's candidates: an offer begun with the local engine keeps it until somebody requests « Recalculer ».
 */
export async function evaluate(
  deps: Deps,
  key: OfferKey,
  interview: InterviewInput,
  kind: EngineStamp['name'] = 'llm',
): Promise<Evaluated> {
  const languageModel = kind === 'llm' ? await modelFor(deps, key.companyId) : null;
  const input = { ...interview, ...(await othersOf(deps, key, languageModel ? 'llm' : 'local')) };
  const now = deps.clock.now().getTime();
  if (!languageModel) {
    const result = storable(await judged(deps, key, input));
    if (kind === 'local' || !deps.languageModel) return { result, work: null, again: null };
    // The daily token budget is used up; it resets at midnight UTC.
    const engine = { ...result.engine, standsInFor: 'budget' as const };
    return { result: { ...result, engine }, work: null, again: new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS) };
  }
  let session: ModelSession | undefined;
  const result = storable(await judged(deps, key, input, () => (session = languageModel.begin())));
  const { name: used, model, standsInFor, cvReadLocally } = result.engine;
  const fault = standsInFor ?? cvReadLocally;
  if (fault) deps.log.warn({ fault, used }, 'the language model failed an interview');
  return {
    result,
    work: session ? { purpose: 'evaluation', spending: session.spent(), model, used, fault } : null,
    again: standsInFor && PASSING.has(standsInFor) ? new Date(now + HOUR_MS) : null,
  };
}

/**
 * Evaluates an interview. If the engine stops on it, evaluates it again without the CV, with a warning to the recruiter. If the answers
 * alone stop the engine, too, the result is `unjudged` and a person reads them.
 */
async function judged(
  deps: Deps,
  key: store.EvaluationKey,
  input: InterviewInput,
  begin?: () => ModelSession,
): Promise<Evaluation> {
  const stopped = (error: unknown) => {
    if (!(error instanceof EngineStopped) || error.code === 'broken') throw error;
    deps.log.error({ ...key, fault: error.code }, 'an interview stopped the engine');
    return error.code;
  };
  let without = input;
  try {
    return await deps.engine.evaluate(input, begin, deps.languageModel?.figures);
  } catch (error) {
    const fault = stopped(error);
    if (input.cv) without = { ...input, cv: { text: '', pages: null, hiddenText: [], warnings: [fault] } };
  }
  const engine = begin && { standsInFor: 'unexpected' as const };
  try {
    if (input.cv && input.cv.text !== '') {
      const evaluation = await deps.engine.evaluate(without);
      return { ...evaluation, engine: { ...evaluation.engine, ...engine } };
    }
  } catch (error) {
    stopped(error);
  }
  const evaluation = unjudged(without);
  return { ...evaluation, engine: { ...evaluation.engine, ...engine }, ...(input.house && { house: input.house }) };
}

export const { findEvaluation } = store;

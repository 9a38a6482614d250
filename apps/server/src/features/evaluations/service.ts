import { isDeepStrictEqual } from 'node:util';
import { engineKey } from '@kafaa/domain/evaluations/rules';
import {
  DIMENSION_KEYS,
  ENGINE_VERSION,
  type EngineStamp,
  type Evaluation,
  type House,
  type InterviewInput,
  type Others,
} from '@kafaa/interviewer/contract';
import type { ModelSession } from '@kafaa/interviewer/llm/model';
import { unjudged } from '@kafaa/interviewer/scoring/unjudged';
import type { Deps } from '#/deps';
import { cleanTexts } from '#/platform/clean';
import { EngineStopped } from '#/platform/engine-stopped';
import { companyEmails } from '../auth/service.ts';
import { exactnessOf, findCandidate, holdCandidate, recordScore } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { readCvFile } from '../interviews/cv-service.ts';
import { completedInterview, isStillCompleted } from '../interviews/service.ts';
import { companyBrief, jobBrief } from '../jobs/briefs-service.ts';
import { requireJob } from '../jobs/service.ts';
import { queueMail } from '../mails/service.ts';
import { planAllows } from '../plans/service.ts';
import { modelFor, type ModelWork, recordUsage } from '../usage/service.ts';
import { candidateEvaluated } from './events.ts';
import { candidateScoredMail } from './mails/candidate-scored.tsx';
import { candidateToReadMail } from './mails/candidate-to-read.tsx';
import * as store from './store.ts';

/** The engine that evaluates now; whatever has another name or version is to be made anew. */
export function runningEngine(deps: Deps): Pick<EngineStamp, 'name' | 'version'> {
  return { name: deps.languageModel ? 'llm' : 'local', version: ENGINE_VERSION };
}

/** The company's thresholds as long as its plan holds them and they were learned from scores of the running engine. */
export function houseInForce(deps: Deps, house: House | null, allowed: boolean): House | null {
  return allowed && house && isDeepStrictEqual(house.engine, runningEngine(deps)) ? house : null;
}

/** With fewer, the middle of an offer's other candidates says nothing; with more, the newest do. */
const [FEWEST_OTHERS, MOST_OTHERS] = [3, 40];

/** The middle of what the running engine found of the offer's other candidates. */
async function othersOf(deps: Deps, key: store.EvaluationKey & { jobId: string }): Promise<{ others?: Others }> {
  const engine = engineKey(runningEngine(deps));
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

/** All that an engine is given of a finished interview; null when there is none, or nobody who still wants to be scored. */
export async function interviewInput(deps: Deps, key: store.EvaluationKey) {
  const finished = await completedInterview(deps, key);
  if (!finished) return null;
  const { interview, completedAt, exchanges } = finished;
  const candidate = await findCandidate(deps.db, key);
  // Erased or withdrawn meanwhile, or to be read by a person: nobody is to be scored any more.
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
    identity: { firstName, lastName, email, phone },
    today: { year: completedAt.getUTCFullYear(), month: completedAt.getUTCMonth() + 1 },
    ...(house && { house }),
    ...(await othersOf(deps, { ...key, jobId: job.id })),
  };
  return { input, job, completedAt };
}

/** Scores a finished interview and tells the company. Repeating is harmless: the first result stays. */
export async function evaluateCandidate(deps: Deps, key: store.EvaluationKey): Promise<void> {
  if (await store.hasEvaluation(deps.db, key)) return;
  const finished = await interviewInput(deps, key);
  if (!finished) return tellReader(deps, key);
  const { input, job, completedAt } = finished;
  const { result, work } = await evaluate(deps, key, input);
  const content = await candidateScoredMail(deps.config, {
    candidate: `${input.identity.firstName} ${input.identity.lastName}`,
    candidateId: key.candidateId,
    jobId: job.id,
    job: job.title,
    ...exactnessOf(result),
    score: result.score,
    recommendation: result.recommendation,
  });
  await deps.db.transaction(async (tx) => {
    // Not where the company has opened the interview anew meanwhile: these answers are gone.
    const held = (await holdCandidate(tx, key)) && (await isStillCompleted(tx, key, completedAt));
    // What was asked is on the bill, also of two runs at once, also for who has been erased meanwhile.
    if (work)
      await recordUsage(deps, tx, { ...work, ...key, jobId: job.id, candidateId: held ? key.candidateId : null });
    // Asked for a person while the engine was at work.
    if (held && (await findCandidate(tx, key))?.personAskedAt) return;
    if (!held || !(await store.insertEvaluation(tx, { ...key, result, evaluatedAt: deps.clock.now() }))) return;
    await recordScore(tx, key, result);
    await deps.queue.send(tx, candidateEvaluated, key);
    for (const to of await companyEmails(tx, key.companyId)) await queueMail(deps, tx, { ...key, to, content });
  });
}

/** Tells the company that somebody has finished whom a person reads; nobody else is told of. */
async function tellReader(deps: Deps, key: store.EvaluationKey): Promise<void> {
  const candidate = await findCandidate(deps.db, key);
  if (!candidate?.personAskedAt || candidate.withdrawnAt) return;
  const { jobId, firstName, lastName } = candidate;
  const { title: job } = await requireJob(deps.db, { ...key, jobId });
  const content = await candidateToReadMail(deps.config, { ...key, job, candidate: `${firstName} ${lastName}` });
  await deps.db.transaction(async (tx) => {
    if (!(await holdCandidate(tx, key))) return;
    for (const to of await companyEmails(tx, key.companyId)) await queueMail(deps, tx, { ...key, to, content });
  });
}

/** What a CV's broken font or a model wrote may hold what no database keeps; nobody stays unevaluated for it. */
const storable = (result: Evaluation): Evaluation => cleanTexts(result) as Evaluation;

/** With the language model where there is one; without it, or when it fails, with the local engine. */
export async function evaluate(
  deps: Deps,
  key: store.EvaluationKey,
  input: InterviewInput,
): Promise<{ result: Evaluation; work: ModelWork | null }> {
  const languageModel = await modelFor(deps, key.companyId);
  if (!languageModel) return { result: storable(await judged(deps, key, input)), work: null };
  let session: ModelSession | undefined;
  const result = storable(await judged(deps, key, input, () => (session = languageModel.begin())));
  const { name: used, model, standsInFor, cvReadLocally } = result.engine;
  const fault = standsInFor ?? cvReadLocally;
  if (fault) deps.log.warn({ fault, used }, 'the language model failed an interview');
  return { result, work: session ? { purpose: 'evaluation', spending: session.spent(), model, used, fault } : null };
}

/**
 * What stops the engine costs this evaluation only, and is not tried again: first the CV is left out, which the recruiter
 * reads; when the answers stop it as well, they are left to a person.
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
    return await deps.engine.evaluate(input, begin);
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

import { joinBehaviour } from '@kafaa/domain/interviews/rules';
import type { FollowUp } from '@kafaa/domain/interviews/schema';
import { NOTHING_TO_ADD } from '@kafaa/domain/interviews/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Exchange } from '@kafaa/interviewer/contract';
import type { Db, Deps } from '#/deps';
import { faultSummary } from '#/platform/failures';
import { requireCandidate } from '../candidates/service.ts';
import { getCompany } from '../companies/service.ts';
import { companyBrief, jobBrief } from '../jobs/briefs-service.ts';
import { listQuestions, requireJob } from '../jobs/service.ts';
import * as store from './store.ts';

const NOTHING: ReadonlySet<string> = new Set(Object.values(NOTHING_TO_ADD));

/** Questions with their answers, in order; what was answered when asked again joins the answer it completes. */
export async function listExchanges(
  db: Db,
  key: store.InterviewKey,
  { jobId, followUps, accommodation }: Pick<store.InterviewRow, 'jobId' | 'followUps' | 'accommodation'>,
): Promise<Exchange[]> {
  const questions = await listQuestions(db, { ...key, jobId });
  const rows = new Map((await store.listAnswers(db, key)).map((row) => [row.position, row]));
  return questions.map(({ question }, position) => {
    const first = rows.get(position);
    let answer = first?.answer ?? null;
    let behaviour = first?.behaviour ?? null;
    for (const [turn, followUp] of (followUps ?? []).entries()) {
      const more = followUp.question === position ? rows.get(questions.length + turn) : undefined;
      if (!more || NOTHING.has(more.answer)) continue;
      behaviour = joinBehaviour(behaviour, more.behaviour, [answer?.length ?? 0, more.answer.length]);
      answer = answer === null ? more.answer : `${answer}\n\n${more.answer}`;
    }
    return { question, answer, ...(behaviour && !accommodation && { behaviour }) };
  });
}

/**
 * Decides, once every question is answered, what is asked again: the same rule for all, no model and no network in it.
 * Two devices that finish together get the same list. An engine that fails costs nobody an answer: nothing is asked then.
 */
export async function decideFollowUps(deps: Deps, key: store.InterviewKey): Promise<FollowUp[]> {
  const interview = await store.findInterview(deps.db, key);
  if (!interview) return [];
  const exchanges = await listExchanges(deps.db, key, interview);
  if (exchanges.some(({ answer }) => answer === null)) return [];
  const job = await requireJob(deps.db, { ...key, jobId: interview.jobId });
  const company = await getCompany(deps.db, key.companyId);
  const { firstName, lastName, email, phone } = await requireCandidate(deps.db, key);
  let followUps: FollowUp[] = [];
  try {
    const identity = { firstName, lastName, email, phone };
    const input = { job: jobBrief(job), company: companyBrief(company), exchanges, cv: null, identity };
    followUps = await deps.engine.followUps(input);
  } catch (error) {
    // Too many wait for the engine: the answer is kept, and whoever sends it again is told what is asked.
    if (error instanceof AppError) throw error;
    deps.log.error({ fault: faultSummary(error) }, 'follow-ups could not be decided');
  }
  await store.decideFollowUps(deps.db, { ...key, followUps });
  return (await store.findInterview(deps.db, key))?.followUps ?? [];
}

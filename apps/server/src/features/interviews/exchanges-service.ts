import { addFollowUps, joinBehaviour, nextQuestion } from '@kafaa/domain/interviews/rules';
import type { KeptFollowUp } from '@kafaa/domain/interviews/schema';
import { KEEP_ANSWER, NOTHING_TO_ADD } from '@kafaa/domain/interviews/reply-texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Exchange } from '@kafaa/interviewer/contract';
import type { Db, Deps } from '#/deps';
import { EngineStopped } from '#/platform/process/engine-stopped';
import { errorSummary } from '#/platform/diagnostics/failures';
import { companyBrief, jobBrief } from '../jobs/briefs-service.ts';
import { listQuestions } from '../jobs/service.ts';
import * as store from './store.ts';

const NOTHING: ReadonlySet<string> = new Set([NOTHING_TO_ADD, KEEP_ANSWER].flatMap((texts) => Object.values(texts)));

/** A question with its answer and its follow-up, as typed; `exchange` joins both answers for the engines. */
export interface Told {
  readonly exchange: Exchange;
  readonly answer: string | null;
  readonly again: { readonly question: string; readonly answer: string } | null;
}

type HeldInterview = Pick<store.InterviewRow, 'jobId' | 'followUps' | 'accommodation'>;
type AnswerRow = Awaited<ReturnType<typeof store.listAnswers>>[number];

/**
 * Returns all questions of a completed interview in order, each with its follow-up, whether that was asked immediately or at the end. An
 * interview is completed only with all answers, so a missing one was lost by the server. It is marked `lost` and not judged as silence.
 */
export async function listTold(
  db: Db,
  key: store.InterviewKey,
  { jobId, followUps, accommodation }: HeldInterview,
): Promise<Told[]> {
  const questions = await listQuestions(db, { ...key, jobId });
  const rows = new Map((await store.listAnswers(db, key)).map((row) => [row.position, row]));
  return questions.map(({ question }, position) => {
    const first = rows.get(position);
    const turn = (followUps ?? []).findIndex((followUp) => followUp.question === position);
    const followUp = followUps?.[turn];
    const more = followUp && rows.get(questions.length + turn);
    const { behaviour, ...judged } = joined(first, more && !NOTHING.has(more.answer) ? more : undefined, followUp);
    return {
      exchange: {
        question,
        ...judged,
        ...(judged.answer === null && { lost: true as const }),
        ...(behaviour && !accommodation && { behaviour }),
      },
      answer: first?.answer ?? null,
      again: followUp && more ? { question: followUp.text, answer: more.answer } : null,
    };
  });
}

/** Joins an answer and its follow-up answer. A repetition in the interview's language replaces the first answer. */
function joined(first: AnswerRow | undefined, more: AnswerRow | undefined, followUp: KeptFollowUp | undefined) {
  if (!more) return { answer: first?.answer ?? null, behaviour: first?.behaviour ?? null };
  const lengths = [first?.answer.length ?? 0, more.answer.length] as const;
  const again = followUp?.asks === 'language' || !first;
  return {
    answer: again ? more.answer : `${first.answer}\n\n${more.answer}`,
    behaviour: joinBehaviour(first?.behaviour ?? null, more.behaviour, lengths),
    ...(followUp?.asks === 'imagine' && { imagined: true as const }),
  };
}

interface Probe {
  /** Position of the answer that was just stored; null if nothing changed. */
  readonly changed: number | null;
  /** Follow-ups known before this answer. */
  readonly known: readonly KeptFollowUp[];
}

/**
 * Returns the follow-ups found within the time limit, else the ones known before. The answer is already stored. Follow-ups found later are
 * stored, too, and returned with the next answer.
 */
export async function followUpsInTime(
  deps: Deps,
  key: store.InterviewKey,
  { changed, known }: Probe,
): Promise<readonly KeptFollowUp[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deps.judgeWithinMs).unref();
  });
  try {
    return (await Promise.race([probe(deps, key, changed), late])) ?? known;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Searches for follow-ups in the answers not probed yet, up to the first gap, and in the one that was just changed. The rule is the same
 * for all candidates and uses neither model nor network. Idempotent.
 */
async function probe(deps: Deps, key: store.InterviewKey, changed: number | null): Promise<readonly KeptFollowUp[]> {
  const found = await store.findToProbe(deps.db, key);
  if (!found) return [];
  const { interview, questions, candidate: identity, job, company } = found;
  const answers = new Map(found.answers.map(({ index, answer }) => [index, answer]));
  const to = nextQuestion(questions.length, new Set(answers.keys()));
  const isOpen = (position: number) =>
    answers.has(position) && (position < interview.probed ? position === changed : position < to);
  const positions = [...questions.keys()].filter(isOpen);
  if (positions.length === 0) return interview.followUps ?? [];
  // The engine gets all questions, answered or not, because it compares each answer with all of them.
  const exchanges = questions.map((question, position): Exchange => {
    const answer = positions.includes(position) ? answers.get(position) : undefined;
    return { question, answer: answer ?? null };
  });
  try {
    const input = { job: jobBrief(job), company: companyBrief(company), exchanges, cv: null, identity };
    const texts = await deps.engine.followUps(input);
    const news = positions.flatMap((question) => {
      const one = texts[question];
      return one ? [{ question, ...one }] : [];
    });
    return await keep(deps, key, { interview, news, changed, to });
  } catch (error) {
    const isNew = interview.probed < to;
    // An AppError means that the engine's queue is full. The next answer repeats the search; for the last answer the error goes to the
    // client, which resends the answer.
    if (error instanceof AppError && isNew && to === questions.length) throw error;
    if (!(error instanceof AppError)) deps.log.error({ fault: errorSummary(error) }, 'follow-ups could not be decided');
    // An answer that stops the engine would stop it every time, so it is marked as probed, without a follow-up.
    if (error instanceof EngineStopped && error.code !== 'broken') await store.markProbed(deps.db, { ...key, to });
    return interview.followUps ?? [];
  }
}

interface Found {
  readonly interview: store.InterviewRow;
  readonly news: readonly KeptFollowUp[];
  readonly changed: number | null;
  readonly to: number;
}

/** Adds the new follow-ups under the interview's lock; answers that a concurrent request probed meanwhile are skipped. */
async function keep(
  deps: Deps,
  key: store.InterviewKey,
  { interview, news, changed, to }: Found,
): Promise<readonly KeptFollowUp[]> {
  if (news.length === 0) {
    await store.markProbed(deps.db, { ...key, to });
    return interview.followUps ?? [];
  }
  return deps.db.transaction(async (tx) => {
    const held = await store.lockInterview(tx, key);
    // Stops if the interview was completed, or emptied and started again, meanwhile.
    if (!held || held.completedAt || held.startedAt?.getTime() !== interview.startedAt?.getTime()) return [];
    const open = news.filter(({ question }) => question >= held.probed || question === changed);
    const followUps = addFollowUps(held.followUps ?? [], open);
    await store.updateInterview(tx, { ...key, set: { followUps, probed: Math.max(held.probed, to) } });
    return followUps;
  });
}

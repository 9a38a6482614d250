import { addFollowUps, joinBehaviour, nextQuestion } from '@kafaa/domain/interviews/rules';
import type { FollowUp, KeptFollowUp } from '@kafaa/domain/interviews/schema';
import { NOTHING_TO_ADD } from '@kafaa/domain/interviews/texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Exchange } from '@kafaa/interviewer/contract';
import type { Db, Deps } from '#/deps';
import { EngineStopped } from '#/platform/engine-stopped';
import { faultSummary } from '#/platform/failures';
import { companyBrief, jobBrief } from '../jobs/briefs-service.ts';
import { listQuestions } from '../jobs/service.ts';
import * as store from './store.ts';

const NOTHING: ReadonlySet<string> = new Set(Object.values(NOTHING_TO_ADD));

/** A question with its answer and what was asked again, as it was said; `exchange` is what the engines judge: the pair as one. */
export interface Told {
  readonly exchange: Exchange;
  readonly answer: string | null;
  readonly again: { readonly question: string; readonly answer: string } | null;
}

type HeldInterview = Pick<store.InterviewRow, 'jobId' | 'followUps' | 'accommodation'>;
type AnswerRow = Awaited<ReturnType<typeof store.listAnswers>>[number];

/**
 * All questions of a completed interview in order, each with its pair: the same whether it was asked again at once or at the end.
 * No interview is completed without all answers: one that is not there was lost by us, and is no silence.
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

/** An answer and the one that completes it, as one. What is said again in the interview's language stands for both. */
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
  /** The answer that was just kept; null for one that changed nothing. */
  readonly changed: number | null;
  /** What was known before. */
  readonly known: readonly FollowUp[];
}

/**
 * What is asked again by now, within the time that an answer may wait. The answer is kept already; whatever is found later is
 * kept, too, and told with the next one.
 */
export async function followUpsInTime(
  deps: Deps,
  key: store.InterviewKey,
  { changed, known }: Probe,
): Promise<readonly FollowUp[]> {
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
 * Looks at the answers that nobody has looked at, from the first on and without a gap, and at one that was changed since: the
 * same rule for all, no model and no network in it. Whoever looks at the same answers twice finds and keeps the same.
 */
async function probe(deps: Deps, key: store.InterviewKey, changed: number | null): Promise<readonly FollowUp[]> {
  const found = await store.findToProbe(deps.db, key);
  if (!found) return [];
  const { interview, questions, candidate: identity, job, company } = found;
  const answers = new Map(found.answers.map(({ index, answer }) => [index, answer]));
  const to = nextQuestion(questions.length, new Set(answers.keys()));
  const isOpen = (position: number) =>
    answers.has(position) && (position < interview.probed ? position === changed : position < to);
  const positions = [...questions.keys()].filter(isOpen);
  if (positions.length === 0) return interview.followUps ?? [];
  // An answer is held against all questions of its interview, whichever of them are answered by now.
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
    // Too many wait for the engine. The next answer brings it; after the last one whoever sends it again is told.
    if (error instanceof AppError && isNew && to === questions.length) throw error;
    if (!(error instanceof AppError)) deps.log.error({ fault: faultSummary(error) }, 'follow-ups could not be decided');
    // An answer that stops the engine would stop it each time: nothing is asked of it.
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

/** Adds what was found to what is asked; of what another device has had looked at meanwhile nothing is taken twice. */
async function keep(
  deps: Deps,
  key: store.InterviewKey,
  { interview, news, changed, to }: Found,
): Promise<readonly FollowUp[]> {
  if (news.length === 0) {
    await store.markProbed(deps.db, { ...key, to });
    return interview.followUps ?? [];
  }
  return deps.db.transaction(async (tx) => {
    const held = await store.lockInterview(tx, key);
    // Completed, or emptied and begun again meanwhile.
    if (!held || held.completedAt || held.startedAt?.getTime() !== interview.startedAt?.getTime()) return [];
    const open = news.filter(({ question }) => question >= held.probed || question === changed);
    const followUps = addFollowUps(held.followUps ?? [], open);
    await store.updateInterview(tx, { ...key, set: { followUps, probed: Math.max(held.probed, to) } });
    return followUps;
  });
}

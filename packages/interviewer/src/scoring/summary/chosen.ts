import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { AnswerFlag, Exchange, JobBrief, Others } from '#/contract';
import { asksForSkill } from '#/questions/coverage';
import { MARGIN } from '#/aggregate';
import { answerShown, type Shown } from '../said/shown.ts';
import { wordsIn } from '../said/telling.ts';
import { furtherOf, type Source } from './further.ts';
import type { Chosen, ReadAnswer } from './input.ts';

// Chooses the words that a summary shows: one of the best answers, the weakest one if it is low and lower than the others, and from the
// other answers, at any level, the sentences that a reader needs most, because a decisive act is often told in a good answer.

export interface ChosenAnswers {
  best: Chosen | null;
  /** Whether no other answer has the level of the best one. */
  isAlone: boolean;
  weakest: Chosen | null;
  /** Whether no other low answer is within the engine's margin of the weakest one. */
  isWeakestAlone: boolean;
  /** Words of further answers, those that a reader needs most first. */
  further: readonly Chosen[];
}

/** The parts of an interview that decide what is shown. */
export interface ToChoose {
  job: JobBrief & { indispensableSkills?: string[] };
  exchanges: readonly Exchange[];
  answers: readonly ReadAnswer[];
  weights: Readonly<Partial<Record<DimensionKey, number>>>;
  others?: Others | undefined;
}

export const isKnowledge = ({ question: { kind } }: Exchange): boolean =>
  kind === 'knowledge' || kind === 'situation' || kind === 'scenario';

/** The criterion for which an answer is evidence. */
function criterionOf(exchange: Exchange, job: JobBrief): DimensionKey {
  const { question } = exchange;
  if (question.kind === 'motivation') return 'otherFactorsScore';
  if (question.kind === 'value') return 'cultureFit';
  return isKnowledge(exchange) || asksForSkill(question, job) ? 'technicalSkillsMatch' : 'mindsetScore';
}

/** Reference score of a criterion when the medians of the offer's other candidates are unknown. */
const MIDDLE = 50;

/** Weight of an answer's criterion, times 1.5 for an indispensable skill, times its distance above the offer's other candidates. */
export function worthOf({ job, exchanges, answers, weights, others }: ToChoose, index: number): number {
  const exchange = exchanges[index];
  if (!exchange) return 0;
  const key = criterionOf(exchange, job);
  const needed = job.indispensableSkills?.includes(exchange.question.competency) ? 1.5 : 1;
  const distance = (answers[index]?.evaluation.score ?? 0) - (others?.medians[key] ?? MIDDLE);
  return Math.max(weights[key] ?? 1, 1) * needed * Math.max(1, distance);
}

/** Flags of answers whose text says little about a person. */
const EMPTY: ReadonlySet<AnswerFlag> = new Set([
  'unanswered',
  'gibberish',
  'copied-question',
  'repetition',
  'wrong-language',
  'duplicate',
]);
/** Minimum number of words of the weakest answer that is shown; a shorter one is asked about. */
const LEAST_WORDS = 8;
/** Level from which no answer is called weak: readers found most answers at level 2 good enough. */
const SOUND = 2;
/** Number of words above which a shorter answer of the same level is shown as one of the best. */
const LONG_BEST = 100;
/** Number of words for all shown answers; the further ones get the words that the best and the weakest leave. */
const ROOM = 190;

/** Indexes of the low answers within the engine's margin of the lowest one; none if these are all of several answers. */
export function weakestOf(indexes: readonly number[], answers: readonly ReadAnswer[]): number[] {
  const scoreOf = (index: number): number => answers[index]?.evaluation.score ?? 0;
  const isLow = (index: number): boolean => (answers[index]?.evaluation.level ?? SOUND) < SOUND;
  const sorted = indexes.toSorted((a, b) => scoreOf(a) - scoreOf(b) || a - b);
  const [lowest] = sorted;
  if (lowest === undefined || !isLow(lowest)) return [];
  const weakest = sorted.filter((index) => isLow(index) && scoreOf(index) <= scoreOf(lowest) + MARGIN);
  return weakest.length < sorted.length || sorted.length === 1 ? weakest : [];
}

/** The answers to show. Answers that must not be quoted, such as machine prose, are left out. */
export function chosenOf(input: ToChoose): ChosenAnswers {
  const { exchanges, answers } = input;
  const levelOf = (index: number): number => answers[index]?.evaluation.level ?? -1;
  const all = answers.flatMap(({ prepared, evaluation }, index): Chosen[] => {
    const isEmpty = evaluation.level === null || evaluation.flags.some((flag) => EMPTY.has(flag));
    const shown = prepared && !isEmpty ? answerShown(prepared, exchanges[index]?.answer ?? '') : null;
    return shown ? [{ index, shown }] : [];
  });
  const [best = null] = all
    .filter(({ index }) => levelOf(index) > 0)
    .toSorted(
      (a, b) =>
        levelOf(b.index) - levelOf(a.index) ||
        Number(lengthOf(a.shown) > LONG_BEST) - Number(lengthOf(b.shown) > LONG_BEST) ||
        worthOf(input, b.index) - worthOf(input, a.index),
    );
  // Motivation answers are left out, because they say least about the work.
  const told = all.filter(
    ({ index, shown }) => exchanges[index]?.question.kind !== 'motivation' && lengthOf(shown) >= LEAST_WORDS,
  );
  const [lowest] = weakestOf(
    told.map(({ index }) => index),
    answers,
  );
  const weakest = told.find(({ index }) => index === lowest && index !== best?.index) ?? null;
  const judged = [...answers.keys()].filter((index) => answers[index]?.evaluation.level !== null);
  const ofAll = weakestOf(judged, answers);
  const taken = [best, weakest].flatMap((each) => each ?? []);
  const sources = all.flatMap(({ index }): Source[] => {
    const { prepared, evaluation } = answers[index] ?? {};
    const exchange = exchanges[index];
    const isGeneral = evaluation?.flags.includes('generic') ?? false;
    if (!prepared || !exchange || isGeneral || taken.some((each) => each.index === index)) return [];
    const { text, kind } = exchange.question;
    return [{ index, prepared, typed: exchange.answer ?? '', question: text, kind }];
  });
  return {
    best,
    isAlone: best !== null && answers.filter((_, index) => levelOf(index) >= levelOf(best.index)).length === 1,
    weakest,
    isWeakestAlone: ofAll.length === 1 && ofAll[0] === lowest,
    further: furtherOf(sources, ROOM - taken.reduce((sum, { shown }) => sum + lengthOf(shown), 0)),
  };
}

const lengthOf = ({ pieces }: Shown): number => wordsIn(pieces.join(' '));

/** Whether the summary quotes an answer, in whole or in part. */
export const isShown = ({ best, weakest, further }: ChosenAnswers, index: number): boolean =>
  [best, weakest, ...further].some((each) => each?.index === index);

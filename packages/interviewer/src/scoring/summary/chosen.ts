import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { AnswerFlag, Exchange, JobBrief, Others } from '#/contract';
import { asksForSkill } from '#/questions/coverage';
import { fold } from '#/language/normalise';
import { answerShown, type Shown } from '../said/shown.ts';
import type { ReadAnswer } from './input.ts';

// The answers that a summary shows, chosen by level and weight only: one of the best, one for another skill, and the weakest, so that
// a reader sees what speaks against somebody, too.

export interface Chosen {
  index: number;
  shown: Shown;
}

export interface ChosenAnswers {
  best: Chosen | null;
  /** Whether no other answer has the level of the best one. */
  isAlone: boolean;
  second: Chosen | null;
  weakest: Chosen | null;
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

/** The weight of an answer's criterion, times its distance from the offer's other candidates. */
export function worthOf({ job, exchanges, answers, weights, others }: ToChoose, index: number): number {
  const exchange = exchanges[index];
  if (!exchange) return 0;
  const key = criterionOf(exchange, job);
  const needed = job.indispensableSkills?.includes(exchange.question.competency) ? 1.5 : 1;
  const distance = (answers[index]?.evaluation.score ?? 0) - (others?.medians[key] ?? MIDDLE);
  return Math.max(weights[key] ?? 1, 1) * needed * Math.max(1, distance);
}

/** Answers whose text says little of a person. */
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
/** Level from which an answer speaks for a further skill. */
const STRONG = 3;
/** Maximum length of all shown answers together, in characters; the answer for a second skill is left out beyond it. */
const ROOM = 1000;

const lengthOf = (chosen: Chosen | null): number => chosen?.shown.pieces.join(' ').length ?? 0;

/** The answers to show. Answers that must not be quoted, such as machine prose, are left out. */
export function chosenOf(input: ToChoose): ChosenAnswers {
  const { job, exchanges, answers } = input;
  const levelOf = (index: number): number => answers[index]?.evaluation.level ?? -1;
  const all = answers.flatMap(({ prepared, evaluation }, index): Chosen[] => {
    const isEmpty = evaluation.level === null || evaluation.flags.some((flag) => EMPTY.has(flag));
    const shown = prepared && !isEmpty ? answerShown(prepared, exchanges[index]?.answer ?? '') : null;
    return shown ? [{ index, shown }] : [];
  });
  const ranked = all
    .filter(({ index }) => levelOf(index) > 0)
    .toSorted((a, b) => levelOf(b.index) - levelOf(a.index) || worthOf(input, b.index) - worthOf(input, a.index));
  const best = ranked[0] ?? null;
  const scoreOf = ({ index }: Chosen): number => answers[index]?.evaluation.score ?? 0;
  // A motive says least about the work.
  const isMotive = ({ index }: Chosen): number => Number(exchanges[index]?.question.kind === 'motivation');
  const weakest =
    all
      .filter(({ index, shown }) => index !== best?.index && shown.pieces.join(' ').split(' ').length >= LEAST_WORDS)
      .toSorted((a, b) => isMotive(a) - isMotive(b) || scoreOf(a) - scoreOf(b) || a.index - b.index)[0] ?? null;
  const skillAt = (index: number): string => exchanges[index]?.question.competency ?? '';
  const other = ranked.find(
    ({ index }) =>
      index !== best?.index &&
      index !== weakest?.index &&
      levelOf(index) >= STRONG &&
      job.skills.includes(skillAt(index)) &&
      skillAt(index) !== skillAt(best?.index ?? -1),
  );
  const second = other && lengthOf(best) + lengthOf(weakest) + lengthOf(other) <= ROOM ? other : null;
  const isAlone = best !== null && answers.filter((_, index) => levelOf(index) >= levelOf(best.index)).length === 1;
  return { best, isAlone, second, weakest };
}

/** Whether words stand in an answer that the summary shows. */
export const isShown = ({ best, second, weakest }: ChosenAnswers, index: number, words: readonly string[]): boolean =>
  [best, second, weakest].some(
    (each) =>
      each?.index === index &&
      words.every((text) => each.shown.pieces.some((piece) => fold(piece).includes(fold(text)))),
  );

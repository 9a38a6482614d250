import type { AnswerFlag, DimensionKey } from '#/contract';
import type { FeatureName } from '../features.ts';
import { bestPassage, overlaps, passages, type Weighing } from '../passages.ts';
import { placeOf, quoteWhole, subjectWithin, withArticle } from './evidence.ts';
import type { SummaryInput, Told } from './input.ts';
import { criterionOf, strongestAnswers } from './strengths.ts';

/** Minimum difference in score between trade and personal qualities. */
const APART = 20;

const PERSON: readonly DimensionKey[] = ['mindsetScore', 'cultureFit'];

const GENERAL: readonly FeatureName[] = [
  'hedge',
  'generic',
  'normative',
  'selfDescription',
  'teamAction',
  'habit',
  'ownAction',
];
/** Reverses the usual weights of a passage: here the most general one is quoted. */
const GENERAL_FIRST: Weighing = {
  hedge: 1.5,
  generic: 2,
  normative: 1.8,
  selfDescription: 2,
  teamAction: 0.5,
  habit: 0.5,
};
/** An answer with one of these flags says nothing about its side. */
const BESIDE: readonly AnswerFlag[] = [
  'off-topic',
  'gibberish',
  'copied-question',
  'unanswered',
  'instruction-removed',
];

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;

/** If trade and personal qualities differ much in score: the stronger side, and a weak answer of the weaker side. Null otherwise. */
export function tension(input: SummaryInput, told: Told): string | null {
  const { dimensions, exchanges, answers, job } = input;
  const scoreOf = (keys: readonly DimensionKey[]): number | null =>
    mean(dimensions.flatMap(({ key, score }) => (keys.includes(key) && score !== null ? [score] : [])));
  const trade = scoreOf(['technicalSkillsMatch']);
  const person = scoreOf(PERSON);
  if (trade === null || person === null || Math.abs(trade - person) < APART) return null;
  const weakSide = trade > person ? 'person' : 'trade';
  const sideOf = (index: number): 'person' | 'trade' | null => {
    const exchange = exchanges[index];
    if (!exchange) return null;
    const key = criterionOf(exchange, job);
    // A scenario tests both sides at once.
    if (exchange.question.kind === 'scenario') return null;
    return PERSON.includes(key) ? 'person' : key === 'technicalSkillsMatch' ? 'trade' : null;
  };
  // One poor answer does not make a weak side: at least half of its answers must be at level 1 or below.
  const levels = answers.flatMap(({ evaluation: { level } }, index) =>
    level !== null && sideOf(index) === weakSide ? [level] : [],
  );
  if (levels.filter((level) => level <= 1).length * 2 < levels.length) return null;
  const weakest = answers
    .flatMap(({ evaluation: { level, score, flags } }, index) =>
      level !== null && level <= 1 && !flags.some((flag) => BESIDE.includes(flag)) && sideOf(index) === weakSide
        ? [{ index, score: score ?? 0 }]
        : [],
    )
    .toSorted((a, b) => a.score - b.score || a.index - b.index)[0];
  const strongest = strongestAnswers(input).find((index) => sideOf(index) !== weakSide && sideOf(index) !== null);
  const weak = weakest === undefined ? undefined : answers[weakest.index];
  const exchange = weakest === undefined ? undefined : exchanges[weakest.index];
  const holding = strongest === undefined ? undefined : exchanges[strongest];
  if (!weakest || !weak?.prepared || !exchange || !holding) return null;
  const all = passages(weak.prepared);
  const passage =
    bestPassage(all, GENERAL, GENERAL_FIRST, told.quotes) ?? all.find(({ text }) => !overlaps(text, told.quotes));
  told.answers.add(weakest.index);
  const sides =
    weakSide === 'person'
      ? 'le métier est mieux noté que la façon de travailler'
      : 'la façon de travailler est mieux notée que le métier';
  const [strongOn, weakOn] = [subjectWithin(holding, job), subjectWithin(exchange, job)];
  const place = placeOf(weakest.index, weak, told, passage === undefined || strongOn === weakOn ? '' : weakOn);
  // Words that are already shown as a reserve are not quoted again.
  const words = passage
    ? quoteWhole(passage, weak, exchanges[weakest.index]?.answer ?? null, told)
    : withArticle(weakOn);
  return `${sides}\u00A0: noté plus haut, ${withArticle(strongOn)}\u202F; noté bas, ${words} (${place})`;
}

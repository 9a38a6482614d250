import type { TextLanguage } from '../language/stem.ts';
import { FEATURE_NAMES, saturate } from './features.ts';
import { currentModel, dot, wordingValue, type Model } from './model.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';

/** The named features of one sentence; its emptiness is learned from them. */
export function sentenceFeatures({ counts }: PreparedSentence): Map<string, number> {
  const vector = new Map<string, number>([['bias', 1]]);
  for (const name of FEATURE_NAMES) if (counts[name] > 0) vector.set(name, saturate(name, counts[name]));
  return vector;
}

/** About 0 for a sentence of a good answer, about 1 for a sentence that could stand in any answer. */
function emptiness(sentence: PreparedSentence, language: TextLanguage, model: Model): number {
  return dot(sentenceFeatures(sentence), model.weights.empty) + wordingValue([sentence], language, model, 'empty');
}

/** Threshold from which a sentence at either end of an answer counts as an opening or closing formula. */
const EMPTY_FROM = 0.35;
/** Most sentences removed at each end, and the share of the words that must remain. */
const MOST = 2;
const LEAST = 0.4;

/** The sentences that are not ready-made phrases by the lexicon; all of them when there are no others. */
export function carrying({ sentences }: Pick<PreparedAnswer, 'sentences'>): readonly PreparedSentence[] {
  const left = sentences.filter((each) => !each.empty);
  return left.length > 0 ? left : sentences;
}

const wordsIn = (sentences: readonly PreparedSentence[]): number =>
  sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);

/**
 * The sentences that are judged, without opening and closing formulas that could stand around any answer, so that these do not
 * change its level. Formulas are removed only at the ends, because vague sentences within an answer are informative.
 */
export function substance(
  answer: Pick<PreparedAnswer, 'sentences' | 'scoredAs'>,
  model: Model = currentModel(),
): readonly PreparedSentence[] {
  let left = carrying(answer);
  // An answer that consists only of ready-made phrases is judged by all of them.
  if (left === answer.sentences && left.every(({ empty }) => empty)) return left;
  const least = LEAST * wordsIn(left);
  const take = (end: number, rest: readonly PreparedSentence[]): void => {
    const sentence = left.at(end);
    if (!sentence || rest.length === 0 || wordsIn(rest) < least) return;
    if (emptiness(sentence, answer.scoredAs, model) >= EMPTY_FROM) left = rest;
  };
  for (let i = 0; i < MOST; i++) {
    take(-1, left.slice(0, -1));
    take(0, left.slice(1));
  }
  return left;
}

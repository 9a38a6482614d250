import type { TextLanguage } from '../language/stem.ts';
import { FEATURE_NAMES, saturate } from './features.ts';
import { currentModel, dot, wordingValue, type Model } from './model.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';

/** The named features of one sentence, as its emptiness is learned from them. */
export function sentenceFeatures({ counts }: PreparedSentence): Map<string, number> {
  const vector = new Map<string, number>([['bias', 1]]);
  for (const name of FEATURE_NAMES) if (counts[name] > 0) vector.set(name, saturate(name, counts[name]));
  return vector;
}

/** 0 for a sentence of the good answers, 1 for one of those that anyone could give. */
function emptiness(sentence: PreparedSentence, language: TextLanguage, model: Model): number {
  return dot(sentenceFeatures(sentence), model.weights.empty) + wordingValue([sentence], language, model, 'empty');
}

/** From here on a sentence at an end of an answer is taken for an opening or a closing formula. */
const EMPTY_FROM = 0.35;
/** So many may be taken away at each end, as long as this share of the words is left. */
const MOST = 2;
const LEAST = 0.4;

/** Without ready-made phrases, by the lexicon; where there is nothing else, everything. */
export function carrying({ sentences }: Pick<PreparedAnswer, 'sentences'>): readonly PreparedSentence[] {
  const left = sentences.filter((each) => !each.empty);
  return left.length > 0 ? left : sentences;
}

const wordsIn = (sentences: readonly PreparedSentence[]): number =>
  sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);

/**
 * The sentences that are judged: what stands before and behind an answer and could stand beside any leaves its level what it
 * was. Only at the ends, since vague sentences within an answer say much about it.
 */
export function substance(
  answer: Pick<PreparedAnswer, 'sentences' | 'scoredAs'>,
  model: Model = currentModel(),
): readonly PreparedSentence[] {
  let left = carrying(answer);
  // An answer of nothing but ready-made phrases is judged by all of them.
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

import type { Level, QuestionKind } from '../contract.ts';
import type { TextLanguage } from '../language/stem.ts';
import { STOPWORDS } from '../language/stopwords.ts';
import { countTogether, FEATURE_NAMES, saturate, type Counts, type FeatureName } from './features.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';
import { PRIOR } from './prior.ts';
import { LEARNED } from './weights.ts';

/** Questions that ask what one knows or would do, against those that ask what one lived. */
function familyOf(kind: QuestionKind): 'know' | 'moti' | 'past' {
  if (kind === 'motivation') return 'moti';
  return kind === 'behaviour' || kind === 'value' ? 'past' : 'know';
}

/** Stemmed words and word pairs of a sentence, prefixed by language: the learned vocabulary's keys. */
export function grams(sentence: Pick<PreparedSentence, 'stems'>, language: TextLanguage): string[] {
  const words = sentence.stems.filter((each) => /^[a-z]/.test(each));
  const list: string[] = [];
  const empty = (word: string): boolean => STOPWORDS[language].has(word);
  words.forEach((word, index) => {
    if (word.length > 1 && !empty(word)) list.push(`${language}:${word}`);
    const next = words[index + 1];
    // Function words alone come with every longer answer: learning them would be learning length.
    if (next !== undefined && !(empty(word) && empty(next))) list.push(`${language}:${word}_${next}`);
  });
  return list;
}

/** Sentences that carry something; padding is left out unless there is nothing else. */
export function substance(answer: PreparedAnswer): PreparedSentence[] {
  const carrying = answer.sentences.filter((sentence) => !sentence.empty);
  return carrying.length > 0 ? carrying : answer.sentences;
}

/** The model's input for an answer: every key is a weight's name, values 0..1. */
export function vectorOf(answer: PreparedAnswer, kind: QuestionKind): Map<string, number> {
  const used = substance(answer);
  const counts = countTogether(used, answer.context);
  const family = familyOf(kind);
  const vector = new Map<string, number>([['bias', 1]]);
  if (family !== 'past') vector.set(`${family}:bias`, 1);
  for (const name of FEATURE_NAMES) {
    const value = saturate(name, counts[name]);
    if (value === 0) continue;
    vector.set(name, value);
    if (family !== 'past') vector.set(`${family}:${name}`, value);
  }
  for (const sentence of used) for (const gram of grams(sentence, answer.scoredAs)) vector.set(gram, 1);
  return vector;
}

export function weightOf(key: string): number {
  return (PRIOR[key] ?? 0) + (LEARNED[key] ?? 0);
}

export interface Prediction {
  /** Continuous level, before gates. */
  value: number;
  /** What each named feature added or took, its interaction included. */
  contributions: { name: FeatureName; amount: number }[];
  /** What the learned words added or took together. */
  wording: number;
}

/** Applies the weights; the contributions add up to `value` minus the bias. */
export function predict(answer: PreparedAnswer, kind: QuestionKind): Prediction {
  const vector = vectorOf(answer, kind);
  const family = familyOf(kind);
  let value = 0;
  for (const [key, amount] of vector) value += weightOf(key) * amount;
  const contributions = FEATURE_NAMES.map((name) => ({
    name,
    amount: (weightOf(name) + (family === 'past' ? 0 : weightOf(`${family}:${name}`))) * (vector.get(name) ?? 0),
  }));
  const named = contributions.reduce((sum, each) => sum + each.amount, 0);
  const bias = weightOf('bias') + (family === 'past' ? 0 : weightOf(`${family}:bias`));
  return { value, contributions, wording: value - named - bias };
}

/** How much one sentence moved the level: its share of every feature it holds, and its words. */
export function sentenceContribution(
  sentence: PreparedSentence,
  total: Counts,
  prediction: Prediction,
  language: TextLanguage,
): number {
  let amount = 0;
  for (const { name, amount: whole } of prediction.contributions) {
    if (total[name] > 0) amount += whole * Math.min(1, sentence.counts[name] / total[name]);
  }
  for (const gram of grams(sentence, language)) amount += LEARNED[gram] ?? 0;
  return amount;
}

export function levelOf(value: number): Level {
  return Math.max(0, Math.min(4, Math.round(value))) as Level;
}

const DISPLAY = [
  [-0.5, 0],
  [0, 10],
  [1, 40],
  [2, 60],
  [3, 76],
  [4, 90],
  [5, 97],
] as const;

/** Continuous level → 0–100, piecewise linear through 10, 40, 60, 76 and 90, at most 97. */
export function displayScore(value: number): number {
  const first = DISPLAY[0];
  if (value <= first[0]) return first[1];
  for (let i = 1; i < DISPLAY.length; i++) {
    const [x1, y1] = DISPLAY[i] as readonly [number, number];
    const [x0, y0] = DISPLAY[i - 1] as readonly [number, number];
    if (value <= x1) return Math.round(y0 + ((value - x0) / (x1 - x0)) * (y1 - y0));
  }
  return 97;
}

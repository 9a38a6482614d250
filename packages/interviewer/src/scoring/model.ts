import type { Level, QuestionKind } from '../contract.ts';
import type { TextLanguage } from '../language/stem.ts';
import { countTogether, FEATURE_NAMES, saturate, type FeatureName, type QuestionContext } from './features.ts';
import { gramsOf, type Gram, type GramTable } from './grams.ts';
import type { PreparedAnswer, PreparedSentence } from './prepare.ts';
import { WEIGHTS } from './weights.ts';

/** Output of the training: weights of named features, and of grams as lines `rarity|gram:level:offTopic:empty:hollow|…` in hundredths. */
export interface Weights {
  /** Level weights of named features and of their interactions with the question's kind. */
  level: Readonly<Record<string, number>>;
  /** Weights of « this answers another question ». */
  offTopic: Readonly<Record<string, number>>;
  /** Weights of « this sentence could stand under any answer ». */
  empty: Readonly<Record<string, number>>;
  /** Weights of « this whole answer could stand under any question ». */
  hollow: Readonly<Record<string, number>>;
  /** Threshold from which an answer counts as hollow. */
  hollowFrom: number;
  /** Raw values at which level 1, 2, 3 and 4 begin. */
  cuts: readonly [number, number, number, number];
  /** Parameters of the off-topic decision. */
  offTopicRule: OffTopicRule;
  grams: Readonly<Record<GramTable, string>>;
}

/** An answer is off-topic from `from` on; a higher level, words shared with the question and relevance count against it. */
export interface OffTopicRule {
  from: number;
  level: number;
  shared: number;
  relevance: number;
}

export interface GramWeight {
  rarity: number;
  level: number;
  offTopic: number;
  empty: number;
  hollow: number;
}

/** Weights decoded for use. */
export interface Model {
  weights: Weights;
  tables: Record<GramTable, ReadonlyMap<string, GramWeight>>;
}

function readTable(lines: string): Map<string, GramWeight> {
  const table = new Map<string, GramWeight>();
  for (const line of lines.split('\n')) {
    const [rarity, ...entries] = line.trim().split('|');
    for (const entry of entries) {
      const [key = '', level, offTopic, empty, hollow] = entry.split(':');
      table.set(key, {
        rarity: Number(rarity),
        level: Number(level) / 100,
        offTopic: Number(offTopic) / 100,
        empty: Number(empty) / 100,
        hollow: Number(hollow) / 100,
      });
    }
  }
  return table;
}

export function modelOf(weights: Weights): Model {
  const { grams } = weights;
  return {
    weights,
    tables: {
      'fr-words': readTable(grams['fr-words']),
      'fr-letters': readTable(grams['fr-letters']),
      'en-words': readTable(grams['en-words']),
      'en-letters': readTable(grams['en-letters']),
    },
  };
}

let shipped: Model | null = null;
/** The shipped model, decoded once. */
export function currentModel(): Model {
  shipped ??= modelOf(WEIGHTS);
  return shipped;
}

/** Groups kinds of question: knowledge and hypothetical cases, motivation, past behaviour. */
export function groupOf(kind: QuestionKind): 'know' | 'moti' | 'past' {
  if (kind === 'motivation') return 'moti';
  return kind === 'behaviour' || kind === 'value' ? 'past' : 'know';
}

/** The named features of some sentences, saturated to 0..1, alone and with the question's kind. */
export function namedFeatures(
  sentences: readonly PreparedSentence[],
  context: QuestionContext,
  kind: QuestionKind,
): Map<string, number> {
  const counts = countTogether(sentences, context);
  const group = groupOf(kind);
  const vector = new Map<string, number>([
    ['bias', 1],
    [`${group}:bias`, 1],
  ]);
  for (const name of FEATURE_NAMES) {
    const value = saturate(name, counts[name]);
    if (value === 0) continue;
    vector.set(name, value);
    vector.set(`${group}:${name}`, value);
  }
  return vector;
}

/** Log-scaled term frequency. Callers normalise the vector to length 1, so a longer answer has no more weight. */
export const termWeight = (times: number): number => 1 + Math.log(times);

interface Occurrence {
  sentence: number;
  gram: Gram;
}

export interface Prediction {
  /** Continuous level, before gates. */
  value: number;
  /** Change of the level by each named feature, through its own weight and through the words that carry it. */
  contributions: { name: FeatureName; amount: number; present: boolean }[];
  /** Change of the level by the words that carry no named feature. */
  wording: number;
  /** Change of the level by each sentence. */
  sentences: readonly number[];
}

export function dot(vector: ReadonlyMap<string, number>, weights: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [key, value] of vector) sum += (weights[key] ?? 0) * value;
  return sum;
}

/** Sum of one kind of gram weight over some sentences. */
export function wordingValue(
  sentences: readonly PreparedSentence[],
  language: TextLanguage,
  { tables }: Pick<Model, 'tables'>,
  part: 'offTopic' | 'empty' | 'hollow',
): number {
  const found = new Map<GramTable, Map<GramWeight, number>>();
  for (const sentence of sentences)
    for (const [table, grams] of gramsOf(sentence, language)) {
      const own = found.get(table) ?? new Map<GramWeight, number>();
      found.set(table, own);
      for (const { key } of grams) {
        const weight = tables[table].get(key);
        if (weight) own.set(weight, (own.get(weight) ?? 0) + 1);
      }
    }
  let sum = 0;
  for (const own of found.values()) {
    let squares = 0;
    let amount = 0;
    for (const [weight, times] of own) {
      const size = termWeight(times) * weight.rarity;
      squares += size * size;
      amount += size * weight[part];
    }
    sum += amount / (Math.sqrt(squares) || 1);
  }
  return sum;
}

/** Raw value → continuous level: cut k lies at level k − ½, linear between and beyond. */
export function calibrate(raw: number, [c1, c2, c3, c4]: Weights['cuts']): number {
  if (raw < c2) return 0.5 + (raw - c1) / (c2 - c1);
  if (raw < c3) return 1.5 + (raw - c2) / (c3 - c2);
  return 2.5 + (raw - c3) / (c4 - c3);
}

interface Weighed {
  raw: number;
  named: Map<string, number>;
  /** Contribution of each known gram to the level, with its occurrences. */
  grams: { amount: number; places: Occurrence[] }[];
}

function weigh(
  answer: PreparedAnswer,
  used: readonly PreparedSentence[],
  kind: QuestionKind,
  { weights, tables }: Model,
): Weighed {
  const named = namedFeatures(used, answer.context, kind);
  const weighed: Weighed = { raw: dot(named, weights.level), named, grams: [] };
  const seen = new Map<GramTable, Map<string, Occurrence[]>>();
  used.forEach((sentence, index) => {
    for (const [table, grams] of gramsOf(sentence, answer.scoredAs)) {
      const found = seen.get(table) ?? new Map<string, Occurrence[]>();
      seen.set(table, found);
      for (const gram of grams) {
        const list = found.get(gram.key);
        if (list) list.push({ sentence: index, gram });
        else if (tables[table].has(gram.key)) found.set(gram.key, [{ sentence: index, gram }]);
      }
    }
  });
  for (const [table, found] of seen) {
    let squares = 0;
    const terms: [GramWeight, number, Occurrence[]][] = [];
    for (const [key, places] of found) {
      const weight = tables[table].get(key);
      if (weight === undefined) continue;
      const size = termWeight(places.length) * weight.rarity;
      squares += size * size;
      terms.push([weight, size, places]);
    }
    const norm = Math.sqrt(squares) || 1;
    for (const [weight, size, places] of terms) {
      const amount = (size * weight.level) / norm;
      weighed.raw += amount;
      weighed.grams.push({ amount, places });
    }
  }
  return weighed;
}

/** Applies the weights to some sentences of an answer. */
export function predict(
  answer: PreparedAnswer,
  used: readonly PreparedSentence[],
  kind: QuestionKind,
  model: Model = currentModel(),
): Prediction {
  const { weights } = model;
  const { raw, named, grams } = weigh(answer, used, kind, model);
  const amounts = used.map(({ tokens }) => new Float64Array(tokens.length));
  for (const { amount, places } of grams)
    for (const { sentence, gram } of places) {
      const each = amount / places.length / gram.length;
      const target = amounts[sentence];
      if (target) for (let i = gram.at; i < gram.at + gram.length; i++) target[i] = (target[i] ?? 0) + each;
    }
  return { value: calibrate(raw, weights.cuts), ...shares(answer, used, named, amounts, kind, weights) };
}

/** Attributes the level to named features (with the words that carry them), to other wording and to sentences. */
function shares(
  answer: PreparedAnswer,
  used: readonly PreparedSentence[],
  named: ReadonlyMap<string, number>,
  amounts: readonly Float64Array[],
  kind: QuestionKind,
  weights: Weights,
): Pick<Prediction, 'contributions' | 'wording' | 'sentences'> {
  const group = groupOf(kind);
  const total = countTogether(used, answer.context);
  const byName = new Map<FeatureName, number>();
  const sentences = used.map(() => 0);
  for (const name of FEATURE_NAMES) {
    const own = ((weights.level[name] ?? 0) + (weights.level[`${group}:${name}`] ?? 0)) * (named.get(name) ?? 0);
    byName.set(name, own);
    if (total[name] > 0)
      used.forEach((sentence, i) => {
        sentences[i] = (sentences[i] ?? 0) + own * Math.min(1, sentence.counts[name] / total[name]);
      });
  }
  let wording = 0;
  used.forEach((sentence, index) => {
    amounts[index]?.forEach((amount, token) => {
      sentences[index] = (sentences[index] ?? 0) + amount;
      const names = sentence.marks[token] ?? [];
      if (names.length === 0) wording += amount;
      for (const name of names) byName.set(name, (byName.get(name) ?? 0) + amount / names.length);
    });
  });
  return {
    contributions: [...byName].map(([name, amount]) => ({ name, amount, present: total[name] > 0 })),
    wording,
    sentences,
  };
}

export function levelOf(value: number): Level {
  return Math.max(0, Math.min(4, Math.round(value))) as Level;
}

const DISPLAY = [
  [-0.5, 0],
  [0, 0],
  [1, 25],
  [2, 50],
  [3, 75],
  [4, 92],
  [5, 97],
] as const;

/** Continuous level → 0–100, piecewise linear through 0, 25, 50, 75 and 92, at most 97. */
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

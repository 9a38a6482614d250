import type { QuestionKind } from '#/contract';
import { fit, logMean, WORD_SIZE, type Encoder } from './encoder.ts';
import { isPair, ofExpected, type Terms } from './terms.ts';

// Signs (numeric features) that a text answers a question, besides the encoder's own similarity: shared words, words of similar
// meaning, and how much better the answer fits other questions, other kinds of question and other offers.

/** The informative words of a text with their weights, and the vectors of those that have one, normalised to length 1. */
export interface Telling {
  weights: ReadonlyMap<string, number>;
  vectors: Float32Array;
  /** Weight of the word behind each vector. */
  told: readonly number[];
  count: number;
}

/** Minimum rarity of an informative word: natural logarithm of the number of answers divided by the number that contain it. */
const TELLS = 2.2;
/** Weight of an uncommon word without a vector; most are words of one trade. */
const UNCOMMON = 7;

const within = (terms: Terms, words: (term: string) => string | null): Map<string, number> =>
  new Map([...terms].flatMap(([term, amount]) => (words(term) === null ? [] : [[words(term) ?? '', amount]])));

/** The words of the text itself, without pairs, kinds and expected words. */
export const saidWords = (terms: Terms): Map<string, number> =>
  within(terms, (term) => (isPair(term) || term.startsWith('kind ') || ofExpected(term) !== null ? null : term));

export const expectedWords = (terms: Terms): Map<string, number> => within(terms, ofExpected);

export function tellingWords(
  words: ReadonlyMap<string, number>,
  { words: known, vectors, rarity, common }: Encoder,
): Telling {
  const weights = new Map<string, number>();
  const rows: number[] = [];
  const told: number[] = [];
  for (const word of words.keys()) {
    const row = known.get(word);
    const weight = row === undefined ? (common.has(word) ? 0 : UNCOMMON) : (rarity[row] ?? 0);
    if (weight <= TELLS) continue;
    weights.set(word, weight);
    if (row === undefined) continue;
    rows.push(row);
    told.push(weight);
  }
  const own = new Float32Array(rows.length * WORD_SIZE);
  rows.forEach((row, place) => {
    const vector = vectors.subarray(row * WORD_SIZE, (row + 1) * WORD_SIZE);
    const length = Math.hypot(...vector) || 1;
    vector.forEach((value, index) => (own[place * WORD_SIZE + index] = value / length));
  });
  return { weights, vectors: own, told, count: words.size };
}

/** Weight of the words of `other` that occur in `text`: as a sum and as a share of the total. */
function shared(text: Telling, other: Telling): [number, number] {
  let [sum, all] = [0, 0];
  for (const [word, weight] of other.weights) {
    all += weight;
    if (text.weights.has(word)) sum += weight;
  }
  return [sum, sum / (all || 1)];
}

/** For each word of `other`, the similarity of the nearest word of `text`: their weighted mean and their maximum. */
function alike(text: Telling, other: Telling): [number, number] {
  if (text.told.length === 0 || other.told.length === 0) return [0, 0];
  let [sum, all, most] = [0, 0, -1];
  other.told.forEach((weight, place) => {
    let nearest = -1;
    for (let word = 0; word < text.told.length; word++) {
      let cosine = 0;
      for (let i = 0; i < WORD_SIZE; i++)
        cosine += (text.vectors[word * WORD_SIZE + i] ?? 0) * (other.vectors[place * WORD_SIZE + i] ?? 0);
      if (cosine > nearest) nearest = cosine;
    }
    sum += weight * nearest;
    all += weight;
    if (nearest > most) most = nearest;
  });
  return [sum / all, most];
}

/** A question prepared for comparison with answers. */
export interface HeldQuestion {
  vector: Float32Array;
  kind: QuestionKind;
  said: Telling;
  expected: Telling;
}

export interface HeldOffer {
  vector: Float32Array;
  said: Telling;
}

/** An answer and the values that depend on it alone, computed once for all questions. */
export interface HeldAnswer {
  vector: Float32Array;
  said: Telling;
  /** Mean fit with the language's reference questions (all, then by kind) and reference offers. */
  againstAll: number;
  againstKinds: readonly number[];
  againstOffers: number;
}

export interface References {
  questions: readonly { vector: Float32Array; kind: QuestionKind }[];
  offers: readonly Float32Array[];
}

export const KINDS: readonly QuestionKind[] = [
  'motivation',
  'behaviour',
  'value',
  'knowledge',
  'situation',
  'scenario',
];

export function heldAnswer(vector: Float32Array, said: Telling, { questions, offers }: References): HeldAnswer {
  const fits = questions.map((each) => ({ kind: each.kind, value: fit(vector, each.vector) }));
  const againstAll = logMean(fits.map(({ value }) => value));
  const againstKinds = KINDS.map((kind) => {
    const own = fits.flatMap((each) => (each.kind === kind ? [each.value] : []));
    return own.length === 0 ? 0 : logMean(own) - againstAll;
  });
  return { vector, said, againstAll, againstKinds, againstOffers: logMean(offers.map((each) => fit(vector, each))) };
}

/** Signs between an answer and an offer. */
export const offerSigns = (answer: HeldAnswer, offer: HeldOffer): number[] => [
  fit(answer.vector, offer.vector) - answer.againstOffers,
  ...shared(answer.said, offer.said),
  ...alike(offer.said, answer.said),
  ...alike(answer.said, offer.said),
];

/** All signs of a pair. `others` are the other questions of the interview, `ofOffer` the result of `offerSigns`. */
export function pairSigns(
  answer: HeldAnswer,
  question: HeldQuestion,
  others: readonly HeldQuestion[],
  ofOffer: readonly number[],
): Float32Array {
  const own = fit(answer.vector, question.vector);
  const fits = others.map(({ vector }) => fit(answer.vector, vector));
  const beside = logMean(fits);
  const kind = KINDS.indexOf(question.kind);
  const ofKind = answer.againstKinds[kind] ?? 0;
  const [words, share] = shared(answer.said, question.said);
  const elsewhere = others.reduce((most, { said }) => Math.max(most, shared(answer.said, said)[0]), 0);
  return Float32Array.from([
    own - answer.againstAll,
    own - beside,
    own - fits.reduce((most, each) => Math.max(most, each), -Infinity),
    fits.filter((each) => each > own).length,
    beside - answer.againstAll,
    kind,
    ...answer.againstKinds,
    ofKind,
    own - answer.againstAll - ofKind,
    words,
    share,
    ...shared(answer.said, question.expected),
    ...ofOffer,
    ...alike(answer.said, question.said),
    elsewhere,
    words - elsewhere,
    Math.log(1 + answer.said.count),
  ]);
}

import type { JobBrief, Question } from '#/contract';
import type { TextLanguage } from '#/language/stem';
import type { PreparedAnswer } from '../prepare.ts';
import { encodeInto, fit, logMean, SIZE, weighted, type Encoder, type Tower, type TowerName } from './encoder.ts';
import { LEARNED } from './learned.ts';
import { unpack, unpackTerms } from './pack.ts';
import { answerTerms, offerTerms, questionTerms, speaksOfOffer, type Terms } from './terms.ts';
import { WORD_VECTORS } from './word-vectors.ts';

/** Questions as an answer is held against them, made once for an interview. */
export interface AskedQuestions {
  language: TextLanguage;
  /** By the question's text. */
  encoded: ReadonlyMap<string, Float32Array>;
}

const towerOf = (name: TowerName): Tower => ({
  terms: unpackTerms(LEARNED.towers[name].terms),
  rows: unpack(LEARNED.towers[name].rows),
  turn: unpack(LEARNED.towers[name].turn),
});

let shipped: Encoder | null = null;
/** The encoder in force, decoded once. */
export function currentEncoder(): Encoder {
  shipped ??= {
    words: unpackTerms(WORD_VECTORS.words),
    vectors: unpack(WORD_VECTORS.vectors),
    rarity: unpack(LEARNED.rarity),
    towers: { question: towerOf('question'), offer: towerOf('offer'), answer: towerOf('answer') },
  };
  return shipped;
}

export function encode(terms: Terms, encoder: Encoder, name: TowerName): Float32Array {
  const tower = encoder.towers[name];
  const text = new Float32Array(SIZE);
  encodeInto(text, 0, weighted(terms, encoder, tower), tower);
  return text;
}

// An offer and its questions are read once for all answers of whoever holds them.
const read = new WeakMap<object, Float32Array>();
function once(text: object, encoded: () => Float32Array): Float32Array {
  const known = read.get(text) ?? encoded();
  read.set(text, known);
  return known;
}

/** A question stands for itself and, unless it asks for what was lived, for its offer. */
export function encodeQuestions(questions: readonly Question[], job: JobBrief, language: TextLanguage): AskedQuestions {
  const offer = once(job, () => encode(offerTerms(job, language), currentEncoder(), 'offer'));
  const encoded = new Map(
    questions.map((question) => {
      const own = once(question, () => encode(questionTerms(question, language), currentEncoder(), 'question'));
      const whole = speaksOfOffer(question.kind) ? own.map((value, index) => value + (offer[index] ?? 0)) : own;
      return [question.text, whole];
    }),
  );
  return { language, encoded };
}

/** The offer's other questions count half of what questions of other offers do: answers of one person speak of one trade. */
const OF_THE_OFFER = 0.5;

/** How much better an answer fits its question than others: those that the training asked, and those of its own interview. */
export function relevanceBy(
  answer: Float32Array,
  own: Float32Array,
  others: readonly Float32Array[],
  references: readonly Float32Array[],
): number {
  const beyond = (among: readonly Float32Array[]): number =>
    fit(answer, own) - logMean(among.map((each) => fit(answer, each)));
  return beyond(references) + OF_THE_OFFER * beyond(others);
}

const references = new Map<TextLanguage, readonly Float32Array[]>();
function referencesOf(language: TextLanguage): readonly Float32Array[] {
  const known = references.get(language);
  if (known) return known;
  const all = unpack(LEARNED.references[language]);
  const list = Array.from({ length: all.length / SIZE }, (_, index) => all.subarray(index * SIZE, (index + 1) * SIZE));
  references.set(language, list);
  return list;
}

export interface Relevance {
  value: number;
  /** Below it an answer is beside its question. */
  from: number;
}

/** Fewer other questions say too little of what an interview is about to doubt an answer. */
const FEWEST_OTHERS = 3;

/** How well an answer fits its question; null where few questions are asked, this one was not encoded or the answer is in another language. */
export function relevance(
  answer: PreparedAnswer,
  question: string,
  { language, encoded }: AskedQuestions,
): Relevance | null {
  const own = encoded.get(question);
  if (own === undefined || answer.scoredAs !== language || encoded.size <= FEWEST_OTHERS) return null;
  const text = encode(answerTerms(answer.sentences, language), currentEncoder(), 'answer');
  const others = [...encoded].flatMap(([other, each]) => (other === question ? [] : [each]));
  return { value: relevanceBy(text, own, others, referencesOf(language)), from: LEARNED.from };
}

/** A slope, no cliff: the cap falls from the highest level at the limit to that of general talk, never to nothing. */
const AT_LIMIT = 4.6;
const SLOPE = 8;
const LEAST = 1;

/** The cap of an answer that fits other questions better than its own. Null for all others. */
export function besideCap(found: Relevance | null): number | null {
  if (found === null || found.value >= found.from) return null;
  return Math.max(LEAST, AT_LIMIT - SLOPE * (found.from - found.value));
}

import type { JobBrief, Question } from '#/contract';
import type { TextLanguage } from '#/language/stem';
import type { PreparedAnswer } from '../prepare.ts';
import { encodeInto, SIZE, weighted, type Encoder, type Tower, type TowerName } from './encoder.ts';
import { LEARNED } from './learned.ts';
import { unpack, unpackTerms } from './pack.ts';
import {
  expectedWords,
  heldAnswer,
  KINDS,
  offerSigns,
  pairSigns,
  saidWords,
  tellingWords,
  type HeldOffer,
  type HeldQuestion,
  type References,
} from './signs.ts';
import { answerTerms, offerTerms, questionTerms, speaksOfOffer, type Terms } from './terms.ts';
import { grown, unpackForest, type Forest } from './trees.ts';
import wordVectors from './word-vectors.json' with { type: 'json' };

/** The encoded questions of an interview, computed once. */
export interface AskedQuestions {
  language: TextLanguage;
  offer: HeldOffer;
  /** Keyed by the question's text. */
  held: ReadonlyMap<string, HeldQuestion>;
}

const towerOf = (name: TowerName): Tower => ({
  size: SIZE,
  terms: unpackTerms(LEARNED.towers[name].terms),
  rows: unpack(LEARNED.towers[name].rows),
  turn: unpack(LEARNED.towers[name].turn),
});

let shipped: { encoder: Encoder; forest: Forest } | null = null;
/** The shipped encoder and forest, decoded once. */
function current(): { encoder: Encoder; forest: Forest } {
  shipped ??= {
    encoder: {
      words: unpackTerms(wordVectors.data.words),
      vectors: unpack(wordVectors.data.vectors),
      rarity: unpack(LEARNED.rarity),
      common: new Set(LEARNED.common.split(/[|\n]/)),
      towers: { question: towerOf('question'), offer: towerOf('offer'), answer: towerOf('answer') },
    },
    forest: unpackForest(LEARNED.forest),
  };
  return shipped;
}

export function encode(terms: Terms, encoder: Encoder, name: TowerName): Float32Array {
  const tower = encoder.towers[name];
  const text = new Float32Array(SIZE);
  encodeInto(text, 0, weighted(terms, encoder, tower), tower);
  return text;
}

/** Encodes a question from its terms; unless it asks about past behaviour, the offer's vector is added. */
export function heldQuestion(terms: Terms, kind: Question['kind'], offer: HeldOffer, encoder: Encoder): HeldQuestion {
  const own = encode(terms, encoder, 'question');
  return {
    vector: speaksOfOffer(kind) ? own.map((value, index) => value + (offer.vector[index] ?? 0)) : own,
    kind,
    said: tellingWords(saidWords(terms), encoder),
    expected: tellingWords(expectedWords(terms), encoder),
  };
}

export const heldOffer = (terms: Terms, encoder: Encoder): HeldOffer => ({
  vector: encode(terms, encoder, 'offer'),
  said: tellingWords(saidWords(terms), encoder),
});

// Caches: an offer and its questions are encoded once, as long as the caller keeps the objects.
const offersRead = new WeakMap<JobBrief, HeldOffer>();
const questionsRead = new WeakMap<Question, { offer: HeldOffer; held: HeldQuestion }>();

export function encodeQuestions(questions: readonly Question[], job: JobBrief, language: TextLanguage): AskedQuestions {
  const { encoder } = current();
  const offer = offersRead.get(job) ?? heldOffer(offerTerms(job, language), encoder);
  offersRead.set(job, offer);
  const held = questions.map((question): [string, HeldQuestion] => {
    const known = questionsRead.get(question);
    const read =
      known?.offer === offer
        ? known.held
        : heldQuestion(questionTerms(question, language), question.kind, offer, encoder);
    questionsRead.set(question, { offer, held: read });
    return [question.text, read];
  });
  return { language, offer, held: new Map(held) };
}

const references = new Map<TextLanguage, References>();
function referencesOf(language: TextLanguage): References {
  const known = references.get(language);
  if (known) return known;
  const { kinds, questions, offers } = LEARNED.references[language];
  const rows = (packed: string): Float32Array[] => {
    const all = unpack(packed);
    return Array.from({ length: all.length / SIZE }, (_, index) => all.subarray(index * SIZE, (index + 1) * SIZE));
  };
  const list: References = {
    questions: rows(questions).map((vector, index) => ({ vector, kind: KINDS[Number(kinds[index])] ?? 'behaviour' })),
    offers: rows(offers),
  };
  references.set(language, list);
  return list;
}

export interface Relevance {
  /** Log odds that the answer belongs to this question and not to a wrong one. */
  value: number;
  /** Below this threshold an answer does not fit its question. */
  from: number;
}

/** With fewer questions in the interview, there is too little to compare with to doubt an answer. */
const FEWEST_OTHERS = 3;

/** How well an answer fits its question; null for few questions, a question not encoded, or an answer in another language. */
export function relevance(
  answer: PreparedAnswer,
  question: string,
  { language, offer, held }: AskedQuestions,
): Relevance | null {
  const own = held.get(question);
  if (own === undefined || answer.scoredAs !== language || held.size <= FEWEST_OTHERS) return null;
  const { encoder, forest } = current();
  const terms = answerTerms(answer.sentences, language);
  const said = tellingWords(saidWords(terms), encoder);
  const text = heldAnswer(encode(terms, encoder, 'answer'), said, referencesOf(language));
  const others = [...held].flatMap(([other, each]) => (other === question ? [] : [each]));
  const value = grown(forest, pairSigns(text, own, others, offerSigns(text, offer)));
  return { value, from: LEARNED.from[language] };
}

/**
 * The cap falls linearly from above the highest level, at the threshold, to that of generic talk; there is no step. The slope is the
 * gentlest at which wrong questions of `dev` keep their bars: an honest answer just below the threshold loses less.
 */
const AT_LIMIT = 4.6;
const SLOPE = 2.5;
const LEAST = 1;

/** The cap of an answer that fits other questions better than its own. Null for other answers. */
export function besideCap(found: Relevance | null): number | null {
  if (found === null || found.value >= found.from) return null;
  return Math.max(LEAST, AT_LIMIT - SLOPE * (found.from - found.value));
}

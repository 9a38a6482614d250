import type { TextLanguage } from '@kafaa/interviewer/language/stem';
import type { Encoder } from '@kafaa/interviewer/scoring/relevance/encoder';
import { encode, heldOffer, heldQuestion } from '@kafaa/interviewer/scoring/relevance/relevance';
import {
  heldAnswer,
  offerSigns,
  pairSigns,
  saidWords,
  tellingWords,
  type HeldOffer,
  type HeldQuestion,
  type References,
} from '@kafaa/interviewer/scoring/relevance/signs';
import { grown, type Forest } from '@kafaa/interviewer/scoring/relevance/trees';
import { seeded, shuffled } from '@kafaa/interviewer/test/seeded';
import { grow, type Rows } from './grow.ts';
import { trainEncoder, type WordVectors } from './net.ts';
import type { Pair, Pairs } from './pairs.ts';

/** Writers are left out with their offers in this many parts, plus one part of v1 to v10, who answered one another's offers. */
const PARTS = 4;
const FIRST_WRITERS = 10;
/** Later writers who, like the first ten, were told to answer as people do (voices/README.md). */
const FREE_WRITERS: ReadonlySet<number> = new Set([61, 63, 64, 65, 67, 68, 69, 70, 71]);
/** Number of training questions and offers that an answer is compared with, in each language. */
const REFERENCES = { questions: 150, offers: 100 };
/** Number of wrong questions from other offers, and from its own offer, that each good answer is put under. */
const WRONG = 4;
const GOOD = 3;
export const THIN = 2;

/** An answer under a question: its own, another of its offer or one of another offer. */
export interface Put {
  where: 'own' | 'same' | 'other';
  id: string;
  level: number;
  language: TextLanguage;
  /** Whether its writer was told to answer as people do, and not exactly the question. */
  isFree: boolean;
  part: number;
  signs: Float32Array;
}

export interface Unseen extends Put {
  value: number;
}

/** Offers and questions as an encoder reads them. */
export interface Held {
  offers: HeldOffer[];
  questions: HeldQuestion[];
}

export function heldBy({ offers, questions }: Pairs, encoder: Encoder): Held {
  const held = offers.map(({ terms }) => heldOffer(terms, encoder));
  const none: HeldOffer = { vector: new Float32Array(), said: tellingWords(new Map(), encoder) };
  return {
    offers: held,
    questions: questions.map(({ terms, kind, offer }) => heldQuestion(terms, kind, held[offer] ?? none, encoder)),
  };
}

/** The questions and offers that every answer in a language is compared with, without kernels. */
export function referencesOf(
  { offers, questions }: Pairs,
  held: Held,
  language: TextLanguage,
  isOfTraining: (offer: number) => boolean,
): References {
  const isOne = (place: number): boolean => {
    const offer = offers[place];
    return offer !== undefined && !offer.isKernel && offer.language === language && isOfTraining(place);
  };
  const asked = questions.flatMap(({ offer }, place) => (isOne(offer) ? [place] : []));
  const offered = offers.flatMap((_, place) => (isOne(place) ? [place] : []));
  return {
    questions: shuffled(asked, `references ${language}`)
      .slice(0, REFERENCES.questions)
      .flatMap((place) => held.questions[place] ?? []),
    offers: shuffled(offered, `offers ${language}`)
      .slice(0, REFERENCES.offers)
      .flatMap((place) => held.offers[place]?.vector ?? []),
  };
}

const writerOf = ({ example }: Pair): number => Number(/^v(\d+)/.exec(example.voice)?.[1] ?? 0);

/** The part in which each offer is left out: that of the writer who answered it. Strange texts have no writer. */
function partsOf({ offers, answers }: Pairs): number[] {
  const parts = offers.map(() => -1);
  for (const pair of answers) {
    const writer = writerOf(pair);
    if (writer > 0) parts[pair.offer] = writer <= FIRST_WRITERS ? PARTS : writer % PARTS;
  }
  return parts;
}

function signsUnder(
  pair: Pair,
  places: readonly { where: Put['where']; place: number }[],
  { pairs, held, encoder, references }: { pairs: Pairs; held: Held; encoder: Encoder; references: References },
): { where: Put['where']; signs: Float32Array }[] {
  const said = tellingWords(saidWords(pair.terms), encoder);
  const answer = heldAnswer(encode(pair.terms, encoder, 'answer'), said, references);
  const ofOffers = new Map<number, number[]>();
  return places.flatMap(({ where, place }) => {
    const question = held.questions[place];
    const at = pairs.questions[place]?.offer ?? -1;
    const offer = held.offers[at];
    const others = (pairs.offers[at]?.questions ?? []).flatMap((each) =>
      each === place ? [] : (held.questions[each] ?? []),
    );
    if (!question || !offer || others.length === 0) return [];
    const ofOffer = ofOffers.get(at) ?? offerSigns(answer, offer);
    ofOffers.set(at, ofOffer);
    return [{ where, signs: pairSigns(answer, question, others, ofOffer) }];
  });
}

/** Leaves one part of the writers out of training at a time, and puts their answers under right and wrong questions. */
function putUnseen(pairs: Pairs, vectors: WordVectors, log: (text: string) => void): Put[] {
  const parts = partsOf(pairs);
  return Array.from({ length: PARTS + 1 }, (_, part) => part).flatMap((part) => {
    const isOfTraining = (offer: number): boolean => parts[offer] !== part;
    const encoder = trainEncoder(trainingPart(pairs, isOfTraining), vectors);
    log(`encoder without part ${part}`);
    const held = heldBy(pairs, encoder);
    const references = {
      fr: referencesOf(pairs, held, 'fr', isOfTraining),
      en: referencesOf(pairs, held, 'en', isOfTraining),
    };
    const random = seeded(`wrong ${part}`);
    const out = { fr: [] as number[], en: [] as number[] };
    pairs.offers.forEach(({ language }, place) => {
      if (!isOfTraining(place)) out[language].push(place);
    });
    return pairs.answers.flatMap((pair): Put[] => {
      if (isOfTraining(pair.offer)) return [];
      const { id, level, language } = pair.example;
      const places: { where: Put['where']; place: number }[] = [{ where: 'own', place: pair.question }];
      if (level >= GOOD) {
        const siblings = (pairs.offers[pair.offer]?.questions ?? []).filter((each) => each !== pair.question);
        for (const place of shuffled(siblings, `same ${id}`).slice(0, WRONG)) places.push({ where: 'same', place });
        for (let time = 0; time < WRONG; time++) {
          const other = out[language][Math.floor(random() * out[language].length)] ?? pair.offer;
          const asked = pairs.offers[other]?.questions ?? [];
          const place = asked[Math.floor(random() * asked.length)];
          if (other !== pair.offer && place !== undefined) places.push({ where: 'other', place });
        }
      }
      const writer = writerOf(pair);
      const isFree = (writer > 0 && writer <= FIRST_WRITERS) || FREE_WRITERS.has(writer);
      const own = { id, level, language, isFree, part };
      return signsUnder(pair, places, { pairs, held, encoder, references: references[language] }).map((each) => ({
        ...own,
        ...each,
      }));
    });
  });
}

function rowsOf(puts: readonly Put[]): Rows {
  const width = puts[0]?.signs.length ?? 0;
  const signs = new Float32Array(puts.length * width);
  puts.forEach((put, row) => signs.set(put.signs, row * width));
  return { width, signs, isOwn: Uint8Array.from(puts, ({ where }) => (where === 'own' ? 1 : 0)) };
}

const isLearnedFrom = ({ where, level }: Put): boolean => where !== 'own' || level >= THIN;

/** Values of answers from models trained without their writers and offers, and the trees trained on all of these answers. */
export function unseenFits(
  pairs: Pairs,
  vectors: WordVectors,
  log: (text: string) => void,
): { unseen: Unseen[]; forest: Forest } {
  const puts = putUnseen(pairs, vectors, log);
  const unseen = [...new Set(puts.map(({ part }) => part))].flatMap((part): Unseen[] => {
    const forest = grow(rowsOf(puts.filter((put) => put.part !== part && isLearnedFrom(put))));
    return puts.flatMap((put) => (put.part === part ? [{ ...put, value: grown(forest, put.signs) }] : []));
  });
  log('trees by other parts');
  return { unseen, forest: grow(rowsOf(puts.filter(isLearnedFrom))) };
}

function trainingPart(pairs: Pairs, isOfTraining: (offer: number) => boolean): Pairs {
  // Indices must stay the same, so offers and questions left out are kept without terms, and the offers without questions.
  return {
    offers: pairs.offers.map((offer, place) =>
      isOfTraining(place) ? offer : { ...offer, terms: new Map(), questions: [] },
    ),
    questions: pairs.questions.map((question) =>
      isOfTraining(question.offer) ? question : { ...question, terms: new Map() },
    ),
    answers: [],
    lessons: pairs.lessons.filter(({ offer }) => isOfTraining(offer)),
  };
}

/** The value below which a share of some values lies. */
export function limitOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? -Infinity;
}

export const isGoodOwn = ({ where, level }: Put): boolean => where === 'own' && level >= GOOD;

/**
 * The limit of a language: at most this share of the good answers to their own question lies below, overall and for the writers
 * who were told to answer as people do, because candidates do so, too.
 */
export function limitFor(language: TextLanguage, unseen: readonly Unseen[], share: number): number {
  const own = unseen.filter((each) => isGoodOwn(each) && each.language === language);
  const limits = [own, own.filter(({ isFree }) => isFree)].map((group) =>
    limitOf(
      group.map(({ value }) => value),
      share,
    ),
  );
  return Math.min(...limits);
}

/** Share of answers below the limit of their language. */
export const caughtBy = (limits: Readonly<Record<TextLanguage, number>>, unseen: readonly Unseen[]): number =>
  unseen.filter(({ value, language }) => value < limits[language]).length / Math.max(1, unseen.length);

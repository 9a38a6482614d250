import { SIZE, encodeInto, weighted, type Encoder } from '@kafaa/interviewer/scoring/relevance/encoder';
import { encode, relevanceBy } from '@kafaa/interviewer/scoring/relevance/relevance';
import { seeded, shuffled } from '../second/seeded.ts';
import { trainEncoder, type WordVectors } from './net.ts';
import type { Pairs } from './pairs.ts';

/** Parts that the offers are left out in. */
const FOLDS = 5;
/** Questions of the training that an answer is held against, in each language. */
const REFERENCES = 150;
/** Wrong questions of other offers that each good answer is put under. */
const WRONG = 6;
const GOOD = 3;
const THIN = 2;

/** How well good answers of offers that training never saw fit questions, by what was asked. */
export interface UnseenFits {
  own: number[];
  /** Answers of level 2 under their own question. */
  thin: number[];
  other: number[];
  same: number[];
  /** Every answer under its own question, by its id. */
  byId: Map<string, number>;
}

/** Vectors of all questions with their offers. */
export function encodedQuestions({ offers, questions }: Pairs, encoder: Encoder): Float32Array[] {
  const ofOffers = offers.map(({ terms }) => encode(terms, encoder, 'offer'));
  return questions.map(({ terms, offer, ofOffer }) => {
    const tower = encoder.towers.question;
    const text = Float32Array.from((ofOffer ? ofOffers[offer] : null) ?? new Float32Array(SIZE));
    encodeInto(text, 0, weighted(terms, encoder, tower), tower);
    return text;
  });
}

/** Questions by which every answer in a language is measured. */
export function referencesOf(
  { offers, questions }: Pairs,
  encoded: readonly Float32Array[],
  language: 'fr' | 'en',
  isOfTraining: (offer: number) => boolean,
): Float32Array[] {
  const places = questions.flatMap(({ offer }, place) =>
    offers[offer]?.language === language && isOfTraining(offer) ? [place] : [],
  );
  return shuffled(places, `references ${language}`)
    .slice(0, REFERENCES)
    .flatMap((place) => encoded[place] ?? []);
}

const partOf = (keys: readonly string[]): Map<string, number> =>
  new Map(shuffled(keys, 'relevance').map((key, index) => [key, index % FOLDS]));

/** Leaves a part of the offers out of the training at a time, and fits their good answers to right and wrong questions. */
export function unseenFits(pairs: Pairs, vectors: WordVectors, folds = FOLDS): UnseenFits {
  const parts = partOf(pairs.offers.map(({ key }) => key));
  const fits: UnseenFits = { own: [], thin: [], other: [], same: [], byId: new Map() };
  for (let fold = 0; fold < folds; fold++) {
    const isOfTraining = (offer: number): boolean => parts.get(pairs.offers[offer]?.key ?? '') !== fold;
    const encoder = trainEncoder(trainingPart(pairs, isOfTraining), vectors);
    const encoded = encodedQuestions(pairs, encoder);
    const references = {
      fr: referencesOf(pairs, encoded, 'fr', isOfTraining),
      en: referencesOf(pairs, encoded, 'en', isOfTraining),
    };
    const random = seeded(`wrong ${fold}`);
    for (const { example, offer, question, terms } of [...pairs.answers, ...pairs.empty]) {
      if (isOfTraining(offer)) continue;
      const answer = encode(terms, encoder, 'answer');
      const against = references[example.language];
      const fitOf = (place: number): number | null => {
        const own = encoded[place];
        const siblings = pairs.offers[pairs.questions[place]?.offer ?? -1]?.questions ?? [];
        const others = siblings.flatMap((each) => (each === place ? [] : (encoded[each] ?? [])));
        return own && others.length > 0 ? relevanceBy(answer, own, others, against) : null;
      };
      const put = (place: number, to: Exclude<keyof UnseenFits, 'byId'>): void => {
        const found = fitOf(place);
        if (found !== null) fits[to].push(found);
      };
      const own = fitOf(question);
      if (own !== null) fits.byId.set(example.id, own);
      if (example.level < THIN) continue;
      put(question, example.level < GOOD ? 'thin' : 'own');
      if (example.level < GOOD) continue;
      for (const sibling of pairs.offers[offer]?.questions ?? []) if (sibling !== question) put(sibling, 'same');
      const wrong = pairs.offers.filter(
        (each, place) => place !== offer && !isOfTraining(place) && each.language === example.language,
      );
      for (let time = 0; time < WRONG; time++) {
        const list = wrong[Math.floor(random() * wrong.length)]?.questions ?? [];
        const place = list[Math.floor(random() * list.length)];
        if (place !== undefined) put(place, 'other');
      }
    }
  }
  return fits;
}

function trainingPart({ offers, questions, answers, empty }: Pairs, isOfTraining: (offer: number) => boolean): Pairs {
  // Places stay what they are: what is left out has no terms and is asked nowhere.
  return {
    offers: offers.map((offer, place) => (isOfTraining(place) ? offer : { ...offer, terms: new Map(), questions: [] })),
    questions: questions.map((question) =>
      isOfTraining(question.offer) ? question : { ...question, terms: new Map() },
    ),
    answers: answers.filter(({ offer }) => isOfTraining(offer)),
    empty,
  };
}

/** The value below which a share of good answers to their own question lies. */
export function limitOf(own: readonly number[], share: number): number {
  const sorted = own.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? -Infinity;
}

export const caughtAt = (limit: number, values: readonly number[]): number =>
  values.filter((value) => value < limit).length / Math.max(1, values.length);

import type { TextLanguage } from '@kafaa/interviewer/language/stem';
import { SIZE, type Encoder, type TowerName } from '@kafaa/interviewer/scoring/relevance/encoder';
import { pack, packTerms, unpack, unpackTerms } from '@kafaa/interviewer/scoring/relevance/pack';
import { KINDS } from '@kafaa/interviewer/scoring/relevance/signs';
import { packForest } from '@kafaa/interviewer/scoring/relevance/trees';
import stored from '@kafaa/interviewer/scoring/relevance/word-vectors.json' with { type: 'json' };
import type { Example } from '#/material/examples';
import { learnedFrom } from '../learned-from.ts';
import { store } from '../stored.ts';
import { listsOf } from './lists.ts';
import { trainEncoder, type WordVectors } from './net.ts';
import { pairsOf, type Pairs } from './pairs.ts';
import { caughtBy, heldBy, isGoodOwn, limitFor, referencesOf, THIN, unseenFits, type Held } from './validate.ts';

/** Highest share of good answers to their own question below the limit, in each language, for all writers and for those told to answer as people do. */
const ALARMS = 0.018;

/** Counts of the training, and figures of the encoder and the trees on writers and offers left out of it, as shares of pairs. */
export interface RelevanceFound {
  offers: number;
  questions: number;
  answers: number;
  kernels: number;
  terms: number;
  lists: number;
  trees: number;
  /** Share of good answers to their own question that lie below the limits. */
  alarms: number;
  from: Readonly<Record<TextLanguage, number>>;
  /**
   * Shares below the limit: answers of level 2 under their own question (`thin`), good answers under a question of another offer
   * (`other`) or another question of their offer (`same`).
   */
  caught: Readonly<Record<TextLanguage, { thin: number; other: number; same: number }>>;
}

const wordVectors = (): WordVectors => ({
  words: unpackTerms(stored.data.words),
  vectors: unpack(stored.data.vectors),
});

function packedTower({ towers }: Encoder, name: TowerName): { terms: string; rows: string; turn: string } {
  const { terms, rows, turn } = towers[name];
  return { terms: packTerms([...terms.keys()]), rows: pack(rows), turn: pack(turn) };
}

function packed(vectors: readonly Float32Array[]): string {
  const numbers = new Float32Array(vectors.length * SIZE);
  vectors.forEach((each, place) => numbers.set(each, place * SIZE));
  return pack(numbers);
}

function packedReferences(pairs: Pairs, held: Held, language: TextLanguage) {
  const { questions, offers } = referencesOf(pairs, held, language, () => true);
  return {
    kinds: questions.map(({ kind }) => KINDS.indexOf(kind)).join(''),
    questions: packed(questions.map(({ vector }) => vector)),
    offers: packed(offers),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Learns which answers belong to which questions and writes the engine’s scoring/relevance/learned.json. `above` maps the id of an answer to
 * its distance above the limit, by an encoder and trees that saw neither its writer nor its offer.
 */
export function trainRelevance(
  examples: readonly Example[],
  log: (text: string) => void,
): { found: RelevanceFound; above: ReadonlyMap<string, number> } {
  const pairs = pairsOf(examples);
  const vectors = wordVectors();
  const { unseen, forest } = unseenFits(pairs, vectors, log);
  const from = { fr: rounded(limitFor('fr', unseen, ALARMS)), en: rounded(limitFor('en', unseen, ALARMS)) };
  const caughtIn = (language: TextLanguage) => {
    const own = unseen.filter((each) => each.language === language);
    const share = (part: typeof own): number => rounded(caughtBy(from, part));
    return {
      thin: share(own.filter(({ where, level }) => where === 'own' && level === THIN)),
      other: share(own.filter(({ where }) => where === 'other')),
      same: share(own.filter(({ where }) => where === 'same')),
    };
  };
  const caught = { fr: caughtIn('fr'), en: caughtIn('en') };
  log(`relevance, writers and offers left out: ${JSON.stringify({ from, caught })}`);
  for (const language of ['fr', 'en'] as const) {
    const free = unseen.filter((each) => each.isFree && each.language === language && each.level > THIN);
    const ofFree = (['own', 'other', 'same'] as const).map((where) =>
      rounded(
        caughtBy(
          from,
          free.filter((each) => each.where === where),
        ),
      ),
    );
    log(`… of those who answer as people do, ${language}, own, other, same: ${ofFree.join(' ')}`);
  }
  const encoder = trainEncoder(pairs, vectors);
  const held = heldBy(pairs, encoder);
  const data = {
    towers: {
      question: packedTower(encoder, 'question'),
      offer: packedTower(encoder, 'offer'),
      answer: packedTower(encoder, 'answer'),
    },
    rarity: pack(encoder.rarity),
    common: packTerms([...encoder.common]),
    references: { fr: packedReferences(pairs, held, 'fr'), en: packedReferences(pairs, held, 'en') },
    forest: packForest(forest),
    from: { fr: from.fr, en: from.en },
  };
  store('scoring/relevance/learned.json', {
    about:
      'The encoder and the trees of relevance (docs/intelligence-report.md), written by `npm run train:local`: rows of numbers as signs (pack.ts), and trees (trees.ts).',
    learnedFrom: learnedFrom(),
    data,
  });
  const terms = Object.values(encoder.towers).reduce((sum, tower) => sum + tower.terms.size, 0);
  const real = pairs.offers.filter(({ isKernel }) => !isKernel);
  const good = unseen.filter(isGoodOwn);
  const found: RelevanceFound = {
    offers: real.length,
    questions: real.reduce((sum, offer) => sum + offer.questions.length, 0),
    answers: pairs.lessons.filter(({ offer }) => pairs.offers[offer]?.isKernel === false).length,
    kernels: pairs.lessons.filter(({ offer }) => pairs.offers[offer]?.isKernel === true).length,
    terms,
    lists: listsOf().length,
    trees: forest.trees.length,
    alarms: rounded(caughtBy(from, good)),
    from,
    caught,
  };
  log(JSON.stringify(found));
  const own = unseen.filter(({ where }) => where === 'own');
  return { found, above: new Map(own.map(({ id, value, language }) => [id, value - from[language]])) };
}

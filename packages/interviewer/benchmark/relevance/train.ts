import { writeFileSync } from 'node:fs';
import { SIZE, type Encoder, type TowerName } from '@kafaa/interviewer/scoring/relevance/encoder';
import { pack, packTerms, unpack, unpackTerms } from '@kafaa/interviewer/scoring/relevance/pack';
import { WORD_VECTORS } from '@kafaa/interviewer/scoring/relevance/word-vectors';
import type { Example } from '../examples.ts';
import { listsOf } from './lists.ts';
import { trainEncoder, type WordVectors } from './net.ts';
import { pairsOf } from './pairs.ts';
import { caughtAt, encodedQuestions, limitOf, referencesOf, unseenFits } from './validate.ts';

/**
 * Share of good answers to their own question on which the slope may begin. Writers of another kind are hit twice as often (2.3 %
 * of v1 to v10 at 1.8 %, 1.0 % at .8 %): together with the rule for off-topic answers at most 2 %.
 */
const ALARMS = 0.01;

/** What the encoder does on offers that it never saw; shares of pairs. */
export interface RelevanceFound {
  offers: number;
  questions: number;
  answers: number;
  terms: number;
  lists: number;
  /** Share of good answers to their own question that lie below the limits. */
  alarms: number;
  from: number;
  /** Answers of level 2 under their own question, good ones under a wrong one, that the limit catches. */
  caught: { thin: number; other: number; same: number };
}

const wordVectors = (): WordVectors => ({
  words: unpackTerms(WORD_VECTORS.words),
  vectors: unpack(WORD_VECTORS.vectors),
});

function towerText({ towers }: Encoder, name: TowerName): string {
  const { terms, rows, turn } = towers[name];
  return `    ${name}: {
      terms: \`${packTerms([...terms.keys()])}\`,
      rows: '${pack(rows)}',
      turn: '${pack(turn)}',
    },`;
}

/**
 * Learns which answers belong to which questions and writes src/scoring/relevance/learned.ts. `above` says by its id how far each
 * answer lies above the limit for an encoder that saw nothing of its offer.
 */
export function trainRelevance(
  examples: readonly Example[],
  log: (text: string) => void,
): { found: RelevanceFound; above: ReadonlyMap<string, number> } {
  const pairs = pairsOf(examples);
  const vectors = wordVectors();
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const fits = unseenFits(pairs, vectors);
  const from = rounded(limitOf(fits.own, ALARMS));
  const caught = {
    thin: rounded(caughtAt(from, fits.thin)),
    other: rounded(caughtAt(from, fits.other)),
    same: rounded(caughtAt(from, fits.same)),
  };
  log(`relevance, offers left out: ${JSON.stringify({ from, ...caught })}`);
  const encoder = trainEncoder(pairs, vectors);
  const encoded = encodedQuestions(pairs, encoder);
  const references = (language: 'fr' | 'en'): string => {
    const list = referencesOf(pairs, encoded, language, () => true);
    const numbers = new Float32Array(list.length * SIZE);
    list.forEach((each, place) => numbers.set(each, place * SIZE));
    return pack(numbers);
  };
  writeFileSync(
    new URL('../../src/scoring/relevance/learned.ts', import.meta.url),
    `/** What answers have to do with questions, made by \`npm run train:local\` (docs/intelligence-report.md): rows of numbers as signs (pack.ts). */
export const LEARNED = {
  towers: {
${(['question', 'offer', 'answer'] as const).map((name) => towerText(encoder, name)).join('\n')}
  },
  rarity: '${pack(encoder.rarity)}',
  references: { fr: '${references('fr')}', en: '${references('en')}' },
  from: ${from},
};
`,
  );
  const terms = Object.values(encoder.towers).reduce((sum, tower) => sum + tower.terms.size, 0);
  const { offers, questions, answers } = pairs;
  log(`${answers.length} answers to ${questions.length} questions; ${terms} terms`);
  const found = {
    offers: offers.length,
    questions: questions.length,
    answers: answers.length,
    terms,
    lists: listsOf().length,
    alarms: ALARMS,
    from,
    caught,
  };
  return { found, above: new Map([...fits.byId].map(([id, value]) => [id, value - from])) };
}

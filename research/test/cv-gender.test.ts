import { readFileSync } from 'node:fs';
import french from 'an-array-of-french-words/index.json' with { type: 'json' };
import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CvText } from '@kafaa/interviewer/contract';
import { genderless, oneGender } from '@kafaa/interviewer/cv/gender';
import { readCv } from '@kafaa/interviewer/cv/read';
import { cvLines } from '@kafaa/interviewer/cv/sections';
import { evaluateInterview } from '@kafaa/interviewer/local';
import { interview, jobBrief, LIVED } from '@kafaa/interviewer/test/briefs';

interface Pair {
  id: string;
  split: 'dev' | 'test';
  trade: string;
  masculine: string;
  feminine: string;
}

const FOLDER = new URL('../corpus/second/gender/', import.meta.url);
const PAIRS = ['cvs-1.json', 'cvs-2.json']
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Pair[])
  .filter(({ split }) => split === 'dev');

const cv = (text: string): CvText => ({ text, pages: 1, hiddenText: [], warnings: [] });
const MONTH = { year: 2024, month: 6 };
/** Facts without the lines they were read from, which are quoted verbatim from the CV. */
const factsOf = (text: string, title = 'Chef de projet'): unknown =>
  JSON.parse(
    JSON.stringify(
      readCv(
        cv(text),
        jobBrief({ title, skills: ['Excel', 'Vente', 'Sage', 'Gestion de projet'], seniorityLevel: 'Senior' }),
        MONTH,
      ).facts,
      (key, value: unknown) => (key === 'line' || key === 'words' ? undefined : value),
    ),
  );

describe('feminine CVs', () => {
  it('the dev split has more than 25 pairs of a masculine and a feminine CV', () =>
    expect(PAIRS.length).toBeGreaterThan(25));

  it.each(PAIRS.map((pair) => [`${pair.id} ${pair.trade}`, pair] as const))(
    '%s: the engine reads the feminine CV line by line like the masculine one, with byte-identical facts',
    (_, { masculine, feminine, trade }) => {
      const read = (text: string) => cvLines(text).map(({ plain, bare, section }) => ({ plain, bare, section }));
      expect(read(feminine)).toEqual(read(masculine));
      const title = trade.split(/[/(]/)[0] ?? '';
      expect(JSON.stringify(factsOf(feminine, title))).toBe(JSON.stringify(factsOf(masculine, title)));
    },
  );

  it('a feminine CV gets the same scores in an evaluation as the masculine one', () => {
    for (const { masculine, feminine } of PAIRS.slice(0, 6)) {
      const scores = [masculine, feminine].map((text) => {
        const { dimensions, score } = evaluateInterview(interview([LIVED], { cv: cv(text) }));
        return { score, dimensions: dimensions.map((each) => each.score) };
      });
      expect(scores[1]).toEqual(scores[0]);
    }
  });
});

/** French endings in both genders. */
const ENDINGS = [
  ['teur', 'trice'],
  ['eur', 'euse'],
  ['eux', 'euse'],
  ['eur', 'eure'],
  ['ier', 'ière'],
  ['ien', 'ienne'],
  ['on', 'onne'],
  ['if', 'ive'],
  ['el', 'elle'],
  ['al', 'ale'],
  ['ant', 'ante'],
  ['ent', 'ente'],
  ['é', 'ée'],
  ['i', 'ie'],
  ['u', 'ue'],
  ['is', 'ise'],
  ['it', 'ite'],
  ['ain', 'aine'],
  ['in', 'ine'],
  ['ert', 'erte'],
  ['et', 'ette'],
  ['et', 'ète'],
] as const;

/** « médecine » is not the feminine of « médecin », and « lorsqu’ » is not a masculine. */
const NO_PAIRS = new Set(['médecin', 'lorsqu']);
const WORDS = new Set(french);
const SWAPS = [...WORDS].flatMap((word) =>
  ENDINGS.flatMap(([masculine, feminine]) => {
    if (word.length < 6 || !word.endsWith(masculine) || NO_PAIRS.has(word)) return [];
    const other = word.slice(0, -masculine.length) + feminine;
    return WORDS.has(other) ? [[word, other] as const] : [];
  }),
);

describe('oneGender', () => {
  it('oneGender maps both forms of every dictionary pair to the same text, also in the plural and in capitals', () => {
    expect(SWAPS.length).toBeGreaterThan(10_000);
    const differ = SWAPS.filter(
      ([masculine, feminine]) =>
        oneGender(masculine) !== oneGender(feminine) ||
        oneGender(masculine.toUpperCase()) !== oneGender(feminine) ||
        (!/[sx]$/.test(masculine) && oneGender(`${masculine}s`) !== oneGender(`${feminine}s`)),
    );
    expect(differ.map((pair) => pair.join(' / '))).toEqual([]);
  });

  it.each([
    ['Chef de projet', 'Cheffe de projet'],
    ['Directeur adjoint', 'Directrice adjointe'],
    ['hôte d’accueil', 'hôtesse d’accueil'],
    ['maître d’hôtel', 'maîtresse d’hôtel'],
    ['steward', 'stewardess'],
    ['salesman, spokesman', 'saleswoman, spokeswoman'],
    ['waiter', 'waitress'],
    ['sapeur-pompier', 'sapeuse-pompière'],
    ['Né le 3 mai', 'Née le 3 mai'],
    ['développeur', 'développeur(euse)'],
    ['chargé de mission', 'chargé·e de mission'],
    ['reçu 1er', 'reçue 1ère'],
    ['vendeur CONFIRMÉ', 'vendeuse confirmee'],
    ['médecin interné', 'médecin internée'],
  ])('oneGender maps « %s » and « %s » to the same text', (masculine, feminine) =>
    expect(oneGender(feminine)).toBe(oneGender(masculine)),
  );

  it.each([
    ['médecin', 'médecine'],
    ['intern', 'audit interne'],
    ['confirm', 'confirmé'],
    ['vu', 'Vue'],
    ['bt', 'BTS'],
    ['des', 'DESS'],
  ])('oneGender keeps « %s » and « %s » different', (one, other) => expect(oneGender(other)).not.toBe(oneGender(one)));

  it('oneGender is idempotent on every dictionary pair', () => {
    assert(
      property(constantFrom(...SWAPS), ([masculine, feminine]) => {
        expect(oneGender(oneGender(masculine))).toBe(oneGender(masculine));
        expect(oneGender(oneGender(feminine))).toBe(oneGender(feminine));
      }),
    );
  });

  it('genderless throws an error for a pattern with an optional letter, and converts a pattern with full words', () => {
    expect(() => genderless('superviseure?')).toThrow('write the alternatives in full');
    expect(genderless("chef d'equipe|superviseur\\b")).toBe(`${oneGender("chef d'equipe|superviseur")}\\b`);
  });

  it('CV facts stay the same if any of the person’s words are changed to the other gender', () => {
    const word = constantFrom(...SWAPS);
    assert(
      property(word, word, word, word, (a, b, c, d) => {
        const text = (gender: 0 | 1): string =>
          [
            `${a[gender]} ${b[gender]}`,
            'EXPÉRIENCE',
            `2019 - 2021 : ${c[gender]} ${d[gender]}, Sousse`,
            `03/2021 - présent : ${['Vendeur', 'Vendeuse'][gender]} ${a[gender]}`,
            `${['Chargé', 'Chargée'][gender]} de ${b[gender]}`,
            'FORMATION',
            `2018 ${['Licencié', 'Licenciée'][gender]} en ${c[gender]}`,
            `LANGUES : français ${['courant', 'courante'][gender]}, anglais ${d[gender]}`,
          ].join('\n');
        expect(factsOf(text(1))).toEqual(factsOf(text(0)));
      }),
      { numRuns: 60 },
    );
  });
});

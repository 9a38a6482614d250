import { describe, expect, it } from 'vitest';
import { type DimensionKey, DIMENSION_KEYS } from '@kafaa/domain/evaluations/options';
import { bestOf, type Compared, sameQuestions, splitCriteria, tiesIn } from './comparison.ts';

type Judged = Partial<Record<DimensionKey, readonly [level: number | null, score: number | null]>>;

function person(firstName: string, judged: Judged | null = {}, score = 70): Compared {
  if (judged === null) return { firstName, evaluation: null };
  const dimensions = DIMENSION_KEYS.map((key) => {
    const [level, points] = judged[key] ?? [3, 75];
    return { key, level, score: points };
  });
  const engine = { name: 'local', version: '0.10.0', lexiconHash: 'a' };
  return { firstName, evaluation: { score, margin: 8, engine, dimensions } };
}
const keys = (people: readonly Compared[]) => {
  const { differing, alike } = splitCriteria(people);
  return { differing: differing.map(({ key }) => key), alike: alike.length };
};

describe('differences between two evaluations', () => {
  it.each<[string, Judged, Judged, DimensionKey[]]>([
    ['two equal evaluations', {}, {}, []],
    ['differences within one level', { cultureFit: [3, 79] }, { cultureFit: [3, 70] }, []],
    [
      'the largest difference first',
      { languageMatch: [2, 60], cultureFit: [1, 20] },
      { cultureFit: [4, 92] },
      ['cultureFit', 'languageMatch'],
    ],
    ['« Non évalué » against a level', { educationMatch: [null, null] }, {}, ['educationMatch']],
  ])('splitCriteria returns the criteria whose scores differ: %s', (_case, one, other, differing) => {
    expect(keys([person('A', one), person('B', other)])).toEqual({ differing, alike: 10 - differing.length });
  });

  it('splitCriteria leaves out a candidate whose evaluation is closed or missing', () => {
    expect(keys([person('A', { cultureFit: [1, 20] }), person('B', null)])).toEqual({ differing: [], alike: 10 });
  });

  it('bestOf returns the highest value, and null for equal values or a single evaluation', () => {
    const two = [person('A'), person('B')];
    expect(bestOf(two, [80, 70])).toBe(80);
    expect(bestOf(two, [80, null])).toBe(80);
    expect(bestOf(two, [80, 80])).toBeNull();
    expect(bestOf(two, [null, null])).toBeNull();
    expect(bestOf([person('A'), person('B', null)], [80, null])).toBeNull();
  });

  it('tiesIn names each pair of candidates whose margins overlap', () => {
    const people = [person('Amira', {}, 72), person('Hela', {}, 66), person('Mehdi', {}, 35), person('Rim', null)];
    expect(tiesIn(people)).toEqual(['Amira et Hela sont à égalité\u00A0: leurs marges se recouvrent.']);
  });
});

describe('answers to the same question', () => {
  const exchange = (index: number, question: string, level?: number | null) => ({
    index,
    question,
    answer: `Réponse à ${question}`,
    verdict: level === undefined ? undefined : { level, reason: '' },
  });

  it('sameQuestions lists the questions that two candidates share, the largest difference first', () => {
    const rows = sameQuestions([
      [exchange(0, 'Q1', 3), exchange(1, 'Q2', 4), exchange(2, 'Q3', 2), exchange(3, 'Seule', 0)],
      [exchange(0, 'Q1', 3), exchange(1, 'Q3', 3), exchange(2, 'Q2', 1)],
    ]);
    expect(rows.map(({ question, differs }) => [question, differs])).toEqual([
      ['Q2', true],
      ['Q3', true],
      ['Q1', false],
    ]);
    expect(rows[0]?.exchanges.map((one) => one?.index)).toEqual([1, 2]);
  });

  it('sameQuestions keeps the order of the interview while the levels are hidden', () => {
    const rows = sameQuestions([
      [exchange(0, 'Q1'), exchange(1, 'Q2')],
      [exchange(0, 'Q1', 1), exchange(1, 'Q2', 4)],
    ]);
    expect(rows.map(({ question, differs }) => [question, differs])).toEqual([
      ['Q1', false],
      ['Q2', false],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  dimension,
  EVIDENCE,
  FIRST_RECIPE,
  fullScore,
  levelFromScore,
  MARGIN,
  MISSING_LIMIT,
  recommend,
  totalOf,
} from '@kafaa/interviewer/aggregate';
import type { DimensionKey } from '@kafaa/domain/evaluations/options';
import type { Evaluation, Level } from '@kafaa/interviewer/contract';
import { firstRecommendation } from '../src/scoring/waived.ts';
import { displayScore, levelOf } from '@kafaa/interviewer/scoring/model';
import { RECIPES, type Weights } from '@kafaa/interviewer/weights';

const criterion = (key: DimensionKey, counted: number, levels: (Level | null)[]) => ({ key, counted, levels });
const NO_WEIGHT = { ...RECIPES.trade };
for (const key of Object.keys(NO_WEIGHT) as DimensionKey[]) Object.assign(NO_WEIGHT, { [key]: 0 });

describe('levels and displayed scores', () => {
  it('displayScore maps levels to 0, 25, 50, 75 and 92, interpolates between them and stays within 0 and 97', () => {
    expect([0, 1, 2, 3, 4].map(displayScore)).toEqual([0, 25, 50, 75, 92]);
    expect([-0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 5, 9].map(displayScore)).toEqual([0, 13, 38, 63, 84, 95, 97, 97]);
  });

  it.each([
    [0, 12, 0],
    [13, 37, 1],
    [38, 62, 2],
    [63, 83, 3],
    [84, 100, 4],
  ])('the scores from %s to %s have the level %s', (from, to, level) => {
    expect([levelFromScore(from), levelFromScore(to)]).toEqual([level, level]);
  });

  it('a displayed score has the same level as its unrounded value, for every value from −0.5 to 4.6', () => {
    for (let value = -0.5; value <= 4.6; value += 0.01)
      expect([value, levelFromScore(displayScore(value))]).toEqual([value, levelOf(value)]);
  });
});

describe('the total score', () => {
  const weights = { ...NO_WEIGHT, technicalSkillsMatch: 60, mindsetScore: 25, cvScore: 15 };

  it('the total is the weighted sum of the criteria, with its missing and proven shares and the answers’ mean', () => {
    const all = [
      criterion('technicalSkillsMatch', 63, [3, 2]),
      criterion('mindsetScore', 25, [1]),
      criterion('cvScore', 90, [4]),
    ];
    const { low, high, missing, proven, answers } = totalOf(all, weights);
    expect([low, high].map((each) => each.toFixed(2))).toEqual(['57.55', '57.55']);
    expect([missing, proven, answers].map((each) => each.toFixed(2))).toEqual(['0.00', '0.45', '51.82']);
  });

  it('a criterion without a level counts 0 in the low total, 97 in the high total, and its weight as missing', () => {
    const all = [
      criterion('technicalSkillsMatch', 30, [2, null]),
      criterion('mindsetScore', 40, [2]),
      criterion('cvScore', 0, [null]),
    ];
    const { low, high, missing } = totalOf(all, weights);
    expect(low).toBeCloseTo(0.6 * 30 + 0.25 * 40);
    expect(high).toBeCloseTo(low + (0.3 + 0.15) * 97);
    expect(missing).toBeCloseTo(0.45);
  });

  it('a criterion at level 0 of a readable CV counts 0 in both totals and adds no missing weight', () => {
    const { low, high, missing } = totalOf([criterion('cvScore', 0, [0])], weights);
    expect([low, high, missing]).toEqual([0, 0, 0]);
  });

  it('communication adds to the total but not to the proven weight or the answers’ mean', () => {
    const writing = { ...NO_WEIGHT, communicationSkills: 100 };
    expect(totalOf([criterion('communicationSkills', 90, [4])], writing)).toMatchObject({
      low: 90,
      proven: 0,
      answers: 0,
    });
  });
});

describe('the recommendation', () => {
  const strong = [criterion('technicalSkillsMatch', 80, [3]), criterion('mindsetScore', 80, [3])];
  const met = { missing: 0, proven: 0.8, answers: 80 };

  it('the recommendation thresholds and the margin keep their fixed values', () => {
    expect({ ...EVIDENCE, missing: MISSING_LIMIT, margin: MARGIN }).toEqual({
      proven: 0.45,
      meet: 65,
      conduct: 2,
      explore: 48,
      trade: 46,
      missing: 0.4,
      margin: 8,
    });
  });

  it.each([
    ['45 % of the weight at level 3', { proven: 0.45 }, 'À rencontrer'],
    ['less than 45 % of the weight at level 3', { proven: 0.44 }, 'À approfondir'],
    ['answers of 48 points', { answers: 48 }, 'À rencontrer'],
    ['answers below 48 points, whatever the CV', { answers: 47.9, proven: 1 }, 'Peu adapté au poste'],
    ['40 % of the weight missing', { missing: 0.4 }, 'À rencontrer'],
    ['more than 40 % of the weight missing', { missing: 0.41 }, 'Preuves insuffisantes'],
  ])('an evaluation with %s gets the recommendation of its side of the threshold', (_, changes, word) => {
    expect(recommend({ ...met, ...changes }, strong, RECIPES.trade)).toBe(word);
  });

  it('the threshold of 65 for « À rencontrer » applies to the trade and answer scores, blended by the trade’s weight', () => {
    const word = (trade: number, answers: number, weights: Weights) =>
      recommend(
        { ...met, answers },
        [criterion('technicalSkillsMatch', trade, [3]), criterion('mindsetScore', 80, [3])],
        weights,
      );
    const only = { ...RECIPES.trade, mindsetScore: 0, cultureFit: 0, otherFactorsScore: 0 };
    expect([word(65, 50, only), word(64.9, 90, only)]).toEqual(['À rencontrer', 'À approfondir']);
    const none = { ...RECIPES.trade, technicalSkillsMatch: 0 };
    expect([word(0, 65, none), word(90, 64.9, none)]).toEqual(['À rencontrer', 'À approfondir']);
    // With half of the answers' weight, the trade counts for three quarters of the score that decides on a meeting.
    const half = { ...only, technicalSkillsMatch: 40, mindsetScore: 40 };
    expect([word(69, 53, half), word(68.9, 53, half)]).toEqual(['À rencontrer', 'À approfondir']);
  });

  it('a trade score below 46 gives « Peu adapté au poste », unless the trade has no weight', () => {
    const word = (trade: number, weights = RECIPES.trade) =>
      recommend(met, [criterion('technicalSkillsMatch', trade, [1]), criterion('mindsetScore', 80, [3])], weights);
    expect([word(46), word(45.9), word(0)]).toEqual(['À approfondir', 'Peu adapté au poste', 'Peu adapté au poste']);
    expect(word(0, { ...RECIPES.trade, technicalSkillsMatch: 0 })).toBe('À rencontrer');
  });

  it('« À rencontrer » requires level 2 in conduct, unless conduct has no weight', () => {
    const word = (counted: number, weights = RECIPES.trade) =>
      recommend(met, [criterion('technicalSkillsMatch', 80, [3]), criterion('mindsetScore', counted, [2])], weights);
    expect([word(38), word(37.5), word(37.4), word(0)]).toEqual([
      'À rencontrer',
      'À rencontrer',
      'À approfondir',
      'À approfondir',
    ]);
    expect(word(0, { ...RECIPES.trade, mindsetScore: 0 })).toBe('À rencontrer');
  });

  it('a weak cultureFit criterion leaves the recommendation at « À rencontrer »', () => {
    expect(recommend(met, [...strong, criterion('cultureFit', 0, [0])], RECIPES.trade)).toBe('À rencontrer');
  });

  it.each([
    [70, 45, 'À rencontrer'],
    [70, 44, 'À approfondir'],
    [69, 90, 'À approfondir'],
    [50, 0, 'À approfondir'],
    [49, 90, 'Peu adapté au poste'],
    [null, 90, 'Preuves insuffisantes'],
  ])('engines before 0.5 with a total of %s and a core criterion of %s recommended « %s »', (score, core, word) => {
    expect(firstRecommendation(score, [core, null])).toBe(word);
  });
});

describe('criteria', () => {
  const quote = { text: 'mot', source: 'answer' as const, exchangeIndex: 0 };

  it('a criterion above 0 keeps its score with a quote and is not judged without one', () => {
    expect(dimension('cultureFit', { score: 25, levels: [1], counted: 25 }, 'Raison.', [quote])).toMatchObject({
      level: 1,
      score: 25,
    });
    expect(dimension('cultureFit', { score: 25, levels: [1], counted: 25 }, 'Raison.', [])).toMatchObject({
      level: null,
      score: null,
      reason: 'Non évalué\u00A0: aucun passage à citer.',
      levels: [null],
    });
  });

  it('a criterion at 0 keeps its score and reason without a quote', () => {
    expect(dimension('cultureFit', { score: 0.4, levels: [0], counted: 0.4 }, 'Raison.', [])).toEqual({
      key: 'cultureFit',
      level: 0,
      score: 0,
      reason: 'Raison.',
      quotes: [],
      levels: [0],
      counted: 0.4,
    });
  });
});

describe('score without its deduction', () => {
  const old = { score: 60, cvScore: 80, otherFactorsScore: 40, authenticity: { deduction: 7 }, dimensions: [] };
  const of = (changes: object) => fullScore({ ...old, ...changes } as unknown as Evaluation);

  it('fullScore adds at most the deduction back to a score of an engine before 0.5', () => {
    expect([of({}), of({ score: 0 }), of({ score: null })]).toEqual([67, 7, null]);
    expect(of({ score: 0, cvScore: 2, otherFactorsScore: 6 })).toBe(5);
    expect(of({ score: 0, cvScore: null, otherFactorsScore: 3 })).toBe(3);
    expect([FIRST_RECIPE.cvScore, FIRST_RECIPE.otherFactorsScore]).toEqual([35, 65]);
  });

  it('fullScore computes the current engine’s score from the criteria after a deduction', () => {
    const dimensions = [criterion('technicalSkillsMatch', 5, [0])];
    const weights = { ...NO_WEIGHT, technicalSkillsMatch: 100 };
    expect(of({ score: 0, weights, dimensions })).toBe(5);
    expect(of({ score: 3, weights, dimensions, authenticity: { deduction: 0 } })).toBe(3);
  });
});

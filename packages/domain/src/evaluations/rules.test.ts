import { describe, expect, it } from 'vitest';
import { DIMENSIONS, type DimensionKey } from './options.ts';
import {
  agreementOf,
  areTied,
  engineKey,
  type FairnessCase,
  fairnessOf,
  groupScore,
  type GivenLevel,
  hasSummaries,
  independenceOf,
  pointsTaken,
  scoreColour,
  shareOf,
  swapStateNow,
} from './rules.ts';
import { missingSkillsText, scoreText, tieText } from './texts.ts';

describe('score bands', () => {
  it.each([
    [100, 'a'],
    [90, 'a'],
    [89, 'b'],
    [80, 'b'],
    [79, 'c'],
    [70, 'c'],
    [69, 'd'],
    [0, 'd'],
  ])('the band of the score %i has the colour %s', (score, colour) => {
    expect(scoreColour(score)).toBe(colour);
  });
});

describe('ties', () => {
  const at = (score: number | null, margin: number | null = 8, engine = 'a') => ({ score, margin, engine });
  it.each([
    [72, 72, true],
    [72, 61, true],
    [61, 72, true],
    [72, 60, false],
    [100, 0, false],
  ])('two candidates with the scores %i and %i and margins of 8 are tied: %s', (a, b, tied) =>
    expect(areTied(at(a), at(b))).toBe(tied),
  );
  it.each([
    ['with margins of 6 and 8, 10 points apart', at(70, 6), at(60, 8), true],
    ['with margins of 6 and 8, 11 points apart', at(70, 6), at(59, 8), false],
    ['without a margin', at(70, null), at(70), false],
    ['without a score', at(null), at(70), false],
    ['of another engine', at(70, 8, 'b'), at(70), false],
    ['with margins of 0', at(70, 0), at(70, 0), true],
  ])('areTied returns the same result for both orders of the scores %s', (_case, a, b, tied) => {
    expect(areTied(a, b)).toBe(tied);
    expect(areTied(b, a)).toBe(tied);
  });

  it('engineKey contains version, name and model, and its texts sort by version', () => {
    const keys: readonly string[] = [
      engineKey({ name: 'local', version: '0.4.1' }),
      engineKey({ name: 'local', version: '0.10.0' }),
      engineKey({ name: 'llm', version: '0.10.0', model: 'mistral' }),
    ];
    expect(keys).toEqual(['000.004.001 local', '000.010.000 local', '000.010.000 modèle mistral']);
    expect([...keys].sort()).toEqual(keys);
  });
});

describe('score texts', () => {
  it.each([
    [{ score: 72, margin: 8, range: null }, '72\u00a0±\u00a08', '72\u00a0±\u00a08 sur 100'],
    [{ score: 72, margin: null, range: null }, '72', '72 sur 100'],
    [{ score: 40, margin: null, range: { low: 40, high: 62 } }, '40 à 62, CV à lire', '40 à 62 sur 100, CV à lire'],
    [{ score: null, margin: null, range: null }, 'Non évalué', 'Non évalué'],
  ])('scoreText of %j contains the score, the margin or the range', (exactness, text, outOf) => {
    expect(scoreText(exactness)).toBe(text);
    expect(scoreText(exactness, 'sur 100')).toBe(outOf);
  });
  it('tieText counts the tied candidates, and missingSkillsText names the missing skills', () => {
    expect([0, 1, 3].map(tieText)).toEqual(['', 'à égalité avec 1 autre', 'à égalité avec 3 autres']);
    expect(missingSkillsText([])).toBe('');
    expect(missingSkillsText(['Sage', 'Excel'])).toBe('Indispensable, sans preuve\u00a0: Sage, Excel.');
  });
});

describe('groupScore', () => {
  const of = (...parts: [DimensionKey, number | null, number][]) =>
    parts.map(([key, score, weight]) => ({ key, score, weight }));

  it('groupScore is the weighted mean of a group’s criteria and ignores null scores and zero weights', () => {
    const dimensions = of(
      ['technicalSkillsMatch', 80, 38],
      ['cvScore', 50, 12],
      ['experienceMatch', null, 6],
      ['mindsetScore', 60, 18],
      ['communicationSkills', 95, 0],
    );
    expect(groupScore(dimensions, 'Parcours')).toBe(73);
    expect(groupScore(dimensions, 'Personne')).toBe(60);
  });

  it('groupScore is the summary criterion if the weights are duplicated, or else the mean of the criteria', () => {
    const first = of(
      ['technicalSkillsMatch', 70, 17.5],
      ['experienceMatch', 90, 17.5],
      ['cvScore', 81, 35],
      ['mindsetScore', 10, 65],
      ['otherFactorsScore', 60, 65],
    );
    expect(hasSummaries(first)).toBe(true);
    expect([groupScore(first, 'Parcours'), groupScore(first, 'Personne')]).toEqual([81, 60]);
    const unread = first.map((each) => (each.key === 'cvScore' ? { ...each, score: null } : each));
    expect(groupScore(unread, 'Parcours')).toBe(80);
  });

  it('groupScore is null without an evaluated criterion', () => {
    expect(groupScore(of(['cvScore', null, 12]), 'Parcours')).toBeNull();
    expect(groupScore([], 'Personne')).toBeNull();
  });
});

describe('agreement between people and the engine', () => {
  it('agreementOf counts every human level and compares only those with an engine level', () => {
    const of = agreementOf([
      { key: 'cultureFit', machine: 3, human: 3, count: 4 },
      { key: 'cultureFit', machine: 3, human: 4, count: 1 },
      { key: 'cultureFit', machine: 4, human: 1, count: 2 },
      { key: 'cultureFit', machine: null, human: 2, count: 5 },
    ]);
    expect(of).toHaveLength(DIMENSIONS.length);
    expect(of.find(({ key }) => key === 'cultureFit')).toEqual({
      key: 'cultureFit',
      set: 12,
      compared: 7,
      same: 4,
      higher: 1,
      lower: 2,
      far: 2,
      meanDifference: -5 / 7,
    });
    expect(of.find(({ key }) => key === 'cvScore')).toMatchObject({ set: 0, compared: 0, meanDifference: null });
  });

  it('pointsTaken is 0 after a person has waived the deduction', () => {
    expect(pointsTaken({ deduction: 4, waived: false })).toBe(4);
    expect(pointsTaken({ deduction: 4, waived: true })).toBe(0);
  });
});

describe('fairness report', () => {
  const one = (change: Partial<FairnessCase> = {}): FairnessCase => ({
    score: 70,
    tier: 'none',
    deduction: 0,
    waived: false,
    language: 'Français',
    cv: 'CV lu',
    engine: 'Moteur local 1',
    job: 'Comptable',
    ...change,
  });
  const groupsBy = (by: string, cases: readonly FairnessCase[]) =>
    fairnessOf(cases).groups.find((each) => each.by === by)?.groups ?? [];

  it.each([
    [1, 3, null],
    [0, 9, null],
    [1, 10, 10],
    [1, 30, 3],
    [0, 0, null],
  ])('the share of %i in %i is %s percent', (count, total, share) => expect(shareOf(count, total)).toBe(share));

  it('fairnessOf counts scores per band and unscored candidates separately, and computes mean and median', () => {
    const report = fairnessOf([85, 84, 70, 69, 50, 49, null].map((score) => one({ score })));
    expect(report).toMatchObject({ candidates: 7, bands: [1, 2, 2, 1], unscored: 1, medianScore: 69.5 });
    expect(report.averageScore).toBeCloseTo(67.83);
    expect(fairnessOf([])).toMatchObject({ candidates: 0, averageScore: null, medianScore: null });
    expect(fairnessOf([one({ score: null })]).medianScore).toBeNull();
  });

  it('fairnessOf counts flagged and deducted texts per language and omits the mean of small groups', () => {
    const english = { language: 'Anglais' };
    const cases = [
      ...Array.from({ length: 10 }, (_, index) => one({ score: 60 + index })),
      one({ ...english, tier: 'high', deduction: 6 }),
      one({ ...english, tier: 'medium', deduction: 3, waived: true }),
      one({ ...english, score: null, tier: 'low', deduction: 1 }),
    ];
    const none = { flagged: 0, high: 0, deducted: 0, givenBack: 0 };
    expect(groupsBy('language', cases)).toEqual([
      { label: 'Français', candidates: 10, scored: 10, averageScore: 64.5, ...none },
      {
        label: 'Anglais',
        candidates: 3,
        scored: 2,
        averageScore: null,
        flagged: 3,
        high: 1,
        deducted: 1,
        givenBack: 1,
      },
    ]);
    expect(groupsBy('job', cases)).toHaveLength(1);
  });

  it.each([
    ['RUNNING', 15, 'RUNNING'],
    ['RUNNING', 16, 'FAILED'],
    ['DONE', 900, 'DONE'],
  ])('swapStateNow of a swap test in state %s after %i minutes is %s', (state, minutes, shown) => {
    const then = new Date('2026-11-21T09:00:00Z');
    expect(swapStateNow(state, then, new Date(then.getTime() + minutes * 60_000))).toBe(shown);
  });
});

describe('independence of a person’s levels', () => {
  const given = (count: number, one: Omit<GivenLevel, 'candidateId'>): GivenLevel[] =>
    Array.from({ length: count }, (_, index) => ({ ...one, candidateId: `c${index % 5}` }));

  it('independenceOf compares a person’s levels before and after seeing the evaluation separately', () => {
    const levels = [
      ...given(6, { seen: false, human: 1, machine: 3 }),
      ...given(4, { seen: false, human: 2, machine: 2 }),
      ...given(3, { seen: false, human: 4, machine: null }),
      ...given(9, { seen: true, human: 2, machine: 2 }),
    ];
    expect(independenceOf(levels)).toEqual({
      before: { levels: 10, candidates: 5, distance: 1.2, same: 40 },
      after: { levels: 9, candidates: 5, distance: null, same: null },
      needed: 10,
    });
  });
});

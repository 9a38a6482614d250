import { describe, expect, it } from 'vitest';
import { DIMENSIONS, type DimensionKey } from './options.ts';
import { agreementOf, groupScore, pointsTaken, scoreBand, scoreColour } from './rules.ts';

const none = Object.fromEntries(DIMENSIONS.map(({ key }) => [key, null])) as Record<DimensionKey, number | null>;

describe('score bands', () => {
  it.each([
    [100, 'a', 'élevé'],
    [90, 'a', 'élevé'],
    [89, 'b', 'élevé'],
    [85, 'b', 'élevé'],
    [84, 'b', 'moyen'],
    [80, 'b', 'moyen'],
    [79, 'c', 'moyen'],
    [70, 'c', 'moyen'],
    [69, 'd', 'faible'],
    [0, 'd', 'faible'],
  ])('%i is drawn in colour %s and called %s', (score, colour, band) => {
    expect(scoreColour(score)).toBe(colour);
    expect(scoreBand(score)).toBe(band);
  });
});

describe('groupScore', () => {
  it('is the engine’s summary of the group', () => {
    const scores = { ...none, experienceMatch: 90, cvScore: 81, mindsetScore: 10, otherFactorsScore: 60 };
    expect(groupScore(scores, 'Parcours')).toBe(81);
    expect(groupScore(scores, 'Personne')).toBe(60);
  });

  it('is the rounded mean of what could be evaluated in the group where there is no summary', () => {
    const scores = { ...none, experienceMatch: 90, technicalSkillsMatch: 81, mindsetScore: 10 };
    expect(groupScore(scores, 'Parcours')).toBe(86);
    expect(groupScore(scores, 'Personne')).toBe(10);
  });

  it('is null, never 0, without any evaluated dimension', () => {
    expect(groupScore(none, 'Parcours')).toBeNull();
  });
});

describe('agreement between people and the engine', () => {
  it('counts what both have judged, and only that', () => {
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

  it('takes no points once a person has given them back', () => {
    expect(pointsTaken({ deduction: 4, lifted: false })).toBe(4);
    expect(pointsTaken({ deduction: 4, lifted: true })).toBe(0);
  });
});

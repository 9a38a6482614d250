import { describe, expect, it } from 'vitest';
import { DIMENSION_KEYS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import { defaultEmphasis, EMPHASES, EMPHASIS_WEIGHTS, RECIPES, weightsFor } from '@kafaa/interviewer/weights';
import { jobBrief } from './briefs.ts';

const NONE = Object.fromEntries(DIMENSION_KEYS.map((key) => [key, 0]));
const sum = (weights: Readonly<Record<DimensionKey, number>>): number =>
  DIMENSION_KEYS.reduce((total, key) => total + weights[key], 0);

describe('offer weights', () => {
  it('the recipes keep their fixed weights in percent', () => {
    const path = { experienceMatch: 6, languageMatch: 4, seniorityMatch: 3, educationMatch: 2, communicationSkills: 0 };
    expect(RECIPES).toEqual({
      trade: { ...path, technicalSkillsMatch: 38, cvScore: 12, mindsetScore: 18, cultureFit: 10, otherFactorsScore: 7 },
      balanced: {
        ...path,
        technicalSkillsMatch: 30,
        cvScore: 10,
        mindsetScore: 23,
        cultureFit: 13,
        otherFactorsScore: 9,
      },
      person: {
        ...path,
        technicalSkillsMatch: 19,
        cvScore: 6,
        mindsetScore: 30,
        cultureFit: 18,
        otherFactorsScore: 12,
      },
    });
  });

  it('the recipes give trade, person and path the shares shown in the offer form', () => {
    for (const emphasis of EMPHASES) {
      const { technicalSkillsMatch, cvScore, mindsetScore, cultureFit, otherFactorsScore, ...path } = RECIPES[emphasis];
      expect({
        technical: technicalSkillsMatch + cvScore,
        person: mindsetScore + cultureFit + otherFactorsScore,
        path: sum({ ...RECIPES.trade, ...NONE, ...path }),
      }).toEqual(EMPHASIS_WEIGHTS[emphasis]);
    }
  });

  it('communication has weight only if the offer asks for writing, and takes it from the person’s other criteria', () => {
    expect(weightsFor('trade', new Set(DIMENSION_KEYS), true)).toEqual({
      ...RECIPES.trade,
      mindsetScore: 14,
      cultureFit: 8,
      otherFactorsScore: 6,
      communicationSkills: 7,
    });
  });

  it('the weight of a criterion that the offer does not ask for goes to the rest of its group', () => {
    const asked = new Set<DimensionKey>(['technicalSkillsMatch', 'cvScore', 'mindsetScore', 'languageMatch']);
    expect(weightsFor('trade', asked)).toEqual({
      ...NONE,
      technicalSkillsMatch: 38,
      cvScore: 12,
      mindsetScore: 35,
      languageMatch: 15,
    });
  });

  it('the weight of a group that the offer does not ask for goes to the answers, or to the CV without answers', () => {
    expect(weightsFor('balanced', new Set(['cvScore', 'mindsetScore']))).toEqual({
      ...NONE,
      cvScore: 10,
      mindsetScore: 90,
    });
    expect(weightsFor('person', new Set(['technicalSkillsMatch', 'cultureFit']))).toEqual({
      ...NONE,
      technicalSkillsMatch: 24,
      cultureFit: 76,
    });
    expect(weightsFor('person', new Set(['cvScore']))).toEqual({ ...NONE, cvScore: 100 });
  });

  it('weights are integers that add up to 100, and a criterion that the offer does not ask for weighs 0', () => {
    // Every question counts for a criterion besides communication.
    const sets = Array.from({ length: 1023 }, (_, mask) =>
      DIMENSION_KEYS.filter((key, index) => key !== 'communicationSkills' && (mask + 1) & (1 << index)),
    ).filter((keys) => keys.length > 0);
    for (const emphasis of EMPHASES)
      for (const keys of sets) {
        const asked = new Set<DimensionKey>([...keys, 'communicationSkills']);
        const writing = keys.length % 2 === 0;
        const weights = weightsFor(emphasis, asked, writing);
        expect([keys, sum(weights)]).toEqual([keys, 100]);
        expect(DIMENSION_KEYS.filter((key) => !Number.isInteger(weights[key]))).toEqual([]);
        expect(DIMENSION_KEYS.filter((key) => weights[key] > 0 && !asked.has(key))).toEqual([]);
      }
  });
});

describe('default emphasis', () => {
  it.each([
    ['Comptable', 'Intermédiaire', 'trade'],
    ['Comptable', 'Stagiaire', 'balanced'],
    ['Comptable', 'Junior', 'trade'],
    ['Comptable', 'Senior', 'trade'],
    ['Comptable', "Chef d'équipe", 'balanced'],
    ['Comptable', 'Cadre', 'balanced'],
    ['Infirmier', 'Intermédiaire', 'trade'],
    ['Soudeur', 'Intermédiaire', 'trade'],
    ['Développeur full stack', 'Senior', 'trade'],
    ['Vendeur en boutique', 'Intermédiaire', 'balanced'],
    ['Vendeur en boutique', 'Stagiaire', 'person'],
    ['Réceptionniste d’hôtel', 'Junior', 'balanced'],
    ['Montreur de marionnettes', 'Intermédiaire', 'balanced'],
  ])('the default emphasis for %s, %s, is %s', (title, seniorityLevel, emphasis) => {
    const job = jobBrief({ title, seniorityLevel, description: '', industryBackground: '' });
    expect(defaultEmphasis(job)).toBe(emphasis);
  });
});

import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { describe, expect, it } from 'vitest';
import { noteParagraphs } from '@kafaa/domain/evaluations/reason-texts';
import { petals, profileGroups } from './profile.ts';

const evaluation: EvaluationView = {
  score: 81,
  experienceMatch: 90,
  technicalSkillsMatch: 80,
  educationMatch: 70,
  languageMatch: null,
  seniorityMatch: null,
  cvScore: 80,
  mindsetScore: 95,
  cultureFit: null,
  communicationSkills: 91,
  otherFactorsScore: 87,
  note: '',
  recommendation: 'À rencontrer',
  dimensions: [],
  authenticity: { tier: 'none', deduction: 0, facts: [], waived: false, changed: null },
  cvWarnings: [],
  engine: { name: 'local', version: '1', lexiconHash: 'x' },
  margin: null,
  range: null,
  missingSkills: [],
  earlier: [],
  evaluatedAt: '2026-11-21T09:12:00Z',
};

describe('petals', () => {
  it('the petals are listed clockwise: six criteria of « Parcours », then four of « Personne »', () => {
    const drawn = petals(evaluation);
    expect(drawn.map(({ label }) => label)).toEqual([
      'Expérience',
      'Technique',
      'Formation',
      'Langues',
      'Séniorité',
      'CV',
      'État d’esprit',
      'Culture',
      'Autres',
      'Communication',
    ]);
    expect(drawn.map(({ family }) => family)).toEqual([
      'parcours',
      'parcours',
      'parcours',
      'parcours',
      'parcours',
      'parcours',
      'personne',
      'personne',
      'personne',
      'personne',
    ]);
    expect(drawn.at(-1)?.value).toBe(91);
  });

  it('a petal has the value null if its criterion was not assessed', () => {
    expect(petals(evaluation)[3]?.value).toBeNull();
  });
});

describe('profileGroups', () => {
  it('profileGroups gives each group its weighted average', () => {
    const dimensions = [
      { key: 'technicalSkillsMatch', score: 80, weight: 38 },
      { key: 'mindsetScore', score: 95, weight: 20 },
      { key: 'otherFactorsScore', score: 71, weight: 10 },
    ].map((each) => ({ ...each, level: 3, reason: '', quotes: [], human: null })) as EvaluationView['dimensions'];
    expect(profileGroups({ ...evaluation, dimensions }).map(({ title, average }) => [title, average])).toEqual([
      ['Parcours', 80],
      ['Personne', 87],
    ]);
  });
});

describe('noteParagraphs', () => {
  it('noteParagraphs drops the recommendation that the note repeats at its start', () => {
    const note = 'À rencontrer\u00A0: des cas précis.\n\nÀ creuser : l’encadrement.';
    expect(noteParagraphs(note, 'À rencontrer')).toEqual(['Des cas précis.', 'À creuser : l’encadrement.']);
  });

  it('noteParagraphs keeps a note that does not start with the recommendation', () => {
    expect(noteParagraphs('Des cas précis.', 'À rencontrer')).toEqual(['Des cas précis.']);
  });
});

describe('meaning of the labels', () => {
  it('profileGroups adds a plain hint to a criterion whose label is unclear', () => {
    const hints = profileGroups(evaluation).flatMap(({ items }) => items.map(({ label, hint }) => [label, hint]));
    expect(Object.fromEntries(hints)).toMatchObject({
      Séniorité: 'Niveau d’autonomie',
      'Adéquation culturelle': 'Accord avec vos valeurs',
      'Autres facteurs': 'Motivation pour ce poste',
      Expérience: undefined,
    });
  });
});

describe('facts of the CV in the profile', () => {
  const stated = (key: (typeof KEYS)[number], score: number | null, reason: string) => ({
    key,
    level: null,
    score,
    weight: 5,
    reason,
    quotes: [],
    human: null,
  });
  const KEYS = ['experienceMatch', 'technicalSkillsMatch', 'languageMatch'] as const;

  it('profileGroups shows a fact only for a criterion that the CV states, not for a measured or unassessed one', () => {
    const [parcours] = profileGroups({
      ...evaluation,
      dimensions: [
        stated('experienceMatch', 90, '✓ 5 ans d’expérience.'),
        stated('technicalSkillsMatch', 80, 'Sage.'),
        stated('languageMatch', null, 'Non évalué : pas de CV lisible.'),
      ],
    });
    const facts = Object.fromEntries(parcours?.items.map(({ key, fact }) => [key, fact]) ?? []);
    expect(KEYS.map((key) => facts[key])).toEqual(['✓ 5 ans d’expérience.', undefined, undefined]);
  });
});

import { describe, expect, test } from 'vitest';
import { availabilityOf, interviewMinutes, sameProfile, sameWeights } from '#/jobs/rules';
import { createJobSchema, type IdealProfile, updateJobSchema } from '#/jobs/schema';
import { interviewNotice } from '#/jobs/texts';
import { parseFields } from '#/kernel/first-error';
import { runningError, type SubscriptionFacts } from '#/plans/rules';

const profile: IdealProfile = {
  skills: ['React', 'TypeScript'],
  minExperienceYears: 3,
  educationLevel: 'Licence',
  preferredLanguages: ['Français', 'Anglais'],
  softSkills: ['Communication'],
  seniorityLevel: 'Senior',
  industryBackground: 'Technologie, Finance',
};
const offer = {
  title: 'Comptable',
  description: 'Tenue des comptes.',
  location: 'Sfax',
  salary: null,
  type: 'Temps plein',
  idealProfile: profile,
  interviewLanguage: 'Français',
};

describe('interview notice', () => {
  test.each([
    [1, 5, 10],
    [6, 10, 25],
    [8, 15, 35],
    [10, 20, 40],
  ])('an interview of %i questions is estimated at %i to %i minutes', (questions, from, to) => {
    expect(interviewMinutes(questions)).toEqual([from, to]);
  });

  test('interviewNotice names the AI and the human decision, and a duration only if there are questions', () => {
    expect(interviewNotice(8)).toBe('Questions posées par une IA, environ 15 à 35 minutes. Une personne décide.');
    expect(interviewNotice(0)).toBe('Questions posées par une IA. Une personne décide.');
  });
});

describe('profile comparison', () => {
  test.each<[string, Partial<IdealProfile>, boolean]>([
    ['nothing', {}, true],
    ['the order of skills', { skills: ['TypeScript', 'React'] }, true],
    ['the order and spacing of industries', { industryBackground: 'Finance,Technologie' }, true],
    ['a skill', { skills: ['React'] }, false],
    ['the years', { minExperienceYears: 5 }, false],
    ['the education', { educationLevel: 'Master' }, false],
    ['a language', { preferredLanguages: ['Français'] }, false],
    ['a soft skill', { softSkills: ['Leadership'] }, false],
    ['the seniority', { seniorityLevel: 'Junior' }, false],
    ['an industry', { industryBackground: 'Finance' }, false],
  ])('sameProfile compares profiles that differ in %s', (_name, change, same) => {
    expect(sameProfile(profile, { ...profile, ...change })).toBe(same);
    expect(sameProfile({ ...profile, ...change }, profile)).toBe(same);
  });
});

describe('offer schemas', () => {
  const faults = (schema: Parameters<typeof parseFields>[0], value: unknown) => {
    const result = parseFields(schema, value);
    return result.ok ? [] : result.faults.map(({ path }) => path);
  };
  test('the update schema requires the basic fields, not profile or language, and refuses invalid values', () => {
    const { idealProfile: _profile, interviewLanguage: _language, ...basics } = offer;
    expect(faults(updateJobSchema, basics)).toEqual([]);
    expect(faults(updateJobSchema, {})).toEqual(['title', 'description', 'location', 'salary', 'type']);
    expect(faults(updateJobSchema, { ...offer, rewriteQuestions: 'SOME' })).toEqual(['rewriteQuestions']);
    expect(faults(updateJobSchema, { ...offer, idealProfile: { ...profile, skills: [] } })).toEqual([
      'idealProfile.skills',
    ]);
  });
  test.each([
    [undefined, true],
    ['abcdef12-xyz', true],
    ['court', false],
    ['a b c d e f g h', false],
    ['x'.repeat(81), false],
    [5, false],
  ])('the creation schema accepts the request id %j: %j', (requestId, right) => {
    expect(faults(createJobSchema, { ...offer, requestId })).toEqual(right ? [] : ['requestId']);
  });
});

test('runningError ignores a used-up quota and refuses a missing, pending or expired subscription', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const later = new Date('2026-12-01T00:00:00Z');
  const facts = (change: Partial<SubscriptionFacts>): SubscriptionFacts => ({
    status: 'ACTIVE',
    expireAt: later,
    jobsUsed: 3,
    numOfJobs: 3,
    ...change,
  });
  expect(runningError([facts({})], now)).toBeNull();
  expect(runningError([], now)?.code).toBe('NO_SUBSCRIPTION');
  expect(runningError([facts({ status: 'PENDING', expireAt: null })], now)?.code).toBe('NOT_ACTIVE');
  expect(runningError([facts({ expireAt: now })], now)?.code).toBe('EXPIRED_SUBSCRIPTION');
});

test.each([
  [{ open: true, seats: 10, taken: 9, completed: 9 }, 'OPEN'],
  [{ open: true, seats: 10, taken: 10, completed: 9 }, 'WAITING'],
  [{ open: true, seats: 10, taken: 10, completed: 10 }, 'FULL'],
  // After a downgrade to a smaller plan.
  [{ open: true, seats: 10, taken: 30, completed: 12 }, 'FULL'],
  [{ open: false, seats: 0, taken: 0, completed: 0 }, 'CLOSED'],
] as const)('the availability of an offer with %j is %s', (facts, availability) => {
  expect(availabilityOf(facts)).toBe(availability);
});

describe('sameWeights', () => {
  const weights = { emphasis: 'balanced', indispensableSkills: ['Caisse', 'Anglais'], asksForWriting: false };

  test('sameWeights ignores the order of the skills', () => {
    expect(sameWeights(weights, { ...weights, indispensableSkills: ['Anglais', 'Caisse'] })).toBe(true);
  });

  test.each([
    ['the emphasis', { emphasis: 'skills' }],
    ['an indispensable skill', { indispensableSkills: ['Caisse'] }],
    ['whether the job asks for writing', { asksForWriting: true }],
  ])('sameWeights is false if %s differs', (_, change) => {
    expect(sameWeights(weights, { ...weights, ...change })).toBe(false);
    expect(sameWeights({ ...weights, ...change }, weights)).toBe(false);
  });
});

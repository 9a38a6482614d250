import { describe, expect, test } from 'vitest';
import { offerPromise, promiseText } from '#/jobs/promise-texts';
import {
  availabilityOf,
  interviewMinutes,
  promiseState,
  sameProfile,
  sameWeights,
  tunisDay,
  usualDays,
} from '#/jobs/rules';
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
  ])('the notice estimates an interview of %i questions at %i to %i minutes', (questions, from, to) => {
    expect(interviewMinutes(questions)).toEqual([from, to]);
  });

  test('interviewNotice mentions the AI and the human decision, and a duration only if there are questions', () => {
    expect(interviewNotice(8)).toBe('Questions posées par une IA, environ 15 à 35 minutes. Une personne décide.');
    expect(interviewNotice(0)).toBe('Questions posées par une IA. Une personne décide.');
  });
});

describe('promised answer dates', () => {
  test.each([
    ['2026-11-29T10:00:00Z', 7, '2026-12-06'],
    ['2026-11-29T22:59:59Z', 7, '2026-12-06'],
    // After 23:00 UTC it is the next day in Tunis, in winter and in summer alike.
    ['2026-11-29T23:00:00Z', 7, '2026-12-07'],
    ['2026-07-15T22:59:59Z', 7, '2026-07-22'],
    ['2026-07-15T23:00:00Z', 7, '2026-07-23'],
    ['2026-12-31T23:30:00Z', 7, '2027-01-08'],
    ['2027-02-14T12:00:00Z', 14, '2027-02-28'],
    ['2027-02-15T12:00:00Z', 14, '2027-03-01'],
    ['2028-02-15T12:00:00Z', 14, '2028-02-29'],
    ['2027-01-31T12:00:00Z', 21, '2027-02-21'],
    // Summer time begins in Europe on this night.
    ['2027-03-27T12:00:00Z', 7, '2027-04-03'],
  ])('an interview finished at %s with a promise of %i days gets the promised day %s', (at, days, day) =>
    expect(tunisDay(new Date(at), days)).toBe(day),
  );

  test.each([
    ['2026-12-03T22:59:59Z', 'AHEAD'],
    ['2026-12-03T23:00:00Z', 'DUE'],
    ['2026-12-05T22:59:59Z', 'DUE'],
    ['2026-12-05T23:00:00Z', 'BROKEN'],
  ])('the state of a promise for 6 December at %s is %s', (now, state) =>
    expect(promiseState('2026-12-06', new Date(now))).toBe(state),
  );

  test('the texts of a promise write out the date, with « 1er » for the first of a month', () => {
    expect(promiseText('2026-12-06')).toBe('Réponse avant le 6 décembre, oui ou non.');
    expect(promiseText('2027-01-01')).toBe('Réponse avant le 1er janvier, oui ou non.');
    expect(promiseText('2027-01-11')).toBe('Réponse avant le 11 janvier, oui ou non.');
    expect(offerPromise({ promiseDays: 14, answersIn: null })).toBe(
      'Réponse sous 14 jours après l’entretien, oui ou non.',
    );
    expect(offerPromise({ promiseDays: null, answersIn: 1 })).toBe('Cette entreprise répond en 1 jour en général.');
    expect(offerPromise({ promiseDays: 14, answersIn: 6 })).toBe(
      'Réponse sous 14 jours après l’entretien (6 en général), oui ou non.',
    );
    expect(offerPromise({ promiseDays: null, answersIn: null })).toBeNull();
  });

  test.each([
    [9, 3, null],
    [10, 3, 3],
    [10, 3.01, 4],
    [10, 0.1, 1],
    [10, null, null],
  ])('usualDays of %i answers with a median of %j days is %j', (answered, medianDays, days) =>
    expect(usualDays({ answered, medianDays })).toBe(days),
  );
});

describe('profile comparison', () => {
  test.each<[string, Partial<IdealProfile>, boolean]>([
    ['no field', {}, true],
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
  test('the update schema requires the basic fields, but neither profile nor language', () => {
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
] as const)('the availability state of an offer with %j is %s', (facts, availability) => {
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

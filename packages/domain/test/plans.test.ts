import { describe, expect, test } from 'vitest';
import type { PlanFeature } from '#/kernel/endpoint';
import { planErrors } from '#/plans/errors';
import { DEFAULT_PLANS } from '#/plans/options';
import {
  expiryOf,
  grantsFeature,
  isRunning,
  postingPanel,
  postingPanelByMessage,
  postingError,
  type SubscriptionFacts,
} from '#/plans/rules';

const NOW = new Date('2026-11-21T09:00:00Z');
const LATER = new Date('2026-12-01T00:00:00Z');
const EARLIER = new Date('2026-11-01T00:00:00Z');
const facts = (change: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  status: 'ACTIVE',
  expireAt: LATER,
  jobsUsed: 0,
  numOfJobs: 3,
  ...change,
});

describe('plan features', () => {
  const of = (change: Partial<SubscriptionFacts>, features: readonly PlanFeature[] = []) => ({
    ...facts(change),
    features,
  });
  const all: PlanFeature[] = ['TRANSCRIPTS', 'ADVANCED_REPORTS', 'PDF_REPORTS', 'SCHEDULING', 'REJECTION_EMAIL'];
  const ended = of({ status: 'EXPIRED', expireAt: EARLIER }, all);
  const pending = of({ status: 'PENDING', expireAt: null }, all);
  const calledOff = of({ status: 'EXPIRED', expireAt: null }, all);

  test.each<[string, ReturnType<typeof of>[], PlanFeature[]]>([
    ['is not granted without a plan', [], []],
    ['is granted by the running plan that has it', [of({}, all)], all],
    ['is not granted by a running plan that lacks it, whatever ran before', [of({}), ended], []],
    ['is not granted by a pending or cancelled plan', [pending, calledOff], []],
    [
      'is granted after the plan’s end if it shows what the plan collected',
      [ended],
      ['TRANSCRIPTS', 'ADVANCED_REPORTS'],
    ],
    [
      'is granted after the plan’s end also before the daily task',
      [of({ expireAt: NOW }, all)],
      ['TRANSCRIPTS', 'ADVANCED_REPORTS'],
    ],
    ['is decided by the plan that ended last', [pending, of({ expireAt: EARLIER }), ended], []],
  ])('grantsFeature follows the subscriptions: a feature %s', (_name, subscriptions, granted) => {
    expect(all.filter((one) => grantsFeature(subscriptions, one, (row) => isRunning(row, NOW)))).toEqual(granted);
  });
});

describe('offer posting', () => {
  test.each<[string, SubscriptionFacts[], string | null]>([
    ['without any subscription', [], 'NO_SUBSCRIPTION'],
    ['with a free slot', [facts({})], null],
    ['with the last slot', [facts({ jobsUsed: 2 })], null],
    ['without a free slot', [facts({ jobsUsed: 3 })], 'NO_JOBS_LEFT'],
    ['while the first one is pending', [facts({ status: 'PENDING', expireAt: null })], 'NOT_ACTIVE'],
    [
      'while a second one is pending beside a running one',
      [facts({ status: 'PENDING', expireAt: null }), facts({})],
      null,
    ],
    ['after its expiry but before the daily task', [facts({ expireAt: NOW })], 'EXPIRED_SUBSCRIPTION'],
    ['after the daily task', [facts({ status: 'EXPIRED', expireAt: EARLIER })], 'EXPIRED_SUBSCRIPTION'],
  ])('postingError decides on a new offer of a company %s', (_name, subscriptions, code) => {
    expect(postingError(subscriptions, NOW)?.code ?? null).toBe(code);
  });

  test.each([
    ['NO_SUBSCRIPTION', 'Abonnement requis', 'Souscrire un abonnement'],
    ['NOT_ACTIVE', 'Abonnement en attente', 'Voir mon abonnement'],
    ['EXPIRED_SUBSCRIPTION', 'Abonnement expiré', 'Renouveler mon abonnement'],
    ['NO_JOBS_LEFT', 'Quota épuisé', 'Améliorer mon abonnement'],
  ] as const)('the code %s and its message lead to the same panel', (code, title, button) => {
    const panel = { type: code, title, button };
    expect(postingPanel({ code })).toMatchObject(panel);
    expect(postingPanelByMessage(planErrors[code].message)).toMatchObject(panel);
    expect(postingPanel({ message: planErrors[code].message.toUpperCase() })).toMatchObject(panel);
  });

  test.each(['', 'Accès refusé', 'Erreur inconnue lors de la vérification de l’abonnement'])(
    'postingPanel shows the message %j as an unknown error',
    (message) => {
      expect(postingPanel({ message })).toMatchObject({
        type: 'UNKNOWN_ERROR',
        title: "Erreur d'abonnement",
        button: 'Contacter le support',
      });
    },
  );
});

test('a subscription expires after exactly 30 days and runs only if it is active', () => {
  expect(expiryOf(NOW).toISOString()).toBe('2026-12-21T09:00:00.000Z');
  expect(isRunning({ status: 'ACTIVE', expireAt: NOW }, NOW)).toBe(false);
  expect(isRunning({ status: 'ACTIVE', expireAt: new Date(NOW.getTime() + 1) }, NOW)).toBe(true);
  expect(isRunning({ status: 'PENDING', expireAt: LATER }, NOW)).toBe(false);
});

test('the default plans have the prices, quotas and feature counts of the specification', () => {
  expect(
    DEFAULT_PLANS.map(({ name, price, numOfJobs, jobsPeriod, maxCandidates, features }) => [
      name,
      price,
      numOfJobs,
      jobsPeriod,
      maxCandidates,
      features.length,
    ]),
  ).toEqual([
    ['Starter', 0, 1, 'LIFE', 10, 0],
    ['Basic', 75, 3, 'MONTH', 30, 0],
    ['Entreprise', 99, 10, 'MONTH', 50, 5],
  ]);
});

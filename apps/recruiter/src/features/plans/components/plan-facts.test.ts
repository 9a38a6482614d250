import { DEFAULT_PLANS } from '@kafaa/domain/plans/options';
import type { Plan, Subscription } from '@kafaa/domain/plans/schema';
import { describe, expect, it } from 'vitest';
import { displayPrice, jobsLimit, PLAN_GROUPS, planState } from './plan-facts.ts';

const [starter, basic, entreprise] = DEFAULT_PLANS as unknown as [Plan, Plan, Plan];
const owned = (planId: Plan['id'], changes: Partial<Subscription>) =>
  ({ planId, isCurrent: false, expireAt: null, ...changes }) as Subscription;

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const running = (planId: Plan['id'], changes: Partial<Subscription> = {}) =>
  owned(planId, {
    isCurrent: true,
    subscriptionStatus: 'ACTIVE',
    jobsUsed: 1,
    numOfJobs: 10,
    expireAt: '2026-12-12T08:00:00.000Z',
    ...changes,
  });

it.each([
  [{ numOfJobs: 1, jobsPeriod: 'LIFE' }, '1 au total'],
  [{ numOfJobs: 100, jobsPeriod: 'MONTH' }, '100 par mois'],
  [{ numOfJobs: 101, jobsPeriod: 'MONTH' }, 'illimité'],
] as const)('the plans page shows the job limit %j as %j', (limit, text) => expect(jobsLimit(limit)).toBe(text));

it.each([
  [{ id: 'entreprise', price: 120 }, 120],
  [{ id: 'entreprise' }, 199],
  [{ id: 'entreprise', price: null }, 199],
  [{ id: 'basic' }, 75],
  [{ id: 'starter', price: 0 }, 0],
])('the plans page shows the price of %j as %i', (plan, price) => expect(displayPrice(plan)).toBe(price));

it('only the plan Entreprise has the six listed features', () => {
  const rows = PLAN_GROUPS.flatMap(({ rows }) => rows);
  const only = rows
    .filter(({ value }) => value(entreprise) === true && value(basic) === false)
    .map(({ label }) => label);
  expect(only).toEqual([
    'Réponses complètes des candidats',
    'Rapports PDF détaillés de l’IA',
    'Rapports avancés',
    'Planification d’entretiens',
    'E-mail de refus automatique',
    'Support prioritaire',
  ]);
  expect(rows.filter(({ value }) => value(starter) === false).map(({ label }) => label)).toEqual(only);
});

describe('plan status of a company', () => {
  it.each([
    [starter, [], 'open', 'Activer gratuitement'],
    [basic, [], 'open', 'Choisir'],
    [starter, [running('starter', { jobsUsed: 10 })], 'current', 'Plan actuel'],
    [starter, [owned('starter', { subscriptionStatus: 'EXPIRED' })], 'used', 'Déjà utilisé'],
    [starter, [owned('basic', { subscriptionStatus: 'EXPIRED' })], 'open', 'Activer gratuitement'],
    [basic, [owned('basic', { subscriptionStatus: 'EXPIRED' })], 'open', 'Renouveler'],
    [basic, [owned('basic', { subscriptionStatus: 'PENDING' })], 'pending', 'Reprendre le paiement'],
    // Changing plans while another one is running is not a renewal.
    [basic, [running('entreprise'), owned('basic', { subscriptionStatus: 'EXPIRED' })], 'open', 'Choisir'],
    [entreprise, [running('entreprise')], 'current', 'Plan actuel'],
    [entreprise, [running('entreprise', { jobsUsed: 10 })], 'current', 'Renouveler'],
    [entreprise, [running('entreprise', { expireAt: '2026-11-23T08:00:00.000Z' })], 'current', 'Renouveler'],
    [starter, [running('starter', { expireAt: '2026-11-23T08:00:00.000Z' })], 'current', 'Plan actuel'],
    [
      entreprise,
      [owned('entreprise', { subscriptionStatus: 'PENDING' }), running('entreprise')],
      'pending',
      'Reprendre le paiement',
    ],
  ] as const)('planState returns the status and button text of case %#', (plan, subscriptions, status, button) => {
    expect(planState(plan, [...subscriptions], NOW)).toMatchObject({ status, button });
  });

  it('a plan can be chosen if it is open or its payment is pending, but not after its use', () => {
    expect(planState(basic, []).choosable).toBe(true);
    expect(planState(basic, [owned('basic', { subscriptionStatus: 'PENDING' })]).choosable).toBe(true);
    expect(planState(starter, [owned('starter', { subscriptionStatus: 'EXPIRED' })]).choosable).toBe(false);
  });
});

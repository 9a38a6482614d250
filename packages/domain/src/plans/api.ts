import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { ADMINISTRATORS, EVERYBODY } from '#/kernel/roles';
import { text } from '#/kernel/fields';
import { planErrors } from './errors.ts';
import { planSchema, subscriptionSchema } from './schema.ts';

const planParams = z.object({ planId: text('ID du plan manquant.').check(z.minLength(1, 'ID du plan manquant.')) });

export const listPlans = endpoint({
  name: 'plans.list',
  method: 'GET',
  path: '/plans',
  access: 'public',
  summary: 'Les plans et leurs limites',
  output: z.array(planSchema),
  errors: [],
});

export const buyPlan = endpoint({
  name: 'plans.buy',
  method: 'POST',
  path: '/subscriptions/buy/{planId}',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: [{ per: ['company'], calls: 30, seconds: 3600 }],
  summary: 'Demande un plan payant\u00A0: il reste en attente jusqu’à son activation',
  params: planParams,
  output: z.object({ message: z.string(), paymentUrl: z.string(), subscription: subscriptionSchema }),
  status: 201,
  errors: [planErrors.PLAN_NOT_FOUND, planErrors.PLAN_IS_FREE],
});

export const buyFreePlan = endpoint({
  name: 'plans.buyFree',
  method: 'POST',
  path: '/subscriptions/buy-free/{planId}',
  access: 'company',
  roles: ADMINISTRATORS,
  offers: 'none',
  summary: 'Active le plan gratuit, une seule fois par entreprise',
  params: planParams,
  output: z.object({ message: z.string(), subscription: subscriptionSchema }),
  status: 201,
  errors: [planErrors.PLAN_NOT_FOUND, planErrors.PLAN_NOT_FREE, planErrors.FREE_PLAN_USED],
});

export const listSubscriptions = endpoint({
  name: 'plans.subscriptions',
  method: 'GET',
  path: '/subscriptions/user',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Les abonnements de l’entreprise, du plus récent au plus ancien',
  output: z.array(subscriptionSchema),
  errors: [],
});

export const plansApi = [listPlans, buyPlan, buyFreePlan, listSubscriptions] as const;

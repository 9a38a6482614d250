import { PLAN_IDS, SUBSCRIPTION_STATUSES } from '@kafaa/domain/plans/options';
import { isRunning, statusWord } from '@kafaa/domain/plans/rules';
import { type Command, shortDate, table, UsageError } from '#/platform/tasks/command';
import { requireCompany } from '../companies/service.ts';
import {
  activateByOperator,
  expireByOperator,
  listAllSubscriptions,
  setPlan,
  type SubscriptionOfCompany,
} from './operator-service.ts';
import { listPlans } from './service.ts';

const SUBSCRIPTION = { name: 'ABONNEMENT', what: 'son identifiant, ou l’e-mail d’un compte de l’entreprise' };

function facts({ features: _, ...subscription }: SubscriptionOfCompany) {
  return subscription;
}

function sentence({ companyName, planName, expireAt }: SubscriptionOfCompany, what: string): string {
  return `${companyName}, plan ${planName}\u00a0: ${what}${expireAt ? ` ${shortDate(expireAt)}` : ''}.`;
}

export const plansCommands: readonly Command[] = [
  {
    name: 'subscriptions list',
    summary: 'Les abonnements de toutes les entreprises, du plus récent au plus ancien.',
    options: {
      status: { value: 'ÉTAT', what: 'pending (à activer), active ou expired' },
      company: { value: 'ENTREPRISE', what: 'son identifiant, ou l’e-mail d’un de ses comptes' },
    },
    async run(deps, args) {
      const status = args.oneOf('status', SUBSCRIPTION_STATUSES);
      const reference = args.text('company');
      const companyId = reference === undefined ? undefined : await requireCompany(deps, reference);
      const now = deps.clock.now();
      const rows = await listAllSubscriptions(deps, { status, companyId });
      return {
        json: rows.map((row) => ({ ...facts(row), isCurrent: isRunning(row, now) })),
        text: table(
          ['ABONNEMENT', 'ENTREPRISE', 'PLAN', 'PRIX', 'ÉTAT', 'OFFRES', 'DEMANDÉ', 'FIN'],
          rows.map((row) => [
            row.id,
            row.companyName,
            row.planName,
            `${row.price} TND`,
            // A subscription past its end shows as expired even before the daily task updates its status.
            statusWord(row, now),
            `${row.jobsUsed}/${row.numOfJobs}`,
            shortDate(row.createdAt),
            shortDate(row.expireAt),
          ]),
          'Aucun abonnement.',
        ),
      };
    },
  },
  {
    name: 'subscriptions activate',
    summary: 'Active un abonnement payé\u00a0: 30 jours à partir de maintenant. Celui qui courait prend fin.',
    words: [SUBSCRIPTION],
    async run(deps, args) {
      const row = await activateByOperator(deps, args.word(SUBSCRIPTION.name));
      return { json: facts(row), text: sentence(row, 'activé jusqu’au') };
    },
  },
  {
    name: 'subscriptions expire',
    summary: 'Met fin à un abonnement actif, ou annule une demande en attente. Rien n’est caché à l’entreprise.',
    words: [SUBSCRIPTION],
    async run(deps, args) {
      const row = await expireByOperator(deps, args.word(SUBSCRIPTION.name));
      return {
        json: facts(row),
        text: sentence(row, row.expireAt === null ? 'demande annulée' : 'a pris fin le'),
      };
    },
  },
  {
    name: 'plans list',
    summary: 'Les plans vendus, leurs prix et leurs limites.',
    async run(deps) {
      const plans = await listPlans(deps);
      return {
        json: plans,
        text: table(
          ['PLAN', 'NOM', 'PRIX', 'OFFRES', 'CANDIDATS PAR OFFRE', 'FONCTIONS'],
          plans.map((plan) => [
            plan.id,
            plan.name,
            `${plan.price} TND`,
            `${plan.numOfJobs} ${plan.jobsPeriod === 'LIFE' ? 'au total' : 'par mois'}`,
            String(plan.maxCandidates),
            plan.features.join(' ') || '–',
          ]),
          'Aucun plan.',
        ),
      };
    },
  },
  {
    name: 'plans set',
    summary:
      'Change le prix ou les limites d’un plan, pour les abonnements à venir. Ceux qui existent gardent ce qu’ils ont acheté.',
    words: [{ name: 'PLAN', what: PLAN_IDS.join(', ') }],
    options: {
      price: { value: 'TND', what: 'prix par mois, en dinars entiers' },
      jobs: { value: 'NOMBRE', what: 'offres comprises\u00a0; plus de 100 s’affiche «\u00A0illimité\u00A0»' },
      candidates: { value: 'NOMBRE', what: 'candidats par offre' },
    },
    async run(deps, args) {
      const change = {
        price: args.whole('price'),
        numOfJobs: args.whole('jobs'),
        maxCandidates: args.whole('candidates'),
      };
      if (Object.values(change).every((value) => value === undefined))
        throw new UsageError('Rien à changer\u00a0: donnez --price, --jobs ou --candidates.');
      const plan = await setPlan(deps, args.word('PLAN'), change);
      return {
        json: plan,
        text: `${plan.name}\u00a0: ${plan.price} TND, ${plan.numOfJobs} offres, ${plan.maxCandidates} candidats par offre.`,
      };
    },
  },
];

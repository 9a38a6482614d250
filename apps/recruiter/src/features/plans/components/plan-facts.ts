import type { PlanFeature } from '@kafaa/domain/kernel/endpoint';
import {
  DEFAULT_PLANS,
  ENTREPRISE_DISPLAY_PRICE,
  REMIND_DAYS,
  UNLIMITED_JOBS_ABOVE,
} from '@kafaa/domain/plans/options';
import type { Plan, Subscription } from '@kafaa/domain/plans/schema';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { formatDate } from '@kafaa/web-kit/dates';
import { formatNumber } from '@kafaa/web-kit/format';

/** A row of the comparison: a text, or whether the plan includes the feature. */
export interface PlanRow {
  readonly label: string;
  /** Explains the label to somebody who has not seen the product. */
  readonly hint?: string;
  readonly value: (plan: Plan) => string | boolean;
}

export interface PlanGroup {
  readonly title: string;
  readonly rows: readonly PlanRow[];
}

const always = () => true;
const when = (feature: PlanFeature) => (plan: Plan) => plan.features.includes(feature);

/** Number of offers as displayed: above `UNLIMITED_JOBS_ABOVE` it is « illimité ». */
export function jobsLimit({ numOfJobs, jobsPeriod }: Pick<Plan, 'numOfJobs' | 'jobsPeriod'>): string {
  if (numOfJobs > UNLIMITED_JOBS_ABOVE) return 'illimité';
  return `${formatNumber(numOfJobs)} ${jobsPeriod === 'LIFE' ? 'au total' : 'par mois'}`;
}

export const PLAN_GROUPS: readonly PlanGroup[] = [
  {
    title: 'Offres et candidats',
    rows: [
      { label: 'Offres d’emploi', value: jobsLimit },
      {
        label: 'Candidats par offre',
        hint: 'Le nombre d’entretiens qu’une offre peut recevoir.',
        value: (plan) => formatNumber(plan.maxCandidates),
      },
    ],
  },
  {
    title: 'Entretiens et évaluation',
    rows: [
      { label: 'Questions d’entretien sur mesure', value: always },
      { label: 'Entretiens menés par l’IA', value: always },
      {
        label: 'Indices de réponses écrites par IA',
        hint: 'Collages et formules toutes faites, montrés comme des faits. Un indice n’est pas une preuve\u00A0: à vous d’apprécier.',
        value: always,
      },
      { label: 'Évaluation par l’IA', value: always },
      {
        label: 'Réponses complètes des candidats',
        hint: 'Chaque question et chaque réponse, mot pour mot. Les autres plans montrent les citations qui fondent le score.',
        value: when('TRANSCRIPTS'),
      },
    ],
  },
  {
    title: 'Tableau de bord et rapports',
    rows: [
      { label: 'Tableau de bord détaillé', value: always },
      {
        label: 'Visuels par candidat',
        hint: 'Une rosace et des barres\u00A0: les points forts se lisent d’un coup d’œil.',
        value: always,
      },
      {
        label: 'Rapports PDF détaillés de l’IA',
        hint: 'Un document par candidat, à imprimer ou à transmettre.',
        value: when('PDF_REPORTS'),
      },
      {
        label: 'Rapports avancés',
        hint: 'Rapport d’équité, écarts avec votre avis, export de toute une offre.',
        value: when('ADVANCED_REPORTS'),
      },
    ],
  },
  {
    title: 'Suivi et support',
    rows: [
      {
        label: 'Planification d’entretiens',
        hint: 'Le candidat reçoit l’invitation, l’ajoute à son agenda et répond en un clic.',
        value: when('SCHEDULING'),
      },
      {
        label: 'Réponse courte à qui n’est pas retenu',
        hint: 'Chaque personne rejetée reçoit un «\u00A0non\u00A0» de quelques lignes.',
        value: always,
      },
      {
        label: 'E-mail de refus automatique',
        hint: 'Un message courtois et plus complet part après votre décision.',
        value: when('REJECTION_EMAIL'),
      },
      { label: 'Support par e-mail', value: always },
      { label: 'Support prioritaire', value: (plan) => plan.id === 'entreprise' },
    ],
  },
];

/** Returns the price to display: the server's, else the specification's for Entreprise, else that of the default plan, else 0. */
export function displayPrice(plan: { id: string; price?: number | null }): number {
  if (typeof plan.price === 'number' && Number.isFinite(plan.price)) return plan.price;
  if (plan.id === 'entreprise') return ENTREPRISE_DISPLAY_PRICE;
  return DEFAULT_PLANS.find(({ id }) => id === plan.id)?.price ?? 0;
}

export function priceUnit(price: number): string {
  return price === 0 ? 'TND, 30 jours' : 'TND par mois';
}

export type PlanStatus = 'current' | 'pending' | 'used' | 'open';

export interface PlanState {
  readonly status: PlanStatus;
  /** The line below the price. */
  readonly note: string;
  readonly button: string;
  /** True if the plan's name is appended to the button where there is room. */
  readonly named: boolean;
  readonly choosable: boolean;
}

const PITCH: Readonly<Record<string, string>> = {
  starter: 'Plan gratuit, utilisable une fois',
  basic: 'Pour recruter chaque mois',
  entreprise: 'Réponses complètes, rapports et planification',
};

const RENEW = 'Renouveler';
const RESUME = 'Reprendre le paiement';

/** True when it is time to renew: the plan ends within `REMIND_DAYS`, or its offers are used up. */
function runsShort({ expireAt, jobsUsed, numOfJobs }: Subscription, now: number): boolean {
  return jobsUsed >= numOfJobs || (expireAt !== null && Date.parse(expireAt) - now <= REMIND_DAYS * DAY_MS);
}

/** A company's state for a plan: current, waiting for payment, used up, or open to choose. */
export function planState(plan: Plan, subscriptions: readonly Subscription[], now = Date.now()): PlanState {
  const own = subscriptions.filter(({ planId }) => planId === plan.id);
  const current = own.find(({ isCurrent }) => isCurrent);
  const waits = own.some(({ subscriptionStatus }) => subscriptionStatus === 'PENDING');
  const state = (status: PlanStatus, note: string, button: string): PlanState => ({
    status,
    note,
    button,
    named: button === 'Choisir',
    choosable: status === 'open' || status === 'pending' || button === RENEW,
  });
  if (current) {
    const until = current.expireAt === null ? '' : `, jusqu’au ${formatDate(current.expireAt)}`;
    const note = `Votre plan actuel${until}`;
    if (waits) return state('pending', `${note}. Son renouvellement attend son paiement`, RESUME);
    return state('current', note, displayPrice(plan) > 0 && runsShort(current, now) ? RENEW : 'Plan actuel');
  }
  if (waits) {
    return state('pending', 'En attente d’activation, jusqu’à 24\u00A0h après le paiement', RESUME);
  }
  const pitch = PITCH[plan.id] ?? '';
  if (displayPrice(plan) === 0 && own.length > 0) return state('used', pitch, 'Déjà utilisé');
  // While another plan is running, this is a change of plans, not a renewal.
  const idle = !subscriptions.some(({ isCurrent }) => isCurrent);
  if (idle && own.some(({ subscriptionStatus }) => subscriptionStatus === 'EXPIRED'))
    return state('open', pitch, RENEW);
  return state('open', pitch, displayPrice(plan) === 0 ? 'Activer gratuitement' : 'Choisir');
}

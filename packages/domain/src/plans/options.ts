import type { PlanFeature } from '#/kernel/endpoint';

export const PLAN_IDS = ['starter', 'basic', 'entreprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'EXPIRED', 'PENDING'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** How long a subscription lives from its activation. */
export const SUBSCRIPTION_DAYS = 30;
/** How many days before its end a company is told. */
export const REMIND_DAYS = 3;
/** Above this, the number of offers is shown as « illimité ». */
export const UNLIMITED_JOBS_ABOVE = 100;
/** Shown for Entreprise when the server sent no price (specification, section 9). */
export const ENTREPRISE_DISPLAY_PRICE = 199;

/** Features that show what a company has received. The end of a plan hides nothing, so these outlive it; the others act. */
export const READING_FEATURES: readonly PlanFeature[] = ['TRANSCRIPTS', 'ADVANCED_REPORTS'];

export interface PlanDefinition {
  readonly id: PlanId;
  readonly name: string;
  /** TND per month. */
  readonly price: number;
  readonly numOfJobs: number;
  readonly jobsPeriod: 'LIFE' | 'MONTH';
  /** Seats per job. */
  readonly maxCandidates: number;
  readonly features: readonly PlanFeature[];
}

/** The plans a new installation starts with; afterwards the database's rows count. */
export const DEFAULT_PLANS: readonly PlanDefinition[] = [
  { id: 'starter', name: 'Starter', price: 0, numOfJobs: 1, jobsPeriod: 'LIFE', maxCandidates: 10, features: [] },
  { id: 'basic', name: 'Basic', price: 75, numOfJobs: 3, jobsPeriod: 'MONTH', maxCandidates: 30, features: [] },
  {
    id: 'entreprise',
    name: 'Entreprise',
    price: 99,
    numOfJobs: 10,
    jobsPeriod: 'MONTH',
    maxCandidates: 50,
    features: ['PDF_REPORTS', 'ADVANCED_REPORTS', 'TRANSCRIPTS', 'SCHEDULING', 'REJECTION_EMAIL'],
  },
];

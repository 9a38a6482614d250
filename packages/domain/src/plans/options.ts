import type { PlanFeature } from '#/kernel/endpoint';

export const PLAN_IDS = ['starter', 'basic', 'entreprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'EXPIRED', 'PENDING'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Number of days a subscription lasts from its activation. */
export const SUBSCRIPTION_DAYS = 30;
/** Number of days before the end of a subscription at which the company is notified. */
export const REMIND_DAYS = 3;
/** Number of offers above which the page shows « illimité ». */
export const UNLIMITED_JOBS_ABOVE = 100;
/** Price of the plan Entreprise that the page shows if the server sent none (specification, section 9). */
export const ENTREPRISE_DISPLAY_PRICE = 199;

/** Features that only show data received earlier. They stay available after a plan has ended; the others do not. */
export const READING_FEATURES: readonly PlanFeature[] = ['TRANSCRIPTS', 'ADVANCED_REPORTS'];

export interface PlanDefinition {
  readonly id: PlanId;
  readonly name: string;
  /** Price in TND per month. */
  readonly price: number;
  readonly numOfJobs: number;
  readonly jobsPeriod: 'LIFE' | 'MONTH';
  /** Number of seats per offer. */
  readonly maxCandidates: number;
  readonly features: readonly PlanFeature[];
}

/** Initial plans of a new installation; afterwards the database rows apply. */
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

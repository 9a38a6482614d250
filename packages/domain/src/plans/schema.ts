import * as z from 'zod/mini';
import { PLAN_IDS, SUBSCRIPTION_STATUSES } from './options.ts';

const featuresField = z.array(
  z.enum(['PDF_REPORTS', 'ADVANCED_REPORTS', 'TRANSCRIPTS', 'SCHEDULING', 'REJECTION_EMAIL']),
);

export const planSchema = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  price: z.number(),
  numOfJobs: z.int(),
  jobsPeriod: z.enum(['LIFE', 'MONTH']),
  maxCandidates: z.int(),
  features: featuresField,
});
export type Plan = z.output<typeof planSchema>;

export const subscriptionSchema = z.object({
  id: z.string(),
  planId: z.enum(PLAN_IDS),
  planName: z.string(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  price: z.number(),
  numOfJobs: z.int(),
  jobsUsed: z.int(),
  maxCandidates: z.int(),
  createdAt: z.string(),
  expireAt: z.nullable(z.string()),
  isCurrent: z.boolean(),
  /** The features that this subscription included when it was bought. */
  features: featuresField,
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** Data of the operator's activation page (/Activation/{link}); times are ISO strings. */
export type Activation =
  | { readonly state: 'INVALID' }
  /** State of a page that cannot reach the database. */
  | { readonly state: 'AWAY' }
  | { readonly state: 'REPLACED'; readonly companyName: string; readonly newerPlan: string | null }
  | {
      readonly state: 'READY';
      readonly companyName: string;
      readonly planName: string;
      readonly price: number;
      readonly requestedAt: string;
      /** End of the subscription if it were activated now. */
      readonly expireAt: string;
      /** The running subscription that activation would end. */
      readonly running: { readonly planName: string; readonly expireAt: string } | null;
    }
  | {
      readonly state: 'DONE';
      readonly companyName: string;
      readonly planName: string;
      readonly price: number;
      readonly requestedAt: string;
      readonly activatedAt: string;
      readonly expireAt: string;
    };

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
  /** What this subscription includes, as it was bought. */
  features: featuresField,
});
export type Subscription = z.output<typeof subscriptionSchema>;

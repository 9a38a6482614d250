import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlanFeature } from '@kafaa/domain/kernel/endpoint';
import { companies } from '../companies/tables.ts';

/** Reference data: the plans on sale. Rows belong to no tenant. */
export const plans = pgTable('plans', {
  id: text('id', { enum: ['starter', 'basic', 'entreprise'] }).primaryKey(),
  name: text('name').notNull(),
  price: integer('price').notNull(),
  numOfJobs: integer('num_of_jobs').notNull(),
  jobsPeriod: text('jobs_period', { enum: ['LIFE', 'MONTH'] }).notNull(),
  maxCandidates: integer('max_candidates').notNull(),
  features: jsonb('features').$type<PlanFeature[]>().notNull(),
});

/** A subscription keeps the limits that its plan had when it was bought. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    id: text('id').notNull(),
    planId: text('plan_id', { enum: ['starter', 'basic', 'entreprise'] }).notNull(),
    planName: text('plan_name').notNull(),
    free: boolean('free').notNull(),
    status: text('status', { enum: ['ACTIVE', 'EXPIRED', 'PENDING'] }).notNull(),
    price: integer('price').notNull(),
    numOfJobs: integer('num_of_jobs').notNull(),
    /** Number of offers published on this subscription. Only the conditional update in the transaction that creates a job increments it. */
    jobsUsed: integer('jobs_used').notNull().default(0),
    maxCandidates: integer('max_candidates').notNull(),
    features: jsonb('features').$type<PlanFeature[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    expireAt: timestamp('expire_at', { withTimezone: true }),
    /** Time at which the company was reminded of the subscription's end. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('subscriptions_one_active')
      .on(table.companyId)
      .where(sql`${table.status} = 'ACTIVE'`),
    uniqueIndex('subscriptions_one_pending')
      .on(table.companyId)
      .where(sql`${table.status} = 'PENDING'`),
    uniqueIndex('subscriptions_free_once')
      .on(table.companyId)
      .where(sql`${table.free}`),
  ],
);

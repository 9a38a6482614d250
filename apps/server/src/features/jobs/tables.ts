import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Emphasis, PromiseDays, RemoteDays } from '@kafaa/domain/jobs/options';
import type { IdealProfile } from '@kafaa/domain/jobs/schema';
import type { JobBrief, Question } from '@kafaa/interviewer/contract';
import { companies } from '../companies/tables.ts';

export const jobs = pgTable(
  'jobs',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    id: text('id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    location: text('location').notNull(),
    /** Salary in TND per month. */
    salary: doublePrecision('salary'),
    type: text('type').notNull(),
    /** Contract type in the law's words; null if the offer does not state it. */
    contract: text('contract'),
    /** Days of remote work per week; null if the offer does not state them. */
    remoteDays: integer('remote_days').$type<RemoteDays>(),
    idealProfile: jsonb('ideal_profile').$type<IdealProfile>().notNull(),
    interviewLanguage: text('interview_language', { enum: ['Anglais', 'Français'] }).notNull(),
    status: text('status', { enum: ['OPEN', 'CLOSED'] })
      .notNull()
      .default('OPEN'),
    /** Number of registered candidates. It and the number of taken seats are updated in the transaction that changes them. */
    candidateCount: integer('candidate_count').notNull().default(0),
    seatsTaken: integer('seats_taken').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the last edit, closing or reopening; null for an offer unchanged since its creation. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /**
     * Whether search engines may index the offer. If false, it is reachable by its link only, as are all offers from before this column.
     */
    listed: boolean('listed').notNull().default(false),
    /** Number of days within which new applications are promised an answer; null if the offer promises none. */
    promiseDays: integer('promise_days').$type<PromiseDays>(),
    /** Emphasis of the weights; null in offers from before this column, which use the default of their trade. */
    emphasis: text('emphasis').$type<Emphasis>(),
    indispensableSkills: jsonb('indispensable_skills').$type<string[]>().notNull().default([]),
    asksForWriting: boolean('asks_for_writing').notNull().default(false),
    /** Time of the first interview, from which on the questions are fixed. */
    questionsLockedAt: timestamp('questions_locked_at', { withTimezone: true }),
    /** Time at which somebody of the company first read the questions; null until then. */
    questionsReadAt: timestamp('questions_read_at', { withTimezone: true }),
    /** The offer's texts at the first interview, which all scores use; later edits change no score. */
    measuredAs: jsonb('measured_as').$type<Pick<JobBrief, 'title' | 'description' | 'location' | 'type'>>(),
    /** Idempotency key that the client sent with the creation. */
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('jobs_request').on(table.companyId, table.requestId),
    index('jobs_recent').on(table.companyId, table.createdAt, table.id),
    index('jobs_listed')
      .on(table.companyId, table.id)
      .where(sql`${table.listed}`),
  ],
);

export const jobQuestions = pgTable(
  'job_questions',
  {
    companyId: text('company_id').notNull(),
    jobId: text('job_id').notNull(),
    position: integer('position').notNull(),
    id: text('id').notNull(),
    /** `own` means that the recruiter wrote or changed the question or its key; `kindChosen` that the recruiter chose its kind. */
    question: jsonb('question').$type<Question & { own?: true; kindChosen?: true }>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobId, table.position] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
  ],
);

/** Number of times that an offer's page was opened, per day in Tunis. Nothing about who opened it is stored. */
export const jobViews = pgTable(
  'job_views',
  {
    companyId: text('company_id').notNull(),
    jobId: text('job_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobId, table.day] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
  ],
);

/** Locator: the company of a public offer. */
export const jobLocators = pgTable(
  'job_locators',
  {
    jobId: text('job_id').primaryKey(),
    companyId: text('company_id').notNull(),
  },
  // Index of the short links' codes (`offerCode`).
  (table) => [index('job_locators_code').on(sql`right(${table.jobId}, 10)`)],
);

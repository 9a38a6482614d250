import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { jobs } from '../jobs/tables.ts';

export const candidates = pgTable(
  'candidates',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    jobId: text('job_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The address's canonical mailbox (`mailboxOf`): one application per person and offer. Null in rows of earlier versions. */
    mailbox: text('mailbox'),
    phone: text('phone').notNull(),
    /** The first day on which the candidate can work, as the candidate says. It must not change any score. */
    availableFrom: date('available_from', { mode: 'string' }),
    status: text('status', { enum: ['PENDING', 'ACCEPTED', 'REJECTED'] })
      .notNull()
      .default('PENDING'),
    reportStatus: text('report_status', { enum: ['NONE', 'GENERATING', 'READY', 'FAILED'] })
      .notNull()
      .default('NONE'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    /** Version of the consent text below the form when it was sent, at `appliedAt`. */
    consentVersion: text('consent_version'),
    /** Lower case without accents, because the embedded database has no ICU for sorting and searching. */
    sortName: text('sort_name').notNull(),
    searchText: text('search_text').notNull(),
    /** Copy of the evaluation's score, so that the list sorts by index; null is « Non évalué ». */
    score: integer('score'),
    /** The engine that gave the score (`engineKey`): only scores of the same engine are ranked together. Null without a score. */
    engine: text('engine'),
    /** Points above and below the score; null when unknown, and while a CV is still to be read. */
    margin: integer('margin'),
    rejectedAt: timestamp('rejected_at', { withTimezone: true }),
    rejectionReason: text('rejection_reason'),
    /** When the candidate is to be mailed; null when the plan did not include the mail at the decision, or when it was due. */
    rejectionMailAt: timestamp('rejection_mail_at', { withTimezone: true }),
    /** Set once the candidate was mailed: from then on the rejection cannot be undone. */
    rejectionMailedAt: timestamp('rejection_mailed_at', { withTimezone: true }),
    /** The recruiter's private notes; only this company reads them. */
    notes: text('notes').notNull().default(''),
    /** Personal links made before this are invalid: they went to an address that was corrected since. */
    linksFrom: timestamp('links_from', { withTimezone: true }),
    /** Links to the candidate's own data made before this are invalid: a newer one was requested. */
    ownLinksFrom: timestamp('own_links_from', { withTimezone: true }),
    /** When the candidate withdrew the application. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** When the candidate asked to be read by a person: from then on no evaluation is shown or made. */
    personAskedAt: timestamp('person_asked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    uniqueIndex('candidates_once').on(table.companyId, table.jobId, table.email),
    uniqueIndex('candidates_person').on(table.companyId, table.jobId, table.mailbox),
    // Used by versions before `candidates_by_engine`, while both run.
    index('candidates_by_score').on(table.companyId, table.jobId, sql`coalesce(${table.score}, -1)`, table.id),
    index('candidates_by_engine').on(
      table.companyId,
      table.jobId,
      sql`coalesce(${table.engine}, '')`,
      sql`coalesce(${table.score}, -1)`,
      table.id,
    ),
    index('candidates_by_date').on(table.companyId, table.jobId, table.appliedAt, table.id),
    index('candidates_retention').on(table.companyId, table.appliedAt),
    index('candidates_by_name').on(table.companyId, table.jobId, table.sortName, table.id),
  ],
);

/**
 * Number of an offer's candidates per status and score (-1: none), so that its figures need no scan. A trigger updates it
 * in the transaction of every change of `candidates` (migrations/0000_baseline.sql), so no writer can forget it.
 */
export const candidateCounts = pgTable(
  'candidate_counts',
  {
    companyId: text('company_id').notNull(),
    jobId: text('job_id').notNull(),
    status: text('status', { enum: ['PENDING', 'ACCEPTED', 'REJECTED'] }).notNull(),
    score: integer('score').notNull(),
    candidates: integer('candidates').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.jobId, table.status, table.score] })],
);

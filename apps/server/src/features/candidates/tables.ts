import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** The mailbox that the address leads to (`mailboxOf`): one person, one application to an offer. Null in rows of earlier versions. */
    mailbox: text('mailbox'),
    phone: text('phone').notNull(),
    status: text('status', { enum: ['PENDING', 'ACCEPTED', 'REJECTED'] })
      .notNull()
      .default('PENDING'),
    reportStatus: text('report_status', { enum: ['NONE', 'GENERATING', 'READY', 'FAILED'] })
      .notNull()
      .default('NONE'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    /** Version of the text under the form when it was sent, at `appliedAt`. */
    consentVersion: text('consent_version'),
    /** Lower-cased names without accents: sorting and searching need no ICU (the embedded database has none). */
    sortName: text('sort_name').notNull(),
    searchText: text('search_text').notNull(),
    /** The evaluation's score, here so that the list sorts by index; null is « Non évalué ». */
    score: integer('score'),
    /** The engine that gave the score (`engineKey`): scores of one engine alone are ranked together. Null without a score. */
    engine: text('engine'),
    /** Points on both sides of the score; null where they are not known, and while a CV is still to be read. */
    margin: integer('margin'),
    rejectedAt: timestamp('rejected_at', { withTimezone: true }),
    rejectionReason: text('rejection_reason'),
    /** When the candidate is to be told; null where the plan had no such mail at the time of the decision. */
    rejectionMailAt: timestamp('rejection_mail_at', { withTimezone: true }),
    /** Set once the candidate was told: from then on a rejection stays. */
    rejectionMailedAt: timestamp('rejection_mailed_at', { withTimezone: true }),
    /** The recruiter's own words; only this company ever reads them. */
    notes: text('notes').notNull().default(''),
    /** Personal links that were made before open nothing: they went to an address that was corrected since. */
    linksFrom: timestamp('links_from', { withTimezone: true }),
    /** Links to the own data that were made before have ended: a newer one was asked for. */
    ownLinksFrom: timestamp('own_links_from', { withTimezone: true }),
    /** The candidate took the application back. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** Asked for a person instead of the machine: from then on no evaluation is shown or made. */
    personAskedAt: timestamp('person_asked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    uniqueIndex('candidates_once').on(table.companyId, table.jobId, table.email),
    uniqueIndex('candidates_person').on(table.companyId, table.jobId, table.mailbox),
    // Sorts for versions before this one, while both run.
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
 * How many candidates of an offer stand at each status and score (-1: none): its figures without reading them all. A
 * trigger keeps it in the transaction of every change of `candidates` (migrations/0008), so no writer can forget it.
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

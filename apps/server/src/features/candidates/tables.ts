import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { SET_STAGES, SOURCES, STAGES } from '@kafaa/domain/candidates/options';
import type { PromiseDays } from '@kafaa/domain/jobs/options';
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
    /** The stage that people have set, with the status ACCEPTED beneath; null if they have set none. */
    setStage: text('set_stage', { enum: SET_STAGES }),
    /** Number of the application's entries in `candidate_moves`: a move names the number that its author has seen. */
    stageVersion: integer('stage_version').notNull().default(0),
    reportStatus: text('report_status', { enum: ['NONE', 'GENERATING', 'READY', 'FAILED'] })
      .notNull()
      .default('NONE'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    /** Version of the consent text below the form when it was sent, at `appliedAt`. */
    consentVersion: text('consent_version'),
    /** Where the link of the application was found, as the link says; null if it says nothing. */
    source: text('source', { enum: SOURCES }),
    /** Lower case without accents, because the embedded database has no ICU for sorting and searching. */
    sortName: text('sort_name').notNull(),
    searchText: text('search_text').notNull(),
    /** Copy of the evaluation's score, so that the list sorts by index; null is « Non évalué ». */
    score: integer('score'),
    /** The engine that gave the score (`engineKey`): only scores of the same engine are ranked together. Null without a score. */
    engine: text('engine'),
    /** Points above and below the score; null when unknown, and while a CV is still to be read. */
    margin: integer('margin'),
    /** Copy of the time of the first evaluation, so that the desk reads by index; null without an evaluation that is shown. */
    evaluatedAt: timestamp('evaluated_at', { withTimezone: true }),
    rejectedAt: timestamp('rejected_at', { withTimezone: true }),
    rejectionReason: text('rejection_reason'),
    /** When the candidate is to be mailed; null in rejections of versions that mailed in some plans only. */
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
    /** The offer's promise when the application was made, which no later change of the offer touches; null: none. */
    promiseDays: integer('promise_days').$type<PromiseDays>(),
    /** The day in Tunis before which an answer is promised; null until the interview is completed. */
    promisedBy: date('promised_by', { mode: 'string' }),
    /** When the company was reminded of the promise, and when both sides were told that its day had come without an answer. */
    promiseRemindedAt: timestamp('promise_reminded_at', { withTimezone: true }),
    promiseBrokenAt: timestamp('promise_broken_at', { withTimezone: true }),
    /** When the candidate asked to be read by a person: from then on no evaluation is shown or made. */
    personAskedAt: timestamp('person_asked_at', { withTimezone: true }),
    /** When the hired candidate was told that the company looks back on the hire. */
    hindsightToldAt: timestamp('hindsight_told_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    uniqueIndex('candidates_once').on(table.companyId, table.jobId, table.email),
    uniqueIndex('candidates_person').on(table.companyId, table.jobId, table.mailbox),
    // The same person's applications to other offers.
    index('candidates_mailbox').on(table.companyId, table.mailbox, table.jobId),
    index('candidates_phone').on(table.companyId, table.phone, table.jobId),
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
    // Promised answers that are still due, by their day, and all promises, for the company's usual time.
    index('candidates_promised')
      .on(table.companyId, table.promisedBy, table.id)
      .where(sql`${table.promisedBy} is not null`),
    index('candidates_retention').on(table.companyId, table.appliedAt),
    index('candidates_by_name').on(table.companyId, table.jobId, table.sortName, table.id),
    // The desk: candidates of an offer without a decision, with an evaluation and without one.
    index('candidates_to_decide')
      .on(table.companyId, table.jobId, table.evaluatedAt, table.id)
      .where(sql`status = 'PENDING' and withdrawn_at is null and evaluated_at is not null`),
    // Hired people, for the daily look back on hires.
    index('candidates_hired')
      .on(table.companyId, table.id)
      .where(sql`set_stage = 'HIRED'`),
    index('candidates_unfinished')
      .on(table.companyId, table.jobId, table.appliedAt, table.id)
      .where(sql`status = 'PENDING' and withdrawn_at is null and evaluated_at is null`),
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

/**
 * The log of stages, append-only (migrations/*_stages.sql), which the figures of an offer are computed from. Entries are written with the
 * change that they name. EXPIRED is never written, because it follows from the time alone.
 */
export const candidateMoves = pgTable(
  'candidate_moves',
  {
    companyId: text('company_id').notNull(),
    jobId: text('job_id').notNull(),
    /** The candidate. An erasure replaces the id in all entries by a new one that names nobody. */
    candidateId: text('candidate_id').notNull(),
    /** Counts the candidate's entries from 1 on. */
    seq: integer('seq').notNull(),
    /** Null in the first entry. */
    fromStage: text('from_stage', { enum: STAGES }),
    toStage: text('to_stage', { enum: STAGES }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The company's user; null for a step of the candidate, and after an erasure. */
    movedBy: text('moved_by'),
    reason: text('reason'),
    /** The entry that this one takes back. */
    undoes: integer('undoes'),
    erased: boolean('erased').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.seq] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    index('candidate_moves_job').on(table.companyId, table.jobId),
  ],
);

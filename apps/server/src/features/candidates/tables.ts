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
    /** Canonical mailbox of the address (`mailboxOf`): one application per person and offer. Null in rows of earlier versions. */
    mailbox: text('mailbox'),
    phone: text('phone').notNull(),
    /** First day on which the candidate can work, by their own statement. It must not change any score. */
    availableFrom: date('available_from', { mode: 'string' }),
    status: text('status', { enum: ['PENDING', 'ACCEPTED', 'REJECTED'] })
      .notNull()
      .default('PENDING'),
    /** Stage that people have set, while the status is ACCEPTED; null if they have set none. */
    setStage: text('set_stage', { enum: SET_STAGES }),
    /** Number of the application's entries in `candidate_moves`. A move names the number that its author has seen. */
    stageVersion: integer('stage_version').notNull().default(0),
    reportStatus: text('report_status', { enum: ['NONE', 'GENERATING', 'READY', 'FAILED'] })
      .notNull()
      .default('NONE'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    /** Version of the consent text below the form at the time of sending, `appliedAt`. */
    consentVersion: text('consent_version'),
    /** Source of the application, as its link states it; null if the link states none. */
    source: text('source', { enum: SOURCES }),
    /** Name in lower case without accents, because the embedded database has no ICU for sorting and searching. */
    sortName: text('sort_name').notNull(),
    searchText: text('search_text').notNull(),
    /** Copy of the evaluation's score, so that the list sorts by index; null is « Non évalué ». */
    score: integer('score'),
    /** Engine that gave the score (`engineKey`): only scores of the same engine are ranked together. Null without a score. */
    engine: text('engine'),
    /** Points above and below the score; null if they are unknown, and while a CV is still to be read. */
    margin: integer('margin'),
    /** Copy of the time of the first evaluation, so that the desk reads by index; null without an evaluation that is shown. */
    evaluatedAt: timestamp('evaluated_at', { withTimezone: true }),
    rejectedAt: timestamp('rejected_at', { withTimezone: true }),
    rejectionReason: text('rejection_reason'),
    /** Time at which the rejection mail is due; null in rejections of versions that mailed in some plans only. */
    rejectionMailAt: timestamp('rejection_mail_at', { withTimezone: true }),
    /** Time of the rejection mail. From then on the rejection cannot be undone. */
    rejectionMailedAt: timestamp('rejection_mailed_at', { withTimezone: true }),
    /** The recruiter's private notes; only this company reads them. */
    notes: text('notes').notNull().default(''),
    /** Personal links made before this time are invalid: they went to an address that was corrected since. */
    linksFrom: timestamp('links_from', { withTimezone: true }),
    /** Links to the candidate's own data made before this time are invalid: a newer one was requested. */
    ownLinksFrom: timestamp('own_links_from', { withTimezone: true }),
    /** Time of the withdrawal. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /**
     * Number of days of the offer's promise at the time of the application, which later changes of the offer do not affect; null without a
     * promise.
     */
    promiseDays: integer('promise_days').$type<PromiseDays>(),
    /** Day in Tunis before which an answer is promised; null until the interview is completed. */
    promisedBy: date('promised_by', { mode: 'string' }),
    /**
     * Time at which the company was reminded of the promise. `promiseBrokenAt` is the time at which both sides were told that the day had
     * come without an answer.
     */
    promiseRemindedAt: timestamp('promise_reminded_at', { withTimezone: true }),
    promiseBrokenAt: timestamp('promise_broken_at', { withTimezone: true }),
    /** Time at which the candidate asked to be read by a person. From then on no evaluation is shown or made. */
    personAskedAt: timestamp('person_asked_at', { withTimezone: true }),
    /** Time at which the hired candidate was told that the company will be asked about the hire. */
    hindsightToldAt: timestamp('hindsight_told_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    uniqueIndex('candidates_once').on(table.companyId, table.jobId, table.email),
    uniqueIndex('candidates_person').on(table.companyId, table.jobId, table.mailbox),
    // Indexes for the same person's applications to other offers.
    index('candidates_mailbox').on(table.companyId, table.mailbox, table.jobId),
    index('candidates_phone').on(table.companyId, table.phone, table.jobId),
    // Index used by versions before `candidates_by_engine`, while both versions run.
    index('candidates_by_score').on(table.companyId, table.jobId, sql`coalesce(${table.score}, -1)`, table.id),
    index('candidates_by_engine').on(
      table.companyId,
      table.jobId,
      sql`coalesce(${table.engine}, '')`,
      sql`coalesce(${table.score}, -1)`,
      table.id,
    ),
    index('candidates_by_date').on(table.companyId, table.jobId, table.appliedAt, table.id),
    // Indexes for promised answers that are still due, by their day, and for all promises, from which the company's usual time is computed.
    index('candidates_promised')
      .on(table.companyId, table.promisedBy, table.id)
      .where(sql`${table.promisedBy} is not null`),
    index('candidates_retention').on(table.companyId, table.appliedAt),
    index('candidates_by_name').on(table.companyId, table.jobId, table.sortName, table.id),
    // Indexes for the desk: candidates of an offer without a decision, with an evaluation and without one.
    index('candidates_to_decide')
      .on(table.companyId, table.jobId, table.evaluatedAt, table.id)
      .where(sql`status = 'PENDING' and withdrawn_at is null and evaluated_at is not null`),
    // Index for hired people, for the daily task about past hires.
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
 * Append-only log of stages (migrations/*_stages.sql), from which the figures of an offer are computed. An entry is written in the
 * transaction of its change. EXPIRED is never written, because it follows from the time alone.
 */
export const candidateMoves = pgTable(
  'candidate_moves',
  {
    companyId: text('company_id').notNull(),
    jobId: text('job_id').notNull(),
    /** Id of the candidate. An erasure replaces it in all entries by a new one that names nobody. */
    candidateId: text('candidate_id').notNull(),
    /** Number of the entry, from 1 on for each candidate. */
    seq: integer('seq').notNull(),
    /** Stage before the entry; null in the first one. */
    fromStage: text('from_stage', { enum: STAGES }),
    toStage: text('to_stage', { enum: STAGES }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Id of the company's user; null for a step of the candidate, and after an erasure. */
    movedBy: text('moved_by'),
    reason: text('reason'),
    /** Number of the entry that this one undoes. */
    undoes: integer('undoes'),
    erased: boolean('erased').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.seq] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    index('candidate_moves_job').on(table.companyId, table.jobId),
  ],
);

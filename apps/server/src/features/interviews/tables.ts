import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { CandidateValues, CvFields } from '@kafaa/domain/candidates/schema';
import type { Behaviour, KeptFollowUp } from '@kafaa/domain/interviews/schema';
import { candidates } from '../candidates/tables.ts';
import { jobs } from '../jobs/tables.ts';

export const interviews = pgTable(
  'interviews',
  {
    companyId: text('company_id').notNull(),
    /** The candidate; of a provisional interview an id that names no candidate. */
    candidateId: text('candidate_id').notNull(),
    /** Begun before its address is confirmed: it belongs to no candidate yet, and nothing of it is shown to the company. */
    provisional: boolean('provisional').notNull().default(false),
    /** The candidate whom the foreign key demands; null for a provisional interview. */
    applicantId: text('applicant_id').generatedAlwaysAs(sql`case when provisional then null else candidate_id end`),
    jobId: text('job_id').notNull(),
    /** Expiry of the newest opened link; a link from a later registration extends it once it is opened. */
    linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }).notNull(),
    /** Version of the warning that was accepted at `startedAt`. */
    consentVersion: text('consent_version'),
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** Declared before starting: the candidate uses dictation or another aid, so typing behaviour is neither stored nor used. */
    accommodation: boolean('accommodation').notNull().default(false),
    lastAnswerAt: timestamp('last_answer_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** The person took this interview before an erasure (`taken_interviews`): it cannot start until the company reopens it. */
    takenBefore: boolean('taken_before').notNull().default(false),
    /** Whether this interview holds one of the job's seats. */
    seated: boolean('seated').notNull().default(false),
    waitlistedAt: timestamp('waitlisted_at', { withTimezone: true }),
    /** When the candidate was reminded that the newest link ends soon. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** When somebody of the company last reminded the candidate to finish. */
    nudgedAt: timestamp('nudged_at', { withTimezone: true }),
    /** Follow-up questions; null until one was found. Append-only, because each one's index determines its answer's position. */
    followUps: jsonb('follow_ups').$type<KeptFollowUp[]>(),
    /** How many answers, from the first on and without a gap, were probed for a follow-up. */
    probed: integer('probed').notNull().default(0),
    cvName: text('cv_name'),
    cvSize: integer('cv_size'),
    cvReceived: integer('cv_received').notNull().default(0),
    /** Key in the file store, once the whole CV is stored. */
    cvKey: text('cv_key'),
    /** Whether the stored CV has readable text; null without a whole CV, or if it could not be found out. */
    cvReadable: boolean('cv_readable'),
    /** The candidate's short answers in place of a CV without readable text. */
    cvFields: jsonb('cv_fields').$type<CvFields>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.applicantId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    index('interviews_seats').on(table.companyId, table.jobId, table.seated, table.lastAnswerAt),
    index('interviews_link_end').on(table.companyId, table.linkExpiresAt),
    index('interviews_waitlist').on(table.companyId, table.jobId, table.waitlistedAt),
  ],
);

export const interviewAnswers = pgTable(
  'interview_answers',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    position: integer('position').notNull(),
    answer: text('answer').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    behaviour: jsonb('behaviour').$type<Behaviour>(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.position] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [interviews.companyId, interviews.candidateId],
    }),
  ],
);

/**
 * What is known of a provisional interview besides its answers: who began it, as typed. Nothing of it is shown to the company.
 * Deleted with the interview when the address is confirmed, or seven days after it began.
 */
export const provisionalInterviews = pgTable(
  'provisional_interviews',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    jobId: text('job_id').notNull(),
    mailbox: text('mailbox').notNull(),
    person: jsonb('person').$type<CandidateValues>().notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    /** When everything but the confirmation was there. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** The questions at the start, as a hash: the company may still change them, and the answers are then of no use. */
    questionsHash: text('questions_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [interviews.companyId, interviews.candidateId],
    }),
    index('provisional_interviews_mailbox').on(table.companyId, table.jobId, table.mailbox),
    index('provisional_interviews_end').on(table.companyId, table.begunAt),
  ],
);

/** Locator: the interview that a personal link opens, by the hash of its token. */
export const interviewLinks = pgTable('interview_links', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: text('company_id').notNull(),
  candidateId: text('candidate_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Opening the link extends the interview to this; null for a link that extends nothing. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

/**
 * People who took an offer's interview and erased their data, as a keyed hash of offer and mailbox that names nobody. Deleted when
 * the offer is closed, or at `endsAt`.
 */
export const takenInterviews = pgTable(
  'taken_interviews',
  {
    companyId: text('company_id').notNull(),
    jobId: text('job_id').notNull(),
    personHash: text('person_hash').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobId, table.personHash] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
  ],
);

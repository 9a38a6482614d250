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
    /** Id of the candidate; for a provisional interview an id that belongs to no candidate. */
    candidateId: text('candidate_id').notNull(),
    /**
     * Whether the interview was begun before its address is confirmed. It then belongs to no candidate, and the company sees nothing of it.
     */
    provisional: boolean('provisional').notNull().default(false),
    /** Id of the candidate for the foreign key; null for a provisional interview. */
    applicantId: text('applicant_id').generatedAlwaysAs(sql`case when provisional then null else candidate_id end`),
    jobId: text('job_id').notNull(),
    /** Expiry of the newest opened link; a link from a later registration extends it once it is opened. */
    linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }).notNull(),
    /** Version of the warning that the candidate accepted at `startedAt`. */
    consentVersion: text('consent_version'),
    startedAt: timestamp('started_at', { withTimezone: true }),
    /**
     * Whether the candidate declared, before starting, the use of dictation or another aid. Typing behaviour is then neither stored nor
     * used.
     */
    accommodation: boolean('accommodation').notNull().default(false),
    lastAnswerAt: timestamp('last_answer_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** Whether the person took this interview before an erasure (`taken_interviews`): it cannot start until the company reopens it. */
    takenBefore: boolean('taken_before').notNull().default(false),
    /** Whether this interview holds one of the job's seats. */
    seated: boolean('seated').notNull().default(false),
    waitlistedAt: timestamp('waitlisted_at', { withTimezone: true }),
    /** Time of the reminder that the newest link ends soon. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** Time at which somebody of the company last reminded the candidate to finish. */
    nudgedAt: timestamp('nudged_at', { withTimezone: true }),
    /** Follow-up questions; null until one was found. Append-only, because each one's index determines its answer's position. */
    followUps: jsonb('follow_ups').$type<KeptFollowUp[]>(),
    /** Number of answers, from the first on and without a gap, that were probed for a follow-up. */
    probed: integer('probed').notNull().default(0),
    cvName: text('cv_name'),
    cvSize: integer('cv_size'),
    cvReceived: integer('cv_received').notNull().default(0),
    /** Key in the file store; set once the whole CV is stored. */
    cvKey: text('cv_key'),
    /** Whether the stored CV has readable text; null without a whole CV, or if the text could not be checked. */
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
    // Index of the foreign key: without it each deletion of a candidate reads the whole table.
    index('interviews_applicant').on(table.companyId, table.applicantId),
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
 * Data of a provisional interview besides its answers: the person who began it, as typed. The company sees none of it. A row is deleted
 * with the interview when the address is confirmed, or seven days after it began.
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
    /** Time at which everything but the confirmation was complete. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Hash of the questions at the start: the company may still change them, which makes the answers void. */
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
  /** Opening the link extends the interview to this time, if it is later; null if the link does not extend it. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
});

/**
 * People who took an offer's interview and erased their data, as a keyed hash of offer and mailbox that identifies nobody by itself. A row
 * is deleted when the offer is closed, or at `endsAt`.
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

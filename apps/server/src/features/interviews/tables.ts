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
import type { Behaviour, FollowUp } from '@kafaa/domain/interviews/schema';
import { candidates } from '../candidates/tables.ts';

export const interviews = pgTable(
  'interviews',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    jobId: text('job_id').notNull(),
    /** Of the newest link; a later registration moves it. */
    linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }).notNull(),
    /** Version of the warning that was accepted, at `startedAt`. */
    consentVersion: text('consent_version'),
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** Declared before starting: dictation or another aid writes along, so nothing of how answers are written is kept or used. */
    accommodation: boolean('accommodation').notNull().default(false),
    lastAnswerAt: timestamp('last_answer_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    /** Whether one of the job's seats is this interview's. */
    seated: boolean('seated').notNull().default(false),
    waitlistedAt: timestamp('waitlisted_at', { withTimezone: true }),
    /** When the candidate was reminded that the newest link ends soon. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** What is asked again after the last question; null until every question is answered. */
    followUps: jsonb('follow_ups').$type<FollowUp[]>(),
    cvName: text('cv_name'),
    cvSize: integer('cv_size'),
    cvReceived: integer('cv_received').notNull().default(0),
    /** Key in the file store once the whole CV is there. */
    cvKey: text('cv_key'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
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

/** Locator: whose interview a personal link opens, by the hash of its token. */
export const interviewLinks = pgTable('interview_links', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: text('company_id').notNull(),
  candidateId: text('candidate_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

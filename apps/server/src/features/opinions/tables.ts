import { OPINION_VERDICTS } from '@kafaa/domain/opinions/options';
import type { OwnLevels } from '@kafaa/domain/opinions/schema';
import { type SQL, sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { jobs } from '../jobs/tables.ts';

/** Links by which a person without an account reads candidates of one offer and answers. The link itself is signed, not stored. */
export const opinionLinks = pgTable(
  'opinion_links',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    jobId: text('job_id').notNull(),
    /** Name of the recipient, as the recruiter typed it. */
    recipient: text('recipient').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** Time at which a reading was last recorded as an audit event, at most once an hour. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    foreignKey({ columns: [table.companyId, table.createdBy], foreignColumns: [users.companyId, users.id] }),
  ],
);

/** The candidates that a link shows. */
export const opinionLinkCandidates = pgTable(
  'opinion_link_candidates',
  {
    companyId: text('company_id').notNull(),
    linkId: text('link_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.linkId, table.candidateId] }),
    foreignKey({
      name: 'opinion_link_candidates_link',
      columns: [table.companyId, table.linkId],
      foreignColumns: [opinionLinks.companyId, opinionLinks.id],
    }),
    foreignKey({
      name: 'opinion_link_candidates_candidate',
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    index('opinion_link_candidates_of').on(table.companyId, table.candidateId),
  ],
);

/** An answer given by a link. The same name may answer again; its last answer counts. */
export const opinions = pgTable(
  'opinions',
  {
    companyId: text('company_id').notNull(),
    linkId: text('link_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    /** The name as typed, unverified. */
    name: text('name').notNull(),
    verdict: text('verdict', { enum: OPINION_VERDICTS }).notNull(),
    sentence: text('sentence').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.linkId, table.candidateId, table.name] }),
    foreignKey({
      name: 'opinions_candidate',
      columns: [table.companyId, table.linkId, table.candidateId],
      foreignColumns: [
        opinionLinkCandidates.companyId,
        opinionLinkCandidates.linkId,
        opinionLinkCandidates.candidateId,
      ],
    }),
    index('opinions_of').on(table.companyId, table.candidateId, table.givenAt),
    index('opinions_recent').on(table.companyId, table.givenAt),
  ],
);

export const comments = pgTable(
  'comments',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    candidateId: text('candidate_id').notNull(),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    /** Names of the people mentioned, as the text has them. */
    mentions: jsonb('mentions').$type<string[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('comments_of').on(table.companyId, table.candidateId, table.createdAt),
  ],
);

/** Notes of one person on an interview with the candidate; never merged with another person's. */
export const scorecards = pgTable(
  'scorecards',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    userId: text('user_id').notNull(),
    levels: jsonb('levels').$type<OwnLevels>().notNull(),
    sentence: text('sentence').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
  ],
);

/**
 * SQL condition on a candidate's id: the scorecards of colleagues are closed to the reader. With « read before you see », a person must
 * give a scorecard before reading the others, because people copy a level that they have seen. It is the only definition: every statement
 * that returns scorecards to a person of the company uses it.
 */
export function areCardsClosed(
  { userId, readsFirst }: { readonly userId: string; readonly readsFirst: boolean },
  candidate: SQL,
): SQL<boolean> {
  if (!readsFirst) return sql<boolean>`false`;
  return sql<boolean>`(not exists (select from ${scorecards} own where own.company_id = ${candidate}.company_id
    and own.candidate_id = ${candidate}.id and own.user_id = ${userId}))`;
}

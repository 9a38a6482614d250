import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { candidates } from '../candidates/tables.ts';

/** A candidate's request to contest the evaluation or to be read by a person: at most one of each kind per application. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    kind: text('kind', { enum: ['CONTEST', 'PERSON'] }).notNull(),
    reason: text('reason').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Time at which the company was reminded of the due date. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.kind] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    index('review_requests_due').on(table.companyId, table.dueAt),
    index('review_requests_open')
      .on(table.companyId, table.askedAt)
      .where(sql`answered_at is null`),
  ],
);

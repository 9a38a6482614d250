import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { HindsightDay } from '@kafaa/domain/hindsight/options';
import type { HindsightMarks } from '@kafaa/domain/hindsight/rules';
import { users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';

/**
 * Questions about a hire, one row per asked day. The answers (marks) have no free text, and people of the company read them as counts only.
 * No code that computes or sorts scores reads this table.
 */
export const hindsightQuestions = pgTable(
  'hindsight_questions',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    /** Number of days after the hire. */
    day: integer('day').$type<HindsightDay>().notNull(),
    /** The one person who may answer. */
    userId: text('user_id').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The answer; null until it is given. */
    marks: jsonb('marks').$type<HindsightMarks>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.day] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('hindsight_open')
      .on(table.companyId, table.userId, table.askedAt)
      .where(sql`answered_at is null`),
  ],
);

import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { candidates } from '../candidates/tables.ts';

/** Texts for candidates about their own interview. A row is created by the first edit or the approval. */
export const feedbackCards = pgTable(
  'feedback_cards',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    text: text('text').notNull(),
    /** The user who saved the text last. */
    savedBy: text('saved_by').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Time at which somebody of the company approved the text, which was then sent and no longer changes; null before. */
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    approvedBy: text('approved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
  ],
);

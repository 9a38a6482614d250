import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { candidates } from '../candidates/tables.ts';

/** The texts for candidates about their own interview, from the first edit or the approval on. */
export const feedbackCards = pgTable(
  'feedback_cards',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    text: text('text').notNull(),
    /** The user who saved the text last. */
    savedBy: text('saved_by').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** When somebody of the company approved the text; from then on the candidate has it and it no longer changes. */
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

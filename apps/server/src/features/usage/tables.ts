import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables.ts';

/** What a language model was asked and what it cost: one row an interview or a set of questions, no content. */
export const modelUsage = pgTable(
  'model_usage',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    id: text('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    purpose: text('purpose', { enum: ['evaluation', 'questions', 'fairness'] }).notNull(),
    jobId: text('job_id').notNull(),
    /** Null for questions and fairness tests, and once the candidate is erased: the cost stays, whose it was does not. */
    candidateId: text('candidate_id'),
    /** By the name the provider gave; the configured one when it never answered. */
    model: text('model').notNull(),
    /** Whether its work was used, or the local engine's. */
    used: text('used', { enum: ['llm', 'local'] }).notNull(),
    /** What went wrong, by its kind. */
    fault: text('fault'),
    calls: integer('calls').notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    /** In the currency of the provider's bill, by the prices of that moment; null when none were configured. */
    cost: doublePrecision('cost'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('model_usage_recent').on(table.companyId, table.at),
    index('model_usage_candidate').on(table.companyId, table.candidateId),
  ],
);

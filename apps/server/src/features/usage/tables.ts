import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables.ts';

/** Calls to a language model and their cost: one row per interview, set of questions or fairness test, without content. */
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
    /**
     * Candidate of the task; null for questions and fairness tests, and once the candidate is erased: the cost stays without the candidate.
     */
    candidateId: text('candidate_id'),
    /** Name of the model as the provider returned it; the configured name if the model never answered. */
    model: text('model').notNull(),
    /** Engine of the result: the model or the local engine. */
    used: text('used', { enum: ['llm', 'local'] }).notNull(),
    /** Kind of the model's failure (`ModelErrorKind`). */
    fault: text('fault'),
    calls: integer('calls').notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    /** Cost in the currency of the provider's bill, at the prices configured at that time; null if none were configured. */
    cost: doublePrecision('cost'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('model_usage_recent').on(table.companyId, table.at),
    index('model_usage_candidate').on(table.companyId, table.candidateId),
  ],
);

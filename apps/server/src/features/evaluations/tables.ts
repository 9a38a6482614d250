import { foreignKey, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { candidates } from '../candidates/tables.ts';

export const evaluations = pgTable(
  'evaluations',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    /** The engine's whole result; its stamp says which engine, version and lexicon made it. */
    result: jsonb('result').$type<Evaluation>().notNull(),
    evaluatedAt: timestamp('evaluated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
  ],
);

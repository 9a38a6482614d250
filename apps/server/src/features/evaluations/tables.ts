import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { HumanLevels } from '@kafaa/domain/evaluations/schema';
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
    /** A person gave the points back that the signs of writing had taken; the result above stays as the engine made it. */
    deductionLifted: boolean('deduction_lifted').notNull().default(false),
    /** Who changed that last, by the address of then, and when; null while nobody has. */
    deductionChangedBy: text('deduction_changed_by'),
    deductionChangedAt: timestamp('deduction_changed_at', { withTimezone: true }),
    /** The recruiter's own levels beside the engine's, by dimension. */
    humanLevels: jsonb('human_levels').$type<HumanLevels>().notNull().default({}),
    /** When a person last changed anything of this: a report from before says what is no longer so. */
    revisedAt: timestamp('revised_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
  ],
);

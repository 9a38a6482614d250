import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EarlierEvaluation, HumanLevels, SwapFigures } from '@kafaa/domain/evaluations/schema';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';

export const evaluations = pgTable(
  'evaluations',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    /** The engine's whole result; its stamp says which engine, version and lexicon made it. */
    result: jsonb('result').$type<Evaluation>().notNull(),
    evaluatedAt: timestamp('evaluated_at', { withTimezone: true }).notNull(),
    /** Whether a person waived the authenticity deduction; `result` stays as the engine made it. */
    deductionWaived: boolean('deduction_lifted').notNull().default(false),
    /** The user who last changed that, by their address at that time, and when; null while nobody has. */
    deductionChangedBy: text('deduction_changed_by'),
    deductionChangedAt: timestamp('deduction_changed_at', { withTimezone: true }),
    /** The recruiter's own levels beside the engine's, by dimension. */
    humanLevels: jsonb('human_levels').$type<HumanLevels>().notNull().default({}),
    /** State of a recalculation: requested, or given up. Null when there is none. */
    recalculation: text('recalculation', { enum: ['WAITING', 'FAILED'] }),
    /** Results before recalculations, oldest first. */
    earlier: jsonb('earlier').$type<EarlierEvaluation[]>().notNull().default([]),
    /** When a person last changed this evaluation: a report made before is outdated. */
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

/** The identity-swap test of an offer's interviews, or of all: the last request, and the result of the last completed run. */
export const swapTests = pgTable(
  'swap_tests',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    /** An offer's id, or `all`. */
    scope: text('scope').notNull(),
    state: text('state', { enum: ['RUNNING', 'DONE', 'FAILED'] }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Figures only, no candidate data. */
    result: jsonb('result').$type<SwapFigures>(),
    measuredAt: timestamp('measured_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.scope] })],
);

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
    /** A person gave the points back that the signs of writing had taken; the result above stays as the engine made it. */
    deductionLifted: boolean('deduction_lifted').notNull().default(false),
    /** Who changed that last, by the address of then, and when; null while nobody has. */
    deductionChangedBy: text('deduction_changed_by'),
    deductionChangedAt: timestamp('deduction_changed_at', { withTimezone: true }),
    /** The recruiter's own levels beside the engine's, by dimension. */
    humanLevels: jsonb('human_levels').$type<HumanLevels>().notNull().default({}),
    /** Being made anew: asked for, or given up. Null while nothing is under way. */
    recalculation: text('recalculation', { enum: ['WAITING', 'FAILED'] }),
    /** What it said before it was made anew, oldest first. */
    earlier: jsonb('earlier').$type<EarlierEvaluation[]>().notNull().default([]),
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

/** The identity-swap test of an offer's interviews, or of all: the last one asked for, and what the last that ended found. */
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
    /** Figures only: nothing of any candidate. */
    result: jsonb('result').$type<SwapFigures>(),
    measuredAt: timestamp('measured_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.scope] })],
);

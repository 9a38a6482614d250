import { type SQL, sql } from 'drizzle-orm';
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { LEVELS_TO_OPEN } from '@kafaa/domain/evaluations/options';
import type { EarlierEvaluation, HumanLevels, SwapFigures } from '@kafaa/domain/evaluations/schema';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { interviewAnswers } from '../interviews/tables.ts';

export const evaluations = pgTable(
  'evaluations',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    /** The engine's whole result; its stamp names engine, version and lexicon. */
    result: jsonb('result').$type<Evaluation>().notNull(),
    evaluatedAt: timestamp('evaluated_at', { withTimezone: true }).notNull(),
    /** Whether a person waived the authenticity deduction; `result` keeps the engine's value. */
    deductionWaived: boolean('deduction_lifted').notNull().default(false),
    /** Address, at that time, of the user who last changed the waiver; null if nobody did. */
    deductionChangedBy: text('deduction_changed_by'),
    deductionChangedAt: timestamp('deduction_changed_at', { withTimezone: true }),
    /** Levels that the company's people gave, by dimension. The engine's levels in `result` stay. */
    humanLevels: jsonb('human_levels').$type<HumanLevels>().notNull().default({}),
    /** State of a recalculation: requested or given up; null if there is none. */
    recalculation: text('recalculation', { enum: ['WAITING', 'FAILED'] }),
    /** Results before recalculations, oldest first. */
    earlier: jsonb('earlier').$type<EarlierEvaluation[]>().notNull().default([]),
    /** Time at which a person last changed this evaluation: an earlier report is outdated. */
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

/**
 * Level that one person gave one answer. A level given before the evaluation was open is kept beside a later one, so that the person can
 * compare both with the engine's.
 */
export const answerLevels = pgTable(
  'answer_levels',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    userId: text('user_id').notNull(),
    position: integer('position').notNull(),
    /** Whether the person could already see the evaluation. */
    seen: boolean('seen').notNull(),
    level: integer('level').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId, table.userId, table.position, table.seen] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
  ],
);

/** SQL expression on a row of `candidates` or its alias: number of answers that need a level before the evaluation opens. */
export const levelsNeeded = (candidate: SQL): SQL<number> => sql<number>`least(${LEVELS_TO_OPEN}::int, (
  select count(*)::int from ${interviewAnswers} a
  where a.company_id = ${candidate}.company_id and a.candidate_id = ${candidate}.id))`;

interface LevelReader {
  readonly userId: string;
  readonly readsFirst: boolean;
}

/** SQL expression on a row of `candidates` or its alias: number of answers to which the person gave a level. */
const levelsGiven = ({ userId }: LevelReader, candidate: SQL): SQL<number> => sql<number>`(
  select count(distinct l.position)::int from ${answerLevels} l
  where l.company_id = ${candidate}.company_id and l.candidate_id = ${candidate}.id and l.user_id = ${userId})`;

/**
 * SQL condition on a row of `candidates` or its alias: the evaluation is closed to the person. It is the only definition of « read before
 * you see »: every statement that returns a part of an evaluation to a person of the company uses it.
 */
export function isUnread(reader: LevelReader, candidate: SQL = sql`${candidates}`): SQL<boolean> {
  if (!reader.readsFirst) return sql<boolean>`false`;
  return sql<boolean>`(${levelsGiven(reader, candidate)} < ${levelsNeeded(candidate)})`;
}

/**
 * SQL expression on a row of `candidates` or its alias: number of answers that the person must still level before the evaluation opens; 0
 * once it is open.
 */
export function levelsLeft(reader: LevelReader, candidate: SQL): SQL<number> {
  if (!reader.readsFirst) return sql<number>`0`;
  return sql<number>`greatest(${levelsNeeded(candidate)} - ${levelsGiven(reader, candidate)}, 0)`;
}

/** Identity-swap test of an offer's interviews, or of all: the last request, and the result of the last completed run. */
export const swapTests = pgTable(
  'swap_tests',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    /** Id of an offer, or `all`. */
    scope: text('scope').notNull(),
    state: text('state', { enum: ['RUNNING', 'DONE', 'FAILED'] }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Figures of the test, without candidate data. */
    result: jsonb('result').$type<SwapFigures>(),
    measuredAt: timestamp('measured_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.scope] })],
);

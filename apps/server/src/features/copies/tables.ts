import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { interviewAnswers } from '../interviews/tables.ts';

/**
 * Hashes of each answer's word pairs, keyed by company and offer: equal hashes find answers with the same wording without revealing
 * the words. Deleted with the answer.
 */
export const answerHashes = pgTable(
  'answer_hashes',
  {
    companyId: text('company_id').notNull(),
    hash: bigint('hash', { mode: 'number' }).notNull(),
    candidateId: text('candidate_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.hash, table.candidateId, table.position] }),
    foreignKey({
      name: 'answer_hashes_answer',
      columns: [table.companyId, table.candidateId, table.position],
      foreignColumns: [interviewAnswers.companyId, interviewAnswers.candidateId, interviewAnswers.position],
    }).onDelete('cascade'),
    index('answer_hashes_of').on(table.companyId, table.candidateId, table.position),
  ],
);

/** Pairs of similar answers, one row per side, deleted with either answer. Rows hold offsets only; the words are in the answers. */
export const resemblances = pgTable(
  'resemblances',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    position: integer('position').notNull(),
    otherId: text('other_id').notNull(),
    otherPosition: integer('other_position').notNull(),
    /** Share of common wording, in percent of the shorter answer. */
    share: integer('share').notNull(),
    /** Offsets in the compared text of each answer (`passageAt`). */
    start: integer('start').notNull(),
    end: integer('end').notNull(),
    otherStart: integer('other_start').notNull(),
    otherEnd: integer('other_end').notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    /** Address, at that time, of the user who set the pair aside; null if nobody did. */
    setAsideBy: text('set_aside_by'),
    setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({
      name: 'resemblances_pk',
      columns: [table.companyId, table.candidateId, table.position, table.otherId, table.otherPosition],
    }),
    foreignKey({
      name: 'resemblances_answer',
      columns: [table.companyId, table.candidateId, table.position],
      foreignColumns: [interviewAnswers.companyId, interviewAnswers.candidateId, interviewAnswers.position],
    }).onDelete('cascade'),
    foreignKey({
      name: 'resemblances_other',
      columns: [table.companyId, table.otherId, table.otherPosition],
      foreignColumns: [interviewAnswers.companyId, interviewAnswers.candidateId, interviewAnswers.position],
    }).onDelete('cascade'),
    index('resemblances_of_other').on(table.companyId, table.otherId, table.otherPosition),
  ],
);

import { boolean, doublePrecision, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { EXPORT_STATES } from '@kafaa/domain/lifecycle/options';
import { companies } from '../companies/tables.ts';

/** The last export that a company requested. */
export const companyExports = pgTable(
  'company_exports',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    /** Id of the request; an older one that is still running ends without a result. */
    id: text('id').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    requestedBy: text('requested_by').notNull(),
    /** Whether the company's plan showed its candidates' answers at the time of the request. */
    withAnswers: boolean('with_answers').notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** Key in the file store; `size` is in bytes. */
    fileKey: text('file_key'),
    size: doublePrecision('size'),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

/**
 * Tombstone of an erased company: time, actor and number of rows of each table. The erasing database function writes it (migrations) and
 * deletes audit events only if it exists; nothing changes or deletes it.
 */
export const companyTombstones = pgTable(
  'company_tombstones',
  {
    companyId: text('company_id').notNull(),
    erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
    erasedBy: text('erased_by', { enum: ['COMPANY', 'OPERATOR'] }).notNull(),
    erased: jsonb('erased').$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

import { boolean, doublePrecision, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { EXPORT_STATES } from '@kafaa/domain/lifecycle/options';
import { companies } from '../companies/tables.ts';

/** The last export that a company asked for. */
export const companyExports = pgTable(
  'company_exports',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    /** Of the request: an older one that is still running ends without a result. */
    id: text('id').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    requestedBy: text('requested_by').notNull(),
    /** Whether a plan showed the company its candidates' answers when it asked. */
    withAnswers: boolean('with_answers').notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** Key in the file store, and bytes. */
    fileKey: text('file_key'),
    size: doublePrecision('size'),
  },
  (table) => [primaryKey({ columns: [table.companyId] })],
);

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody called within a window of time; the key is a keyed hash, so nobody's address is in here. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** The window's end: whoever calls after it begins a new one. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('call_counts_ended').on(table.endsAt)],
);

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Number of calls within a window of time. The key is a keyed hash, so that the table contains no address. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** End of the window; the next call after it starts a new window. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('call_counts_ended').on(table.endsAt)],
);

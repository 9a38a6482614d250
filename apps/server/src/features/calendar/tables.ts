import type { HoursRange } from '@kafaa/domain/calendar/schema';
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

/** Locator: the private calendar feeds, one per person, by the hash of their token. A row is deleted when the person leaves the company. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_user').on(table.companyId, table.userId)],
);

/** The weekly hours in which a person meets candidates. A row is deleted when the person leaves the company. */
export const meetingHours = pgTable(
  'meeting_hours',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    ranges: jsonb('ranges').$type<HoursRange[]>().notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
  ],
);

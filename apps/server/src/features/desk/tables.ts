import { foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { jobs } from '../jobs/tables.ts';

/**
 * Time at which a person last opened an offer: later evaluations are new to this person. A row is deleted when the person leaves the
 * company.
 */
export const deskVisits = pgTable(
  'desk_visits',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    jobId: text('job_id').notNull(),
    visitedAt: timestamp('visited_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.jobId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
  ],
);

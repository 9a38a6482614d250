import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { jobs } from '../jobs/tables.ts';

/** The offers that a person without access to all of them may see. */
export const offerAccess = pgTable(
  'offer_access',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    jobId: text('job_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.jobId] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
  ],
);

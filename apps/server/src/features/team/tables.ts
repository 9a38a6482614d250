import { sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** SQL list of the offers that were given to the person of a row of `users`. */
export const givenOffers = sql<string[]>`coalesce((select json_agg(o.job_id order by o.job_id) from ${offerAccess} o
  where o.company_id = ${users}.company_id and o.user_id = ${users}.id), '[]'::json)`;

/** SQL list of the offers that the person of a row of `users` may see; null if the person may see all. */
export const visibleOffers = sql<string[] | null>`case when ${users}.all_offers then null else ${givenOffers} end`;

/** SQL condition on a row of `users`: the person may see the offer. */
export const maySee = (jobId: string | AnyPgColumn) =>
  sql<boolean>`(${users}.all_offers or exists (select from ${offerAccess} o
    where o.company_id = ${users}.company_id and o.user_id = ${users}.id and o.job_id = ${jobId}))`;

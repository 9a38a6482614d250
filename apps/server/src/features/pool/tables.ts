import { type SQL, sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { candidates } from '../candidates/tables.ts';

/**
 * Consents to be contacted by the company for other offers, each given with one application. A consent is valid for all applications of its
 * mailbox in the company; each mailbox has at most one.
 */
export const poolConsents = pgTable(
  'pool_consents',
  {
    companyId: text('company_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    /** Mailbox of the application at the time of the consent. An address corrected later has no consent. */
    mailbox: text('mailbox').notNull(),
    /** Version of the sentence that the person accepted. */
    version: text('version').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    index('pool_consents_mailbox').on(table.companyId, table.mailbox),
    index('pool_consents_given').on(table.companyId, table.givenAt, table.candidateId),
  ],
);

/**
 * SQL expression: the time, as a text, until which the person of this application may be contacted for other offers; null without a valid
 * consent.
 */
export const poolUntil = (now: Date, candidate: SQL = sql`${candidates}`): SQL<string | null> => sql<string | null>`(
  select max(p.ends_at) from ${poolConsents} p
  where p.company_id = ${candidate}.company_id and p.mailbox = coalesce(${candidate}.mailbox, ${candidate}.email)
    and p.ends_at > ${now.toISOString()}::timestamptz)`;

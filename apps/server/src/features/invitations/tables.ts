import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { candidates } from '../candidates/tables.ts';

/** A meeting with a person, to which the company invites a candidate (the page /Interviews). */
export const invitations = pgTable(
  'invitations',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    candidateId: text('candidate_id').notNull(),
    interviewType: text('interview_type', { enum: ['ONLINE', 'IN_PERSON'] }).notNull(),
    interviewPlace: text('interview_place').notNull(),
    interviewDate: timestamp('interview_date', { withTimezone: true }).notNull(),
    customMessage: text('custom_message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Raised by each change: calendars apply the highest, and replies to an earlier state are refused. */
    sequence: integer('sequence').notNull().default(0),
    reply: text('reply', { enum: ['NONE', 'ACCEPTED', 'DECLINED'] })
      .notNull()
      .default('NONE'),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    index('invitations_by_date').on(table.companyId, table.interviewDate, table.id),
    index('invitations_candidate').on(table.companyId, table.candidateId, table.createdAt),
  ],
);

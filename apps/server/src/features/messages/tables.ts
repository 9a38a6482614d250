import { LEFT_OUT } from '@kafaa/domain/messages/options';
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { jobs } from '../jobs/tables.ts';

/** One mail to several candidates of an offer: stored once, held, then sent to each of them. */
export const groupMails = pgTable(
  'group_mails',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    jobId: text('job_id').notNull(),
    /** The other offer that the mail proposes; null for any other mail. */
    proposedJobId: text('proposed_job_id'),
    /** Idempotency key of the client: a repeated request returns the same mail. */
    requestId: text('request_id').notNull(),
    /** Subject with variables. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Number of selected people; some may be erased since. */
    chosen: integer('chosen').notNull(),
    writtenBy: text('written_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    leavesAt: timestamp('leaves_at', { withTimezone: true }).notNull(),
    takenBackAt: timestamp('taken_back_at', { withTimezone: true }),
    /** Time at which the first mails were written. From then on the group mail cannot be undone. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.jobId], foreignColumns: [jobs.companyId, jobs.id] }),
    foreignKey({ columns: [table.companyId, table.proposedJobId], foreignColumns: [jobs.companyId, jobs.id] }),
    foreignKey({ columns: [table.companyId, table.writtenBy], foreignColumns: [users.companyId, users.id] }),
    uniqueIndex('group_mails_request').on(table.companyId, table.requestId),
    index('group_mails_job').on(table.companyId, table.jobId, table.createdAt),
    index('group_mails_recent').on(table.companyId, table.createdAt),
  ],
);

/** The selected people. A row without `mailId` and `leftOut` still waits; one of them is set in the transaction that writes the mail. */
export const groupMailRecipients = pgTable(
  'group_mail_recipients',
  {
    companyId: text('company_id').notNull(),
    groupId: text('group_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    mailId: text('mail_id'),
    leftOut: text('left_out', { enum: LEFT_OUT }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.groupId, table.candidateId] }),
    foreignKey({
      columns: [table.companyId, table.groupId],
      foreignColumns: [groupMails.companyId, groupMails.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.candidateId],
      foreignColumns: [candidates.companyId, candidates.id],
    }),
    index('group_mail_recipients_candidate').on(table.companyId, table.candidateId),
  ],
);

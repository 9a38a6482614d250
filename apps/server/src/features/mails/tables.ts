import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A small text attachment (a calendar entry). Larger files belong in the file store. */
export interface StoredAttachment {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
}

/** Every mail that the product sends. Without SMTP, this table is also the outbox shown in the browser. */
export const mails = pgTable(
  'mails',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    recipient: text('recipient').notNull(),
    /** Reply-To address at the time the mail was written; null if replies go to the sender. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Candidate whom the mail is addressed to or about. Erasing the candidate deletes the mail. */
    candidateId: text('candidate_id'),
    /** Whether the mail is addressed to the candidate, not only about the candidate. */
    toCandidate: boolean('to_candidate').notNull().default(false),
    /** Whether the mail is about a person's rights to their own data. Such a mail is sent even while the company is suspended. */
    ownData: boolean('own_data').notNull().default(false),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    /** Number of failed attempts that concern this mail; attempts during an outage do not count. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Error code with which the recipient's server refused the mail permanently. Any other error is retried. */
    refusal: text('refusal'),
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    /** Reason of the last failed attempt, in the server's words, without addresses. */
    lastError: text('last_error'),
    /** Whether the last attempt failed with the scope `outage`, so that no other mail can be sent either. */
    outage: boolean('outage').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // Index for the embedded outbox, which is read across companies, and only on loopback by default.
    index('mails_outbox').on(table.createdAt),
    // Index for mails that wait for the mail server, across all companies: few rows.
    index('mails_waiting')
      .on(table.createdAt)
      .where(sql`sent_at is null and refusal is null`),
    index('mails_outage')
      .on(table.createdAt)
      .where(sql`outage`),
    index('mails_refused')
      .on(table.companyId, table.refusedAt)
      .where(sql`refusal is not null`),
    index('mails_candidate').on(table.companyId, table.candidateId),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A small text file of a mail (a calendar entry); nothing that belongs into the file store. */
export interface StoredAttachment {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
}

/** Every message of the product; without SMTP this table is the outbox that people read. */
export const mails = pgTable(
  'mails',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    recipient: text('recipient').notNull(),
    /** Where an answer goes, as it was when the mail was written; null: to the sender. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The candidate it is to or about: what erasing a candidate takes along. */
    candidateId: text('candidate_id'),
    /** Answers somebody's right to the own data: it leaves also while the company is suspended. */
    ownData: boolean('own_data').notNull().default(false),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    /** Tries that ended with an answer about this very mail; those during an outage do not count. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The code by which the recipient's own server refuses it for good. Nothing else sets it: any other error is retried. */
    refusal: text('refusal'),
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    /** Why the last try failed, in the server's words, without addresses. */
    lastError: text('last_error'),
    /** The last try failed before the server was told the recipient: then no other mail leaves, either. */
    outage: boolean('outage').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // The embedded outbox is read across companies, on the loopback default only.
    index('mails_outbox').on(table.createdAt),
    // What waits for the mail server, over all companies: few rows.
    index('mails_waiting')
      .on(table.createdAt)
      .where(sql`sent_at is null and refusal is null`),
    index('mails_outage')
      .on(table.createdAt)
      .where(sql`outage`),
    index('mails_candidate').on(table.companyId, table.candidateId),
  ],
);

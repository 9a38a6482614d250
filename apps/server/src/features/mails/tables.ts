import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The candidate it is to or about: what erasing a candidate takes along. */
    candidateId: text('candidate_id'),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why the mail server will never take it (its code); the operator sees these. */
    refusal: text('refusal'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // The embedded outbox is read across companies, on the loopback default only.
    index('mails_outbox').on(table.createdAt),
    index('mails_candidate').on(table.companyId, table.candidateId),
  ],
);

import { TEMPLATE_KINDS } from '@kafaa/domain/templates/options';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables.ts';

/** A company's own words of mails to candidates; without a row, the product's mail is sent. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    kind: text('kind', { enum: TEMPLATE_KINDS }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind] })],
);

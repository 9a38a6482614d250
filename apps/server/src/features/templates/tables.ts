import { TEMPLATE_KINDS } from '@kafaa/domain/templates/options';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables.ts';

/** A company's own texts of mails to candidates. If there is no row, the standard mail is sent. */
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

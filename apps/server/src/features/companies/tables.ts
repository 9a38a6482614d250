import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  companyId: text('company_id').primaryKey(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  description: text('description'),
  industry: text('industry'),
  size: text('size'),
  values: jsonb('values').$type<string[]>().notNull().default([]),
  onboardingStatus: text('onboarding_status', { enum: ['PENDING', 'COMPLETED'] })
    .notNull()
    .default('PENDING'),
  /** Where candidates' answers to mails go, once its owner has confirmed it; until then the log-in address. */
  contactEmail: text('contact_email'),
  /** The contact address that still waits for its owner's confirmation. */
  contactEmailAsked: text('contact_email_asked'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

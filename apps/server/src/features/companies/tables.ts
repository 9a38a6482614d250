import { and, isNull } from 'drizzle-orm';
import type { House } from '@kafaa/interviewer/contract';
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
  /** By the operator: nobody logs in, offers take nobody, mails to candidates wait. */
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  suspendedReason: text('suspended_reason'),
  /** When all of it is erased, as the company has asked. */
  eraseAt: timestamp('erase_at', { withTimezone: true }),
  /** Thresholds by its own levels, as they were when somebody turned them on; null: the engine's. */
  house: jsonb('house').$type<House>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Neither suspended nor about to go: its offers take candidates. */
export const takesCandidates = and(isNull(companies.suspendedAt), isNull(companies.eraseAt));

import { and, isNull } from 'drizzle-orm';
import type { Role } from '@kafaa/domain/kernel/roles';
import type { House } from '@kafaa/interviewer/contract';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  companyId: text('company_id').primaryKey(),
  name: text('name').notNull(),
  /** The full name in law, shown to candidates beside the short one; null if the company gave none. */
  legalName: text('legal_name'),
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
  /** Address that receives candidates' replies to mails, set once its owner has confirmed it; null: the log-in address. */
  contactEmail: text('contact_email'),
  /** A contact address that its owner has not confirmed yet. */
  contactEmailAsked: text('contact_email_asked'),
  /** Set by the operator: log-ins are refused, offers take no candidates, mails to candidates wait. */
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  suspendedReason: text('suspended_reason'),
  /** When all data of the company is erased, at its request. */
  eraseAt: timestamp('erase_at', { withTimezone: true }),
  /** Thresholds learned from the company's own levels, frozen when somebody turned them on; null: the engine's. */
  house: jsonb('house').$type<House>(),
  /** The roles that must log in with a second factor. */
  secondFactorRoles: jsonb('second_factor_roles').$type<Role[]>().notNull().default([]),
  /** Since when each person levels answers before an evaluation opens to them; null: evaluations are open. */
  readFirstSince: timestamp('read_first_since', { withTimezone: true }),
  /** Since when the company looks back on hires; null: off. Hires from before are left out. */
  hindsightSince: timestamp('hindsight_since', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Neither suspended nor due for erasure: its offers take candidates. */
export const takesCandidates = and(isNull(companies.suspendedAt), isNull(companies.eraseAt));

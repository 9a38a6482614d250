import { and, isNull } from 'drizzle-orm';
import { LOGO_TYPES } from '@kafaa/domain/companies/options';
import type { MeetingDefaults } from '@kafaa/domain/invitations/schema';
import type { Role } from '@kafaa/domain/kernel/roles';
import type { House } from '@kafaa/interviewer/contract';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  companyId: text('company_id').primaryKey(),
  name: text('name').notNull(),
  /** Full legal name, shown to candidates beside the short one; null if the company gave none. */
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
  /** Address that receives candidates' replies to mails, set once its owner has confirmed it. Null means the log-in address. */
  contactEmail: text('contact_email'),
  /** A contact address that its owner has not confirmed yet. */
  contactEmailAsked: text('contact_email_asked'),
  /**
   * Time at which the operator suspended the company. While suspended, log-ins are refused, offers accept no candidates, and mails to
   * candidates wait.
   */
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  suspendedReason: text('suspended_reason'),
  /** Time at which all data of the company is erased, at its request. */
  eraseAt: timestamp('erase_at', { withTimezone: true }),
  /** Thresholds learned from the company's own levels, frozen when somebody turned them on; null for the engine's. */
  house: jsonb('house').$type<House>(),
  /** The roles that must log in with a second factor. */
  secondFactorRoles: jsonb('second_factor_roles').$type<Role[]>().notNull().default([]),
  /** Time since which each person levels answers before an evaluation opens to this person; null if evaluations are open. */
  readFirstSince: timestamp('read_first_since', { withTimezone: true }),
  /** Time since which the company is asked about past hires; null if this is off. Earlier hires are left out. */
  hindsightSince: timestamp('hindsight_since', { withTimezone: true }),
  /** Duration and places that the company proposes for its meetings. Null or an empty value means the value of the last invitation. */
  meetingDefaults: jsonb('meeting_defaults').$type<MeetingDefaults>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** SQL condition: the company is neither suspended nor due for erasure, so its offers accept candidates. */
export const takesCandidates = and(isNull(companies.suspendedAt), isNull(companies.eraseAt));

/** Logos, in a table of their own, so that a read of the company does not read the picture. */
export const companyLogos = pgTable('company_logos', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.companyId),
  type: text('type', { enum: LOGO_TYPES }).notNull(),
  /** Size in pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Start of the hash of the picture; part of its URL, so that browsers may cache it. */
  version: text('version').notNull(),
  /** The picture in base64. */
  content: text('content').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});

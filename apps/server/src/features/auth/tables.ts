import { ROLES } from '@kafaa/domain/kernel/roles';
import type { AccountPayload } from '@kafaa/domain/companies/schema';
import { ACCOUNT_TOKENS, INTERVIEW_MAILS, MEMBER_STATES } from '@kafaa/domain/auth/options';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables.ts';

/** The people of a company. A person has one row per company, and one log-in (`emailLocators`) for all of them. */
export const users = pgTable(
  'users',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    id: text('id').notNull(),
    email: text('email').notNull(),
    /** Empty in all rows of a person but the one of `emailLocators`, so that there is one password. */
    passwordHash: text('password_hash').notNull(),
    /** Set by versions before `sign_ups`: several people signed up with the address, and none of their passwords logs in. */
    passwordDisputed: boolean('password_disputed').notNull().default(false),
    /** The first person of a company administers it. */
    role: text('role', { enum: ROLES }).notNull().default('ADMINISTRATOR'),
    state: text('state', { enum: MEMBER_STATES }).notNull().default('ACTIVE'),
    /** As the person wrote it; null: not yet, and the address stands for it. */
    name: text('name'),
    /** Whether the person was active once, so that the row keeps a name on what the person did. */
    joinedBefore: boolean('joined_before').notNull().default(true),
    /** Whether the person sees every offer, or those of `offer_access` only. */
    allOffers: boolean('all_offers').notNull().default(true),
    /** When the person proved the address. Null for who was invited or has left: earlier versions write to all others. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the person is mailed about finished interviews; null: nothing chosen (`usualInterviewMails`). */
    interviewMails: text('interview_mails', { enum: INTERVIEW_MAILS }),
    /** The day in Tunis of the last daily mail: one per person and day, also with several processes. */
    digestDay: date('digest_day', { mode: 'string' }),
    /** The next daily mail tells of what came later; null: the person has had none. */
    digestFrom: timestamp('digest_from', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // The address is empty once a person who left had it erased.
    uniqueIndex('users_email')
      .on(table.companyId, table.email)
      .where(sql`email <> ''`),
  ],
);

/** Of a row of `companies`: its contact address, else the first log-in address that its owner has confirmed. */
export const companyContact = sql<string | null>`coalesce(${companies.contactEmail}, (
  select u.email from ${users} u where u.company_id = ${companies}.company_id and u.confirmed_at is not null
  order by u.created_at limit 1))`;

/**
 * Unconfirmed sign-ups, one row per password, and shadow rows for addresses that already have an account, so that a log-in
 * answers the same for both. The company and its user are created when a sign-up is confirmed.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    /** The company that the address has or will get. */
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** Salted by the address (`signUpSalt`), so that the same password gives the same row. */
    passwordHash: text('password_hash').notNull(),
    email: text('email').notNull(),
    /** Hash of the secret that the browser keeps after the sign-up. */
    proofHash: text('proof_hash'),
    /** Null for a shadow, which must not change the account. */
    account: jsonb('account').$type<AccountPayload>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The last sign-up or log-in with this password. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.passwordHash] })],
);

export const sessions = pgTable(
  'sessions',
  {
    companyId: text('company_id').notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Renewals cannot extend a session past this. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** Browser and system in words; null: opened by a version before this column, or sent without a name. */
    device: text('device'),
    /** The last call, exact to a quarter of an hour; null: none later than the log-in. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('sessions_user').on(table.companyId, table.userId),
  ],
);

/** Locator: the row of `users` that holds the password of a log-in address. */
export const emailLocators = pgTable('email_locators', {
  email: text('email').primaryKey(),
  companyId: text('company_id').notNull(),
  userId: text('user_id').notNull(),
});

/** The second factor of a log-in address. It follows the address: no company of the person holds it. */
export const secondFactors = pgTable('second_factors', {
  email: text('email')
    .primaryKey()
    .references(() => emailLocators.email, { onDelete: 'cascade' }),
  /** Encrypted (`seal`), so that a dump of the table logs nobody in. */
  secret: text('secret').notNull(),
  /** Hashes of the unused recovery codes. */
  recovery: jsonb('recovery').$type<string[]>().notNull().default([]),
  /** The 30-second step of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Set by the first code; a row without it asks nobody for anything. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

/** Of a person's row joined to its company: whether the company requires a second factor of the role. */
export const requiresSecondFactor = ({ role }: { readonly role: AnyPgColumn }) =>
  sql<boolean>`${companies.secondFactorRoles} @> to_jsonb(${role})`;
/** Of the same row: whether the person lacks the second factor that the company requires. */
export const secondFactorDue = sql<boolean>`(${requiresSecondFactor(users)} and not exists (
  select from ${secondFactors} f where f.email = ${users.email} and f.confirmed_at is not null))`;

/** Locator: the further companies of a log-in address, beside that of `emailLocators`. */
export const memberLocators = pgTable(
  'member_locators',
  {
    email: text('email').notNull(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.companyId] })],
);

/** Locator: single-use links of accounts, by the hash of their token. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    purpose: text('purpose', { enum: ACCOUNT_TOKENS }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('account_tokens_user').on(table.companyId, table.userId)],
);

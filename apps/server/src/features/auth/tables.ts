import { ROLES } from '@kafaa/domain/kernel/roles';
import type { AccountPayload } from '@kafaa/domain/companies/schema';
import { ACCOUNT_TOKENS, IDENTITY_PROOFS, INTERVIEW_MAILS, MEMBER_STATES } from '@kafaa/domain/auth/options';
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
    /** The name as typed; null until the person gives one. Lists show the address then. */
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

/** SQL for a row of `companies`: its contact address, else the first log-in address that its owner has confirmed. */
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
  /** The secret of the app, encrypted (`seal`), so that a dump of the table logs nobody in; null: the person has passkeys only. */
  secret: text('secret'),
  /** Hashes of the unused recovery codes, which stand in for the app and for a passkey. */
  recovery: jsonb('recovery').$type<string[]>().notNull().default([]),
  /** The 30-second step of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Set by the app's first code; before it, nobody is asked for a code of the app. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

/** The passkeys of a log-in address. Each is a second factor, and opens a session without the password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => emailLocators.email, { onDelete: 'cascade' }),
    /** Given by the authenticator, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** The sign count of the last accepted answer; 0 always for passkeys that are synchronised between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** Set when the password is reset: whoever knew the old one may have added the passkey. The new password clears it. */
    needsPassword: boolean('needs_password').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_email').on(table.email)],
);

/** Challenges that no passkey has answered yet. An answer deletes its row, so that it counts once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  /** The address that a passkey is created for; null for a log-in. */
  email: text('email').references(() => emailLocators.email, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The identities of a log-in address at identity providers. They follow the address: no company of the person holds them. */
export const loginIdentities = pgTable(
  'login_identities',
  {
    id: text('id').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => emailLocators.email, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    /** Identifies the person at the issuer, as its address does not. */
    subject: text('subject').notNull(),
    /** The proof with which the person linked it. A reset of the password removes what the password linked. */
    linkedBy: text('linked_by', { enum: IDENTITY_PROOFS }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('login_identities_subject').on(table.issuer, table.subject),
    // One identity per account and issuer: somebody who gets an address later must not get its account.
    uniqueIndex('login_identities_email').on(table.email, table.issuer),
  ],
);

/** SQL condition on a person's row joined to its company: whether the company requires a second factor of the role. */
export const requiresSecondFactor = ({ role }: { readonly role: AnyPgColumn }) =>
  sql<boolean>`${companies.secondFactorRoles} @> to_jsonb(${role})`;
/** SQL condition on the same row: whether the person lacks the second factor that the company requires. */
export const secondFactorDue = sql<boolean>`(${requiresSecondFactor(users)} and not exists (
  select from ${secondFactors} f where f.email = ${users.email} and f.confirmed_at is not null) and not exists (
  select from ${passkeys} p where p.email = ${users.email}))`;

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

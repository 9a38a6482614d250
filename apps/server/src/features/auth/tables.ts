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
    /** Password hash; only the row that `emailLocators` names has one, so that each person has one password. */
    passwordHash: text('password_hash').notNull(),
    /** Whether several people signed up with the address, so that none of their passwords logs in. Set by versions before `sign_ups`. */
    passwordDisputed: boolean('password_disputed').notNull().default(false),
    /** Role of the person; the first person of a company is its administrator. */
    role: text('role', { enum: ROLES }).notNull().default('ADMINISTRATOR'),
    state: text('state', { enum: MEMBER_STATES }).notNull().default('ACTIVE'),
    /** The name as typed; null until the person gives one. Lists then show the address. */
    name: text('name'),
    /** Whether the person was active once, so that the row keeps the name for records of the person's actions. */
    joinedBefore: boolean('joined_before').notNull().default(true),
    /** Whether the person sees every offer; otherwise only those of `offer_access`. */
    allOffers: boolean('all_offers').notNull().default(true),
    /**
     * Time at which the person proved the address. Null for people who were invited or have left, because earlier versions mail everybody
     * with a time here.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the person gets mails about finished interviews; null if the person has not chosen (`usualInterviewMails`). */
    interviewMails: text('interview_mails', { enum: INTERVIEW_MAILS }),
    /** Day in Tunis of the last daily mail, so that each person gets one a day, even with several processes. */
    digestDay: date('digest_day', { mode: 'string' }),
    /** Start of the period of the next daily mail; null if the person has had none. */
    digestFrom: timestamp('digest_from', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // A person who left and had the address erased has an empty one, so the index leaves these rows out.
    uniqueIndex('users_email')
      .on(table.companyId, table.email)
      .where(sql`email <> ''`),
  ],
);

/** SQL expression on a row of `companies`: its contact address, else the first log-in address that its owner has confirmed. */
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
    /** Company data for the account; null for a shadow, which must not change the account. */
    account: jsonb('account').$type<AccountPayload>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the last sign-up or log-in with this password. */
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
    /** Latest end of the session; renewals cannot extend it past this. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** Browser and system in words; null if a version before this column opened the session or the browser sent no name. */
    device: text('device'),
    /** Time of the last call, exact to a quarter of an hour; null if there was none after the log-in. */
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

/** The second factor of a log-in address. It belongs to the address, not to one company of the person. */
export const secondFactors = pgTable('second_factors', {
  email: text('email')
    .primaryKey()
    .references(() => emailLocators.email, { onDelete: 'cascade' }),
  /** Secret of the app, encrypted (`seal`), so that a dump of the table logs nobody in; null if the person has passkeys only. */
  secret: text('secret'),
  /** Hashes of the unused recovery codes, each of which replaces a code of the app or a passkey once. */
  recovery: jsonb('recovery').$type<string[]>().notNull().default([]),
  /** 30-second step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Time of the app's first code; before it, no log-in asks for a code of the app. */
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
    /** Id that the authenticator gave the passkey, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** Public key in COSE format, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Sign count of the last accepted answer; always 0 for passkeys that are synchronised between devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /**
     * Whether the passkey opens a session only with the password. A password reset sets it, because somebody who knew the old password may
     * have added the passkey; the new password clears it.
     */
    needsPassword: boolean('needs_password').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credentialId), index('passkeys_email').on(table.email)],
);

/** Challenges that no passkey has answered yet. An answer deletes the row, so that each challenge is accepted once. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  /** Address that a passkey is created for; null for a log-in. */
  email: text('email').references(() => emailLocators.email, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The identities of a log-in address at identity providers. They belong to the address, not to one company of the person. */
export const loginIdentities = pgTable(
  'login_identities',
  {
    id: text('id').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => emailLocators.email, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    /** Id of the person at the issuer. It stays the same when the person's address changes. */
    subject: text('subject').notNull(),
    /** The proof with which the person linked the identity. A password reset removes the identities linked by password. */
    linkedBy: text('linked_by', { enum: IDENTITY_PROOFS }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('login_identities_subject').on(table.issuer, table.subject),
    // One identity per account and issuer: a person who gets the address later must not get the account.
    uniqueIndex('login_identities_email').on(table.email, table.issuer),
  ],
);

/** SQL condition on a person's row: the person has joined the company, confirmed the address and not left. */
export const isActive = sql<boolean>`(${users}.state = 'ACTIVE' and ${users}.confirmed_at is not null)`;

/** SQL condition on a person's row joined to its company: the company requires a second factor for the role. */
export const requiresSecondFactor = ({ role }: { readonly role: AnyPgColumn }) =>
  sql<boolean>`${companies.secondFactorRoles} @> to_jsonb(${role})`;
/** SQL condition on the same row: the person lacks the second factor that the company requires. */
export const secondFactorDue = sql<boolean>`(${requiresSecondFactor(users)} and not exists (
  select from ${secondFactors} f where f.email = ${users.email} and f.confirmed_at is not null) and not exists (
  select from ${passkeys} p where p.email = ${users.email}))`;

/** Locator: the further companies of a log-in address, beside the company in `emailLocators`. */
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

import type { AccountPayload } from '@kafaa/domain/companies/schema';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables.ts';

export const users = pgTable(
  'users',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.companyId),
    id: text('id').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Set by versions before `sign_ups`: several people signed up with the address, and none of their passwords logs in. */
    passwordDisputed: boolean('password_disputed').notNull().default(false),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

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
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('sessions_user').on(table.companyId, table.userId),
  ],
);

/** Locator: which company a log-in address belongs to. */
export const emailLocators = pgTable('email_locators', {
  email: text('email').primaryKey(),
  companyId: text('company_id').notNull(),
  userId: text('user_id').notNull(),
});

/** Locator: single-use links of accounts, by the hash of their token. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    purpose: text('purpose', { enum: ['CONFIRM', 'RESET'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('account_tokens_user').on(table.companyId, table.userId)],
);

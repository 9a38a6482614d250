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
    /** Written before `sign_ups` existed: several people signed up with the address, and none of their passwords opens it. */
    passwordDisputed: boolean('password_disputed').notNull().default(false),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/**
 * Sign-ups whose address nobody has confirmed, one a password; and shadows of them for addresses that have an account, so
 * that a log-in answers alike. The company and its user are made when one of them is confirmed.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    /** Of the company that the address has or will have. */
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** With the salt of the address (`signUpSalt`), so that the same password again is the same row. */
    passwordHash: text('password_hash').notNull(),
    email: text('email').notNull(),
    /** Of the secret that the browser of the sign-up keeps. */
    proofHash: text('proof_hash'),
    /** Null for a shadow: of an account nothing is changed. */
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
    /** No renewal goes past this. */
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

import { boolean, foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
    /** Signed up for with several passwords before anybody had shown that the address is theirs: none of them opens it. */
    passwordDisputed: boolean('password_disputed').notNull().default(false),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
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

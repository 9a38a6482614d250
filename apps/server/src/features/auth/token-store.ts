import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AccountToken } from '@kafaa/domain/auth/options';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { companies } from '../companies/tables.ts';
import { accountTokens, users } from './tables.ts';
import type { UserKey } from './account-store.ts';

export async function insertToken(
  db: Db,
  token: UserKey & { tokenHash: string; purpose: AccountToken; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(accountTokens).values(token);
}

/** Marks a token as used. Returns its user if it was unused and not expired, else null; of concurrent calls exactly one succeeds. */
export async function useTokenUnscoped(
  db: Db,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: AccountToken; now: Date },
): Promise<UserKey | null> {
  const [row] = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        sql`${accountTokens.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning();
  return row ? { companyId: toCompanyId(row.companyId), userId: row.userId } : null;
}

/** Cancels the open links of a user, for one purpose: a new link replaces them. */
export async function cancelTokens(
  db: Db,
  { companyId, userId, purpose, at }: UserKey & { purpose: AccountToken; at: Date },
): Promise<void> {
  await db
    .update(accountTokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(accountTokens.companyId, companyId),
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
      ),
    );
}

/** Returns whether a confirmation link was used and whether its address is confirmed; null for an unknown token. */
export async function findConfirmationUnscoped(
  db: Db,
  tokenHash: string,
): Promise<(UserKey & { isConfirmed: boolean; usedAt: Date | null; expiresAt: Date }) | null> {
  const [row] = await withoutTenantScope(
    db
      .select({ token: accountTokens, confirmedAt: users.confirmedAt })
      .from(accountTokens)
      .leftJoin(users, and(eq(users.companyId, accountTokens.companyId), eq(users.id, accountTokens.userId)))
      .where(and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, 'CONFIRM'))),
  );
  if (!row) return null;
  const { companyId, userId, usedAt, expiresAt } = row.token;
  const isConfirmed = row.confirmedAt !== null;
  return { companyId: toCompanyId(companyId), userId, isConfirmed, usedAt, expiresAt };
}

/** Returns the person that an invitation is for, with the company; null for an unknown token. */
export async function findInvitationUnscoped(db: Db, tokenHash: string) {
  const { usedAt, expiresAt } = accountTokens;
  const [row] = await withoutTenantScope(
    db
      .select({ user: users, companyName: companies.name, suspendedAt: companies.suspendedAt, usedAt, expiresAt })
      .from(accountTokens)
      .innerJoin(users, and(eq(users.companyId, accountTokens.companyId), eq(users.id, accountTokens.userId)))
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, 'INVITE'))),
  );
  if (!row) return null;
  const { user, ...invitation } = row;
  const { id: userId, email, role, state } = user;
  return { companyId: toCompanyId(user.companyId), userId, email, role, state, ...invitation };
}

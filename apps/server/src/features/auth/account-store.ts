import { and, eq, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { emailLocators, users } from './tables.ts';

export type UserRow = typeof users.$inferSelect & { companyId: CompanyId };

/** Key of a person in one company. */
export interface UserKey {
  readonly companyId: CompanyId;
  readonly userId: string;
}

/** Returns the user that holds the password of a log-in address. */
export async function findUserByEmailUnscoped(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await withoutTenantScope(
    db
      .select({ user: users })
      .from(emailLocators)
      .innerJoin(users, and(eq(users.companyId, emailLocators.companyId), eq(users.id, emailLocators.userId)))
      .where(eq(emailLocators.email, email)),
  );
  return row ? { ...row.user, companyId: toCompanyId(row.user.companyId) } : null;
}

export async function insertUser(
  db: Db,
  user: UserKey & { email: string; passwordHash: string; createdAt: Date; confirmedAt: Date },
): Promise<void> {
  const { userId, ...columns } = user;
  await db.insert(users).values({ id: userId, ...columns });
}

/** Sets a password and confirms the address, because a link that was mailed to it proves ownership. */
export async function setPassword(
  db: Db,
  { companyId, userId, passwordHash, at }: UserKey & { passwordHash: string; at: Date },
): Promise<void> {
  await db
    .update(users)
    .set({
      passwordHash,
      passwordDisputed: false,
      confirmedAt: sql`coalesce(${users.confirmedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
}

/** Replaces the hash by a stronger one of the same password, unless the password was changed meanwhile. */
export async function renewHash(
  db: Db,
  { companyId, userId, from, to }: UserKey & { from: string; to: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), eq(users.passwordHash, from)));
}

/** Returns the password hash of a log-in address and share-locks it: it cannot change until the transaction ends. */
export async function lockPasswordUnscoped(db: Db, email: string): Promise<string | null> {
  const [row] = await withoutTenantScope(
    db
      .select({ passwordHash: users.passwordHash })
      .from(emailLocators)
      .innerJoin(users, and(eq(users.companyId, emailLocators.companyId), eq(users.id, emailLocators.userId)))
      .where(eq(emailLocators.email, email))
      .for('share', { of: users }),
  );
  return row?.passwordHash ?? null;
}

export async function findUser(db: Db, { companyId, userId }: UserKey): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ? { ...row, companyId } : null;
}

/** Sets a password without confirming the address. */
export async function savePassword(
  db: Db,
  { companyId, userId, passwordHash }: UserKey & { passwordHash: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
}

import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#/deps';
import { withoutTenantScope } from '#/platform/data/tenant';
import { companies } from '../companies/tables.ts';
import { emailLocators, passkeys, requiresSecondFactor, secondFactors, users } from './tables.ts';
import type { UserKey } from './account-store.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Returns the app and recovery codes of an address, and its number of passkeys. */
export async function findFactorsUnscoped(
  db: Db,
  email: string,
): Promise<{ factor: SecondFactorRow | null; passkeys: number }> {
  const [row] = await db
    .select({ factor: secondFactors, passkeys: db.$count(passkeys, eq(passkeys.email, email)) })
    .from(emailLocators)
    .leftJoin(secondFactors, eq(secondFactors.email, emailLocators.email))
    .where(eq(emailLocators.email, email));
  return row ?? { factor: null, passkeys: 0 };
}

/** Locks the factors of an address until the transaction ends, so that concurrent changes run one after the other. */
export async function lockFactorsUnscoped(db: Db, email: string): Promise<void> {
  await db
    .select({ email: emailLocators.email })
    .from(emailLocators)
    .where(eq(emailLocators.email, email))
    .for('update');
}

/** Returns the person's second factor and passkeys, and whether a company of the person requires a second factor for the role there. */
export async function findOwnFactorUnscoped(db: Db, { companyId, userId }: UserKey) {
  const inCompanies = alias(users, 'in_companies');
  const required = db
    .select({ one: sql`1` })
    .from(inCompanies)
    .innerJoin(companies, eq(companies.companyId, inCompanies.companyId))
    .where(and(eq(inCompanies.email, users.email), eq(inCompanies.state, 'ACTIVE'), requiresSecondFactor(inCompanies)));
  const rows = await withoutTenantScope(
    db
      .select({ factor: secondFactors, passkey: passkeys, required: sql<boolean>`exists (${required})` })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.email, users.email))
      .leftJoin(passkeys, eq(passkeys.email, users.email))
      .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  );
  const [row] = rows;
  if (!row) throw new Error('invariant: the session has no user row (auth.findOwnFactor)');
  return { ...row, passkeys: rows.flatMap(({ passkey }) => (passkey ? [passkey] : [])) };
}

/** Stores a new secret that the person has not confirmed; false if the address has a confirmed one. */
export async function beginSecondFactorUnscoped(
  db: Db,
  { email, secret, at }: { email: string; secret: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ email, secret, createdAt: at })
    .onConflictDoUpdate({
      target: secondFactors.email,
      set: { secret, lastStep: null, createdAt: at },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ email: secondFactors.email });
  return rows.length > 0;
}

/**
 * Marks the code of a 30-second step as used. Returns true for exactly one of several concurrent calls, and false for a step that is not
 * later than the last one.
 */
export async function useStepUnscoped(db: Db, { email, step }: { email: string; step: number }): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.email, email), or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))))
    .returning({ email: secondFactors.email });
  return rows.length > 0;
}

/** Marks a recovery code as used. Returns the number of codes left, or null if the code is unknown. */
export async function useRecoveryUnscoped(
  db: Db,
  { email, hash }: { email: string; hash: string },
): Promise<number | null> {
  const [row] = await db
    .update(secondFactors)
    .set({ recovery: sql`${secondFactors.recovery} - ${hash}::text` })
    .where(and(eq(secondFactors.email, email), sql`${secondFactors.recovery} @> to_jsonb(${hash}::text)`))
    .returning({ recovery: secondFactors.recovery });
  return row ? row.recovery.length : null;
}

/** Confirms the app's secret. Exactly one of several concurrent calls succeeds; none if the secret was replaced since it was read. */
export async function confirmSecondFactorUnscoped(
  db: Db,
  { email, secret, recovery, at }: { email: string; secret: string; recovery: string[]; at: Date },
): Promise<boolean> {
  const isRead = and(
    eq(secondFactors.email, email),
    eq(secondFactors.secret, secret),
    isNull(secondFactors.confirmedAt),
  );
  const rows = await db
    .update(secondFactors)
    .set({ recovery, confirmedAt: at })
    .where(isRead)
    .returning({ email: secondFactors.email });
  return rows.length > 0;
}

export async function replaceRecoveryUnscoped(
  db: Db,
  { email, recovery }: { email: string; recovery: string[] },
): Promise<void> {
  await db.update(secondFactors).set({ recovery }).where(eq(secondFactors.email, email));
}

/** Deletes the app's secret; the recovery codes stay for the passkeys. */
export async function dropAppUnscoped(db: Db, email: string): Promise<void> {
  const set = { secret: null, lastStep: null, confirmedAt: null };
  await db.update(secondFactors).set(set).where(eq(secondFactors.email, email));
}

/** Deletes app, recovery codes and passkeys; returns whether there was a second factor. */
export async function dropFactorsUnscoped(db: Db, email: string): Promise<boolean> {
  const factors = await db.delete(secondFactors).where(eq(secondFactors.email, email)).returning();
  const keys = await db.delete(passkeys).where(eq(passkeys.email, email)).returning({ id: passkeys.id });
  return keys.length > 0 || factors.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Stores the recovery codes of an address that has no app. */
export async function saveRecoveryUnscoped(
  db: Db,
  { email, recovery, at }: { email: string; recovery: string[]; at: Date },
): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ email, recovery, createdAt: at })
    .onConflictDoUpdate({ target: secondFactors.email, set: { recovery } });
}

/** Whether a company of the person requires a second factor for the person's role there. */
export async function needsSecondFactorUnscoped(db: Db, email: string): Promise<boolean> {
  const rows = await withoutTenantScope(
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(and(eq(users.email, email), eq(users.state, 'ACTIVE'), requiresSecondFactor(users)))
      .limit(1),
  );
  return rows.length > 0;
}

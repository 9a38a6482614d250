import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#/deps';
import { runWithoutTenantScope, toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { emailLocators, loginIdentities, memberLocators, passkeys, secondFactors, users } from './tables.ts';
import { type UserKey, findUser, savePassword } from './account-store.ts';
import { dropFactorsUnscoped } from './factor-store.ts';
import { dropSignUps } from './signup-store.ts';
import { cancelTokens } from './token-store.ts';

/**
 * Returns the company and user of a log-in address; a new address gets the proposed ones. The upsert locks the row until the
 * transaction ends.
 */
export async function findOrClaimEmailUnscoped(
  db: Db,
  { email, ...proposed }: UserKey & { email: string },
): Promise<UserKey> {
  // The request's company is known only from the returned row: the proposed one, or the one that already has the address.
  const [row] = await withoutTenantScope(
    db
      .insert(emailLocators)
      .values({ email, ...proposed })
      .onConflictDoUpdate({ target: emailLocators.email, set: { email } })
      .returning(),
  );
  if (!row) throw new Error('invariant: upsert returned no row (auth.findOrClaimEmailUnscoped)');
  return { companyId: toCompanyId(row.companyId), userId: row.userId };
}

/**
 * Changes a log-in address in all its companies. Returns false if `from` is no longer a log-in address. The new address must
 * already be claimed.
 */
export async function moveEmailUnscoped(
  db: Db,
  { companyId, userId, from, to }: UserKey & { from: string; to: string },
): Promise<boolean> {
  const moved = await db
    .update(users)
    .set({ email: to })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), eq(users.email, from)))
    .returning({ id: users.id });
  if (moved.length === 0) return false;
  const further = await db
    .update(memberLocators)
    .set({ email: to })
    .where(eq(memberLocators.email, from))
    .returning({ companyId: memberLocators.companyId, userId: memberLocators.userId });
  for (const one of further)
    await withoutTenantScope(
      db
        .update(users)
        .set({ email: to })
        .where(and(eq(users.companyId, one.companyId), eq(users.id, one.userId))),
    );
  await db.update(emailLocators).set({ companyId, userId }).where(eq(emailLocators.email, to));
  await dropFactorsUnscoped(db, to);
  await db.update(secondFactors).set({ email: to }).where(eq(secondFactors.email, from));
  await db.update(passkeys).set({ email: to }).where(eq(passkeys.email, from));
  await db.delete(loginIdentities).where(eq(loginIdentities.email, to));
  await db.update(loginIdentities).set({ email: to }).where(eq(loginIdentities.email, from));
  await db.delete(emailLocators).where(eq(emailLocators.email, from));
  return true;
}

/** Adds a company to the companies of a log-in address. */
export async function insertMemberLocatorUnscoped(db: Db, member: UserKey & { email: string }): Promise<void> {
  await db.insert(memberLocators).values(member).onConflictDoNothing();
}

/** Moves an address from an unconfirmed sign-up to another user; the sign-up ends. */
export async function takeOverEmailUnscoped(
  db: Db,
  { email, companyId, userId, from, at }: UserKey & { email: string; from: UserKey; at: Date },
): Promise<void> {
  await runWithoutTenantScope(async () => {
    await dropSignUps(db, from);
    await cancelTokens(db, { ...from, purpose: 'CONFIRM', at });
  });
  await db.update(emailLocators).set({ companyId, userId }).where(eq(emailLocators.email, email));
}

/**
 * Moves the password of an address from this user to the same person's user in another company. Changes nothing and returns
 * `elsewhere` if another user holds the password, `last` if the person has no other company. Locks the address, so that it is
 * detached from one company at a time.
 */
export async function handOverUnscoped(
  db: Db,
  { companyId, userId, email }: UserKey & { email: string },
): Promise<'handed over' | 'elsewhere' | 'last'> {
  const ofAddress = eq(memberLocators.email, email);
  const [home] = await db.select().from(emailLocators).where(eq(emailLocators.email, email)).for('update');
  if (home?.companyId !== companyId || home.userId !== userId) return 'elsewhere';
  const [next] = await db
    .select()
    .from(memberLocators)
    .where(ofAddress)
    .orderBy(asc(memberLocators.companyId))
    .limit(1);
  if (!next) return 'last';
  const key = { companyId: next.companyId, userId: next.userId };
  const { passwordHash = '' } = (await findUser(db, { companyId, userId })) ?? {};
  await withoutTenantScope(
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.companyId, key.companyId), eq(users.id, key.userId))),
  );
  await savePassword(db, { companyId, userId, passwordHash: '' });
  await withoutTenantScope(db.update(emailLocators).set(key).where(eq(emailLocators.email, email)));
  await withoutTenantScope(
    db.delete(memberLocators).where(and(ofAddress, eq(memberLocators.companyId, key.companyId))),
  );
  return 'handed over';
}

/** Detaches a log-in address from one of its companies. An address without a company is free for a new sign-up. */
export async function detachEmailUnscoped(
  db: Db,
  { companyId, userId, email }: UserKey & { email: string },
): Promise<void> {
  const place = await handOverUnscoped(db, { companyId, userId, email });
  if (place === 'elsewhere')
    await db
      .delete(memberLocators)
      .where(and(eq(memberLocators.email, email), eq(memberLocators.companyId, companyId)));
  if (place !== 'last') return;
  await dropSignUps(db, { companyId, userId });
  await db.delete(emailLocators).where(eq(emailLocators.email, email));
  await savePassword(db, { companyId, userId, passwordHash: '' });
}

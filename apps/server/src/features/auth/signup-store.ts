import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { companies } from '../companies/tables.ts';
import { emailLocators, signUps, users } from './tables.ts';
import type { UserKey } from './account-store.ts';

/** Upserts a sign-up by its password hash, with the newest data. For an address with an account, `account` and `proofHash` stay null. */
export async function saveSignUp(
  db: Db,
  signUp: UserKey & Omit<typeof signUps.$inferInsert, 'companyId' | 'userId' | 'createdAt' | 'usedAt'> & { at: Date },
): Promise<void> {
  const { at, account = null, proofHash = null, ...columns } = signUp;
  await db
    .insert(signUps)
    // Null is passed explicitly, so that a shadow sign-up (one without an account) runs the same statement.
    .values({ ...columns, account, proofHash, createdAt: at, usedAt: at })
    .onConflictDoUpdate({
      target: [signUps.companyId, signUps.userId, signUps.passwordHash],
      set: { account, proofHash, usedAt: at },
    });
}

/** Deletes all sign-ups of an address except the newest `keep`. */
export async function trimSignUps(db: Db, { companyId, userId, keep }: UserKey & { keep: number }): Promise<void> {
  const newest = db
    .select({ passwordHash: signUps.passwordHash })
    .from(signUps)
    .where(and(eq(signUps.companyId, companyId), eq(signUps.userId, userId)))
    .orderBy(desc(signUps.usedAt), desc(signUps.passwordHash))
    .limit(keep);
  await db
    .delete(signUps)
    .where(and(eq(signUps.companyId, companyId), eq(signUps.userId, userId), notInArray(signUps.passwordHash, newest)));
}

/** Lists the sign-ups of an address, newest first. */
export async function listSignUps(db: Db, { companyId, userId }: UserKey): Promise<(typeof signUps.$inferSelect)[]> {
  return db
    .select()
    .from(signUps)
    .where(and(eq(signUps.companyId, companyId), eq(signUps.userId, userId)))
    .orderBy(desc(signUps.usedAt), desc(signUps.passwordHash));
}

/** Whether a sign-up with this address and password was used after `since`; if so, sets its `usedAt` to `now`. */
export async function renewSignUpUnscoped(
  db: Db,
  { email, passwordHash, since, now }: { email: string; passwordHash: string; since: Date; now: Date },
): Promise<boolean> {
  const rows = await withoutTenantScope(
    db
      .update(signUps)
      .set({ usedAt: now })
      .from(emailLocators)
      .where(
        and(
          eq(emailLocators.email, email),
          eq(signUps.companyId, emailLocators.companyId),
          eq(signUps.userId, emailLocators.userId),
          eq(signUps.passwordHash, passwordHash),
          gt(signUps.usedAt, since),
        ),
      )
      .returning({ email: emailLocators.email }),
  );
  return rows.length > 0;
}

/** A user created at sign-up by a version before `sign_ups`: unconfirmed, and only one person signed up with the address. */
const waitsUnconfirmed = and(eq(users.state, 'ACTIVE'), isNull(users.confirmedAt), eq(users.passwordDisputed, false));

/**
 * Returns the company and user of an address if its confirmation can be resent: the address has a sign-up that is no shadow, or a
 * `waitsUnconfirmed` user.
 */
export async function findWaitingSignUpUnscoped(db: Db, email: string): Promise<UserKey | null> {
  const ofAddress = (table: typeof signUps | typeof users, id: typeof signUps.userId | typeof users.id) =>
    and(eq(table.companyId, emailLocators.companyId), eq(id, emailLocators.userId));
  const [row] = await withoutTenantScope(
    db
      .select({ companyId: emailLocators.companyId, userId: emailLocators.userId })
      .from(emailLocators)
      .leftJoin(signUps, and(ofAddress(signUps, signUps.userId), isNotNull(signUps.account)))
      .leftJoin(users, and(ofAddress(users, users.id), waitsUnconfirmed))
      .where(and(eq(emailLocators.email, email), or(isNotNull(signUps.userId), isNotNull(users.id))))
      .limit(1),
  );
  return row ? { companyId: toCompanyId(row.companyId), userId: row.userId } : null;
}

/** Returns a `waitsUnconfirmed` user in the shape of a sign-up; null if there is none. */
export async function findUnconfirmed(db: Db, { companyId, userId }: UserKey) {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.companyId, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), waitsUnconfirmed));
  if (!row) return null;
  const { email, passwordHash, createdAt } = row.user;
  const { name, phone, address, city } = row.company;
  return { email, passwordHash, createdAt, usedAt: createdAt, account: { name, phone, address, city } };
}

/** Runs after the confirmation: deletes the chosen sign-up, which is now the account, and turns the others into shadows. */
export async function settleSignUps(
  db: Db,
  { companyId, userId, chosen }: UserKey & { chosen: string },
): Promise<void> {
  const ofAddress = and(eq(signUps.companyId, companyId), eq(signUps.userId, userId));
  await db.delete(signUps).where(and(ofAddress, eq(signUps.passwordHash, chosen)));
  await db.update(signUps).set({ account: null, proofHash: null }).where(ofAddress);
}

export async function dropSignUps(db: Db, { companyId, userId }: UserKey): Promise<void> {
  await db.delete(signUps).where(and(eq(signUps.companyId, companyId), eq(signUps.userId, userId)));
}

/** Deletes sign-ups unused since `before`, shadows unused since `shadowsBefore`, and up to 1,000 addresses without user and sign-up. */
export async function forgetSignUpsUnscoped(
  db: Db,
  { shadowsBefore, before }: { shadowsBefore: Date; before: Date },
): Promise<void> {
  await withoutTenantScope(
    db
      .delete(signUps)
      .where(or(lt(signUps.usedAt, before), and(isNull(signUps.account), lt(signUps.usedAt, shadowsBefore)))),
  );
  const held = await withoutTenantScope(
    db
      .select({ email: emailLocators.email })
      .from(emailLocators)
      .where(leadsNowhere)
      .limit(1000)
      .for('update', { skipLocked: true }),
  );
  const emails = held.map(({ email }) => email);
  if (emails.length === 0) return;
  // The condition is checked again under the lock: a sign-up that locked a row before has committed and is visible now.
  await withoutTenantScope(db.delete(emailLocators).where(and(inArray(emailLocators.email, emails), leadsNowhere)));
}

const leadsNowhere = sql`not exists (select from ${users} u where u.company_id = ${emailLocators.companyId} and u.id = ${emailLocators.userId})
  and not exists (select from ${signUps} s where s.company_id = ${emailLocators.companyId} and s.user_id = ${emailLocators.userId})`;

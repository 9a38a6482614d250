import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { prepared } from '#/platform/data/prepared';
import { withoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { companies } from '../companies/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { accountTokens, emailLocators, sessions, signUps, users } from './tables.ts';

export type UserRow = typeof users.$inferSelect & { companyId: CompanyId };
export interface UserKey {
  readonly companyId: CompanyId;
  readonly userId: string;
}

/** The company and user of a log-in address; a new address gets the proposed ones. The upsert locks its row until the transaction ends. */
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

/** Upserts a sign-up by its password hash, with the newest data. For an address with an account, `account` and `proofHash` stay null. */
export async function saveSignUp(
  db: Db,
  signUp: UserKey & Omit<typeof signUps.$inferInsert, 'companyId' | 'userId' | 'createdAt' | 'usedAt'> & { at: Date },
): Promise<void> {
  const { at, account = null, proofHash = null, ...columns } = signUp;
  await db
    .insert(signUps)
    // Null is passed explicitly so that a shadow runs the same statement.
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

/** The sign-ups of an address, newest first. */
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
  const rows = await db
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
    .returning({ email: emailLocators.email });
  return rows.length > 0;
}

/** A user created at sign-up by a version before `sign_ups`: unconfirmed, and only one person signed up with the address. */
const waitsUnconfirmed = and(isNull(users.confirmedAt), eq(users.passwordDisputed, false));

/** The address's company and user if its confirmation can be resent: it has a sign-up that is no shadow, or a `waitsUnconfirmed` user. */
export async function findWaitingSignUpUnscoped(db: Db, email: string): Promise<UserKey | null> {
  const ofAddress = (table: typeof signUps | typeof users, id: typeof signUps.userId | typeof users.id) =>
    and(eq(table.companyId, emailLocators.companyId), eq(id, emailLocators.userId));
  const [row] = await db
    .select({ companyId: emailLocators.companyId, userId: emailLocators.userId })
    .from(emailLocators)
    .leftJoin(signUps, and(ofAddress(signUps, signUps.userId), isNotNull(signUps.account)))
    .leftJoin(users, and(ofAddress(users, users.id), waitsUnconfirmed))
    .where(and(eq(emailLocators.email, email), or(isNotNull(signUps.userId), isNotNull(users.id))))
    .limit(1);
  return row ? { companyId: toCompanyId(row.companyId), userId: row.userId } : null;
}

/** A `waitsUnconfirmed` user in the shape of a sign-up; null when there is none. */
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

/** After the confirmation: deletes the chosen sign-up, which is now the account, and turns the others into shadows. */
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

/** Changes the account's log-in address; false when `from` is no longer its address. The new one must already be claimed. */
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
  await db.update(emailLocators).set({ companyId, userId }).where(eq(emailLocators.email, to));
  await db.delete(emailLocators).where(eq(emailLocators.email, from));
  return true;
}

/** Deletes sign-ups not used since `before`, shadows not used since `shadowsBefore`, and up to 1,000 addresses that then lead nowhere. */
export async function forgetSignUpsUnscoped(
  db: Db,
  { shadowsBefore, before }: { shadowsBefore: Date; before: Date },
): Promise<void> {
  await db
    .delete(signUps)
    .where(or(lt(signUps.usedAt, before), and(isNull(signUps.account), lt(signUps.usedAt, shadowsBefore))));
  const held = db
    .select({ email: emailLocators.email })
    .from(emailLocators)
    .where(leadsNowhere)
    .limit(1000)
    .for('update', { skipLocked: true });
  const emails = (await held).map(({ email }) => email);
  // Checked again under the lock: a sign-up that held a row before has committed and is visible now.
  if (emails.length > 0) await db.delete(emailLocators).where(and(inArray(emailLocators.email, emails), leadsNowhere));
}

const leadsNowhere = sql`not exists (select from ${users} u where u.company_id = ${emailLocators.companyId} and u.id = ${emailLocators.userId})
  and not exists (select from ${signUps} s where s.company_id = ${emailLocators.companyId} and s.user_id = ${emailLocators.userId})`;

export async function findUserByEmailUnscoped(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(emailLocators)
    .innerJoin(users, and(eq(users.companyId, emailLocators.companyId), eq(users.id, emailLocators.userId)))
    .where(eq(emailLocators.email, email));
  return row ? { ...row.user, companyId: toCompanyId(row.user.companyId) } : null;
}

export async function insertUser(
  db: Db,
  user: UserKey & { email: string; passwordHash: string; createdAt: Date; confirmedAt: Date },
): Promise<void> {
  const { userId, ...columns } = user;
  await db.insert(users).values({ id: userId, ...columns });
}

export async function insertToken(
  db: Db,
  token: UserKey & { tokenHash: string; purpose: 'CONFIRM' | 'RESET'; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(accountTokens).values(token);
}

/** Marks a token as used. Its user if it was unused and not expired, else null; of concurrent calls exactly one succeeds. */
export async function useTokenUnscoped(
  db: Db,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: 'CONFIRM' | 'RESET'; now: Date },
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

/** A new link cancels those before it. */
export async function cancelTokens(
  db: Db,
  { companyId, userId, purpose, at }: UserKey & { purpose: 'CONFIRM' | 'RESET'; at: Date },
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

/** Also confirms the address, because a link that was mailed to it proves ownership. */
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

export async function revokeSessions(db: Db, { companyId, userId, at }: UserKey & { at: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** A confirmation link, used or not, and whether its address is confirmed; null for an unknown token. */
export async function findConfirmationUnscoped(
  db: Db,
  tokenHash: string,
): Promise<(UserKey & { isConfirmed: boolean; usedAt: Date | null; expiresAt: Date }) | null> {
  const [row] = await db
    .select({ token: accountTokens, confirmedAt: users.confirmedAt })
    .from(accountTokens)
    .leftJoin(users, and(eq(users.companyId, accountTokens.companyId), eq(users.id, accountTokens.userId)))
    .where(and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, 'CONFIRM')));
  if (!row) return null;
  const { companyId, userId, usedAt, expiresAt } = row.token;
  const isConfirmed = row.confirmedAt !== null;
  return { companyId: toCompanyId(companyId), userId, isConfirmed, usedAt, expiresAt };
}

export async function insertSession(
  db: Db,
  session: UserKey & { id: string; createdAt: Date; endsAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Prepared, because it runs on every authenticated request. */
const sessionById = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      endsAt: sessions.endsAt,
      onBoardingStatus: companies.onboardingStatus,
      subscriptions: sql<Grant[]>`coalesce((
        select json_agg(json_build_object('status', s.status, 'expireAt', s.expire_at, 'features', s.features)
          order by s.created_at desc, s.id desc)
        from ${subscriptions} s where s.company_id = ${sessions}.company_id), '[]'::json)`,
    })
    .from(sessions)
    .innerJoin(companies, eq(companies.companyId, sessions.companyId))
    .where(
      and(
        eq(sessions.companyId, sql.placeholder('companyId')),
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
        isNull(companies.suspendedAt),
      ),
    )
    .prepare('session'),
);

/** A session with its company's onboarding and subscriptions, newest first; null when revoked, ended, unknown or of a suspended company. */
export async function findSession(
  db: Db,
  { companyId, sessionId, now }: { companyId: CompanyId; sessionId: string; now: Date },
) {
  const [row] = await sessionById(db).execute({ companyId, sessionId });
  if (!row || row.endsAt <= now) return null;
  const granted = row.subscriptions.map((one) => ({
    ...one,
    expireAt: one.expireAt === null ? null : new Date(one.expireAt),
  }));
  return { ...row, subscriptions: granted };
}

/** The fields of a subscription that decide whether a feature is included; `expireAt` is a string, as in JSON. */
type Grant = Pick<typeof subscriptions.$inferSelect, 'status' | 'features'> & { readonly expireAt: string | null };

export async function revokeSession(
  db: Db,
  { companyId, sessionId, at }: { companyId: CompanyId; sessionId: string; at: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Reads the user with a share lock: the password cannot change until the transaction ends. */
export async function lockUser(db: Db, { companyId, userId }: UserKey): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for('share');
  return row ? { ...row, companyId } : null;
}

/** A user with the company, for the settings page. */
export async function findUser(db: Db, { companyId, userId }: UserKey): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ? { ...row, companyId } : null;
}

/** Confirmed addresses of a company, which receive the mails about its candidates. */
export async function listEmails(db: Db, { companyId }: { companyId: CompanyId }): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), sql`${users.confirmedAt} is not null`));
  return rows.map(({ email }) => email);
}

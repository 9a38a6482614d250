import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { AccountToken, InterviewMails } from '@kafaa/domain/auth/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Role } from '@kafaa/domain/kernel/roles';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#/deps';
import { prepared } from '#/platform/data/prepared';
import { runWithoutTenantScope, toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { calendarFeeds } from '../calendar/tables.ts';
import { companies } from '../companies/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { offerAccess } from '../team/tables.ts';
import {
  accountTokens,
  emailLocators,
  loginIdentities,
  memberLocators,
  passkeyChallenges,
  passkeys,
  requiresSecondFactor,
  secondFactorDue,
  secondFactors,
  sessions,
  signUps,
  users,
} from './tables.ts';

export type UserRow = typeof users.$inferSelect & { companyId: CompanyId };
export interface UserKey {
  readonly companyId: CompanyId;
  readonly userId: string;
}

/**
 * Returns the company and user of a log-in address; a new address gets the proposed ones. The upsert locks the row until the transaction
 * ends.
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

/**
 * Changes a log-in address in all its companies; false if `from` is no longer a log-in address. The new address must already be claimed.
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

/** Deletes sign-ups not used since `before`, shadows not used since `shadowsBefore`, and up to 1,000 addresses that then lead nowhere. */
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

/** Ends every session of a person in all their companies. */
export async function revokeSessionsUnscoped(
  db: Db,
  { email, ...ended }: { email: string; at: Date; except?: string },
): Promise<void> {
  for (const { companyId, userId } of await findMembersUnscoped(db, email))
    await runWithoutTenantScope(() => revokeSessions(db, { companyId, userId, ...ended }));
  if (ended.except === undefined) await closeFeedsUnscoped(db, email);
}

/**
 * Deletes the private calendar feeds of a person in all their companies, because a feed opened in a stolen session would
 * stay open. Returns
 * whether there was one.
 */
export async function closeFeedsUnscoped(db: Db, person: Parameters<typeof findMembersUnscoped>[1]): Promise<boolean> {
  let closed = false;
  for (const { companyId, userId } of await findMembersUnscoped(db, person)) {
    const isTheirs = and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId));
    const query = db.delete(calendarFeeds).where(isTheirs).returning({ userId: calendarFeeds.userId });
    closed = (await withoutTenantScope(query)).length > 0 || closed;
  }
  return closed;
}

export async function revokeSessions(
  db: Db,
  { companyId, userId, at, except }: UserKey & { at: Date; except?: string },
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
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

export async function insertSession(
  db: Db,
  session: UserKey & { id: string; device: string | null; createdAt: Date; endsAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** A prepared statement, because it runs on every authenticated request. */
const sessionById = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      endsAt: sessions.endsAt,
      role: users.role,
      offers: sql<string[] | null>`case when ${users.allOffers} then null else coalesce((
        select json_agg(o.job_id) from ${offerAccess} o
        where o.company_id = ${sessions}.company_id and o.user_id = ${sessions}.user_id), '[]'::json) end`,
      onBoardingStatus: companies.onboardingStatus,
      usedAt: sql<Date>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
      secondFactorDue,
      readFirstSince: companies.readFirstSince,
      subscriptions: sql<Grant[]>`coalesce((
        select json_agg(json_build_object('status', s.status, 'expireAt', s.expire_at, 'features', s.features)
          order by s.created_at desc, s.id desc)
        from ${subscriptions} s where s.company_id = ${sessions}.company_id), '[]'::json)`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .innerJoin(companies, eq(companies.companyId, sessions.companyId))
    .where(
      and(
        eq(sessions.companyId, sql.placeholder('companyId')),
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
        eq(users.state, 'ACTIVE'),
        isNull(companies.suspendedAt),
      ),
    )
    .prepare('session'),
);

/**
 * Returns a session with its company's onboarding and subscriptions, newest first; null if it is revoked, ended, unknown or
 * of a suspended
 * company.
 */
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

/** Whether the session was of this person, who is no longer active in the company. */
export async function isSessionOfFormerMember(
  db: Db,
  { companyId, sessionId, userId }: UserKey & { sessionId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .where(
      and(
        eq(sessions.companyId, companyId),
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        ne(users.state, 'ACTIVE'),
      ),
    );
  return rows.length === 1;
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

/** Membership of a person in one company. */
export interface Membership extends UserKey {
  readonly role: Role;
  readonly companyName: string;
  readonly suspendedAt: Date | null;
}

/** Lists the companies of a log-in address or of a user's address; the company of the last log-in comes first. */
export async function findMembersUnscoped(db: Db, of: string | UserKey): Promise<Membership[]> {
  const email =
    typeof of === 'string'
      ? sql`${of}`
      : sql`(select u.email from ${users} u where u.company_id = ${of.companyId} and u.id = ${of.userId})`;
  const companiesOf = (table: typeof emailLocators | typeof memberLocators) =>
    db.select({ companyId: table.companyId, userId: table.userId }).from(table).where(eq(table.email, email));
  const located = unionAll(companiesOf(emailLocators), companiesOf(memberLocators)).as('located');
  const lastLogIn = sql`(select max(s.created_at) from ${sessions} s
    where s.company_id = ${users.companyId} and s.user_id = ${users.id})`;
  const rows = await withoutTenantScope(
    db
      .select({
        companyId: users.companyId,
        userId: users.id,
        role: users.role,
        companyName: companies.name,
        suspendedAt: companies.suspendedAt,
      })
      .from(located)
      .innerJoin(users, and(eq(users.companyId, located.companyId), eq(users.id, located.userId)))
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(and(eq(users.state, 'ACTIVE'), isNotNull(users.confirmedAt)))
      .orderBy(sql`${lastLogIn} desc nulls last`, asc(users.companyId)),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

/** Share-locks an active person of a company: role and state cannot change until the transaction ends. */
export async function lockMember(db: Db, { companyId, userId }: UserKey): Promise<{ role: Role } | null> {
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), eq(users.state, 'ACTIVE')))
    .for('share');
  return row ?? null;
}

export async function findUser(db: Db, { companyId, userId }: UserKey): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ? { ...row, companyId } : null;
}

/** Offer whose readers are queried. */
export interface OfOffer {
  readonly companyId: CompanyId;
  readonly jobId: string;
}

/**
 * E-mail addresses of a company's active people with one of the roles. `jobId` limits them to people who may see that offer, `usual`
 * to people who get a mail about each interview.
 */
export async function listEmails(
  db: Db,
  {
    companyId,
    roles,
    jobId,
    usual,
  }: { companyId: CompanyId; roles: readonly Role[]; jobId?: string; usual?: InterviewMails },
): Promise<string[]> {
  const given = db
    .select({ one: sql`1` })
    .from(offerAccess)
    .where(
      and(
        eq(offerAccess.companyId, users.companyId),
        eq(offerAccess.userId, users.id),
        eq(offerAccess.jobId, jobId ?? ''),
      ),
    );
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.state, 'ACTIVE'),
        isNotNull(users.confirmedAt),
        inArray(users.role, [...roles]),
        jobId === undefined ? undefined : or(users.allOffers, exists(given)),
        usual === undefined ? undefined : eq(sql`coalesce(${users.interviewMails}, ${usual})`, 'EACH'),
      ),
    );
  return rows.map(({ email }) => email);
}

/** The active people of a company. */
export async function listActive(db: Db, { companyId }: { companyId: CompanyId }) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.state, 'ACTIVE')));
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

/** Adds a company to those of a log-in address. */
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
 * If this user holds the password of its address, moves the password to another company's row of the same person; false if there is none.
 * The address is locked, so that it is detached from one company at a time.
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

/** Detaches a log-in address from one of its companies; from the last one, the address is free again. */
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

/** Stores the time of a session's last call. */
export async function touchSession(
  db: Db,
  { companyId, sessionId, at }: { companyId: CompanyId; sessionId: string; at: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ usedAt: at })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.id, sessionId)));
}

/** Lists the usable sessions of the person in all their companies, the last used first. */
export async function listSessionsUnscoped(db: Db, { companyId: company, userId, now }: UserKey & { now: Date }) {
  const own = db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.companyId, company), eq(users.id, userId)));
  const { id, companyId, device, createdAt } = sessions;
  const usedAt = sql<string>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`;
  const rows = await withoutTenantScope(
    db
      .select({
        id,
        companyId,
        device,
        companyName: companies.name,
        createdAt,
        usedAt: usedAt.mapWith(sessions.createdAt),
      })
      .from(sessions)
      .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
      .innerJoin(companies, eq(companies.companyId, sessions.companyId))
      .where(and(eq(users.email, own), eq(users.state, 'ACTIVE'), isNull(sessions.revokedAt), gt(sessions.endsAt, now)))
      .orderBy(desc(usedAt), desc(id)),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

/** The devices that a person has ever logged in from, in all their companies. */
export async function listDevicesUnscoped(db: Db, email: string): Promise<string[]> {
  const rows = await withoutTenantScope(
    db
      .selectDistinct({ device: sessions.device })
      .from(sessions)
      .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
      .where(and(eq(users.email, email), isNotNull(sessions.device))),
  );
  return rows.flatMap(({ device }) => device ?? []);
}

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

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of an address, the oldest first. */
export async function listPasskeysUnscoped(db: Db, email: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.email, email)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskeyUnscoped(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Stores a passkey; false if it is registered already, for this account or another. */
export async function insertPasskeyUnscoped(db: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Stores the sign count of an accepted answer; false if another answer was accepted since `from` was read. */
export async function notePasskeyUseUnscoped(
  db: Db,
  { id, from, to, at, needsPassword }: { id: string; from: number; to: number; at: Date; needsPassword: boolean },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter: to, usedAt: at, needsPassword })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, from)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Deletes a passkey; returns whether the address had it. */
export async function dropPasskeyUnscoped(db: Db, { email, id }: { email: string; id: string }): Promise<boolean> {
  const isTheirs = and(eq(passkeys.email, email), eq(passkeys.id, id));
  return (await db.delete(passkeys).where(isTheirs).returning({ id: passkeys.id })).length > 0;
}

/** Marks the passkeys of an address as needing the password: from now on they open a session only together with it. */
export async function distrustPasskeysUnscoped(db: Db, email: string): Promise<void> {
  await db.update(passkeys).set({ needsPassword: true }).where(eq(passkeys.email, email));
}

export type IdentityRow = typeof loginIdentities.$inferSelect;
type Identity = Pick<IdentityRow, 'issuer' | 'subject'>;

const isIdentity = ({ issuer, subject }: Identity) =>
  and(eq(loginIdentities.issuer, issuer), eq(loginIdentities.subject, subject));

export async function findIdentityUnscoped(db: Db, identity: Identity): Promise<IdentityRow | null> {
  const [row] = await db.select().from(loginIdentities).where(isIdentity(identity));
  return row ?? null;
}

/** Whether an address is linked to some identity at this issuer. */
export async function hasIdentityUnscoped(
  db: Db,
  { email, issuer }: Pick<IdentityRow, 'email' | 'issuer'>,
): Promise<boolean> {
  return (
    (await db.$count(loginIdentities, and(eq(loginIdentities.email, email), eq(loginIdentities.issuer, issuer)))) > 0
  );
}

/** Links an identity; false if it is linked already, or the address is linked to another identity of the issuer. */
export async function insertIdentityUnscoped(db: Db, row: typeof loginIdentities.$inferInsert): Promise<boolean> {
  const rows = await db.insert(loginIdentities).values(row).onConflictDoNothing().returning({ id: loginIdentities.id });
  return rows.length > 0;
}

/** Stores the use of an identity and locks its row; false if the identity is no longer linked to this address. */
export async function noteIdentityUseUnscoped(
  db: Db,
  { email, at, ...identity }: Identity & { email: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(loginIdentities)
    .set({ usedAt: at })
    .where(and(isIdentity(identity), eq(loginIdentities.email, email)))
    .returning({ id: loginIdentities.id });
  return rows.length > 0;
}

/** The identities of a person, the oldest first. */
export async function listIdentitiesUnscoped(db: Db, { companyId, userId }: UserKey): Promise<IdentityRow[]> {
  const rows = await db
    .select({ identity: loginIdentities })
    .from(users)
    .innerJoin(loginIdentities, eq(loginIdentities.email, users.email))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .orderBy(asc(loginIdentities.createdAt), asc(loginIdentities.id));
  return rows.map(({ identity }) => identity);
}

/** Deletes an identity; returns whether the address had it. */
export async function dropIdentityUnscoped(db: Db, { email, id }: { email: string; id: string }): Promise<boolean> {
  const isTheirs = and(eq(loginIdentities.email, email), eq(loginIdentities.id, id));
  return (await db.delete(loginIdentities).where(isTheirs).returning({ id: loginIdentities.id })).length > 0;
}

/** Deletes the identities that were linked with the password: somebody who knew the old one may have linked their own. */
export async function dropIdentitiesOfPasswordUnscoped(db: Db, email: string): Promise<void> {
  await db
    .delete(loginIdentities)
    .where(and(eq(loginIdentities.email, email), eq(loginIdentities.linkedBy, 'PASSWORD')));
}

export async function insertChallengeUnscoped(db: Db, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(row);
}

/**
 * Marks a challenge as used; exactly one of several concurrent calls succeeds, and none after it has expired. `email` is
 * null for a log-in.
 */
export async function useChallengeUnscoped(
  db: Db,
  { challenge, email, now }: { challenge: string; email: string | null; now: Date },
): Promise<boolean> {
  const [row] = await db.delete(passkeyChallenges).where(eq(passkeyChallenges.challenge, challenge)).returning();
  return row !== undefined && row.email === email && row.expiresAt > now;
}

export async function forgetChallengesUnscoped(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
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

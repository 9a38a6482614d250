import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { prepared } from '#/platform/prepared';
import { acrossCompanies, mintCompanyId } from '#/platform/tenant';
import { companies } from '../companies/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { accountTokens, emailLocators, sessions, users } from './tables.ts';

export type UserRow = typeof users.$inferSelect & { companyId: CompanyId };
export interface UserKey {
  readonly companyId: CompanyId;
  readonly userId: string;
}

/** Claims a log-in address; false when somebody has it. */
export async function locateOrClaimEmail(
  db: Db,
  { email, companyId, userId }: UserKey & { email: string },
): Promise<boolean> {
  // Whose request this is turns out here: the new company's, or the one's that has the address already.
  const claimed = await acrossCompanies(
    db
      .insert(emailLocators)
      .values({ email, companyId, userId })
      .onConflictDoNothing()
      .returning({ email: emailLocators.email }),
  );
  return claimed.length === 1;
}

export async function locateUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(emailLocators)
    .innerJoin(users, and(eq(users.companyId, emailLocators.companyId), eq(users.id, emailLocators.userId)))
    .where(eq(emailLocators.email, email));
  return row ? { ...row.user, companyId: mintCompanyId(row.user.companyId) } : null;
}

export async function insertUser(
  db: Db,
  user: UserKey & { email: string; passwordHash: string; createdAt: Date },
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

/** Uses a token up: its row when it was unused and alive, null otherwise; of many at once exactly one gets it. */
export async function locateAndUseToken(
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
  return row ? { companyId: mintCompanyId(row.companyId), userId: row.userId } : null;
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

/** A reset link came to the address, so it also confirms it. */
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

/** The newest sign-up's password, as long as nobody has shown that the address is theirs; another one than before is disputed. */
export async function renewUnconfirmed(
  db: Db,
  { companyId, userId, passwordHash }: UserKey & { passwordHash: string },
): Promise<void> {
  await db
    .update(users)
    .set({
      passwordHash,
      passwordDisputed: sql`${users.passwordDisputed} or ${users.passwordHash} <> ${passwordHash}`,
    })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), isNull(users.confirmedAt)));
}

/** The same password with more effort; never over one that was changed meanwhile. */
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

/** Whether the account behind a token, used or not, is confirmed; null for an unknown token. */
export async function locateTokenConfirmation(db: Db, tokenHash: string): Promise<boolean | null> {
  const [row] = await db
    .select({ confirmedAt: users.confirmedAt })
    .from(accountTokens)
    .innerJoin(users, and(eq(users.companyId, accountTokens.companyId), eq(users.id, accountTokens.userId)))
    .where(eq(accountTokens.tokenHash, tokenHash));
  return row ? row.confirmedAt !== null : null;
}

/** Confirms once, and says whether a password is still to be chosen; null when it was confirmed before. */
export async function confirmUser(
  db: Db,
  { companyId, userId, at }: UserKey & { at: Date },
): Promise<{ passwordDisputed: boolean } | null> {
  const rows = await db
    .update(users)
    .set({ confirmedAt: at })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), isNull(users.confirmedAt)))
    .returning({ passwordDisputed: users.passwordDisputed });
  return rows[0] ?? null;
}

export async function insertSession(
  db: Db,
  session: UserKey & { id: string; createdAt: Date; endsAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Stands before every call of a company. */
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
      ),
    )
    .prepare('session'),
);

/** A living session with its company's onboarding and subscriptions, newest first; null when revoked, ended or unknown. */
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

/** Of a subscription, what says whether a feature is included; the instant as JSON has it. */
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

/** Reads the user; until the transaction ends nobody changes the password. */
export async function lockUser(db: Db, { companyId, userId }: UserKey): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for('share');
  return row ? { ...row, companyId } : null;
}

/** A user with the company, for the page of settings. */
export async function findAccount(db: Db, { companyId, userId }: UserKey) {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.companyId, users.companyId))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ?? null;
}

export async function findUser(db: Db, { companyId, userId }: UserKey): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ? { ...row, companyId } : null;
}

/** Confirmed addresses of a company: who is told about its candidates. */
export async function listEmails(db: Db, { companyId }: { companyId: CompanyId }): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), sql`${users.confirmedAt} is not null`));
  return rows.map(({ email }) => email);
}

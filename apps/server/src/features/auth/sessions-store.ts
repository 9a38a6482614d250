import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { prepared } from '#/platform/data/prepared';
import { runWithoutTenantScope, toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { calendarFeeds } from '../calendar/tables.ts';
import { companies } from '../companies/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { visibleOffers } from '../team/tables.ts';
import { secondFactorDue, sessions, users } from './tables.ts';
import type { UserKey } from './account-store.ts';
import { findMembersUnscoped } from './members-store.ts';

export async function insertSession(
  db: Db,
  session: UserKey & { id: string; device: string | null; createdAt: Date; endsAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The fields of a subscription that decide whether a feature is included; `expireAt` is a string, as in JSON. */
type Grant = Pick<typeof subscriptions.$inferSelect, 'status' | 'features'> & { readonly expireAt: string | null };

/** Prepared statement, because it runs on every authenticated request. */
const sessionById = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      endsAt: sessions.endsAt,
      role: users.role,
      offers: visibleOffers,
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
 * Returns a session with its company's onboarding and subscriptions, newest subscription first. Returns null if the session is
 * unknown, revoked or ended, or if its company is suspended.
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

/** Whether the session belongs to this person and the person is no longer active in the company. */
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

/** Lists the devices from which a person has logged in, in all their companies. */
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

export async function revokeSession(
  db: Db,
  { companyId, sessionId, at }: { companyId: CompanyId; sessionId: string; at: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.companyId, companyId), eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
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
 * stay open. Returns whether there was one.
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

/** Ends the sessions of a person in one company, except the session `except`. */
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

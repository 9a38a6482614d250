import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { WeeklyHours } from '@kafaa/domain/calendar/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { secondFactorDue, users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { agreedMeeting, invitations, takenSlots } from '../invitations/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { visibleOffers } from '../team/tables.ts';
import { calendarFeeds, meetingHours } from './tables.ts';

export interface PersonKey {
  readonly companyId: CompanyId;
  readonly userId: string;
}

/** Opens the person's feed with a new token, which replaces the earlier one. */
export async function replaceFeed(
  db: Db,
  { companyId, userId, ...feed }: PersonKey & { tokenHash: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ companyId, userId, ...feed })
    .onConflictDoUpdate({ target: [calendarFeeds.companyId, calendarFeeds.userId], set: feed });
}

/** Deletes the person's feed; false if there was none. */
export async function deleteFeed(db: Db, { companyId, userId }: PersonKey): Promise<boolean> {
  const rows = await db
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId)))
    .returning({ userId: calendarFeeds.userId });
  return rows.length > 0;
}

/**
 * Returns the person of a feed, with the offers that the person may see (null means all). Null if the token is unknown or the person could
 * not read the meetings in the app.
 */
export async function findFeedUnscoped(db: Db, tokenHash: string) {
  const [row] = await withoutTenantScope(
    db
      .select({
        companyId: users.companyId,
        userId: users.id,
        companyName: companies.name,
        offers: visibleOffers,
      })
      .from(calendarFeeds)
      .innerJoin(users, and(eq(users.companyId, calendarFeeds.companyId), eq(users.id, calendarFeeds.userId)))
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(
        and(
          eq(calendarFeeds.tokenHash, tokenHash),
          eq(users.state, 'ACTIVE'),
          eq(companies.onboardingStatus, 'COMPLETED'),
          sql`${companies.suspendedAt} is null`,
          sql`not ${secondFactorDue}`,
        ),
      ),
  );
  return row ? { ...row, companyId: toCompanyId(row.companyId) } : null;
}

/** Lists the agreed meetings since an instant, of the offers that a person may see, earliest first. */
export async function listFedMeetings(
  db: Db,
  {
    companyId,
    offers,
    since,
    limit,
  }: { companyId: CompanyId; offers: readonly string[] | null; since: Date; limit: number },
) {
  return db
    .select({
      invitation: invitations,
      candidate: { firstName: candidates.firstName, lastName: candidates.lastName },
      job: { title: jobs.title },
      invitedByName: users.name,
    })
    .from(invitations)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, invitations.companyId), eq(candidates.id, invitations.candidateId)),
    )
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(users, and(eq(users.companyId, invitations.companyId), eq(users.id, invitations.invitedBy)))
    .where(
      and(
        eq(invitations.companyId, companyId),
        agreedMeeting,
        gt(invitations.interviewDate, since),
        offers === null ? undefined : inArray(candidates.jobId, [...offers]),
      ),
    )
    .orderBy(asc(invitations.interviewDate), asc(invitations.id))
    .limit(limit);
}
export type FedMeeting = Awaited<ReturnType<typeof listFedMeetings>>[number];

export async function findCalendar(db: Db, { companyId, userId }: PersonKey) {
  const [row] = await db
    .select({
      feedSince: calendarFeeds.createdAt,
      ranges: meetingHours.ranges,
      durationMinutes: meetingHours.durationMinutes,
    })
    .from(users)
    .leftJoin(calendarFeeds, and(eq(calendarFeeds.companyId, users.companyId), eq(calendarFeeds.userId, users.id)))
    .leftJoin(meetingHours, and(eq(meetingHours.companyId, users.companyId), eq(meetingHours.userId, users.id)))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ?? null;
}

export async function saveHours(db: Db, { companyId, userId, ...hours }: PersonKey & WeeklyHours): Promise<void> {
  await db
    .insert(meetingHours)
    .values({ companyId, userId, ...hours })
    .onConflictDoUpdate({ target: [meetingHours.companyId, meetingHours.userId], set: hours });
}

const QUARTER_MINUTES = 15;

/** Lists the person's agreed meetings between two instants, and the slots of the person that candidates have taken. */
export async function listBusy(db: Db, { companyId, userId, from, until }: PersonKey & { from: Date; until: Date }) {
  const agreed = db
    .select({ startsAt: invitations.interviewDate, minutes: invitations.durationMinutes })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        sql`${userId} in (${invitations.invitedBy}, ${invitations.colleagueId})`,
        agreedMeeting,
        gt(invitations.interviewDate, from),
        lt(invitations.interviewDate, until),
      ),
    );
  const taken = db
    .select({ startsAt: takenSlots.startsAt, minutes: sql<number>`${QUARTER_MINUTES}::int` })
    .from(takenSlots)
    .where(
      and(
        eq(takenSlots.companyId, companyId),
        eq(takenSlots.offeredBy, userId),
        gt(takenSlots.startsAt, from),
        lt(takenSlots.startsAt, until),
      ),
    );
  return unionAll(agreed, taken);
}

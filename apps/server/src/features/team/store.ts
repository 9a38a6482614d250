import { and, asc, count, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { accountTokens, isActive, users } from '../auth/tables.ts';
import { calendarFeeds, meetingHours } from '../calendar/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { deskVisits } from '../desk/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { givenOffers, offerAccess } from './tables.ts';

interface CompanyScope {
  readonly companyId: CompanyId;
}
export interface MemberKey {
  readonly companyId: CompanyId;
  readonly userId: string;
}

const isMember = ({ companyId, userId }: MemberKey) => and(eq(users.companyId, companyId), eq(users.id, userId));

/** Lists the people of a company, active ones first, each with the given offers and the end of an open invitation. */
export async function listMembers(db: Db, { companyId, now, userId }: CompanyScope & { now: Date; userId?: string }) {
  const { id, email, name, role, state, allOffers } = users;
  return db
    .select({
      id,
      email,
      name,
      role,
      state,
      allOffers,
      jobIds: givenOffers,
      invitedUntil: sql<string | null>`max(${accountTokens.expiresAt})`,
    })
    .from(users)
    .leftJoin(
      accountTokens,
      and(
        eq(accountTokens.companyId, users.companyId),
        eq(accountTokens.userId, users.id),
        eq(accountTokens.purpose, 'INVITE'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .where(and(eq(users.companyId, companyId), userId === undefined ? undefined : eq(users.id, userId)))
    .groupBy(users.companyId, users.id)
    .orderBy(
      sql`array_position(array['ACTIVE', 'INVITED', 'LEFT'], ${users.state})`,
      asc(users.createdAt),
      asc(users.id),
    );
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export async function findMember(db: Db, key: MemberKey) {
  const [row] = await db.select().from(users).where(isMember(key));
  return row ?? null;
}

export async function findByEmail(db: Db, { companyId, email }: CompanyScope & { email: string }) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.email, email)));
  return row ?? null;
}

export async function insertMember(
  db: Db,
  member: Omit<typeof users.$inferInsert, 'companyId' | 'passwordHash'> & CompanyScope,
): Promise<void> {
  await db.insert(users).values({ ...member, passwordHash: '' });
}

export async function updateMember(
  db: Db,
  { set, ...key }: MemberKey & { set: Partial<Omit<typeof users.$inferInsert, 'companyId' | 'id'>> },
): Promise<void> {
  await db.update(users).set(set).where(isMember(key));
}

/** Deletes a person who never joined, with the links of the invitation. */
export async function deleteMember(db: Db, { companyId, userId }: MemberKey): Promise<void> {
  await db.delete(accountTokens).where(and(eq(accountTokens.companyId, companyId), eq(accountTokens.userId, userId)));
  await db.delete(users).where(isMember({ companyId, userId }));
}

export async function replaceOffers(
  db: Db,
  { companyId, userId, jobIds }: MemberKey & { jobIds: readonly string[] },
): Promise<void> {
  await db.delete(offerAccess).where(and(eq(offerAccess.companyId, companyId), eq(offerAccess.userId, userId)));
  if (jobIds.length > 0) await db.insert(offerAccess).values(jobIds.map((jobId) => ({ companyId, userId, jobId })));
}

/** Returns the ids of the offers that were given to the person. */
export async function listGivenOffers(db: Db, { companyId, userId }: MemberKey): Promise<string[]> {
  const rows = await db
    .select({ jobId: offerAccess.jobId })
    .from(offerAccess)
    .where(and(eq(offerAccess.companyId, companyId), eq(offerAccess.userId, userId)));
  return rows.map(({ jobId }) => jobId);
}

/** Deletes the times at which the person opened offers. */
export async function deleteVisits(db: Db, { companyId, userId }: MemberKey): Promise<void> {
  await db.delete(deskVisits).where(and(eq(deskVisits.companyId, companyId), eq(deskVisits.userId, userId)));
}

/** Deletes the person's private calendar feed and weekly hours. */
export async function deleteCalendar(db: Db, { companyId, userId }: MemberKey): Promise<void> {
  await db.delete(calendarFeeds).where(and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId)));
  await db.delete(meetingHours).where(and(eq(meetingHours.companyId, companyId), eq(meetingHours.userId, userId)));
}

/** Removes the person from future meetings about offers that the person may not see; `jobIds` lists the offers that stay. */
export async function leaveMeetings(
  db: Db,
  { companyId, userId, now, jobIds }: MemberKey & { now: Date; jobIds: readonly string[] },
): Promise<void> {
  const kept = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.jobId, [...jobIds])));
  await db
    .update(invitations)
    .set({ colleagueId: null })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.colleagueId, userId),
        gt(invitations.interviewDate, now),
        jobIds.length > 0 ? notInArray(invitations.candidateId, kept) : undefined,
      ),
    );
}

/** Counts the other active administrators of the company. */
export async function countOtherAdministrators(db: Db, { companyId, userId }: MemberKey): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(users)
    .where(and(eq(users.companyId, companyId), ne(users.id, userId), eq(users.role, 'ADMINISTRATOR'), isActive));
  return row?.others ?? 0;
}

/** Counts those of the offers that are the company's. */
export async function countJobs(
  db: Db,
  { companyId, jobIds }: CompanyScope & { jobIds: readonly string[] },
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.id, [...jobIds])));
  return row?.found ?? 0;
}

interface OfOffers {
  readonly companyId: CompanyId;
  readonly jobIds: readonly string[];
  readonly ids: readonly string[];
}

/** Returns those of the candidates who belong to the given offers. */
export async function listCandidatesOf(db: Db, { companyId, jobIds, ids }: OfOffers): Promise<string[]> {
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        inArray(candidates.jobId, [...jobIds]),
        inArray(candidates.id, [...ids]),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Returns those of the invitations whose candidates belong to the given offers. */
export async function listInvitationsOf(db: Db, { companyId, jobIds, ids }: OfOffers): Promise<string[]> {
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, invitations.companyId), eq(candidates.id, invitations.candidateId)),
    )
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(candidates.jobId, [...jobIds]),
        inArray(invitations.id, [...ids]),
      ),
    );
  return rows.map(({ id }) => id);
}

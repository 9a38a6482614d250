import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { MeetingDefaults } from '@kafaa/domain/invitations/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { MINUTE_MS } from '@kafaa/domain/kernel/time';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { isActive, users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { maySee } from '../team/tables.ts';
import { agreedMeeting, invitations, takenSlots } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** A colleague who takes part in a meeting. */
export interface Colleague {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
}

export interface InvitationKey {
  readonly companyId: CompanyId;
  readonly invitationId: string;
}

const isInvitation = ({ companyId, invitationId }: InvitationKey) =>
  and(eq(invitations.companyId, companyId), eq(invitations.id, invitationId));

/** Columns of an invitation with its candidate and job, as the page /Interviews shows it. */
const listed = {
  invitation: invitations,
  candidate: {
    id: candidates.id,
    firstName: candidates.firstName,
    lastName: candidates.lastName,
    email: candidates.email,
    phone: candidates.phone,
  },
  job: { id: jobs.id, title: jobs.title },
  colleague: { id: users.id, name: users.name, email: users.email },
};
const ofColleague = and(eq(users.companyId, invitations.companyId), eq(users.id, invitations.colleagueId));
const ofCandidate = and(eq(candidates.companyId, invitations.companyId), eq(candidates.id, invitations.candidateId));
const ofJob = and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId));

export async function insertInvitation(db: Db, invitation: InvitationRow & { companyId: CompanyId }): Promise<void> {
  await db.insert(invitations).values(invitation);
}

/** Returns the invitation that a signed link opens, and the instant from which its links are valid; null if it was erased. */
export async function findInvitationUnscoped(
  db: Db,
  { company, id }: { company: string; id: string },
): Promise<(InvitationKey & { linksFrom: Date | null }) | null> {
  const companyId = toCompanyId(company);
  const [row] = await db
    .select({ id: invitations.id, linksFrom: candidates.linksFrom })
    .from(invitations)
    .innerJoin(candidates, ofCandidate)
    .where(isInvitation({ companyId, invitationId: id }));
  return row ? { companyId, invitationId: row.id, linksFrom: row.linksFrom } : null;
}

const QUARTER_MS = 900_000;

/**
 * Returns the starts of the quarters of an hour that a meeting touches. They are sorted, so that two candidates who lock them never
 * deadlock.
 */
function quartersOf(startsAt: Date, durationMinutes: number): Date[] {
  const first = Math.floor(startsAt.getTime() / QUARTER_MS);
  const end = Math.ceil((startsAt.getTime() + durationMinutes * MINUTE_MS) / QUARTER_MS);
  return Array.from({ length: end - first }, (_, index) => new Date((first + index) * QUARTER_MS));
}

/** SQL expression: the slots of an invitation whose time other candidates have taken, even in part. */
const takenByOthers = sql<Date[]>`coalesce((
  select json_agg(slot) from (select s::timestamptz slot from jsonb_array_elements_text(${invitations}.slots) s) offered
  where exists (
    select from ${takenSlots} t
    where t.company_id = ${invitations}.company_id and t.offered_by = ${invitations}.invited_by
      and t.invitation_id <> ${invitations}.id
      and t.starts_at > slot - interval '15 minutes'
      and t.starts_at < slot + ${invitations}.duration_minutes * interval '1 minute')), '[]'::json)`.mapWith(
  (dates: string[]) => dates.map((date) => new Date(date)),
);

/** Returns an invitation with its candidate, job and company. */
export async function findInvitation(db: Db, key: InvitationKey) {
  const [row] = await db
    .select({
      ...listed,
      company: { name: companies.name, city: companies.city, phone: companies.phone },
      taken: takenByOthers,
    })
    .from(invitations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(jobs, ofJob)
    .innerJoin(companies, eq(companies.companyId, invitations.companyId))
    .leftJoin(users, ofColleague)
    .where(isInvitation(key));
  return row ?? null;
}

/** Lists invitations that were not withdrawn, latest date first, read along the index. */
export async function listInvitations(
  db: Db,
  { companyId, offers, limit }: { companyId: CompanyId; offers: readonly string[] | null; limit: number },
) {
  return db
    .select(listed)
    .from(invitations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(jobs, ofJob)
    .leftJoin(users, ofColleague)
    .where(
      and(
        eq(invitations.companyId, companyId),
        isNull(invitations.withdrawnAt),
        offers === null ? undefined : inArray(candidates.jobId, [...offers]),
      ),
    )
    .orderBy(desc(invitations.interviewDate), desc(invitations.id))
    .limit(limit);
}

/** Lists the active people who may see a candidate's offer; with an id, only this person. */
export async function listColleagues(
  db: Db,
  { companyId, candidateId, userId }: { companyId: CompanyId; candidateId: string; userId?: string },
): Promise<Colleague[]> {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(candidates)
    .innerJoin(users, and(eq(users.companyId, candidates.companyId), isActive))
    .where(
      and(
        eq(candidates.companyId, companyId),
        eq(candidates.id, candidateId),
        userId === undefined ? undefined : eq(users.id, userId),
        maySee(candidates.jobId),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Share-locks the user's row, so that access and state stay unchanged until the transaction ends. */
export async function lockColleague(
  tx: Db,
  { companyId, userId }: { companyId: CompanyId; userId: string },
): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for('share');
}

/** Returns a person by the id in an invitation. */
export async function findColleague(
  db: Db,
  { companyId, userId }: { companyId: CompanyId; userId: string },
): Promise<Colleague | null> {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  return row ?? null;
}

interface CandidateMeetings {
  readonly companyId: CompanyId;
  readonly candidateId: string;
  readonly now: Date;
}

/** SQL condition: the invitation is to a future meeting of this candidate. */
const isAhead = ({ companyId, candidateId, now }: CandidateMeetings) =>
  and(
    eq(invitations.companyId, companyId),
    eq(invitations.candidateId, candidateId),
    gt(invitations.interviewDate, now),
  );

/** Returns the candidate's invitation to a future meeting that was not withdrawn. */
export async function findUpcoming(db: Db, meetings: CandidateMeetings): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(isAhead(meetings), isNull(invitations.withdrawnAt)))
    .limit(1);
  return row ?? null;
}

/** Returns the candidate's newest invitation to a future meeting, withdrawn or not. */
export async function findNewestAhead(db: Db, meetings: CandidateMeetings): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(isAhead(meetings))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(1);
  return row ?? null;
}

/** Whether the candidate has another invitation that was not withdrawn, past or future. */
export async function hasOther(
  db: Db,
  { companyId, invitationId, candidateId }: InvitationKey & { candidateId: string },
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.candidateId, candidateId),
        ne(invitations.id, invitationId),
        isNull(invitations.withdrawnAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function updateInvitation(
  db: Db,
  { set, ...key }: InvitationKey & { set: Partial<Omit<InvitationRow, 'companyId' | 'id' | 'candidateId'>> },
): Promise<void> {
  await db.update(invitations).set(set).where(isInvitation(key));
}

/** Takes the time of a slot for a candidate; false if another candidate has a part of it. The caller must then roll back. */
export async function takeSlot(
  db: Db,
  {
    companyId,
    invitationId,
    offeredBy,
    startsAt,
    durationMinutes,
  }: InvitationKey & { offeredBy: string; startsAt: Date; durationMinutes: number },
): Promise<boolean> {
  const quarters = quartersOf(startsAt, durationMinutes);
  const rows = await db
    .insert(takenSlots)
    .values(quarters.map((quarter) => ({ companyId, invitationId, offeredBy, startsAt: quarter })))
    .onConflictDoUpdate({
      target: [takenSlots.companyId, takenSlots.offeredBy, takenSlots.startsAt],
      set: { invitationId },
      // A moved meeting may keep a part of the invitation's own time.
      setWhere: eq(takenSlots.invitationId, invitationId),
    })
    .returning({ startsAt: takenSlots.startsAt });
  return rows.length === quarters.length;
}

/** Frees the time of an invitation, except that of the meeting `but`. */
export async function freeSlots(
  db: Db,
  {
    companyId,
    invitationId,
    but,
  }: InvitationKey & { but?: { readonly startsAt: Date; readonly durationMinutes: number } },
): Promise<void> {
  await db
    .delete(takenSlots)
    .where(
      and(
        eq(takenSlots.companyId, companyId),
        eq(takenSlots.invitationId, invitationId),
        but && notInArray(takenSlots.startsAt, quartersOf(but.startsAt, but.durationMinutes)),
      ),
    );
}

/** Whether candidates have taken a part of one of these slots of a person, ignoring one invitation. */
export async function areTaken(
  db: Db,
  {
    companyId,
    invitationId,
    offeredBy,
    slots,
    durationMinutes,
  }: InvitationKey & { offeredBy: string; slots: readonly Date[]; durationMinutes: number },
): Promise<boolean> {
  const rows = await db
    .select({ startsAt: takenSlots.startsAt })
    .from(takenSlots)
    .where(
      and(
        eq(takenSlots.companyId, companyId),
        eq(takenSlots.offeredBy, offeredBy),
        inArray(
          takenSlots.startsAt,
          slots.flatMap((slot) => quartersOf(slot, durationMinutes)),
        ),
        ne(takenSlots.invitationId, invitationId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns the values of a person's last invitations, and the company's address. */
export async function findDefaults(db: Db, { companyId, userId }: { companyId: CompanyId; userId: string }) {
  const last = (column: SQL, type: SQL) => sql<string | null>`(
    select ${column} from ${invitations} i where i.company_id = ${companies}.company_id and i.invited_by = ${userId} ${type}
    order by i.created_at desc, i.id desc limit 1)`;
  const [row] = await db
    .select({
      interviewType: last(sql`i.interview_type`, sql``),
      link: last(sql`i.interview_place`, sql`and i.interview_type = 'ONLINE'`),
      address: last(sql`i.interview_place`, sql`and i.interview_type = 'IN_PERSON'`),
      durationMinutes: last(sql`i.duration_minutes`, sql``).mapWith(Number),
      set: companies.meetingDefaults,
      companyAddress: companies.address,
      companyCity: companies.city,
    })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return row ?? null;
}

export async function saveDefaults(
  db: Db,
  { companyId, meetingDefaults }: { companyId: CompanyId; meetingDefaults: MeetingDefaults },
): Promise<void> {
  await db.update(companies).set({ meetingDefaults }).where(eq(companies.companyId, companyId));
}

/** SQL condition: the company is not suspended, and the candidate is neither withdrawn nor rejected. */
const addressed = and(isNull(companies.suspendedAt), isNull(candidates.withdrawnAt), ne(candidates.status, 'REJECTED'));

async function findAgreed(
  db: Db,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<InvitationKey[]> {
  const rows = await withoutTenantScope(
    db
      .select({ companyId: invitations.companyId, invitationId: invitations.id })
      .from(companies)
      .innerJoin(invitations, eq(invitations.companyId, companies.companyId))
      .innerJoin(candidates, ofCandidate)
      .where(and(agreedMeeting, addressed, where))
      .orderBy(asc(invitations.interviewDate))
      .limit(limit),
  );
  return rows.map(({ companyId, invitationId }) => ({ companyId: toCompanyId(companyId), invitationId }));
}

/** Lists meetings whose reminder may be due, over all companies, the next one first. */
export async function findToRemindUnscoped(
  db: Db,
  { now, day, soon, limit }: { now: Date; day: Date; soon: Date; limit: number },
): Promise<InvitationKey[]> {
  const where = and(
    gt(invitations.interviewDate, now),
    or(
      and(lte(invitations.interviewDate, day), isNull(invitations.dayRemindedAt)),
      and(lte(invitations.interviewDate, soon), isNull(invitations.soonRemindedAt)),
    ),
  );
  return findAgreed(db, { where, limit });
}

/** Lists meetings between two instants, over all companies, that have no recorded outcome and whose outcome nobody was asked for. */
export async function findUnaskedUnscoped(
  db: Db,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<InvitationKey[]> {
  const where = and(
    gt(invitations.interviewDate, from),
    lt(invitations.interviewDate, until),
    isNull(invitations.outcome),
    isNull(invitations.outcomeAskedAt),
  );
  return findAgreed(db, { where, limit });
}

import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { toCompanyId } from '#/platform/data/tenant';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

export interface InvitationKey {
  readonly companyId: CompanyId;
  readonly invitationId: string;
}

const isInvitation = ({ companyId, invitationId }: InvitationKey) =>
  and(eq(invitations.companyId, companyId), eq(invitations.id, invitationId));

/** An invitation with its candidate and job, as the page /Interviews shows it. */
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
};
const ofCandidate = and(eq(candidates.companyId, invitations.companyId), eq(candidates.id, invitations.candidateId));
const ofJob = and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId));

export async function insertInvitation(
  db: Db,
  invitation: Omit<InvitationRow, 'companyId' | 'sequence' | 'reply' | 'repliedAt' | 'withdrawnAt'> & {
    companyId: CompanyId;
  },
): Promise<void> {
  await db.insert(invitations).values(invitation);
}

/** The invitation that a signed link opens, and the instant from which its links are valid; null when it was erased. */
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

/** An invitation with its candidate, job and company. */
export async function findInvitation(db: Db, key: InvitationKey) {
  const [row] = await db
    .select({
      ...listed,
      company: { name: companies.name, city: companies.city },
    })
    .from(invitations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(jobs, ofJob)
    .innerJoin(companies, eq(companies.companyId, invitations.companyId))
    .where(isInvitation(key));
  return row ?? null;
}

/** Invitations that were not withdrawn, latest date first, read along the index. */
export async function listInvitations(db: Db, { companyId, limit }: { companyId: CompanyId; limit: number }) {
  return db
    .select(listed)
    .from(invitations)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(jobs, ofJob)
    .where(and(eq(invitations.companyId, companyId), isNull(invitations.withdrawnAt)))
    .orderBy(desc(invitations.interviewDate), desc(invitations.id))
    .limit(limit);
}

/** The candidate's invitation to a future meeting that was not withdrawn. */
export async function findUpcoming(
  db: Db,
  { companyId, candidateId, now }: { companyId: CompanyId; candidateId: string; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.candidateId, candidateId),
        isNull(invitations.withdrawnAt),
        gt(invitations.interviewDate, now),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The candidate's newest invitation to a future meeting, withdrawn or not. */
export async function findNewestAhead(
  db: Db,
  { companyId, candidateId, now }: { companyId: CompanyId; candidateId: string; now: Date },
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.candidateId, candidateId),
        gt(invitations.interviewDate, now),
      ),
    )
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

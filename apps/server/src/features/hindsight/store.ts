import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { HindsightDay } from '@kafaa/domain/hindsight/options';
import type { HindsightMarks, LookedBack } from '@kafaa/domain/hindsight/rules';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { RECRUITERS } from '@kafaa/domain/kernel/roles';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { isActive, users } from '../auth/tables.ts';
import { candidateMoves, candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { givenOffers } from '../team/tables.ts';
import { hindsightQuestions } from './tables.ts';

interface CompanyScope {
  readonly companyId: CompanyId;
}
export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

/** Lists the companies with the look back turned on that are neither suspended nor due for erasure. */
export async function findLookingBackUnscoped(db: Db): Promise<CompanyId[]> {
  const rows = await withoutTenantScope(
    db
      .select({ companyId: companies.companyId })
      .from(companies)
      .where(and(isNotNull(companies.hindsightSince), isNull(companies.suspendedAt), isNull(companies.eraseAt))),
  );
  return rows.map(({ companyId }) => toCompanyId(companyId));
}

export interface AskedQuestion {
  readonly day: HindsightDay;
  readonly userId: string;
  readonly askedAt: string;
  readonly answered: boolean;
}

/** Lists hired people with their last move to « Embauché » that was no undo, and the questions asked about them. */
export async function listHires(db: Db, { companyId }: CompanyScope) {
  const move = sql`from ${candidateMoves} m
    where m.company_id = ${candidates.companyId} and m.candidate_id = ${candidates.id} and m.to_stage = 'HIRED' and m.undoes is null
    order by m.seq desc limit 1`;
  const { id, jobId, firstName, lastName, email, hindsightToldAt: toldAt } = candidates;
  return db
    .select({
      id,
      jobId,
      jobTitle: jobs.title,
      firstName,
      lastName,
      email,
      toldAt,
      hiredAt: sql<string | null>`(select m.at ${move})`,
      hiredBy: sql<string | null>`(select m.moved_by ${move})`,
      questions: sql<AskedQuestion[]>`coalesce((
        select json_agg(json_build_object('day', q.day, 'userId', q.user_id, 'askedAt', q.asked_at,
          'answered', q.answered_at is not null) order by q.day)
        from ${hindsightQuestions} q
        where q.company_id = ${candidates.companyId} and q.candidate_id = ${candidates.id}), '[]'::json)`,
    })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .where(and(eq(candidates.companyId, companyId), eq(candidates.setStage, 'HIRED'), isNull(candidates.withdrawnAt)))
    .orderBy(asc(candidates.id));
}
export type HireRow = Awaited<ReturnType<typeof listHires>>[number];

/** Lists the people who may decide on candidates, in order of arrival, with the offers that they may see. */
export async function listDeciders(db: Db, { companyId }: CompanyScope) {
  const { id, email, role, allOffers } = users;
  return db
    .select({
      id,
      email,
      role,
      allOffers,
      jobIds: givenOffers,
    })
    .from(users)
    .where(and(eq(users.companyId, companyId), isActive, inArray(users.role, [...RECRUITERS])))
    .orderBy(asc(users.createdAt), asc(users.id));
}
export type DeciderRow = Awaited<ReturnType<typeof listDeciders>>[number];

const isCandidate = ({ companyId, candidateId }: CandidateKey) =>
  and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId));

/** Marks the candidate as told now; false if another run did so, or the candidate is no longer hired. */
export async function takeTelling(tx: Db, { at, ...key }: CandidateKey & { at: Date }): Promise<boolean> {
  const rows = await tx
    .update(candidates)
    .set({ hindsightToldAt: at })
    .where(and(isCandidate(key), eq(candidates.setStage, 'HIRED'), isNull(candidates.hindsightToldAt)))
    .returning({ id: candidates.id });
  return rows.length > 0;
}

interface NewQuestion {
  readonly companyId: CompanyId;
  readonly candidateId: string;
  readonly day: HindsightDay;
  readonly userId: string;
  readonly askedAt: Date;
}

/** Stores a question; false if another run stored it. */
export async function insertQuestion(tx: Db, question: NewQuestion): Promise<boolean> {
  const rows = await tx
    .insert(hindsightQuestions)
    .values(question)
    .onConflictDoNothing()
    .returning({ day: hindsightQuestions.day });
  return rows.length > 0;
}

/** Passes an unanswered question to another person; false if another run did so, or it was answered. */
export async function passOn(
  tx: Db,
  { from, userId, askedAt, ...key }: NewQuestion & { from: string },
): Promise<boolean> {
  const rows = await tx
    .update(hindsightQuestions)
    .set({ userId, askedAt })
    .where(and(isQuestion(key), eq(hindsightQuestions.userId, from), isNull(hindsightQuestions.answeredAt)))
    .returning({ day: hindsightQuestions.day });
  return rows.length > 0;
}

const isQuestion = ({ companyId, candidateId, day }: CandidateKey & { day: HindsightDay }) =>
  and(
    eq(hindsightQuestions.companyId, companyId),
    eq(hindsightQuestions.candidateId, candidateId),
    eq(hindsightQuestions.day, day),
  );

/** Returns the last question about a hire, with its candidate and offer; null if there is none. */
export async function findLastQuestion(db: Db, { companyId, candidateId }: CandidateKey) {
  const { firstName, lastName, setStage, withdrawnAt } = candidates;
  const [row] = await db
    .select({
      question: hindsightQuestions,
      firstName,
      lastName,
      setStage,
      withdrawnAt,
      jobTitle: jobs.title,
      since: companies.hindsightSince,
    })
    .from(hindsightQuestions)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, hindsightQuestions.companyId), eq(candidates.id, hindsightQuestions.candidateId)),
    )
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .innerJoin(companies, eq(companies.companyId, candidates.companyId))
    .where(and(eq(hindsightQuestions.companyId, companyId), eq(hindsightQuestions.candidateId, candidateId)))
    .orderBy(desc(hindsightQuestions.day))
    .limit(1);
  return row ?? null;
}

export async function saveMarks(
  tx: Db,
  { marks, answeredAt, ...key }: CandidateKey & { day: HindsightDay; marks: HindsightMarks; answeredAt: Date },
): Promise<void> {
  await tx.update(hindsightQuestions).set({ marks, answeredAt }).where(isQuestion(key));
}

/** Returns the time since which the look back is on, and the answers about people who are still hired. */
export async function findAnswers(db: Db, { companyId }: CompanyScope) {
  const answers = sql<LookedBack[]>`coalesce((
    select json_agg(json_build_object('candidateId', q.candidate_id, 'day', q.day, 'marks', q.marks))
    from ${hindsightQuestions} q join ${candidates} c on c.company_id = q.company_id and c.id = q.candidate_id
    where q.company_id = ${companies}.company_id and q.answered_at is not null
      and c.set_stage = 'HIRED' and c.withdrawn_at is null), '[]'::json)`;
  const [row] = await db
    .select({ since: companies.hindsightSince, answers })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return row ?? null;
}

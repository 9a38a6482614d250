import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ReviewKind } from '@kafaa/domain/reviews/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { withoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { interviews } from '../interviews/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { reports } from '../reports/tables.ts';
import { reviewRequests } from './tables.ts';

export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}
export interface ReviewKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
  readonly kind: ReviewKind;
}
export type ReviewRow = typeof reviewRequests.$inferSelect;

const ofCandidate = ({ companyId, candidateId }: CandidateKey) =>
  and(eq(reviewRequests.companyId, companyId), eq(reviewRequests.candidateId, candidateId));
const isReview = ({ kind, ...key }: ReviewKey) => and(ofCandidate(key), eq(reviewRequests.kind, kind));

/** Stores a request; false if one of this kind exists. The first one stays, with its date. */
export async function insertReview(
  db: Db,
  review: ReviewKey & Pick<ReviewRow, 'reason' | 'askedAt' | 'dueAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(reviewRequests)
    .values(review)
    .onConflictDoNothing()
    .returning({ kind: reviewRequests.kind });
  return rows.length === 1;
}

/**
 * Marks the candidate as to be read by a person: clears the score, deletes the report, which shows the score, and returns its file key.
 */
export async function setAside(db: Db, { companyId, candidateId, at }: CandidateKey & { at: Date }) {
  const [report] = await db
    .delete(reports)
    .where(and(eq(reports.companyId, companyId), eq(reports.candidateId, candidateId)))
    .returning({ fileKey: reports.fileKey });
  await db
    .update(candidates)
    .set({ personAskedAt: at, score: null, engine: null, margin: null, evaluatedAt: null, reportStatus: 'NONE' })
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return report?.fileKey ?? null;
}

/** Returns the candidate with the names of job and company and the requests so far; null if the candidate was erased. */
export async function findAsked(db: Db, key: CandidateKey) {
  const [row] = await db
    .select({
      candidate: candidates,
      jobTitle: jobs.title,
      companyName: companies.name,
      completedAt: interviews.completedAt,
    })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .innerJoin(companies, eq(companies.companyId, candidates.companyId))
    .leftJoin(
      interviews,
      and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id)),
    )
    .where(and(eq(candidates.companyId, key.companyId), eq(candidates.id, key.candidateId)));
  if (!row) return null;
  const asked = await db.select().from(reviewRequests).where(ofCandidate(key)).orderBy(asc(reviewRequests.askedAt));
  return { ...row, asked };
}

const LISTED = 500;

/** Lists requests: those without an answer first, then by due date, earliest first. */
export async function listReviews(
  db: Db,
  { companyId, offers }: { companyId: CompanyId; offers: readonly string[] | null },
) {
  return db
    .select({ review: reviewRequests, candidate: candidates, jobTitle: jobs.title })
    .from(reviewRequests)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, reviewRequests.companyId), eq(candidates.id, reviewRequests.candidateId)),
    )
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .where(
      and(
        eq(reviewRequests.companyId, companyId),
        offers === null ? undefined : inArray(candidates.jobId, [...offers]),
      ),
    )
    .orderBy(sql`${reviewRequests.answeredAt} is not null`, asc(reviewRequests.dueAt), asc(reviewRequests.candidateId))
    .limit(LISTED);
}

/** Locks the request until the transaction ends. */
export async function lockReview(db: Db, key: ReviewKey): Promise<ReviewRow | null> {
  const [row] = await db.select().from(reviewRequests).where(isReview(key)).for('update');
  return row ?? null;
}

export async function setAnswer(db: Db, { answer, at, ...key }: ReviewKey & { answer: string; at: Date }) {
  await db.update(reviewRequests).set({ answer, answeredAt: at }).where(isReview(key));
}

/** Lists requests of all companies without an answer or a reminder that are due before `until`. */
export async function findUnremindedUnscoped(
  db: Db,
  { until, limit }: { until: Date; limit: number },
): Promise<ReviewKey[]> {
  const rows = await withoutTenantScope(
    db
      .select({
        companyId: reviewRequests.companyId,
        candidateId: reviewRequests.candidateId,
        kind: reviewRequests.kind,
      })
      .from(reviewRequests)
      .where(and(isNull(reviewRequests.answeredAt), isNull(reviewRequests.remindedAt), lt(reviewRequests.dueAt, until)))
      .orderBy(asc(reviewRequests.dueAt))
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

export async function markReminded(db: Db, { at, ...key }: ReviewKey & { at: Date }): Promise<boolean> {
  const rows = await db
    .update(reviewRequests)
    .set({ remindedAt: at })
    .where(and(isReview(key), isNull(reviewRequests.remindedAt), isNull(reviewRequests.answeredAt)))
    .returning({ kind: reviewRequests.kind });
  return rows.length === 1;
}

const isOverdue = (now: Date) => and(isNull(reviewRequests.answeredAt), lt(reviewRequests.dueAt, now));

/** Lists overdue requests of every company without an answer; for the operator. */
export async function findOverdueUnscoped(db: Db, now: Date) {
  return withoutTenantScope(
    db
      .select({
        companyId: reviewRequests.companyId,
        companyName: companies.name,
        candidateId: reviewRequests.candidateId,
        kind: reviewRequests.kind,
        askedAt: reviewRequests.askedAt,
        dueAt: reviewRequests.dueAt,
      })
      .from(reviewRequests)
      .innerJoin(companies, eq(companies.companyId, reviewRequests.companyId))
      .where(isOverdue(now))
      .orderBy(asc(reviewRequests.dueAt)),
  );
}

export const findOverdueCountUnscoped = (db: Db, now: Date): Promise<number> =>
  withoutTenantScope(db.$count(reviewRequests, isOverdue(now)));

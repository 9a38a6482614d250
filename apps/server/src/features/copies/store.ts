import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { candidates } from '../candidates/tables.ts';
import { interviewAnswers, interviews } from '../interviews/tables.ts';
import { jobQuestions, jobs } from '../jobs/tables.ts';
import { answerHashes, resemblances } from './tables.ts';

export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}
/** Key of an answer: its candidate and its position in the interview. */
export interface AnswerKey {
  readonly candidateId: string;
  readonly position: number;
}
export type ResemblanceRow = typeof resemblances.$inferSelect;

const withInterview = and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id));
/** SQL condition: the interview is completed, and the candidate has neither withdrawn nor asked to be read by a person. */
const isCompared = and(
  isNotNull(interviews.completedAt),
  isNull(candidates.withdrawnAt),
  isNull(candidates.personAskedAt),
);

/** Returns a finished interview with its offer and all answers; null if it must not be compared. */
export async function findCompared(db: Db, { companyId, candidateId }: CandidateKey) {
  const [row] = await db
    .select({ interview: interviews, job: jobs })
    .from(candidates)
    .innerJoin(interviews, withInterview)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId), isCompared));
  if (!row) return null;
  const { position, answer } = interviewAnswers;
  const answers = await db
    .select({ position, answer })
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.companyId, companyId), eq(interviewAnswers.candidateId, candidateId)))
    .orderBy(asc(position));
  return { ...row, answers };
}

/** Locks the rows of those of the candidates who may still be compared; returns their ids. */
export async function holdCompared(
  db: Db,
  { companyId, ids }: { companyId: CompanyId; ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .innerJoin(interviews, withInterview)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, [...ids]), isCompared))
    .orderBy(asc(candidates.id))
    .for('no key update', { of: candidates });
  return new Set(rows.map(({ id }) => id));
}

/** Stores the hashes of answers. Existing hashes stay unchanged. */
export async function keepHashes(
  db: Db,
  { companyId, candidateId, position, hashes }: CandidateKey & AnswerKey & { hashes: readonly number[] },
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ companyId, hash, candidateId, position }));
  await db.insert(answerHashes).values(rows).onConflictDoNothing();
}

/** Lists the answers that contain each of these hashes, at most `limit` per hash: one index lookup per hash. */
export async function listHolders(
  db: Db,
  { companyId, hashes, limit }: { companyId: CompanyId; hashes: readonly number[]; limit: number },
): Promise<AnswerKey[][]> {
  const found: unknown = await db.execute(sql`
    select array(
      select a.candidate_id || ' ' || a.position from ${answerHashes} a
      where a.company_id = ${companyId} and a.hash = h.hash limit ${limit}) as holders
    from unnest(${`{${hashes.join(',')}}`}::bigint[]) as h(hash)`);
  return (found as { rows: { holders: string[] }[] }).rows.map(({ holders }) =>
    holders.map((holder) => {
      const [candidateId = '', position] = holder.split(' ');
      return { candidateId, position: Number(position) };
    }),
  );
}

/** Lists the answers with these keys, of the offer's candidates who may be compared. */
export async function listAnswers(
  db: Db,
  { companyId, jobId, keys }: { companyId: CompanyId; jobId: string; keys: readonly AnswerKey[] },
): Promise<(AnswerKey & { answer: string })[]> {
  if (keys.length === 0) return [];
  const { candidateId, position, answer } = interviewAnswers;
  return db
    .select({ candidateId, position, answer })
    .from(interviewAnswers)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, interviewAnswers.companyId), eq(candidates.id, interviewAnswers.candidateId)),
    )
    .innerJoin(interviews, withInterview)
    .where(
      and(
        eq(interviewAnswers.companyId, companyId),
        eq(candidates.jobId, jobId),
        isCompared,
        or(...keys.map((key) => and(eq(candidateId, key.candidateId), eq(position, key.position)))),
      ),
    );
}

/** Stores resemblances. Existing ones stay unchanged, also those that were set aside. */
export async function keepResemblances(
  db: Db,
  {
    companyId,
    rows,
  }: { companyId: CompanyId; rows: readonly Omit<ResemblanceRow, 'companyId' | 'setAsideBy' | 'setAsideAt'>[] },
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(resemblances)
    .values(rows.map((row) => ({ ...row, companyId })))
    .onConflictDoNothing();
}

const LISTED = 200;
const them = alias(candidates, 'them');
const theirInterview = alias(interviews, 'their_interview');
const theirAnswer = alias(interviewAnswers, 'their_answer');

/**
 * Lists the resemblances of a candidate's answers, by position and closest first, with both answers; null if the candidate does not exist.
 */
export async function listResemblances(db: Db, { companyId, candidateId }: CandidateKey) {
  const rows = await db
    .select({
      row: resemblances,
      compared: interviews.candidateId,
      answer: interviewAnswers.answer,
      otherAnswer: theirAnswer.answer,
      other: { id: them.id, firstName: them.firstName, lastName: them.lastName },
      followUps: interviews.followUps,
      otherFollowUps: theirInterview.followUps,
      asked: sql<number>`(select count(*)::int from ${jobQuestions} q
        where q.company_id = ${candidates}.company_id and q.job_id = ${candidates}.job_id)`,
    })
    .from(candidates)
    .leftJoin(
      resemblances,
      and(eq(resemblances.companyId, candidates.companyId), eq(resemblances.candidateId, candidates.id)),
    )
    .leftJoin(interviews, and(withInterview, isCompared))
    .leftJoin(
      interviewAnswers,
      and(
        eq(interviewAnswers.companyId, resemblances.companyId),
        eq(interviewAnswers.candidateId, resemblances.candidateId),
        eq(interviewAnswers.position, resemblances.position),
      ),
    )
    .leftJoin(
      them,
      and(
        eq(them.companyId, resemblances.companyId),
        eq(them.id, resemblances.otherId),
        isNull(them.withdrawnAt),
        isNull(them.personAskedAt),
      ),
    )
    .leftJoin(
      theirInterview,
      and(eq(theirInterview.companyId, them.companyId), eq(theirInterview.candidateId, them.id)),
    )
    .leftJoin(
      theirAnswer,
      and(
        eq(theirAnswer.companyId, resemblances.companyId),
        eq(theirAnswer.candidateId, resemblances.otherId),
        eq(theirAnswer.position, resemblances.otherPosition),
      ),
    )
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)))
    .orderBy(asc(resemblances.position), desc(resemblances.share), asc(resemblances.otherId))
    .limit(LISTED);
  if (rows.length === 0) return null;
  // For a candidate who withdrew or asked to be read by a person, the joins leave part of the row null; such rows are dropped.
  return rows.flatMap(({ row, compared, answer, otherAnswer, other, ...rest }) =>
    row && compared !== null && answer !== null && otherAnswer !== null && other
      ? [{ ...rest, row, answer, otherAnswer, other }]
      : [],
  );
}

/** Key of a pair of answers, from either side. */
export interface PairKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
  readonly position: number;
  readonly otherId: string;
  readonly otherPosition: number;
}

const ofPair = ({ companyId, candidateId, position, otherId, otherPosition }: PairKey) =>
  and(
    eq(resemblances.companyId, companyId),
    or(
      and(
        eq(resemblances.candidateId, candidateId),
        eq(resemblances.position, position),
        eq(resemblances.otherId, otherId),
        eq(resemblances.otherPosition, otherPosition),
      ),
      and(
        eq(resemblances.candidateId, otherId),
        eq(resemblances.position, otherPosition),
        eq(resemblances.otherId, candidateId),
        eq(resemblances.otherPosition, position),
      ),
    ),
  );

/**
 * Locks both rows of a pair until the transaction ends. Returns the time at which the pair was set aside, null if it was not, and undefined
 * if there is no such pair.
 */
export async function lockPair(db: Db, key: PairKey): Promise<Date | null | undefined> {
  const [row] = await db
    .select({ at: resemblances.setAsideAt })
    .from(resemblances)
    .where(ofPair(key))
    .orderBy(asc(resemblances.candidateId), asc(resemblances.position))
    .for('update');
  return row?.at;
}

export async function setAside(
  db: Db,
  { by, at, ...key }: PairKey & { by: string | null; at: Date | null },
): Promise<void> {
  await db.update(resemblances).set({ setAsideBy: by, setAsideAt: at }).where(ofPair(key));
}

/** Deletes a candidate's hashes, and their resemblances on both sides. */
export async function forgetCandidate(db: Db, { companyId, candidateId }: CandidateKey): Promise<void> {
  await db
    .delete(answerHashes)
    .where(and(eq(answerHashes.companyId, companyId), eq(answerHashes.candidateId, candidateId)));
  await db
    .delete(resemblances)
    .where(
      and(
        eq(resemblances.companyId, companyId),
        or(eq(resemblances.candidateId, candidateId), eq(resemblances.otherId, candidateId)),
      ),
    );
}

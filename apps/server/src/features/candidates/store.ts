import { and, asc, desc, eq, inArray, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CandidateListQuery } from '@kafaa/domain/candidates/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { evaluations } from '../evaluations/tables.ts';
import { interviews } from '../interviews/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { mails } from '../mails/tables.ts';
import { candidateCounts, candidates } from './tables.ts';

export type CandidateRow = typeof candidates.$inferSelect;
export type EvaluationRow = typeof evaluations.$inferSelect;
export type ReportStatus = CandidateRow['reportStatus'];
export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}
export interface JobScope {
  readonly companyId: CompanyId;
  readonly jobId: string;
}

/** How the last mail to the candidate's address ended, as `readRefusals` says it: in the same statement, since a list asks once. */
const lastMail = sql<{ code: string; refusedAt: string } | { code: null } | null>`(
  select json_build_object('code', m.refusal, 'refusedAt', m.refused_at) from ${mails} m
  where m.company_id = ${candidates}.company_id and m.candidate_id = ${candidates}.id
    and m.recipient = ${candidates}.email and (m.sent_at is not null or m.refused_at is not null)
  order by m.created_at desc, m.id desc limit 1)`;

/** Others of the offer whose difference in score lies within its margin (`areTied`); those who left or are read by a person aside. */
const tiedWith = sql<number>`case when ${candidates}.margin is null then 0 else (
  select count(*)::int from ${candidates} o
  where o.company_id = ${candidates}.company_id and o.job_id = ${candidates}.job_id and o.id <> ${candidates}.id
    and coalesce(o.engine, '') = ${candidates}.engine and o.withdrawn_at is null
    and power(o.score - ${candidates}.score, 2) <= power(o.margin, 2) + power(${candidates}.margin, 2)) end`;

/** A candidate with what other features know of them, as the recruiter's list shows it. */
const listed = {
  candidate: candidates,
  interview: interviews,
  evaluation: evaluations,
  lastMail,
  tiedWith,
};

const isCandidate = ({ companyId, candidateId }: CandidateKey) =>
  and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId));
const withInterview = and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id));
/** None of whoever asked to be read by a person. */
const withEvaluation = and(
  eq(evaluations.companyId, candidates.companyId),
  eq(evaluations.candidateId, candidates.id),
  isNull(candidates.personAskedAt),
);

/**
 * The person of this mailbox for the job: the row that was there, which is written over with its own, or this one. Both take the
 * same statements, and each writes one row. Rows of earlier versions are known by their address alone.
 */
export async function findOrInsertCandidate(
  db: Db,
  candidate: Pick<
    CandidateRow,
    | 'id'
    | 'jobId'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'appliedAt'
    | 'consentVersion'
    | 'sortName'
    | 'searchText'
  > & { companyId: CompanyId; mailbox: string },
): Promise<CandidateRow> {
  const { id, companyId, jobId, email, mailbox } = candidate;
  const [added] = await db.insert(candidates).values(candidate).onConflictDoNothing().returning();
  const same = or(eq(candidates.mailbox, mailbox), inArray(candidates.email, [email, mailbox]));
  const known = await db
    .update(candidates)
    .set({ email: sql`${candidates.email}` })
    .where(and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId), same, ne(candidates.id, id)))
    .returning();
  const row = added ?? known.toSorted((one, other) => one.appliedAt.getTime() - other.appliedAt.getTime())[0];
  if (!row) throw new Error('an address that is neither new nor known');
  return row;
}

export async function findCandidate(db: Db, key: CandidateKey): Promise<CandidateRow | null> {
  const [row] = await db.select().from(candidates).where(isCandidate(key));
  return row ?? null;
}

/** Holds the candidate's row until the transaction ends: decisions about one person happen one after the other. */
export async function lockCandidate(db: Db, key: CandidateKey): Promise<CandidateRow | null> {
  // Rows that refer to the candidate may still be written: they only need the key to stay.
  const [row] = await db.select().from(candidates).where(isCandidate(key)).for('no key update');
  return row ?? null;
}

export async function findListedCandidate(db: Db, key: CandidateKey) {
  const [row] = await db
    .select({ ...listed, jobTitle: jobs.title })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(interviews, withInterview)
    .leftJoin(evaluations, withEvaluation)
    .where(isCandidate(key));
  return row ?? null;
}

/** Changes nothing where the report does not stand at `from`, when that is given. */
export async function setReportStatus(
  db: Db,
  { status, from, ...key }: CandidateKey & { status: ReportStatus; from?: ReportStatus },
): Promise<void> {
  const stands = from && eq(candidates.reportStatus, from);
  await db
    .update(candidates)
    .set({ reportStatus: status })
    .where(and(isCandidate(key), stands));
}

/** The columns that rank a list. A row without a score has no engine either. */
export type Standing = Pick<CandidateRow, 'score' | 'engine' | 'margin'>;

export async function setScore(db: Db, { score, engine, margin, ...key }: CandidateKey & Standing): Promise<void> {
  const standing = score === null ? { score, engine: null, margin: null } : { score, engine, margin };
  await db.update(candidates).set(standing).where(isCandidate(key));
}

export async function setStatus(
  db: Db,
  { status, ...key }: CandidateKey & { status: CandidateRow['status'] },
): Promise<void> {
  await db.update(candidates).set({ status }).where(isCandidate(key));
}

/** Several candidates of one company. */
export interface CandidateKeys {
  readonly companyId: CompanyId;
  readonly ids: readonly string[];
}

const isOneOf = ({ companyId, ids }: CandidateKeys) =>
  and(eq(candidates.companyId, companyId), inArray(candidates.id, [...ids]));

/** Reads candidates and holds their rows until the transaction ends, always in the same order: two decisions never wait for each other in a circle. */
export async function lockCandidates(db: Db, keys: CandidateKeys): Promise<CandidateRow[]> {
  return db.select().from(candidates).where(isOneOf(keys)).orderBy(asc(candidates.id)).for('update');
}

type RejectionColumns = Pick<CandidateRow, 'rejectedAt' | 'rejectionReason' | 'rejectionMailAt'>;

export async function setRejection(
  db: Db,
  { rejection, ...keys }: CandidateKeys & { rejection: RejectionColumns | null },
): Promise<CandidateRow[]> {
  const none = { rejectedAt: null, rejectionReason: null, rejectionMailAt: null };
  return db
    .update(candidates)
    .set(rejection ? { status: 'REJECTED', ...rejection } : { status: 'PENDING', ...none })
    .where(isOneOf(keys))
    .returning();
}

/** The rejection that was made at this instant, not undone and not told since. */
const isUntold = ({ rejectedAt, ...key }: CandidateKey & { rejectedAt: Date }) =>
  and(
    isCandidate(key),
    eq(candidates.status, 'REJECTED'),
    eq(candidates.rejectedAt, rejectedAt),
    isNull(candidates.rejectionMailedAt),
    isNull(candidates.withdrawnAt),
  );

/** False when the rejection was undone, told or overtaken by a withdrawal: then no mail may leave. */
export async function markRejectionMailed(
  db: Db,
  { at, ...rejection }: CandidateKey & { rejectedAt: Date; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(candidates)
    .set({ rejectionMailedAt: at })
    .where(isUntold(rejection))
    .returning({ id: candidates.id });
  return rows.length === 1;
}

export async function cancelRejectionMail(db: Db, rejection: CandidateKey & { rejectedAt: Date }): Promise<void> {
  await db.update(candidates).set({ rejectionMailAt: null }).where(isUntold(rejection));
}

/** False when there is no such candidate, or the notes are neither `before` nor this text already. */
export async function setNotes(
  db: Db,
  { notes, before, ...key }: CandidateKey & { notes: string; before: string | undefined },
): Promise<boolean> {
  const asRead = before === undefined ? undefined : inArray(candidates.notes, [before, notes]);
  const rows = await db
    .update(candidates)
    .set({ notes })
    .where(and(isCandidate(key), asRead))
    .returning({ id: candidates.id });
  return rows.length === 1;
}

export async function setWithdrawn(db: Db, { at, ...key }: CandidateKey & { at: Date | null }): Promise<void> {
  await db.update(candidates).set({ withdrawnAt: at }).where(isCandidate(key));
}

/** Where a page ended: the sort value of its last row (by score: « 72 » and its engine, parted by a space) and its id. */
export interface Cursor {
  readonly value: string;
  readonly id: string;
}

type ListQuery = Pick<CandidateListQuery, 'sortBy' | 'sortDir' | 'search' | 'status' | 'size' | 'page'>;

interface Sort {
  readonly by: readonly SQL[];
  /** A cursor's values as they are compared with `by`. */
  readonly value: (raw: Cursor['value']) => SQL;
}

/** The score of a cursor whose row has none; the index holds the same. */
export const NO_SCORE = -1;

function standingOf(raw: Cursor['value']): [score: number, engine: string] {
  const space = raw.indexOf(' ');
  return [Number(raw.slice(0, space)), raw.slice(space + 1)];
}

// Engine by engine, the newest first going down. Missing scores stand last in both directions: -1 behind 0 going down, which
// the index sorts, 101 behind 100 going up; they have no engine, which is '' going down and behind every other going up.
const SCORE_DOWN: Sort = {
  by: [sql`coalesce(${candidates.engine}, '')`, sql`coalesce(${candidates.score}, -1)`],
  value: (raw) => {
    const [score, engine] = standingOf(raw);
    return sql`${engine}::text, ${score}::int`;
  },
};
const SCORE_UP: Sort = {
  by: [sql`coalesce(${candidates.engine}, '~')`, sql`coalesce(${candidates.score}, 101)`],
  value: (raw) => {
    const [score, engine] = standingOf(raw);
    return sql`${engine || '~'}::text, ${score === NO_SCORE ? 101 : score}::int`;
  },
};

function sortOf({ sortBy, sortDir }: Pick<ListQuery, 'sortBy' | 'sortDir'>): Sort {
  if (sortBy === 'score') return sortDir === 'asc' ? SCORE_UP : SCORE_DOWN;
  if (sortBy === 'createdAt') return { by: [sql`${candidates.appliedAt}`], value: (raw) => sql`${raw}::timestamptz` };
  return { by: [sql`${candidates.sortName}`], value: (raw) => sql`${raw}::text` };
}

/** How many candidates stand at a status and a score (-1: none). */
type Tally = [status: CandidateRow['status'], score: number, candidates: number];
const tallied = ({ companyId, jobId }: JobScope) => sql<Tally[]>`coalesce((
  select json_agg(json_build_array(c.status, c.score, c.candidates)) from ${candidateCounts} c
  where c.company_id = ${companyId} and c.job_id = ${jobId} and c.candidates > 0), '[]'::json)`;

/**
 * An offer with one page of its candidates by their index: from the cursor when there is one, else by page number. One
 * row more than asked says whether there is a next. Null for an offer that is none of the company's.
 */
export async function listCandidates(
  db: Db,
  { companyId, jobId, cursor, ties, ...query }: JobScope & ListQuery & { cursor: Cursor | null; ties: boolean },
) {
  const { by, value } = sortOf(query);
  const direction = query.sortDir === 'asc' ? asc : desc;
  const order = [...by, candidates.id].map((column) => direction(column));
  const after =
    cursor &&
    (query.sortDir === 'asc'
      ? sql`(${sql.join([...by, sql`${candidates.id}`], sql`, `)}) > (${value(cursor.value)}, ${cursor.id})`
      : sql`(${sql.join([...by, sql`${candidates.id}`], sql`, `)}) < (${value(cursor.value)}, ${cursor.id})`);
  const page = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId), filter(query), after ?? undefined))
    .orderBy(...order)
    .limit(query.size + 1)
    .offset(cursor ? 0 : query.page * query.size)
    .as('page');
  const rows = await db
    .select({
      ...listed,
      // One subquery for each row: a page may ask it, an export of all rows may not.
      ...(!ties && { tiedWith: sql<number>`0` }),
      jobTitle: jobs.title,
      tallies: tallied({ companyId, jobId }),
    })
    .from(jobs)
    .leftJoin(page, sql`true`)
    .leftJoin(candidates, and(eq(candidates.companyId, jobs.companyId), eq(candidates.id, page.id)))
    .leftJoin(interviews, withInterview)
    .leftJoin(evaluations, withEvaluation)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.id, jobId)))
    .orderBy(...order);
  const [first] = rows;
  if (!first) return null;
  const { jobTitle, tallies } = first;
  return {
    jobTitle,
    tallies,
    rows: rows.flatMap(({ candidate, tallies: _tallies, jobTitle: _title, ...row }) =>
      candidate ? [{ ...row, candidate }] : [],
    ),
  };
}

function filter({ search, status }: Pick<ListQuery, 'search' | 'status'>): SQL | undefined {
  const words = search
    ? search
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    : [];
  return and(
    status ? eq(candidates.status, status) : undefined,
    ...words.map((word) => or(like(candidates.searchText, word))),
  );
}

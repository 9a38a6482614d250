import { and, asc, desc, eq, inArray, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { FieldName } from '@kafaa/domain/candidates/fields';
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

/** The outcome of the last mail to the candidate's address, as `readRefusals` gives it; a subquery, so that a list needs one statement. */
const lastMail = sql<{ code: string; refusedAt: string } | { code: null } | null>`(
  select json_build_object('code', m.refusal, 'refusedAt', m.refused_at) from ${mails} m
  where m.company_id = ${candidates}.company_id and m.candidate_id = ${candidates}.id
    and m.recipient = ${candidates}.email and (m.sent_at is not null or m.refused_at is not null)
  order by m.created_at desc, m.id desc limit 1)`;

/** Number of the offer's other candidates with a tied score (`areTied`), without those who withdrew or are read by a person. */
const tiedWith = sql<number>`case when ${candidates}.margin is null then 0 else (
  select count(*)::int from ${candidates} o
  where o.company_id = ${candidates}.company_id and o.job_id = ${candidates}.job_id and o.id <> ${candidates}.id
    and coalesce(o.engine, '') = ${candidates}.engine and o.withdrawn_at is null
    and power(o.score - ${candidates}.score, 2) <= power(o.margin, 2) + power(${candidates}.margin, 2)) end`;

/** The CV's file of a candidate; every registered candidate has an interview, which holds it. */
export async function findCv(db: Db, { companyId, candidateId }: CandidateKey) {
  const [row] = await db
    .select({ key: interviews.cvKey, name: interviews.cvName })
    .from(interviews)
    .where(and(eq(interviews.companyId, companyId), eq(interviews.candidateId, candidateId)));
  return row ?? null;
}

/** A candidate with the rows of other features that the recruiter's list shows. */
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
/** Leaves out the evaluation of candidates who asked to be read by a person. */
const withEvaluation = and(
  eq(evaluations.companyId, candidates.companyId),
  eq(evaluations.candidateId, candidates.id),
  isNull(candidates.personAskedAt),
);

/**
 * Inserts the candidate, or returns the row of the same mailbox for this job. Both cases run the same statements and write one
 * row (an existing one is updated with its own values). Rows of earlier versions have no mailbox and match by address.
 */
export async function findOrInsertCandidate(
  db: Db,
  candidate: Pick<typeof candidates.$inferInsert, FieldName> &
    Pick<CandidateRow, 'id' | 'jobId' | 'appliedAt' | 'consentVersion' | 'sortName' | 'searchText'> & {
      companyId: CompanyId;
      mailbox: string;
    },
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
  if (!row) throw new Error('invariant: candidate neither inserted nor found (candidates.findOrInsertCandidate)');
  return row;
}

export async function findCandidate(db: Db, key: CandidateKey): Promise<CandidateRow | null> {
  const [row] = await db.select().from(candidates).where(isCandidate(key));
  return row ?? null;
}

/** Locks the candidate's row until the transaction ends, so that decisions about one person run one after the other. */
export async function lockCandidate(db: Db, key: CandidateKey): Promise<CandidateRow | null> {
  // This lock allows inserts of rows that reference the candidate: they only need the key to stay.
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

/** Given `from`, changes nothing unless the status is `from`. */
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

/** Reads candidates and locks their rows until the transaction ends, ordered by id so that two decisions cannot deadlock. */
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

/** The rejection made at this instant, neither undone, nor mailed, nor followed by a withdrawal. */
const isUntold = ({ rejectedAt, ...key }: CandidateKey & { rejectedAt: Date }) =>
  and(
    isCandidate(key),
    eq(candidates.status, 'REJECTED'),
    eq(candidates.rejectedAt, rejectedAt),
    isNull(candidates.rejectionMailedAt),
    isNull(candidates.withdrawnAt),
  );

/** False when the rejection was undone, mailed or followed by a withdrawal: then no mail may be sent. */
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

/** False when there is no such candidate, or the stored notes are neither `before` nor already this text. */
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

/** The end of a page: the sort value of its last row (by score: « 72 » and its engine, separated by a space) and its id. */
export interface Cursor {
  readonly value: string;
  readonly id: string;
}

type ListQuery = Pick<CandidateListQuery, 'sortBy' | 'sortDir' | 'search' | 'status' | 'size' | 'page'>;

interface Sort {
  readonly by: readonly SQL[];
  /** A cursor's value as SQL to compare with `by`. */
  readonly value: (raw: Cursor['value']) => SQL;
}

/** The cursor's score for a row without one; the index uses the same value. */
export const NO_SCORE = -1;

function standingOf(raw: Cursor['value']): [score: number, engine: string] {
  const space = raw.indexOf(' ');
  return [Number(raw.slice(0, space)), raw.slice(space + 1)];
}

// Rows sort by engine, then score; descending, the newest engine comes first. Rows without a score (and so without an engine) come
// last in both directions: descending as ('', -1), the values in the index; ascending as ('~', 101).
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

/** Number of candidates with a status and a score (-1: none). */
type Tally = [status: CandidateRow['status'], score: number, candidates: number];
const tallied = ({ companyId, jobId }: JobScope) => sql<Tally[]>`coalesce((
  select json_agg(json_build_array(c.status, c.score, c.candidates)) from ${candidateCounts} c
  where c.company_id = ${companyId} and c.job_id = ${jobId} and c.candidates > 0), '[]'::json)`;

/**
 * An offer with one page of its candidates, read by index: after the cursor if there is one, else by page number. One extra
 * row tells whether there is a next page. Null for an offer that is not the company's.
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
      // `tiedWith` costs one subquery per row: affordable for a page, not for an export of all rows.
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

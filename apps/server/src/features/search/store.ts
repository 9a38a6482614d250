import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { SOURCE_CODES } from '@kafaa/domain/search/options';
import type { NearTerm, WordRange } from '@kafaa/domain/search/rules';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { interviewAnswers, interviews } from '../interviews/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { poolConsents, poolUntil } from '../pool/tables.ts';
import { searchTexts, searchWords } from './tables.ts';

export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

type IndexedWord = Pick<typeof searchWords.$inferSelect, 'source' | 'word'>;

export async function listAnswers(db: Db, { companyId, candidateId }: CandidateKey): Promise<string[]> {
  const rows = await db
    .select({ answer: interviewAnswers.answer })
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.companyId, companyId), eq(interviewAnswers.candidateId, candidateId)))
    .orderBy(asc(interviewAnswers.position));
  return rows.map(({ answer }) => answer);
}

/** Number of rows of one statement, which has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** Replaces the CV and the words of CV and answers. The caller holds the candidate's row. */
export async function replaceContents(
  db: Db,
  { cv, words, at, ...key }: CandidateKey & { cv: string; words: readonly IndexedWord[]; at: Date },
): Promise<void> {
  await dropContents(db, key);
  await db.insert(searchTexts).values({ ...key, cv, indexedAt: at });
  for (let from = 0; from < words.length; from += ROWS_AT_ONCE) {
    const part = words.slice(from, from + ROWS_AT_ONCE);
    await db.insert(searchWords).values(part.map((word) => ({ ...key, ...word })));
  }
}

/** Removes CV and answers from the index; name, address and number stay. */
export async function dropContents(db: Db, { companyId, candidateId }: CandidateKey): Promise<void> {
  await db
    .delete(searchTexts)
    .where(and(eq(searchTexts.companyId, companyId), eq(searchTexts.candidateId, candidateId)));
  await db
    .delete(searchWords)
    .where(
      and(
        eq(searchWords.companyId, companyId),
        eq(searchWords.candidateId, candidateId),
        inArray(searchWords.source, [SOURCE_CODES.CV, SOURCE_CODES.ANSWER]),
      ),
    );
}

/** Lists companies that may have interviews to index. */
export async function findCompaniesUnscoped(db: Db): Promise<CompanyId[]> {
  const rows = await withoutTenantScope(
    db.select({ companyId: companies.companyId }).from(companies).orderBy(asc(companies.companyId)),
  );
  return rows.map(({ companyId }) => toCompanyId(companyId));
}

/** Lists candidates after `after` whose interview is completed and not in the index; without those who withdrew. */
export async function listMissing(
  db: Db,
  { companyId, after, limit }: { companyId: CompanyId; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: candidates.id })
    .from(interviews)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, interviews.companyId), eq(candidates.id, interviews.candidateId)),
    )
    .leftJoin(
      searchTexts,
      and(eq(searchTexts.companyId, interviews.companyId), eq(searchTexts.candidateId, interviews.candidateId)),
    )
    .where(
      and(
        eq(interviews.companyId, companyId),
        gt(interviews.candidateId, after),
        isNotNull(interviews.completedAt),
        isNull(candidates.withdrawnAt),
        isNull(searchTexts.candidateId),
      ),
    )
    .orderBy(asc(interviews.candidateId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Maximum number of words read of one range, so that a search reads no more of a large company than of a small one. */
const MOST_OF_RANGE = 1_000;

/** SQL conditions of a reach: on `h`, a hit whose person must accept other offers, and on `s`, a word whose offer may be seen. */
function conditionsOf({ companyId, jobIds, pool, now }: Reach) {
  const accepts = pool
    ? sql`and exists (select from ${candidates} c where c.company_id = ${companyId} and c.id = h.candidate_id
        and ${poolUntil(now, sql`c`)} is not null)`
    : sql``;
  const within =
    jobIds === null
      ? sql``
      : // A scalar subquery is one look-up by key; as a join, PostgreSQL may read all candidates instead.
        sql`and (select o.job_id from ${candidates} o where o.company_id = ${companyId} and o.id = s.candidate_id)
          in (select json_array_elements_text(${JSON.stringify(jobIds)}::json))`;
  return { accepts, within };
}

/**
 * SQL query: the latest candidates who have every term. It reads those with the rarest term and looks up each other term for them. `known`
 * means that name, address and number alone have every term. Without `jobIds` every offer is searched; with them, only people of these
 * offers count towards the limit of a range.
 */
function hitsOf({ ranges, limit, ...reach }: PeopleQuery): SQL {
  const { companyId } = reach;
  const { accepts, within } = conditionsOf(reach);
  // `source + 0` leaves only the primary key to this plan; before an ANALYZE PostgreSQL would read the words of every candidate.
  const has = (term: SQL, candidateId: SQL, source = sql``) => sql`exists (
    select 1 from ranges r join ${searchWords} s on s.company_id = ${companyId} and s.candidate_id = ${candidateId}
      and s.source + 0 = r.source and s.word >= r."from" and s.word < r."to"
    where r.term = ${term} ${source})`;
  return sql`(
    with ranges as (
      select * from json_to_recordset(${JSON.stringify(ranges)}::json) as r(term int, source smallint, "from" text, "to" text)),
    terms as (select distinct term from ranges),
    found as (
      select r.term, w.candidate_id from ranges r cross join lateral (
        select s.candidate_id from ${searchWords} s
        where s.company_id = ${companyId} and s.source = r.source and s.word >= r."from" and s.word < r."to" ${within}
        limit ${MOST_OF_RANGE}) w),
    rarest as (
      select t.term from terms t left join found f on f.term = t.term
      group by t.term order by count(f.candidate_id), t.term limit 1),
    -- Subqueries by key, and the limit in here: before an ANALYZE PostgreSQL would compare every candidate with every hit.
    having_all as materialized (
      select h.candidate_id, not exists (
          select 1 from terms t where not ${has(sql`t.term`, sql`h.candidate_id`, sql`and r.source = ${SOURCE_CODES.CONTACT}`)}) as known,
        (select c.applied_at from ${candidates} c where c.company_id = ${companyId} and c.id = h.candidate_id) as applied_at
      from (select distinct f.candidate_id from found f where f.term = (select term from rarest)) h
      where not exists (
        select 1 from terms t where t.term <> (select term from rarest) and not ${has(sql`t.term`, sql`h.candidate_id`)}) ${accepts})
    select candidate_id, known from having_all order by known desc, applied_at desc, candidate_id desc limit ${limit}
  ) as hits`;
}

/**
 * The subquery `hits`: the latest people of whom every term is a beginning or a similar spelling of a word of the contact. Each spelling
 * is one look-up of the index. It starts from the term with the fewest people, and reads the words of these people by key for the others.
 * The limit of `terms` tells PostgreSQL their number: it would expect a hundred, and therefore read all candidates for the hits.
 */
function nearHitsOf({ terms, limit, ...reach }: NearQuery): SQL {
  const { companyId } = reach;
  const { accepts, within } = conditionsOf(reach);
  const numbered = terms.map(({ from, to }, term) => ({ term, from, to }));
  const spellings = terms.flatMap((one, term) => one.spellings.map((word) => ({ term, word })));
  const contact = sql`${SOURCE_CODES.CONTACT}`;
  return sql`(
    with terms as materialized (
      select * from json_to_recordset(${JSON.stringify(numbered)}::json) as r(term int, "from" text, "to" text)
      limit ${terms.length}),
    spellings as materialized (
      select * from json_to_recordset(${JSON.stringify(spellings)}::json) as r(term int, word text)),
    found as (
      select r.term, w.candidate_id from terms r cross join lateral (
        select s.candidate_id from ${searchWords} s
        where s.company_id = ${companyId} and s.source = ${contact} and s.word >= r."from" and s.word < r."to" ${within}
        limit ${MOST_OF_RANGE}) w
      union all
      select r.term, w.candidate_id from spellings r cross join lateral (
        select s.candidate_id from ${searchWords} s
        where s.company_id = ${companyId} and s.source = ${contact} and s.word = r.word ${within}
        limit ${MOST_OF_RANGE}) w),
    rarest as (
      select t.term from terms t left join found f on f.term = t.term
      group by t.term order by count(f.candidate_id), t.term limit 1),
    near as materialized (
      select h.candidate_id,
        (select c.applied_at from ${candidates} c where c.company_id = ${companyId} and c.id = h.candidate_id) as applied_at
      from (
        select distinct f.candidate_id from found f where f.term = (select term from rarest) limit ${MOST_OF_RANGE}) h
      where not exists (
        select 1 from terms t where t.term <> (select term from rarest) and not exists (
          select 1 from ${searchWords} s
          where s.company_id = ${companyId} and s.candidate_id = h.candidate_id and s.source + 0 = ${contact}
            and (s.word >= t."from" and s.word < t."to"
              or (t.term, s.word) in (select r.term, r.word from spellings r)))) ${accepts})
    select candidate_id, true as known from near order by applied_at desc, candidate_id desc limit ${limit}
  ) as hits`;
}

interface Reach {
  readonly companyId: CompanyId;
  /** Ids of the offers that the reader may see; null means all. */
  readonly jobIds: readonly string[] | null;
  /** Whether only people are searched who accept to be contacted for other offers. */
  readonly pool: boolean;
  readonly now: Date;
}

export interface PeopleQuery extends Reach {
  // Named here again for law 7, which reads one interface.
  readonly companyId: CompanyId;
  readonly ranges: readonly WordRange[];
  readonly limit: number;
}

export interface NearQuery extends Reach {
  readonly companyId: CompanyId;
  readonly terms: readonly NearTerm[];
  readonly limit: number;
}

/** An answer that may contain a passage. */
export interface SearchedAnswer {
  readonly position: number;
  readonly answer: string;
}

/** Finds people who have every term, with the texts for passages: those found by name, address and number first, then the latest. */
export const findPeople = (db: Db, query: PeopleQuery & { answers: boolean }) => readHits(db, query, hitsOf(query));

/** Finds people by similar names; their CVs and answers are not read. */
export const findNear = (db: Db, query: NearQuery) => readHits(db, { ...query, answers: false }, nearHitsOf(query));

/** Reads the people of the subquery `hits`. */
async function readHits(db: Db, query: Reach & { answers: boolean }, hits: SQL) {
  const { companyId, answers } = query;
  const known = sql<boolean>`hits.known`;
  return db
    .select({
      candidate: candidates,
      jobTitle: jobs.title,
      interview: interviews,
      poolUntil: poolUntil(query.now),
      known,
      cv: sql<string | null>`case when hits.known then null else (select t.cv from ${searchTexts} t
        where t.company_id = ${companyId} and t.candidate_id = ${candidates}.id) end`,
      answers: sql<SearchedAnswer[] | null>`case when hits.known or not ${answers}::boolean then null else (
        select json_agg(json_build_object('position', a.position, 'answer', a.answer) order by a.position)
        from ${interviewAnswers} a where a.company_id = ${companyId} and a.candidate_id = ${candidates}.id) end`,
    })
    .from(candidates)
    .innerJoin(hits, sql`hits.candidate_id = ${candidates.id}`)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(
      interviews,
      and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id)),
    )
    .where(eq(candidates.companyId, companyId))
    .orderBy(desc(known), desc(candidates.appliedAt), desc(candidates.id));
}

/** Lists people who accept to be contacted for other offers, with the application of their consent, the latest consent first. */
export async function listPool(db: Db, { companyId, jobIds, limit, now }: Omit<PeopleQuery, 'ranges' | 'pool'>) {
  return db
    .select({ candidate: candidates, jobTitle: jobs.title, interview: interviews, poolUntil: poolUntil(now) })
    .from(poolConsents)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, poolConsents.companyId), eq(candidates.id, poolConsents.candidateId)),
    )
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(
      interviews,
      and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id)),
    )
    .where(
      and(
        eq(poolConsents.companyId, companyId),
        gt(poolConsents.endsAt, now),
        jobIds === null ? undefined : inArray(candidates.jobId, [...jobIds]),
      ),
    )
    .orderBy(desc(poolConsents.givenAt), desc(poolConsents.candidateId))
    .limit(limit);
}

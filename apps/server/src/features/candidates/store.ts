import { and, asc, count, desc, eq, exists, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FieldName } from '@kafaa/domain/candidates/fields';
import type { Stage } from '@kafaa/domain/candidates/options';
import type { CandidateListQuery, Funnel } from '@kafaa/domain/candidates/schema';
import type { Reading } from '@kafaa/domain/evaluations/schema';
import { startedLinkEnd } from '@kafaa/domain/interviews/rules';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { WordRange } from '@kafaa/domain/search/rules';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import type { OffersReader, Reader } from '#/platform/http/route';
import { companies } from '../companies/tables.ts';
import { answerLevels, evaluations, isUnread, levelsNeeded } from '../evaluations/tables.ts';
import { interviewAnswers, interviews } from '../interviews/tables.ts';
import { users } from '../auth/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { jobQuestions, jobs, jobViews } from '../jobs/tables.ts';
import { mails } from '../mails/tables.ts';
import { poolUntil } from '../pool/tables.ts';
import { mailTemplates } from '../templates/tables.ts';
import { searchWords } from '../search/tables.ts';
import { candidateCounts, candidateMoves, candidates } from './tables.ts';

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

/**
 * SQL expression: the outcome of the last mail to the candidate's address, as `readRefusals` returns it. As a subquery it keeps a list at
 * one statement.
 */
const lastMail = sql<{ code: string; refusedAt: string } | { code: null } | null>`(
  select json_build_object('code', m.refusal, 'refusedAt', m.refused_at) from ${mails} m
  where m.company_id = ${candidates}.company_id and m.candidate_id = ${candidates}.id
    and m.recipient = ${candidates}.email and (m.sent_at is not null or m.refused_at is not null)
  order by m.created_at desc, m.id desc limit 1)`;

/**
 * SQL expression: whether the evaluation is closed to the person, how many levels open it, and the levels that the person gave the answers
 * (the later one if an answer has two). Null if « read before you see » is off.
 */
function readingOf({ userId, readsFirst }: Reader) {
  const candidate = sql`${candidates}`;
  const kept = sql`select distinct on (l.position) l.position, l.level from ${answerLevels} l
    where l.company_id = ${candidate}.company_id and l.candidate_id = ${candidate}.id and l.user_id = ${userId}
    order by l.position, l.seen desc`;
  if (!readsFirst) return sql<Reading | null>`null::json`;
  return sql<Reading | null>`json_build_object('closed', ${isUnread({ userId, readsFirst })}, 'needed', ${levelsNeeded(candidate)},
    'levels', coalesce((select json_agg(json_build_object('position', k.position, 'level', k.level) order by k.position)
      from (${kept}) k), '[]'::json))`;
}

/**
 * SQL expression: number of the offer's other candidates with a tied score (`areTied`). It omits those who withdrew, are to be read by a
 * person, or have an evaluation that is closed to the reader.
 */
const tiedWith = (reader: Reader) => sql<number>`case when ${candidates}.margin is null then 0 else (
  select count(*)::int from ${candidates} o
  where o.company_id = ${candidates}.company_id and o.job_id = ${candidates}.job_id and o.id <> ${candidates}.id
    and coalesce(o.engine, '') = ${candidates}.engine and o.withdrawn_at is null and not ${isUnread(reader, sql`o`)}
    and power(o.score - ${candidates}.score, 2) <= power(o.margin, 2) + power(${candidates}.margin, 2)) end`;

/** SQL condition: the application's interview was started, which needs the link that was mailed to its address. */
const hasBegun = (candidate: SQL) => sql`exists (select 1 from ${interviews} b
  where b.company_id = ${candidate}.company_id and b.candidate_id = ${candidate}.id and b.started_at is not null)`;

/** Maximum number of a person's applications that are counted and listed, for each branch of `ofSamePerson`. */
const MAX_OTHERS = 50;

/**
 * SQL query: ids of the applications of this person to other offers that the reader may see. Two applications are of the same person if
 * they have the same telephone number, or the same mailbox and both interviews were started. Each branch reads a bounded range of an
 * index, however many applications of the same offer have that number.
 */
function ofSamePerson(me: SQL, { offers }: Pick<OffersReader, 'offers'>): SQL {
  const seen =
    offers === null ? sql`` : sql`and o.job_id in (select json_array_elements_text(${JSON.stringify(offers)}::json))`;
  const branch = (same: SQL, side: SQL) => sql`(select o.id from ${candidates} o
    where o.company_id = ${me}.company_id and ${same} and o.job_id ${side} ${me}.job_id ${seen} limit ${MAX_OTHERS})`;
  const number = sql`o.phone = ${me}.phone`;
  const mailbox = sql`o.mailbox = ${me}.mailbox and ${hasBegun(sql`o`)} and ${hasBegun(me)}`;
  const branches = [number, mailbox].flatMap((same) => [branch(same, sql`<`), branch(same, sql`>`)]);
  return sql`(${sql.join(branches, sql` union `)})`;
}

/** Returns the CV file of a candidate. The candidate's interview holds it; every registered candidate has one. */
export async function findCv(db: Db, { companyId, candidateId }: CandidateKey) {
  const [row] = await db
    .select({ key: interviews.cvKey, name: interviews.cvName })
    .from(interviews)
    .where(
      and(
        eq(interviews.companyId, companyId),
        eq(interviews.candidateId, candidateId),
        eq(interviews.provisional, false),
      ),
    );
  return row ?? null;
}

/** Columns of a candidate and of the rows of other features that the recruiter's list shows. */
const listed = (reader: OffersReader, now: Date) => ({
  candidate: candidates,
  interview: interviews,
  evaluation: evaluations,
  lastMail,
  tiedWith: tiedWith(reader),
  reading: readingOf(reader),
  others: sql<number>`(select count(*)::int from ${ofSamePerson(sql`${candidates}`, reader)} s)`,
  poolUntil: poolUntil(now),
});

const isCandidate = ({ companyId, candidateId }: CandidateKey) =>
  and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId));
const withInterview = and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id));
/** Join condition that omits the evaluation of candidates who asked to be read by a person. */
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
    Pick<
      CandidateRow,
      'id' | 'jobId' | 'appliedAt' | 'consentVersion' | 'promiseDays' | 'source' | 'sortName' | 'searchText'
    > & {
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
  // This lock mode allows inserts of rows that reference the candidate: they only need the key to stay.
  const [row] = await db.select().from(candidates).where(isCandidate(key)).for('no key update');
  return row ?? null;
}

export type RejectionFacts = NonNullable<Awaited<ReturnType<typeof findRejectionFacts>>>;

/** Returns the facts of the rejection mail, with the company's own text for it. */
export async function findRejectionFacts(db: Db, key: CandidateKey) {
  const { status, rejectionMailedAt, email, firstName } = candidates;
  const [row] = await db
    .select({
      status,
      rejectionMailedAt,
      email,
      firstName,
      job: jobs.title,
      company: companies.name,
      interviewedAt: interviews.completedAt,
      template: mailTemplates,
    })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .innerJoin(companies, eq(companies.companyId, candidates.companyId))
    .leftJoin(
      interviews,
      and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id)),
    )
    .leftJoin(
      mailTemplates,
      and(eq(mailTemplates.companyId, candidates.companyId), eq(mailTemplates.kind, 'REJECTION')),
    )
    .where(isCandidate(key));
  return row ?? null;
}

export async function findListedCandidate(db: Db, { now, ...key }: CandidateKey & { reader: OffersReader; now: Date }) {
  const [row] = await db
    .select({ ...listed(key.reader, now), jobTitle: jobs.title })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(interviews, withInterview)
    .leftJoin(evaluations, withEvaluation)
    .where(isCandidate(key));
  return row ?? null;
}

/** Lists the person's applications to other offers that the reader may see, newest first. Null if the candidate is unknown. */
export async function listOthers(
  db: Db,
  { companyId, candidateId, reader, now }: CandidateKey & { reader: OffersReader; now: Date },
) {
  const me = alias(candidates, 'me');
  const rows = await db
    .select({
      ...listed(reader, now),
      tiedWith: sql<number>`0`,
      others: sql<number>`0`,
      jobTitle: jobs.title,
      sameMailbox: sql<boolean | null>`${candidates}.mailbox = me.mailbox and ${interviews}.started_at is not null
        and ${hasBegun(sql`me`)}`,
    })
    .from(me)
    .leftJoin(sql`lateral ${ofSamePerson(sql`me`, reader)} as theirs`, sql`true`)
    .leftJoin(candidates, and(eq(candidates.companyId, me.companyId), eq(candidates.id, sql`theirs.id`)))
    .leftJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(interviews, withInterview)
    .leftJoin(evaluations, withEvaluation)
    .where(and(eq(me.companyId, companyId), eq(me.id, candidateId)))
    .orderBy(desc(candidates.appliedAt), desc(candidates.id))
    .limit(MAX_OTHERS);
  return rows.length === 0
    ? null
    : rows.flatMap(({ candidate, jobTitle, ...row }) =>
        candidate && jobTitle !== null ? [{ ...row, candidate, jobTitle }] : [],
      );
}

/** Sets the report's status; with `from`, only if the status is `from`. */
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

/** Columns by which a list sorts candidates. `setScore` clears engine and margin together with the score. */
export type Standing = Pick<CandidateRow, 'score' | 'engine' | 'margin'>;

export async function setScore(db: Db, { score, engine, margin, ...key }: CandidateKey & Standing): Promise<void> {
  const standing = score === null ? { score, engine: null, margin: null } : { score, engine, margin };
  // The first evaluation's time stays, so that a recalculation does not mark the candidate as new.
  const evaluatedAt = sql`coalesce(${candidates.evaluatedAt}, (select e.evaluated_at from ${evaluations} e
    where e.company_id = ${candidates}.company_id and e.candidate_id = ${candidates}.id))`;
  await db
    .update(candidates)
    .set({ ...standing, evaluatedAt })
    .where(isCandidate(key));
}

export async function setStatus(
  db: Db,
  { status, ...key }: CandidateKey & { status: CandidateRow['status'] },
): Promise<void> {
  // A candidate with a stage that people have set has the status ACCEPTED; any other status clears the stage.
  const none = status === 'ACCEPTED' ? {} : { setStage: null };
  await db
    .update(candidates)
    .set({ status, ...none })
    .where(isCandidate(key));
}

/** Keys of several candidates of one company. */
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
  { rejection, ...keys }: CandidateKeys & { rejection: RejectionColumns },
): Promise<void> {
  await db
    .update(candidates)
    .set({ status: 'REJECTED', setStage: null, ...rejection })
    .where(isOneOf(keys));
}

/** Sets status and stage, and removes a rejection. */
export async function setStage(
  db: Db,
  { setStage: stage, status, ...keys }: CandidateKeys & Pick<CandidateRow, 'status' | 'setStage'>,
): Promise<void> {
  const none = { rejectedAt: null, rejectionReason: null, rejectionMailAt: null };
  await db
    .update(candidates)
    .set({ status, setStage: stage, ...none })
    .where(isOneOf(keys));
}

/** SQL expression: the stage as `stageOf` returns it, without EXPIRED, which depends on the time. */
const stageNow = sql<Stage>`case
  when ${candidates}.withdrawn_at is not null then 'WITHDRAWN'
  when ${candidates}.status = 'REJECTED' then 'REJECTED'
  when ${candidates}.status = 'ACCEPTED' then coalesce(${candidates}.set_stage, 'INVITED')
  when ${interviews}.completed_at is not null or ${interviews}.taken_before then 'TO_DECIDE'
  when ${interviews}.started_at is not null then 'STARTED' else 'REGISTERED' end`;

/** SQL expression: the stage with EXPIRED (`isLinkOpen`). */
const stageAt = (now: Date): SQL<Stage> => sql`case
  when ${candidates}.status = 'PENDING' and ${candidates}.withdrawn_at is null and ${interviews}.completed_at is null
    and not ${interviews}.taken_before and ${interviews}.link_expires_at <= case
      when ${interviews}.started_at is null then ${now.toISOString()}::timestamptz
      else ${startedLinkEnd(now).toISOString()}::timestamptz end
  then 'EXPIRED' else ${stageNow} end`;

/** Author, time and reason of a change of stage. */
export interface MoveNote {
  readonly at: Date;
  /** The user; null for a step of the candidate. */
  readonly by: string | null;
  readonly reason?: string | null;
  /** Whether the change undoes the last entry. */
  readonly undo?: boolean;
}

/**
 * Appends the stages of these candidates to the log if they differ from its last entries, and raises their versions. Call it after the
 * change, in the same transaction.
 */
export async function appendMoves(
  db: Db,
  { companyId, ids, at, by, reason = null, undo = false }: CandidateKeys & MoveNote,
): Promise<void> {
  const wanted = sql`${candidates}.company_id = ${companyId} and ${inArray(candidates.id, [...ids])}`;
  await db.execute(sql`
    with found as (
      select ${candidates}.id, ${candidates}.job_id, ${stageNow} as stage, l.to_stage, l.seq
      from ${candidates}
      left join ${interviews} on ${interviews}.company_id = ${candidates}.company_id and ${interviews}.candidate_id = ${candidates}.id
      left join lateral (
        select m.to_stage, m.seq from ${candidateMoves} m
        where m.company_id = ${candidates}.company_id and m.candidate_id = ${candidates}.id order by m.seq desc limit 1
      ) l on true
      where ${wanted}
    ), moved as (
      update ${candidates} set stage_version = ${candidates}.stage_version + 1 from found
      where ${wanted} and found.id = ${candidates}.id and found.to_stage is distinct from found.stage
      returning ${candidates}.id, ${candidates}.stage_version as version
    )
    insert into ${candidateMoves} (company_id, job_id, candidate_id, seq, from_stage, to_stage, at, moved_by, reason, undoes)
    select ${companyId}, found.job_id, found.id, moved.version, found.to_stage, found.stage, ${at.toISOString()}::timestamptz,
      ${by}::text, ${reason}::text, case when ${undo}::boolean then found.seq end
    from found join moved on moved.id = found.id`);
}

/** Locks candidates of one company, and all applications of the same persons there, ordered by id. */
export async function lockPersons(db: Db, { companyId, ids }: CandidateKeys): Promise<CandidateRow[]> {
  const theirs = db.select({ mailbox: candidates.mailbox }).from(candidates).where(isOneOf({ companyId, ids }));
  return db
    .select()
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        or(inArray(candidates.id, [...ids]), inArray(candidates.mailbox, theirs)),
      ),
    )
    .orderBy(asc(candidates.id))
    .for('update');
}

export type LastMove = Awaited<ReturnType<typeof listLastMoves>>[number];

/**
 * Returns each candidate's last entry of the log, and whether an invitation is still valid. With `REJECTED`, returns the entry of the
 * rejection itself and skips the return from a later withdrawal, which also leads to REJECTED.
 */
export async function listLastMoves(db: Db, keys: CandidateKeys, to?: 'REJECTED') {
  const ofRejection = and(eq(candidateMoves.toStage, 'REJECTED'), ne(candidateMoves.fromStage, 'WITHDRAWN'));
  const last = db
    .selectDistinctOn([candidateMoves.candidateId], {
      id: candidateMoves.candidateId,
      seq: candidateMoves.seq,
      from: candidateMoves.fromStage,
      to: candidateMoves.toStage,
      by: candidateMoves.movedBy,
      undoes: candidateMoves.undoes,
    })
    .from(candidateMoves)
    .where(
      and(
        eq(candidateMoves.companyId, keys.companyId),
        inArray(candidateMoves.candidateId, [...keys.ids]),
        to && ofRejection,
      ),
    )
    .orderBy(candidateMoves.candidateId, desc(candidateMoves.seq))
    .as('last');
  const invited = sql<boolean>`exists (select from ${invitations} i where i.company_id = ${candidates}.company_id
    and i.candidate_id = ${candidates}.id and i.withdrawn_at is null)`;
  return db
    .select({ id: candidates.id, invited, from: last.from, to: last.to, by: last.by, undoes: last.undoes })
    .from(candidates)
    .leftJoin(last, eq(last.id, candidates.id))
    .where(isOneOf(keys));
}

/** Returns the candidates with the rows that determine their stage. */
export async function listStanding(db: Db, keys: CandidateKeys) {
  return db
    .select({ candidate: candidates, interview: interviews })
    .from(candidates)
    .leftJoin(interviews, withInterview)
    .where(isOneOf(keys));
}

/** Maximum number of log entries shown of one candidate, the newest first. */
const MAX_MOVES = 500;

/** Lists the candidate's entries, newest first, with the names of the company's users; null for an unknown candidate. */
export async function listMoves(db: Db, key: CandidateKey) {
  const { seq, fromStage: from, toStage: to, at, movedBy, reason, undoes } = candidateMoves;
  const rows = await db
    .select({ seq, from, to, at, movedBy, reason, undoes, name: users.name, email: users.email })
    .from(candidates)
    .leftJoin(
      candidateMoves,
      and(eq(candidateMoves.companyId, candidates.companyId), eq(candidateMoves.candidateId, candidates.id)),
    )
    .leftJoin(users, and(eq(users.companyId, candidates.companyId), eq(users.id, movedBy)))
    .where(isCandidate(key))
    .orderBy(desc(seq))
    .limit(MAX_MOVES);
  return rows.length === 0 ? null : rows;
}

/** Returns the title of an offer with the number of its candidates per stage; null if the offer is not the company's. */
export async function countStages(db: Db, { companyId, jobId, now }: JobScope & { now: Date }) {
  const rows = await db
    .select({
      stage: sql<Stage | null>`case when ${candidates}.id is not null then ${stageAt(now)} end`,
      count: count(),
    })
    .from(jobs)
    .leftJoin(candidates, and(eq(candidates.companyId, jobs.companyId), eq(candidates.jobId, jobs.id)))
    .leftJoin(interviews, withInterview)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.id, jobId)))
    .groupBy(sql`1`);
  return rows.length === 0
    ? null
    : rows.flatMap(({ stage, count: n }) => (stage === null ? [] : [{ stage, count: n }]));
}

/**
 * SQL expression: an offer's applications by source, the most frequent first, with the numbers of all, of finished interviews and of
 * accepted candidates.
 */
const sourcesOfOffer = sql<Funnel['sources']>`coalesce((
  select json_agg(s order by s.applied desc, s.source) from (
    select c.source, count(*) as applied, count(i.completed_at) as finished,
      count(*) filter (where c.status = 'ACCEPTED') as invited
    from ${candidates} c left join ${interviews} i on i.company_id = c.company_id and i.candidate_id = c.id
    where c.company_id = ${jobs}.company_id and c.job_id = ${jobs}.id group by c.source) s), '[]'::json)`;

/** SQL expression: how often an offer's page was opened, and the first day of the count; null without any. */
const viewsOfOffer = sql<Funnel['views']>`(
  select case when count(*) > 0 then json_build_object('count', sum(v.views), 'since', min(v.day)) end
  from ${jobViews} v where v.company_id = ${jobs}.company_id and v.job_id = ${jobs}.id)`;

/**
 * SQL expression: number of an offer's begun, unfinished interviews whose last answer is older than `before`, by the number of questions
 * with an answer. Answers to follow-ups come after those to the questions and are not counted.
 */
const stopsOfOffer = (before: Date) => sql<Funnel['stops']>`(
  select json_build_object('questions', q.n, 'after', coalesce((
    select json_agg(s order by s.answered) from (
      select a.answered, count(*) as people from (
        select (select count(*) from ${interviewAnswers} x
          where x.company_id = i.company_id and x.candidate_id = i.candidate_id and x.position < q.n) as answered
        from ${interviews} i
        where i.company_id = ${jobs}.company_id and i.job_id = ${jobs}.id and not i.provisional and i.started_at is not null
          and i.completed_at is null and coalesce(i.last_answer_at, i.started_at) < ${before.toISOString()}::timestamptz
      ) a group by a.answered) s), '[]'::json))
  from (select count(*) as n from ${jobQuestions} where company_id = ${jobs}.company_id and job_id = ${jobs}.id) q)`;

/** Figures of an offer that its log does not hold. */
type OfferFigures = Pick<Funnel, 'sources' | 'views' | 'stops'>;

/**
 * Returns an offer's title, log and figures; null if the offer is not the company's. An unfinished interview without an answer since
 * `before` counts as stopped.
 */
export async function readOfferLog(db: Db, { companyId, jobId, before }: JobScope & { before: Date }) {
  const { candidateId: person, seq, toStage: to, at, undoes, erased } = candidateMoves;
  const isFirst = sql`row_number() over (order by ${seq}) = 1`;
  const figures = sql<OfferFigures | null>`case when ${isFirst} then json_build_object(
    'sources', ${sourcesOfOffer}, 'views', ${viewsOfOffer}, 'stops', ${stopsOfOffer(before)}) end`;
  const rows = await db
    .select({ title: jobs.title, figures, person, seq, to, at, undoes, erased })
    .from(jobs)
    .leftJoin(candidateMoves, and(eq(candidateMoves.companyId, jobs.companyId), eq(candidateMoves.jobId, jobs.id)))
    .where(and(eq(jobs.companyId, companyId), eq(jobs.id, jobId)));
  const found = rows.find((row) => row.figures !== null);
  if (!found?.figures) return null;
  const moves = rows.flatMap(({ title: _title, figures: _figures, ...move }) =>
    move.person !== null && move.seq !== null && move.to !== null && move.at !== null
      ? [{ ...move, person: move.person, seq: move.seq, to: move.to, at: move.at, erased: move.erased === true }]
      : [],
  );
  return { title: found.title, moves, figures: found.figures };
}

/** Removes the identity from an erased candidate's entries, which stay in the counts under `person`, an id that names nobody. */
export async function anonymizeMoves(db: Db, { person, ...key }: CandidateKey & { person: string }): Promise<void> {
  await db
    .update(candidateMoves)
    .set({ candidateId: person, movedBy: null, reason: null, erased: true })
    .where(and(eq(candidateMoves.companyId, key.companyId), eq(candidateMoves.candidateId, key.candidateId)));
}

/** SQL condition: the rejection made at this instant still stands and was not mailed, and the candidate has not withdrawn. */
const isUntold = ({ rejectedAt, ...key }: CandidateKey & { rejectedAt: Date }) =>
  and(
    isCandidate(key),
    eq(candidates.status, 'REJECTED'),
    eq(candidates.rejectedAt, rejectedAt),
    isNull(candidates.rejectionMailedAt),
    isNull(candidates.withdrawnAt),
  );

/** Marks the rejection as mailed. Returns false if it was undone, mailed or followed by a withdrawal: then no mail may be sent. */
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

/** Saves the notes. Returns false if the candidate does not exist, or the stored notes are neither `before` nor the new text. */
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

export async function setPromisedBy(
  db: Db,
  { promisedBy, ...key }: CandidateKey & { promisedBy: string },
): Promise<void> {
  await db
    .update(candidates)
    .set({ promisedBy, promiseRemindedAt: null, promiseBrokenAt: null })
    .where(isCandidate(key));
}

/** SQL condition: the candidate still waits for an answer: nobody has decided, and the candidate has not withdrawn. */
const isAwaited = and(eq(candidates.status, 'PENDING'), isNull(candidates.withdrawnAt));

/**
 * SQL condition: an open answer is promised until `until`, and its notice was not sent. Before the promised day the notice goes to the
 * company, from that day on to both sides.
 */
const isUntoldPromise = ({ today, until }: PromiseDates) =>
  and(
    isAwaited,
    lte(candidates.promisedBy, until),
    or(
      and(gt(candidates.promisedBy, today), isNull(candidates.promiseRemindedAt)),
      and(lte(candidates.promisedBy, today), isNull(candidates.promiseBrokenAt)),
    ),
  );

/** Days in Tunis that decide which notices about promises are due. */
export interface PromiseDates {
  readonly today: string;
  readonly until: string;
}

/** Lists the companies with due notices about promised answers; suspended ones send no mails. */
export async function findPromisingUnscoped(db: Db, dates: PromiseDates): Promise<CompanyId[]> {
  const due = db
    .select({ one: sql`1` })
    .from(candidates)
    .where(and(eq(candidates.companyId, companies.companyId), isUntoldPromise(dates)));
  const rows = await withoutTenantScope(
    db
      .select({ companyId: companies.companyId })
      .from(companies)
      .where(and(isNull(companies.suspendedAt), exists(due))),
  );
  return rows.map(({ companyId }) => toCompanyId(companyId));
}

/**
 * Returns the company's promised answers with due notices, the earliest first. Locks them, so that a decision happens entirely before or
 * after.
 */
export async function lockPromises(db: Db, { companyId, ...dates }: { companyId: CompanyId } & PromiseDates) {
  return db
    .select({ candidate: candidates, jobTitle: jobs.title })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .where(and(eq(candidates.companyId, companyId), isUntoldPromise(dates)))
    .orderBy(asc(candidates.promisedBy), asc(candidates.id))
    .for('update', { of: candidates });
}

export async function markPromises(
  db: Db,
  { set, ...keys }: CandidateKeys & { set: Partial<Pick<CandidateRow, 'promiseRemindedAt' | 'promiseBrokenAt'>> },
): Promise<void> {
  await db.update(candidates).set(set).where(isOneOf(keys));
}

/** The end of a page: the sort value of its last row (by score: « 72 » and its engine, separated by a space) and its id. */
export interface Cursor {
  readonly value: string;
  readonly id: string;
}

type ListQuery = Pick<CandidateListQuery, 'sortBy' | 'sortDir' | 'status' | 'stage' | 'check' | 'size' | 'page'> & {
  /** Ranges of the search words; null if the list is not searched. */
  readonly words: readonly WordRange[] | null;
};

interface Sort {
  readonly by: readonly SQL[];
  /** SQL of a cursor's value, to compare with `by`. */
  readonly value: (raw: Cursor['value']) => SQL;
}

/** Value of the cursor and of the index for a row without a score. */
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

/** Counts the offer's evaluations that are closed to the reader. */
export async function countClosed(
  db: Db,
  { companyId, jobId, reader }: JobScope & { reader: Reader },
): Promise<number> {
  const [row] = await db
    .select({ closed: sql<number>`count(*)::int` })
    .from(candidates)
    .innerJoin(evaluations, withEvaluation)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId), isUnread(reader)));
  return row?.closed ?? 0;
}

/** Number of candidates with a status and a score (-1: none). */
type Tally = [status: CandidateRow['status'], score: number, candidates: number];
const tallied = ({ companyId, jobId }: JobScope) => sql<Tally[]>`coalesce((
  select json_agg(json_build_array(c.status, c.score, c.candidates)) from ${candidateCounts} c
  where c.company_id = ${companyId} and c.job_id = ${jobId} and c.candidates > 0), '[]'::json)`;

/**
 * Returns an offer with one page of its candidates, read by index: after the cursor if there is one, else by page number. One extra row
 * shows whether there is a next page. Null if the offer is not the company's.
 */
export async function listCandidates(
  db: Db,
  {
    companyId,
    jobId,
    cursor,
    ties,
    now,
    words,
    reader,
    ...query
  }: JobScope & ListQuery & Named & { cursor: Cursor | null; ties: boolean; now: Date; reader: OffersReader },
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
    .where(
      and(
        eq(candidates.companyId, companyId),
        eq(candidates.jobId, jobId),
        filter(query, { now, reader }),
        words ? hasWords({ companyId }, words) : undefined,
        after ?? undefined,
      ),
    )
    .orderBy(...order)
    .limit(query.size + 1)
    .offset(cursor ? 0 : query.page * query.size)
    .as('page');
  const rows = await db
    .select({
      ...listed(reader, now),
      // `tiedWith` and `others` cost subqueries per row: affordable for a page, not for an export of all rows.
      ...(!ties && { tiedWith: sql<number>`0`, others: sql<number>`0` }),
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

interface Named {
  /** Ids of the candidates to return; undefined for all. */
  readonly only: readonly string[] | undefined;
}

/**
 * SQL condition: the candidate has not asked for a person, and the reader may see an evaluation with medium or strong signs of machine
 * writing whose deduction nobody has lifted.
 */
const hasAnswersToCheck = (
  reader: Reader,
) => sql`not ${isUnread(reader)} and ${candidates}.person_asked_at is null and exists (
  select from ${evaluations} e where e.company_id = ${candidates}.company_id and e.candidate_id = ${candidates}.id
    and not e.deduction_lifted and e.result #>> '{authenticity,tier}' in ('medium', 'high'))`;

function filter(
  { status, stage, check, only }: Pick<ListQuery, 'status' | 'stage' | 'check'> & Named,
  { now, reader }: { now: Date; reader: Reader },
): SQL | undefined {
  return and(
    only ? inArray(candidates.id, [...only]) : undefined,
    status ? eq(candidates.status, status) : undefined,
    stage
      ? sql`${stage} = (select ${stageAt(now)} from ${interviews}
          where ${interviews}.company_id = ${candidates}.company_id and ${interviews}.candidate_id = ${candidates}.id)`
      : undefined,
    check ? hasAnswersToCheck(reader) : undefined,
  );
}

/** SQL condition: the candidate's contacts, CV or answers have every term; the ranges are read by index. */
function hasWords({ companyId }: Pick<JobScope, 'companyId'>, ranges: readonly WordRange[]): SQL {
  const terms = new Set(ranges.map(({ term }) => term)).size;
  if (terms === 0) return sql`false`;
  // `offset 0` keeps each range a scan of the index: as a join, PostgreSQL may read all words instead.
  return sql`${candidates.id} in (
    select w.candidate_id
    from json_to_recordset(${JSON.stringify(ranges)}::json) as r(term int, source smallint, "from" text, "to" text)
      cross join lateral (
        select s.candidate_id from ${searchWords} s
        where s.company_id = ${companyId} and s.source = r.source and s.word >= r."from" and s.word < r."to" offset 0) w
    group by w.candidate_id having count(distinct r.term) = ${terms})`;
}

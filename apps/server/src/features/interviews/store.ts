import { and, asc, eq, gt, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CandidateValues } from '@kafaa/domain/candidates/schema';
import { fieldsOf } from '@kafaa/domain/candidates/fields';
import { NUDGE_EVERY_MS, PROVISIONAL_LIFE_MS } from '@kafaa/domain/interviews/options';
import type { AnswerVerdict, Behaviour, KeptFollowUp } from '@kafaa/domain/interviews/schema';
import type { KeyReading } from '@kafaa/domain/jobs/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Question } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import type { Reader } from '#/platform/http/route';
import { withoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { companyContact } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { companies, takesCandidates } from '../companies/tables.ts';
import { evaluations, isUnread } from '../evaluations/tables.ts';
import { jobQuestions, jobs } from '../jobs/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { reviewRequests } from '../reviews/tables.ts';
import { interviewAnswers, interviewLinks, interviews, provisionalInterviews, takenInterviews } from './tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;
/** An interview with the candidate's later state: a withdrawn one continues only after a new start, a rejected one not at all. */
export type HeldInterview = InterviewRow & { readonly withdrawnAt: Date | null; readonly rejected: boolean };
type CvState = Pick<InterviewRow, 'cvName' | 'cvSize' | 'cvReceived' | 'cvKey'>;
export interface InterviewKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}
interface JobScope {
  readonly companyId: CompanyId;
  readonly jobId: string;
}

const isInterview = ({ companyId, candidateId }: InterviewKey) =>
  and(eq(interviews.companyId, companyId), eq(interviews.candidateId, candidateId));
const isAnswerOf = ({ companyId, candidateId }: InterviewKey) =>
  and(eq(interviewAnswers.companyId, companyId), eq(interviewAnswers.candidateId, candidateId));
const ofCandidate = and(eq(candidates.companyId, interviews.companyId), eq(candidates.id, interviews.candidateId));
const ofJob = ({ companyId, jobId }: JobScope) => and(eq(interviews.companyId, companyId), eq(interviews.jobId, jobId));
/** SQL expression: the last activity of a started interview. */
const lastSign = sql`coalesce(${interviews.lastAnswerAt}, ${interviews.startedAt})`;

/**
 * Inserts an interview or returns the existing one, whose expiry changes only when a link is opened (`prolong`). Sets `takenBefore` if the
 * person took this interview before an erasure. That check is part of the same statement, so that response times do not reveal it.
 */
export async function saveInterview(
  db: Db,
  { personHash, now, ...interview }: InterviewKey & JobScope & { personHash: string; linkExpiresAt: Date; now: Date },
): Promise<InterviewRow> {
  const taken = sql`(select true from ${takenInterviews} t where t.company_id = ${interview.companyId} and t.job_id = ${interview.jobId}
    and t.person_hash = ${personHash} and t.ends_at > ${now.toISOString()}::timestamptz) is not null`;
  const [row] = await db
    .insert(interviews)
    .values({ ...interview, takenBefore: taken })
    .onConflictDoUpdate({
      target: [interviews.companyId, interviews.candidateId],
      set: { takenBefore: sql`${interviews.startedAt} is null and excluded.taken_before` },
    })
    .returning();
  if (!row) throw new Error('invariant: upsert returned no row (interviews.saveInterview)');
  return row;
}

/** Extends the interview to `endsAt`, if that is later; a completed one stays unchanged. */
export async function prolong(db: Db, { endsAt, ...key }: InterviewKey & { endsAt: Date }): Promise<void> {
  await db
    .update(interviews)
    .set({ linkExpiresAt: endsAt, remindedAt: null })
    .where(and(isInterview(key), isNull(interviews.completedAt), lt(interviews.linkExpiresAt, endsAt)));
}

/** SQL condition: every question has an answer, but the application has neither a complete CV nor short answers in its place. */
const lacksOnlyCv = sql<boolean>`${interviews.startedAt} is not null and ${interviews.cvKey} is null and ${interviews.cvFields} is null
  and (select count(*) from ${interviewAnswers} a join ${jobQuestions} q
    on q.company_id = a.company_id and q.job_id = ${interviews.jobId} and q.position = a.position
    where a.company_id = ${interviews.companyId} and a.candidate_id = ${interviews.candidateId})
  = (select count(*) from ${jobQuestions} q where q.company_id = ${interviews.companyId} and q.job_id = ${interviews.jobId})`;

/**
 * Lists interviews of any company that are due for a reminder: the open link ends before `until`, or only the CV is missing and the last
 * answer is older than `idleSince`. Omits interviews that are completed, taken before, already reminded or recently nudged, withdrawn or
 * rejected candidates, and suspended companies.
 */
export async function findToRemindUnscoped(
  db: Db,
  { now, until, idleSince, limit }: { now: Date; until: Date; idleSince: Date; limit: number },
): Promise<(InterviewKey & { jobId: string; lacksOnlyCv: boolean })[]> {
  // The query starts from the companies, so that each takes one lookup in its part of the index.
  const rows = await withoutTenantScope(
    db
      .select({
        companyId: interviews.companyId,
        candidateId: interviews.candidateId,
        jobId: interviews.jobId,
        lacksOnlyCv,
      })
      .from(companies)
      .innerJoin(interviews, eq(interviews.companyId, companies.companyId))
      .innerJoin(candidates, ofCandidate)
      .where(
        and(
          isNull(companies.suspendedAt),
          gt(interviews.linkExpiresAt, now),
          or(lt(interviews.linkExpiresAt, until), and(lt(interviews.lastAnswerAt, idleSince), lacksOnlyCv)),
          isNull(interviews.remindedAt),
          or(isNull(interviews.nudgedAt), lte(interviews.nudgedAt, new Date(now.getTime() - NUDGE_EVERY_MS))),
          isNull(interviews.completedAt),
          eq(interviews.takenBefore, false),
          isNull(candidates.withdrawnAt),
          ne(candidates.status, 'REJECTED'),
        ),
      )
      .orderBy(asc(interviews.linkExpiresAt))
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

/**
 * Marks the interview as reminded. Returns false if it was already reminded or completed, or if its link has expired: the caller must then
 * not send the reminder.
 */
export async function markReminded(db: Db, { now, ...key }: InterviewKey & { now: Date }): Promise<boolean> {
  const rows = await db
    .update(interviews)
    .set({ remindedAt: now })
    .where(
      and(
        isInterview(key),
        isNull(interviews.remindedAt),
        isNull(interviews.completedAt),
        gt(interviews.linkExpiresAt, now),
      ),
    )
    .returning({ candidateId: interviews.candidateId });
  return rows.length === 1;
}

export async function insertLink(
  db: Db,
  link: InterviewKey & { tokenHash: string; createdAt: Date; endsAt: Date | null },
): Promise<void> {
  await db.insert(interviewLinks).values(link);
}

/**
 * Returns the interview that a link opens. `replaced` means that the link went to an address that was corrected since; `prolongs` is the
 * later expiry that opening it sets.
 */
export async function findInterviewUnscoped(
  db: Db,
  tokenHash: string,
): Promise<{ key: InterviewKey; replaced: boolean; prolongs: Date | null } | null> {
  const [row] = await withoutTenantScope(
    db
      .select({ link: interviewLinks, linksFrom: candidates.linksFrom, linkExpiresAt: interviews.linkExpiresAt })
      .from(interviewLinks)
      .innerJoin(
        interviews,
        and(eq(interviews.companyId, interviewLinks.companyId), eq(interviews.candidateId, interviewLinks.candidateId)),
      )
      .leftJoin(candidates, ofCandidate)
      .where(eq(interviewLinks.tokenHash, tokenHash)),
  );
  if (!row) return null;
  const { companyId, candidateId, createdAt, endsAt } = row.link;
  return {
    key: { companyId: toCompanyId(companyId), candidateId },
    replaced: row.linksFrom !== null && createdAt < row.linksFrom,
    prolongs: endsAt !== null && endsAt > row.linkExpiresAt ? endsAt : null,
  };
}

export async function findInterview(db: Db, key: InterviewKey): Promise<HeldInterview | null> {
  const [row] = await db
    .select({ interview: interviews, withdrawnAt: candidates.withdrawnAt, status: candidates.status })
    .from(interviews)
    // A provisional interview has no candidate, so the join is a left join.
    .leftJoin(candidates, ofCandidate)
    .where(isInterview(key));
  return row ? { ...row.interview, withdrawnAt: row.withdrawnAt, rejected: row.status === 'REJECTED' } : null;
}

const { firstName, lastName, email, phone } = candidates;
/** The engine removes these details from the answers and gets no other field of the candidate. */
const person = { firstName, lastName, email, phone };

// The outer table is named explicitly: drizzle omits it in a select without joins, and « company_id » would then be the inner row's.
/** Subqueries for the job's questions and for the answers, each in order, so that one statement reads a whole interview. */
const questionsAs = <T>(what: SQL) => sql<T[]>`coalesce((
  select json_agg(${what} order by q.position) from ${jobQuestions} q
  where q.company_id = ${interviews}.company_id and q.job_id = ${interviews}.job_id), '[]'::json)`;
const asked = questionsAs<string>(sql`q.question ->> 'text'`);
const kinds = questionsAs<Question['kind']>(sql`q.question ->> 'kind'`);
const answered = sql<{ index: number; answer: string; revision: number }[]>`coalesce((
  select json_agg(json_build_object('index', a.position, 'answer', a.answer, 'revision', a.revision) order by a.position)
  from ${interviewAnswers} a
  where a.company_id = ${interviews}.company_id and a.candidate_id = ${interviews}.candidate_id), '[]'::json)`;

const probing = {
  interview: interviews,
  candidate: person,
  unconfirmed: provisionalInterviews.person,
  job: jobs,
  company: companies,
  answers: answered,
};
const ofProvisional = and(
  eq(provisionalInterviews.companyId, interviews.companyId),
  eq(provisionalInterviews.candidateId, interviews.candidateId),
);

/** Returns everything needed to check answers for follow-ups, in one statement. */
export async function findToProbe(db: Db, key: InterviewKey) {
  const [row] = await db
    .select({ ...probing, questions: questionsAs<Question>(sql`q.question`) })
    .from(interviews)
    .leftJoin(candidates, ofCandidate)
    .leftJoin(provisionalInterviews, ofProvisional)
    .innerJoin(jobs, and(eq(jobs.companyId, interviews.companyId), eq(jobs.id, interviews.jobId)))
    .innerJoin(companies, eq(companies.companyId, interviews.companyId))
    .where(isInterview(key));
  const identity = row?.candidate ?? row?.unconfirmed;
  return row && identity ? { ...row, candidate: identity } : null;
}

/** Raises the number of probed answers to `to`, for a check that adds no follow-up. A lower number changes nothing. */
export async function markProbed(db: Db, { to, ...key }: InterviewKey & { to: number }): Promise<void> {
  const probed = sql`greatest(${interviews.probed}, ${to})`;
  await db.update(interviews).set({ probed }).where(isInterview(key));
}

/** The part of an answer's evaluation that the transcript shows. */
interface JudgedAnswer extends AnswerVerdict {
  readonly key: KeyReading | null;
}

/** Returns questions and answers, with the engine's levels and reasons and the marked answer keys. */
export async function findTranscript(db: Db, { reader, ...key }: InterviewKey & { reader: Reader }) {
  const [row] = await db
    .select({
      followUps: interviews.followUps,
      questions: asked,
      answers: answered,
      judged: sql<
        JudgedAnswer[] | null
      >`(select json_agg(json_build_object('level', a.value -> 'level', 'reason', a.value -> 'reason', 'key', a.value -> 'key') order by a.at) from ${evaluations} e
        join ${candidates} c on c.company_id = e.company_id and c.id = e.candidate_id and c.person_asked_at is null, jsonb_array_elements(e.result -> 'answers') with ordinality a(value, at)
        where not ${isUnread(reader, sql`c`)} and e.company_id = ${interviews}.company_id and e.candidate_id = ${interviews}.candidate_id)`,
      reviewed: sql<boolean>`exists (select from ${reviewRequests} v where v.company_id = ${interviews}.company_id and v.candidate_id = ${interviews}.candidate_id)`,
    })
    .from(interviews)
    .where(and(isInterview(key), eq(interviews.provisional, false)));
  return row ?? null;
}

/** A provisional interview as the confirmation page lists it. */
export interface BegunInterview {
  readonly id: string;
  readonly name: string;
  readonly startedAt: string;
  readonly answers: number;
  readonly finished: boolean;
}

/** SQL expression: the started provisional interviews of this offer and the candidate's mailbox that have not ended. */
const begunWith = (now: Date) => sql<BegunInterview[]>`coalesce((
  select json_agg(json_build_object('id', p.candidate_id, 'name', (p.person ->> 'firstName') || ' ' || (p.person ->> 'lastName'),
    'startedAt', to_char(y.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'finished', p.finished_at is not null,
    'answers', (select count(*)::int from ${interviewAnswers} a where a.company_id = p.company_id and a.candidate_id = p.candidate_id))
    order by p.begun_at)
  from ${provisionalInterviews} p join ${interviews} y on y.company_id = p.company_id and y.candidate_id = p.candidate_id
  where p.company_id = ${interviews}.company_id and p.job_id = ${interviews}.job_id and p.mailbox = ${candidates}.mailbox
    and y.started_at is not null and p.begun_at > ${new Date(now.getTime() - PROVISIONAL_LIFE_MS).toISOString()}::timestamptz), '[]'::json)`;

/** State of a provisional interview's person, who has no candidate yet. */
const NO_EVENTS = { withdrawnAt: null, personAskedAt: null, status: 'PENDING' } as const;

/** Returns everything that the candidate's page shows, with the seats of the active plan (null without one). */
export async function findConversation(db: Db, { now, ...key }: InterviewKey & { now: Date }) {
  const [row] = await db
    .select({
      interview: interviews,
      candidate: {
        ...fieldsOf(candidates),
        withdrawnAt: candidates.withdrawnAt,
        personAskedAt: candidates.personAskedAt,
        status: candidates.status,
      },
      job: jobs,
      companyName: companies.name,
      contact: companyContact,
      maxCandidates: subscriptions.maxCandidates,
      questions: asked,
      kinds,
      answers: answered,
      provisional: provisionalInterviews,
      begun: begunWith(now),
    })
    .from(interviews)
    .leftJoin(candidates, ofCandidate)
    .leftJoin(provisionalInterviews, ofProvisional)
    .innerJoin(jobs, and(eq(jobs.companyId, interviews.companyId), eq(jobs.id, interviews.jobId)))
    .innerJoin(companies, eq(companies.companyId, interviews.companyId))
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.companyId, interviews.companyId),
        eq(subscriptions.status, 'ACTIVE'),
        gt(subscriptions.expireAt, now),
        takesCandidates,
      ),
    )
    .where(isInterview(key));
  if (!row) return null;
  // A provisional interview has no candidate; its person has the details as typed.
  const candidate = row.candidate ?? (row.provisional && { ...row.provisional.person, ...NO_EVENTS });
  return candidate ? { ...row, candidate } : null;
}

/** Reads the interview and locks its row until the transaction ends. */
export async function lockInterview(db: Db, key: InterviewKey): Promise<HeldInterview | null> {
  const [row] = await db.select({ id: interviews.candidateId }).from(interviews).where(isInterview(key)).for('update');
  // The row is read in a second statement: a locking statement with a join that had to wait would return the joined row's earlier state.
  return row ? findInterview(db, key) : null;
}

export async function updateInterview(
  db: Db,
  {
    set,
    ...key
  }: InterviewKey & { set: Partial<Omit<InterviewRow, 'companyId' | 'candidateId' | 'jobId' | 'applicantId'>> },
): Promise<void> {
  await db.update(interviews).set(set).where(isInterview(key));
}

/** Stores the progress of the CV upload; false if the interview was completed or another upload advanced since `from` was read. */
export async function advanceCv(
  db: Db,
  { from, set, ...key }: InterviewKey & { from: CvState; set: CvState & Pick<InterviewRow, 'cvReadable'> },
): Promise<boolean> {
  const { cvName, cvSize, cvReceived, cvKey } = interviews;
  const rows = await db
    .update(interviews)
    .set(set)
    .where(
      and(
        isInterview(key),
        isNull(interviews.completedAt),
        sql`(${cvName}, ${cvSize}, ${cvReceived}, ${cvKey})
          is not distinct from (${from.cvName}::text, ${from.cvSize}::int, ${from.cvReceived}::int, ${from.cvKey}::text)`,
      ),
    )
    .returning({ candidateId: interviews.candidateId });
  return rows.length === 1;
}

/** Frees the seats of a job whose holders were inactive since the deadline; returns their number. */
export async function releaseSeats(db: Db, { deadline, ...scope }: JobScope & { deadline: Date }): Promise<number> {
  const rows = await db
    .update(interviews)
    .set({ seated: false })
    .where(and(ofJob(scope), eq(interviews.seated, true), isNull(interviews.completedAt), lt(lastSign, deadline)))
    .returning({ candidateId: interviews.candidateId });
  return rows.length;
}

/** Lists jobs of any company with an idle seat or a candidate on the waiting list. */
export async function findJobsToSweepUnscoped(db: Db, deadline: Date): Promise<JobScope[]> {
  const idle = and(eq(interviews.seated, true), isNull(interviews.completedAt), lt(lastSign, deadline));
  const rows = await withoutTenantScope(
    db
      .selectDistinct({ companyId: interviews.companyId, jobId: interviews.jobId })
      .from(interviews)
      .where(or(idle, isNotNull(interviews.waitlistedAt))),
  );
  return rows.map(({ companyId, jobId }) => ({ companyId: toCompanyId(companyId), jobId }));
}

/** Takes the longest-waiting candidates off the list; returns the recipients of the mails. */
export async function takeFromWaitlist(db: Db, { companyId, jobId, limit }: JobScope & { limit: number }) {
  const waiting = await db
    .select({ candidateId: interviews.candidateId, email: candidates.email, firstName: candidates.firstName })
    .from(interviews)
    .innerJoin(candidates, ofCandidate)
    .where(and(ofJob({ companyId, jobId }), isNotNull(interviews.waitlistedAt), ne(candidates.status, 'REJECTED')))
    .orderBy(asc(interviews.waitlistedAt))
    .limit(limit);
  for (const { candidateId } of waiting)
    await updateInterview(db, { companyId, candidateId, set: { waitlistedAt: null } });
  return waiting;
}

export async function listAnswers(db: Db, key: InterviewKey) {
  return db.select().from(interviewAnswers).where(isAnswerOf(key)).orderBy(asc(interviewAnswers.position));
}

interface AnswerEntry {
  readonly position: number;
  readonly answer: string;
  readonly revision: number;
  readonly behaviour: Behaviour | null;
  readonly savedAt: Date;
}

/** Upserts the answer if its revision is higher than the stored one. */
export async function saveAnswer(db: Db, answer: InterviewKey & AnswerEntry): Promise<void> {
  const { answer: text, revision, behaviour, savedAt } = answer;
  await db
    .insert(interviewAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [interviewAnswers.companyId, interviewAnswers.candidateId, interviewAnswers.position],
      set: { answer: text, revision, behaviour, savedAt },
      setWhere: sql`${interviewAnswers.revision} < ${revision}`,
    });
}

/**
 * Stores an answer of a running interview whose link expires after `openFrom`. One statement, and so one commit, locks the row, replaces an
 * answer of a lower revision and records the activity. If `over` is set, replaces only an answer whose revision is in `over`. Drops the
 * measured behaviour if an aid was declared. Returns null if the interview does not run, its link has expired or there is no question at
 * this position; the caller then finds out which.
 */
export async function keepAnswer(
  db: Db,
  { openFrom, over, ...entry }: InterviewKey & AnswerEntry & { openFrom: Date; over: readonly number[] | null },
): Promise<KeptAnswer | null> {
  const { companyId, candidateId, position, answer, revision, behaviour, savedAt } = entry;
  const at = sql`${savedAt.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with applied as (
      select i.* from ${interviews} i join ${candidates} c on c.company_id = i.company_id and c.id = i.candidate_id
      where i.company_id = ${companyId} and i.candidate_id = ${candidateId} and i.started_at is not null
        and i.completed_at is null and c.withdrawn_at is null and c.status <> 'REJECTED'
        and i.link_expires_at > ${openFrom.toISOString()}::timestamptz
      for no key update of i for key share of c
    ), begun as (
      -- A provisional interview has no candidate, and an outer join cannot be locked.
      select i.* from ${interviews} i
      where i.company_id = ${companyId} and i.candidate_id = ${candidateId} and i.provisional and i.started_at is not null
        and i.link_expires_at > ${openFrom.toISOString()}::timestamptz
      for no key update of i
    ), held as (
      select i.*, (select count(*)::int from ${jobQuestions} q where q.company_id = i.company_id and q.job_id = i.job_id) as asked
      from (select * from applied union all select * from begun) i
    ), running as (
      select * from held where ${position}::int < asked + coalesce(jsonb_array_length(follow_ups), 0)
    ), kept as (
      insert into ${interviewAnswers} as a (company_id, candidate_id, position, answer, revision, behaviour, saved_at)
      select company_id, candidate_id, ${position}::int, ${answer}::text, ${revision}::bigint,
        case when accommodation then null else ${behaviour && JSON.stringify(behaviour)}::jsonb end, ${at}
      from running
      on conflict (company_id, candidate_id, position) do update
        set answer = excluded.answer, revision = excluded.revision, behaviour = excluded.behaviour,
          saved_at = excluded.saved_at
        where a.revision < excluded.revision
          and (${over && JSON.stringify(over)}::jsonb is null or ${over && JSON.stringify(over)}::jsonb @> to_jsonb(a.revision))
      returning a.revision
    ), signed as (
      update ${interviews} i set last_answer_at = ${at} from running r
      where i.company_id = r.company_id and i.candidate_id = r.candidate_id
    )
    select running.follow_ups as "followUps", running.asked, running.probed, kept.revision::float8 as revision
    from running left join kept on true`)) as { rows: KeptAnswer[] };
  return rows[0] ?? null;
}

export interface KeptAnswer {
  readonly followUps: KeptFollowUp[] | null;
  /** Number of the offer's questions. */
  readonly asked: number;
  /** Number of the answers that were probed for a follow-up. */
  readonly probed: number;
  /** Revision of the answer if it was stored; null if the earlier answer has the same or a higher revision, or one not in `over`. */
  readonly revision: number | null;
}

const isProvisional = ({ companyId, candidateId }: InterviewKey) =>
  and(eq(provisionalInterviews.companyId, companyId), eq(provisionalInterviews.candidateId, candidateId));

/** Counts the offer's provisional interviews begun after `from`. They limit only the number of further provisional interviews. */
export async function countHeldSeats(db: Db, { companyId, jobId, from }: JobScope & { from: Date }): Promise<number> {
  return db.$count(
    provisionalInterviews,
    and(
      eq(provisionalInterviews.companyId, companyId),
      eq(provisionalInterviews.jobId, jobId),
      gt(provisionalInterviews.begunAt, from),
    ),
  );
}

export async function findProvisional(db: Db, key: InterviewKey) {
  const [row] = await db.select().from(provisionalInterviews).where(isProvisional(key));
  return row ?? null;
}

interface NewProvisional {
  readonly mailbox: string;
  readonly person: CandidateValues;
  readonly begunAt: Date;
  readonly linkExpiresAt: Date;
}

export async function insertProvisional(
  db: Db,
  {
    companyId,
    candidateId,
    jobId,
    mailbox,
    person: typed,
    begunAt,
    linkExpiresAt,
  }: InterviewKey & JobScope & NewProvisional,
): Promise<void> {
  await db.insert(interviews).values({ companyId, candidateId, jobId, linkExpiresAt, provisional: true });
  await db.insert(provisionalInterviews).values({ companyId, candidateId, jobId, mailbox, person: typed, begunAt });
}

export async function updateProvisional(
  db: Db,
  {
    set,
    ...key
  }: InterviewKey & {
    set: Partial<Omit<typeof provisionalInterviews.$inferSelect, 'companyId' | 'candidateId' | 'jobId' | 'begunAt'>>;
  },
): Promise<void> {
  await db.update(provisionalInterviews).set(set).where(isProvisional(key));
}

/** Locks the provisional interviews of a mailbox for the offer, oldest first, so that no answer is added to them. */
export async function lockProvisionals(db: Db, { companyId, jobId, mailbox }: JobScope & { mailbox: string }) {
  const of = and(
    eq(provisionalInterviews.companyId, companyId),
    eq(provisionalInterviews.jobId, jobId),
    eq(provisionalInterviews.mailbox, mailbox),
  );
  await db
    .select({ id: interviews.candidateId })
    .from(interviews)
    .innerJoin(provisionalInterviews, ofProvisional)
    .where(of)
    .for('update');
  return db
    .select({ interview: interviews, provisional: provisionalInterviews })
    .from(interviews)
    .innerJoin(provisionalInterviews, ofProvisional)
    .where(of)
    .orderBy(asc(provisionalInterviews.begunAt));
}

/** Returns the mailbox of the application that the link opens; null for an application of an earlier version. */
export async function findMailbox(db: Db, { companyId, candidateId }: InterviewKey): Promise<string | null> {
  const [row] = await db
    .select({ mailbox: candidates.mailbox })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return row?.mailbox ?? null;
}

/** Returns the application with the offer and mailbox of a provisional interview; null if there is none, or it has ended. */
export async function findOpenApplication(db: Db, key: InterviewKey) {
  const [row] = await db
    .select({ candidateId: candidates.id, mailbox: provisionalInterviews.mailbox, jobId: provisionalInterviews.jobId })
    .from(provisionalInterviews)
    .innerJoin(
      candidates,
      and(
        eq(candidates.companyId, provisionalInterviews.companyId),
        eq(candidates.jobId, provisionalInterviews.jobId),
        eq(candidates.mailbox, provisionalInterviews.mailbox),
      ),
    )
    .innerJoin(interviews, ofCandidate)
    .where(
      and(
        isProvisional(key),
        isNull(interviews.completedAt),
        eq(interviews.takenBefore, false),
        isNull(candidates.withdrawnAt),
        ne(candidates.status, 'REJECTED'),
      ),
    );
  return row ?? null;
}

/** Moves the answers of a provisional interview to the candidate. */
export async function moveAnswers(db: Db, { from, ...key }: InterviewKey & { from: string }): Promise<void> {
  await db
    .update(interviewAnswers)
    .set({ candidateId: key.candidateId })
    .where(isAnswerOf({ companyId: key.companyId, candidateId: from }));
}

/** Ends the links of a provisional interview. */
export async function dropLinks(db: Db, { companyId, candidateId }: InterviewKey): Promise<void> {
  await db
    .delete(interviewLinks)
    .where(and(eq(interviewLinks.companyId, companyId), eq(interviewLinks.candidateId, candidateId)));
}

/**
 * Deletes every row of a provisional interview, and returns the key of its CV. The row is locked first, so that no answer is added
 * meanwhile.
 */
export async function deleteProvisional(db: Db, key: InterviewKey): Promise<string | null> {
  const isOwn = and(isInterview(key), eq(interviews.provisional, true));
  const [row] = await db.select({ cvKey: interviews.cvKey }).from(interviews).where(isOwn).for('update');
  if (!row) return null;
  await db.delete(interviewAnswers).where(isAnswerOf(key));
  await dropLinks(db, key);
  await db.delete(provisionalInterviews).where(isProvisional(key));
  await db.delete(interviews).where(isOwn);
  return row.cvKey;
}

/** Lists provisional interviews of any company that began before `before`. */
export async function findEndedProvisionalsUnscoped(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<InterviewKey[]> {
  const { companyId, candidateId, begunAt } = provisionalInterviews;
  // The query starts from the companies, so that each takes one lookup in its part of the index.
  const rows = await withoutTenantScope(
    db
      .select({ companyId, candidateId })
      .from(companies)
      .innerJoin(provisionalInterviews, eq(companyId, companies.companyId))
      .where(lte(begunAt, before))
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

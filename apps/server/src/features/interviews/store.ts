import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Behaviour, KeptFollowUp } from '@kafaa/domain/interviews/schema';
import type { KeyReading } from '@kafaa/domain/jobs/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Question } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import { acrossCompanies, mintCompanyId } from '#/platform/tenant';
import { candidates } from '../candidates/tables.ts';
import { companies, takesCandidates } from '../companies/tables.ts';
import { evaluations } from '../evaluations/tables.ts';
import { jobQuestions, jobs } from '../jobs/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { reviewRequests } from '../reviews/tables.ts';
import { interviewAnswers, interviewLinks, interviews, takenInterviews } from './tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;
/** An interview with what was decided since: a withdrawn one goes on only from a new start, a rejected one not at all. */
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
/** The last sign of life of a started interview. */
const lastSign = sql`coalesce(${interviews.lastAnswerAt}, ${interviews.startedAt})`;

/**
 * Opens an interview, or finds the one there is: its life changes when somebody opens a link (`prolong`). One that was taken before
 * an erasure is marked; whether it was is asked in the same statement, so nobody learns it by the clock.
 */
export async function saveInterview(
  db: Db,
  { personHash, now, ...interview }: InterviewKey & JobScope & { personHash: string; linkExpiresAt: Date; now: Date },
): Promise<InterviewRow> {
  // One pair of brackets: the wall between companies reads the rows of an insert no deeper.
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
  if (!row) throw new Error('an interview that is neither new nor known');
  return row;
}

/** Keeps the interview open until its newest link ends; a completed one stays as it is. */
export async function prolong(db: Db, { endsAt, ...key }: InterviewKey & { endsAt: Date }): Promise<void> {
  await db
    .update(interviews)
    .set({ linkExpiresAt: endsAt, remindedAt: null })
    .where(and(isInterview(key), isNull(interviews.completedAt), lt(interviews.linkExpiresAt, endsAt)));
}

/** Interviews of any company whose newest link ends before `until`, not completed and not yet reminded of it. */
export async function locateEndingLinks(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<(InterviewKey & { jobId: string })[]> {
  // From the companies, so that each is one step into its own part of the index.
  const rows = await acrossCompanies(
    db
      .select({ companyId: interviews.companyId, candidateId: interviews.candidateId, jobId: interviews.jobId })
      .from(companies)
      .innerJoin(interviews, eq(interviews.companyId, companies.companyId))
      .innerJoin(candidates, ofCandidate)
      .where(
        and(
          isNull(companies.suspendedAt),
          gt(interviews.linkExpiresAt, now),
          lt(interviews.linkExpiresAt, until),
          isNull(interviews.remindedAt),
          isNull(interviews.completedAt),
          eq(interviews.takenBefore, false),
          isNull(candidates.withdrawnAt),
          ne(candidates.status, 'REJECTED'),
        ),
      )
      .orderBy(asc(interviews.linkExpiresAt))
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, companyId: mintCompanyId(row.companyId) }));
}

/** True for the one caller that may remind: nobody has, the interview is not completed, and the link still lives. */
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

/** Whose interview a link opens; `replaced` when it went to an address that was corrected since, `prolongs` when it lives longer. */
export async function locateInterview(
  db: Db,
  tokenHash: string,
): Promise<{ key: InterviewKey; replaced: boolean; prolongs: Date | null } | null> {
  const [row] = await db
    .select({ link: interviewLinks, linksFrom: candidates.linksFrom, linkExpiresAt: interviews.linkExpiresAt })
    .from(interviewLinks)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, interviewLinks.companyId), eq(candidates.id, interviewLinks.candidateId)),
    )
    .innerJoin(interviews, ofCandidate)
    .where(eq(interviewLinks.tokenHash, tokenHash));
  if (!row) return null;
  const { companyId, candidateId, createdAt, endsAt } = row.link;
  return {
    key: { companyId: mintCompanyId(companyId), candidateId },
    replaced: row.linksFrom !== null && createdAt < row.linksFrom,
    prolongs: endsAt !== null && endsAt > row.linkExpiresAt ? endsAt : null,
  };
}

export async function findInterview(db: Db, key: InterviewKey): Promise<HeldInterview | null> {
  const [row] = await db
    .select({ interview: interviews, withdrawnAt: candidates.withdrawnAt, status: candidates.status })
    .from(interviews)
    .innerJoin(candidates, ofCandidate)
    .where(isInterview(key));
  return row ? { ...row.interview, withdrawnAt: row.withdrawnAt, rejected: row.status === 'REJECTED' } : null;
}

const { firstName, lastName, email, phone } = candidates;
const person = { firstName, lastName, email, phone };

// The outer table by its name: drizzle leaves it out of a select without joins, and then « company_id » is the inner row's.
/** Texts of the job's questions, and the answers, each in order: what a page shows of an interview in one reading. */
const questionsAs = <T>(what: SQL) => sql<T[]>`coalesce((
  select json_agg(${what} order by q.position) from ${jobQuestions} q
  where q.company_id = ${interviews}.company_id and q.job_id = ${interviews}.job_id), '[]'::json)`;
const asked = questionsAs<string>(sql`q.question ->> 'text'`);
const answered = sql<{ index: number; answer: string; revision: number }[]>`coalesce((
  select json_agg(json_build_object('index', a.position, 'answer', a.answer, 'revision', a.revision) order by a.position)
  from ${interviewAnswers} a
  where a.company_id = ${interviews}.company_id and a.candidate_id = ${interviews}.candidate_id), '[]'::json)`;

const probing = { interview: interviews, candidate: person, job: jobs, company: companies, answers: answered };

/** All that is needed to look at answers for a follow-up, in one reading. */
export async function findToProbe(db: Db, key: InterviewKey) {
  const [row] = await db
    .select({ ...probing, questions: questionsAs<Question>(sql`q.question`) })
    .from(interviews)
    .innerJoin(candidates, ofCandidate)
    .innerJoin(jobs, and(eq(jobs.companyId, interviews.companyId), eq(jobs.id, interviews.jobId)))
    .innerJoin(companies, eq(companies.companyId, interviews.companyId))
    .where(isInterview(key));
  return row ?? null;
}

/** Notes how many answers were looked at, where none calls for anything. */
export async function markProbed(db: Db, { to, ...key }: InterviewKey & { to: number }): Promise<void> {
  const probed = sql`greatest(${interviews.probed}, ${to})`;
  await db.update(interviews).set({ probed }).where(isInterview(key));
}

/** Questions, answers and marked answer keys. */
export async function findTranscript(db: Db, key: InterviewKey) {
  const [row] = await db
    .select({
      followUps: interviews.followUps,
      questions: asked,
      answers: answered,
      readings: sql<(KeyReading | null)[] | null>`(select json_agg(a.value -> 'key' order by a.at) from ${evaluations} e
        join ${candidates} c on c.company_id = e.company_id and c.id = e.candidate_id and c.person_asked_at is null, jsonb_array_elements(e.result -> 'answers') with ordinality a(value, at)
        where e.company_id = ${interviews}.company_id and e.candidate_id = ${interviews}.candidate_id)`,
      reviewed: sql<boolean>`exists (select from ${reviewRequests} v where v.company_id = ${interviews}.company_id and v.candidate_id = ${interviews}.candidate_id)`,
    })
    .from(interviews)
    .where(isInterview(key));
  return row ?? null;
}

/** Everything that the candidate's page shows, with the seats of the plan that runs now (null when none does). */
export async function findConversation(db: Db, { now, ...key }: InterviewKey & { now: Date }) {
  const [row] = await db
    .select({
      interview: interviews,
      candidate: {
        ...person,
        withdrawnAt: candidates.withdrawnAt,
        status: candidates.status,
      },
      job: jobs,
      companyName: companies.name,
      maxCandidates: subscriptions.maxCandidates,
      questions: asked,
      answers: answered,
    })
    .from(interviews)
    .innerJoin(candidates, ofCandidate)
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
  return row ?? null;
}

/** Reads the interview and holds its row until the transaction ends. */
export async function lockInterview(db: Db, key: InterviewKey): Promise<HeldInterview | null> {
  const [row] = await db.select({ id: interviews.candidateId }).from(interviews).where(isInterview(key)).for('update');
  // Read again: of a row that is joined to a locked one, a statement that waited would see the state before.
  return row ? findInterview(db, key) : null;
}

export async function updateInterview(
  db: Db,
  { set, ...key }: InterviewKey & { set: Partial<Omit<InterviewRow, 'companyId' | 'candidateId' | 'jobId'>> },
): Promise<void> {
  await db.update(interviews).set(set).where(isInterview(key));
}

/**
 * Records how far the CV has come, unless the interview was completed or another upload moved on since `from` was read;
 * false then.
 */
export async function advanceCv(
  db: Db,
  { from, set, ...key }: InterviewKey & { from: CvState; set: CvState },
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

/** Frees the seats of a job whose holders gave no sign of life since the deadline; answers how many. */
export async function releaseSeats(db: Db, { deadline, ...scope }: JobScope & { deadline: Date }): Promise<number> {
  const rows = await db
    .update(interviews)
    .set({ seated: false })
    .where(and(ofJob(scope), eq(interviews.seated, true), isNull(interviews.completedAt), lt(lastSign, deadline)))
    .returning({ candidateId: interviews.candidateId });
  return rows.length;
}

/** Jobs of any company with a seat to be freed or somebody waiting for one. */
export async function locateJobsToSweep(db: Db, deadline: Date): Promise<JobScope[]> {
  const idle = and(eq(interviews.seated, true), isNull(interviews.completedAt), lt(lastSign, deadline));
  const rows = await acrossCompanies(
    db
      .selectDistinct({ companyId: interviews.companyId, jobId: interviews.jobId })
      .from(interviews)
      .where(or(idle, isNotNull(interviews.waitlistedAt))),
  );
  return rows.map(({ companyId, jobId }) => ({ companyId: mintCompanyId(companyId), jobId }));
}

/** Takes the longest waiting people off the list; answers whom to write to. */
export async function takeFromWaitlist(
  db: Db,
  { companyId, jobId, limit, now }: JobScope & { limit: number; now: Date },
) {
  const waiting = await db
    .select({ candidateId: interviews.candidateId, email: candidates.email, firstName: candidates.firstName })
    .from(interviews)
    .innerJoin(candidates, ofCandidate)
    .where(
      and(
        ofJob({ companyId, jobId }),
        isNotNull(interviews.waitlistedAt),
        gt(interviews.linkExpiresAt, now),
        ne(candidates.status, 'REJECTED'),
      ),
    )
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

/** Keeps the answer with the higher revision; the lower one changes nothing. */
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
 * Keeps an answer of a running interview whose link was good until `openFrom`: the row is held, the higher revision wins,
 * the sign of life is noted, all in one statement and so in one commit. Null when the interview does not run, the link has
 * ended or nothing is asked at this place: why, is asked afterwards. A measured behaviour is dropped where an aid was declared.
 */
export async function keepAnswer(
  db: Db,
  { openFrom, ...entry }: InterviewKey & AnswerEntry & { openFrom: Date },
): Promise<KeptAnswer | null> {
  const { companyId, candidateId, position, answer, revision, behaviour, savedAt } = entry;
  const at = sql`${savedAt.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with held as (
      select i.*, (select count(*)::int from ${jobQuestions} q where q.company_id = i.company_id and q.job_id = i.job_id) as asked
      from ${interviews} i join ${candidates} c on c.company_id = i.company_id and c.id = i.candidate_id
      where i.company_id = ${companyId} and i.candidate_id = ${candidateId} and i.started_at is not null
        and i.completed_at is null and c.withdrawn_at is null and c.status <> 'REJECTED'
        and i.link_expires_at > ${openFrom.toISOString()}::timestamptz
      for no key update of i for key share of c
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
  /** Questions of the offer. */
  readonly asked: number;
  /** How many of their answers were looked at for a follow-up. */
  readonly probed: number;
  /** Null when a higher revision is there already. */
  readonly revision: number | null;
}

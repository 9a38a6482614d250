import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Emphasis } from '@kafaa/domain/jobs/options';
import { tunisDay } from '@kafaa/domain/jobs/rules';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { withoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { candidateMoves, candidates } from '../candidates/tables.ts';
import { companies, companyLogos, takesCandidates } from '../companies/tables.ts';
import { interviews } from '../interviews/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { offerAccess } from '../team/tables.ts';
import { jobLocators, jobQuestions, jobs, jobViews } from './tables.ts';

export type JobRow = typeof jobs.$inferSelect;
export interface JobKey {
  readonly companyId: CompanyId;
  readonly jobId: string;
}
export interface StoredQuestion {
  readonly id: string;
  readonly question: (typeof jobQuestions.$inferSelect)['question'];
}

const isJob = ({ companyId, jobId }: JobKey) => and(eq(jobs.companyId, companyId), eq(jobs.id, jobId));

export async function insertJob(
  db: Db,
  job: Omit<
    JobRow,
    | 'companyId'
    | 'candidateCount'
    | 'seatsTaken'
    | 'questionsLockedAt'
    | 'questionsReadAt'
    | 'measuredAs'
    | 'status'
    | 'requestId'
    | 'changedAt'
  > & { companyId: CompanyId; requestId?: string | undefined },
): Promise<void> {
  await db.insert(jobs).values(job);
  await db.insert(jobLocators).values({ jobId: job.id, companyId: job.companyId });
}

/** Returns the creation time of the company's second offer; null if there are fewer than two. */
export async function findSecondOfferAt(db: Db, companyId: CompanyId): Promise<Date | null> {
  const [row] = await db
    .select({ at: jobs.createdAt })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .offset(1)
    .limit(1);
  return row?.at ?? null;
}

/** Gives a person access to an offer. */
export async function giveOffer(db: Db, { companyId, jobId, userId }: JobKey & { userId: string }): Promise<void> {
  await db.insert(offerAccess).values({ companyId, jobId, userId });
}

export async function replaceQuestions(
  db: Db,
  { companyId, jobId, questions }: JobKey & { questions: readonly StoredQuestion[] },
): Promise<void> {
  await db.delete(jobQuestions).where(and(eq(jobQuestions.companyId, companyId), eq(jobQuestions.jobId, jobId)));
  await db.insert(jobQuestions).values(questions.map((entry, position) => ({ companyId, jobId, position, ...entry })));
}

export async function listQuestions(db: Db, { companyId, jobId }: JobKey): Promise<StoredQuestion[]> {
  return db
    .select({ id: jobQuestions.id, question: jobQuestions.question })
    .from(jobQuestions)
    .where(and(eq(jobQuestions.companyId, companyId), eq(jobQuestions.jobId, jobId)))
    .orderBy(asc(jobQuestions.position));
}

/** SQL condition: the active subscription of a job's company; there is at most one. */
const running = (now: Date) =>
  and(eq(subscriptions.companyId, jobs.companyId), eq(subscriptions.status, 'ACTIVE'), gt(subscriptions.expireAt, now));

/** Returns an offer with its questions in order, its company and the active plan's price; null if the offer is not the company's. */
export async function findSheet(db: Db, { now, ...key }: JobKey & { now: Date }) {
  const rows = await db
    .select({
      job: jobs,
      company: companies,
      price: subscriptions.price,
      id: jobQuestions.id,
      question: jobQuestions.question,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.companyId, jobs.companyId))
    .leftJoin(subscriptions, running(now))
    .leftJoin(jobQuestions, and(eq(jobQuestions.companyId, jobs.companyId), eq(jobQuestions.jobId, jobs.id)))
    .where(isJob(key))
    .orderBy(asc(jobQuestions.position));
  const [first] = rows;
  if (!first) return null;
  const questions = rows.flatMap(({ id, question }): StoredQuestion[] =>
    id !== null && question !== null ? [{ id, question }] : [],
  );
  const { job, company, price } = first;
  return { job, company, price, questions };
}

/** Returns the offer that an earlier request with this id created. */
export async function findRequestedJob(
  db: Db,
  { companyId, requestId }: { companyId: CompanyId; requestId: string },
): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.requestId, requestId)));
  return row ?? null;
}

export async function updateJob(
  db: Db,
  { set, ...key }: JobKey & { set: Partial<Omit<JobRow, 'companyId' | 'id'>> },
): Promise<JobRow | null> {
  const [row] = await db.update(jobs).set(set).where(isJob(key)).returning();
  return row ?? null;
}

export async function findJob(db: Db, key: JobKey): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(isJob(key));
  return row ?? null;
}

/** Reads the job and locks its row until the transaction ends, so that changes of seats and questions run one after the other. */
export async function lockJob(db: Db, key: JobKey): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(isJob(key)).for('update');
  return row ?? null;
}

export interface ListedJob {
  readonly job: JobRow;
  readonly questions: string[];
  readonly maxCandidates: number | null;
  readonly completed: number;
  readonly invited: number;
}

/**
 * Lists the company's offers that a person may see (`offers`; null means all), newest first, each with the texts of its questions, the
 * active plan's seats and its funnel.
 */
export async function listJobs(
  db: Db,
  { companyId, offers, now }: { companyId: CompanyId; offers: readonly string[] | null; now: Date },
): Promise<ListedJob[]> {
  // The outer table is named explicitly: drizzle omits it in a select without joins, and « id » would then be the question's.
  const texts = sql<string[]>`coalesce((
    select json_agg(q.question ->> 'text' order by q.position) from ${jobQuestions} q
    where q.company_id = ${jobs}.company_id and q.job_id = ${jobs}.id), '[]'::json)`;
  return db
    .select({
      job: jobs,
      questions: texts,
      maxCandidates: subscriptions.maxCandidates,
      completed: db.$count(
        interviews,
        and(eq(interviews.companyId, jobs.companyId), eq(interviews.jobId, jobs.id), isNotNull(interviews.completedAt)),
      ),
      invited: db.$count(
        candidates,
        and(eq(candidates.companyId, jobs.companyId), eq(candidates.jobId, jobs.id), eq(candidates.status, 'ACCEPTED')),
      ),
    })
    .from(jobs)
    .leftJoin(subscriptions, running(now))
    .where(and(eq(jobs.companyId, companyId), offers === null ? undefined : inArray(jobs.id, [...offers])))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
}

/** Returns a public offer with its company, by the offer's id alone. */
export async function findJobUnscoped(db: Db, jobId: string) {
  const [row] = await withoutTenantScope(
    db
      .select({ job: jobs, company: companies })
      .from(jobLocators)
      .innerJoin(jobs, and(eq(jobs.companyId, jobLocators.companyId), eq(jobs.id, jobLocators.jobId)))
      .innerJoin(companies, eq(companies.companyId, jobLocators.companyId))
      .where(eq(jobLocators.jobId, jobId)),
  );
  return row ? { ...row, companyId: toCompanyId(row.job.companyId) } : null;
}

/** Returns the id of the offer with this short code; null if there is none, or two offers share the code. */
export async function findCodeUnscoped(db: Db, code: string): Promise<string | null> {
  const [found, other] = await withoutTenantScope(
    db
      .select({ jobId: jobLocators.jobId })
      .from(jobLocators)
      .where(sql`right(${jobLocators.jobId}, 10) = ${code}`)
      .limit(2),
  );
  return found && !other ? found.jobId : null;
}

/** Number of a company's newest promises that its answer figures cover. */
const PROMISES_COUNTED = 500;

interface AnswerFigures {
  readonly answered: number;
  /** Median number of days until an answer; null if there is no answer to count. */
  readonly medianDays: number | null;
}

/**
 * SQL expression: how fast the company of an offer answers promises, as a median from the finished interview to the decision that still
 * stands. An overdue promise counts with the time waited so far; otherwise a company that rarely answers would look fast.
 */
const answerFigures = (now: Date) => sql<AnswerFigures>`(
  select json_build_object('answered', count(a.at), 'medianDays', percentile_cont(0.5) within group (
    order by extract(epoch from coalesce(a.at, ${now.toISOString()}::timestamptz) - i.completed_at) / 86400))
  from (
    select c.company_id, c.id, c.promised_by from ${candidates} c
    where c.company_id = ${jobLocators.companyId} and c.promised_by is not null and c.withdrawn_at is null
    order by c.promised_by desc, c.id desc limit ${PROMISES_COUNTED}
  ) c
  join ${interviews} i on i.company_id = c.company_id and i.candidate_id = c.id and i.completed_at is not null
  left join lateral (
    select min(m.at) as at from ${candidateMoves} m
    where m.company_id = c.company_id and m.candidate_id = c.id and m.at >= i.completed_at and m.undoes is null
      and m.to_stage in ('INVITED', 'MET', 'OFFERED', 'HIRED', 'REJECTED')
      and not exists (select from ${candidateMoves} u
        where u.company_id = m.company_id and u.candidate_id = m.candidate_id and u.undoes = m.seq)
  ) a on true
  where a.at is not null or c.promised_by <= ${tunisDay(now)}::date)`;

/** Number of further offers that an offer's page names. */
const OTHERS_SHOWN = 5;

/** SQL expression: further listed, open offers of the same company, newest first. */
const otherOffers = sql<PublicJob['others']>`coalesce((
  select json_agg(json_build_object('id', o.id, 'title', o.title, 'location', o.location)) from (
    select o.id, o.title, o.location from ${jobs} o
    where o.company_id = ${jobLocators.companyId} and o.id <> ${jobLocators.jobId} and o.listed and o.status = 'OPEN'
    order by o.created_at desc, o.id desc limit ${OTHERS_SHOWN}
  ) o), '[]'::json)`;

/**
 * Returns a public offer with the active plan, the company's answer figures, the number of questions, and the seats of completed
 * interviews, which stay taken.
 */
export async function findPublicJobUnscoped(db: Db, { jobId, now }: { jobId: string; now: Date }) {
  const [row] = await withoutTenantScope(
    db
      .select({
        job: jobs,
        company: companies,
        maxCandidates: subscriptions.maxCandidates,
        openUntil: subscriptions.expireAt,
        logo: { version: companyLogos.version, width: companyLogos.width, height: companyLogos.height },
        answers: answerFigures(now),
        others: otherOffers,
        questionCount: db.$count(
          jobQuestions,
          and(eq(jobQuestions.companyId, jobLocators.companyId), eq(jobQuestions.jobId, jobLocators.jobId)),
        ),
        completed: db.$count(
          interviews,
          and(
            eq(interviews.companyId, jobLocators.companyId),
            eq(interviews.jobId, jobLocators.jobId),
            eq(interviews.seated, true),
            isNotNull(interviews.completedAt),
          ),
        ),
      })
      .from(jobLocators)
      .innerJoin(jobs, and(eq(jobs.companyId, jobLocators.companyId), eq(jobs.id, jobLocators.jobId)))
      .innerJoin(companies, eq(companies.companyId, jobLocators.companyId))
      .leftJoin(companyLogos, eq(companyLogos.companyId, jobLocators.companyId))
      .leftJoin(subscriptions, running(now))
      .where(eq(jobLocators.jobId, jobId)),
  );
  return row ?? null;
}

/** Returns the logo of an offer's company, by the offer's id and the logo's version; null for any other version. */
export async function findLogoUnscoped(db: Db, { jobId, version }: { jobId: string; version: string }) {
  const [row] = await withoutTenantScope(
    db
      .select({ type: companyLogos.type, content: companyLogos.content })
      .from(jobLocators)
      .innerJoin(companyLogos, eq(companyLogos.companyId, jobLocators.companyId))
      .where(and(eq(jobLocators.jobId, jobId), eq(companyLogos.version, version))),
  );
  return row ?? null;
}

/** Adds one to the number of times that an offer's page was opened on this day; an unknown offer changes nothing. */
export async function countViewUnscoped(db: Db, { jobId, day }: { jobId: string; day: string }): Promise<void> {
  await withoutTenantScope(
    db.execute(sql`insert into ${jobViews} (company_id, job_id, day, views)
      select company_id, job_id, ${day}::date, 1 from ${jobLocators} where job_id = ${jobId}
      on conflict (company_id, job_id, day) do update set views = ${jobViews}.views + 1`),
  );
}

/** Lists offers of any company that are listed and take candidates now, latest change first. */
export async function findListedJobsUnscoped(db: Db, { now, limit }: { now: Date; limit: number }) {
  const changedAt = sql<Date>`coalesce(${jobs.changedAt}, ${jobs.createdAt})`.mapWith(jobs.createdAt);
  return withoutTenantScope(
    db
      .select({ jobId: jobs.id, changedAt })
      .from(jobs)
      .innerJoin(subscriptions, running(now))
      .innerJoin(companies, eq(companies.companyId, jobs.companyId))
      .where(and(eq(jobs.listed, true), eq(jobs.status, 'OPEN'), takesCandidates))
      .orderBy(desc(changedAt), asc(jobs.id))
      .limit(limit),
  );
}

export async function countCandidate(db: Db, { by = 1, ...key }: JobKey & { by?: 1 | 0 | -1 }): Promise<void> {
  await db
    .update(jobs)
    .set({ candidateCount: sql`${jobs.candidateCount} + ${by}` })
    .where(isJob(key));
}

/** Number of seats of completed interviews, which stay taken. */
export async function countCompleted(db: Db, { companyId, jobId }: JobKey): Promise<number> {
  const [row] = await db
    .select({ completed: count() })
    .from(interviews)
    .where(
      and(
        eq(interviews.companyId, companyId),
        eq(interviews.jobId, jobId),
        eq(interviews.seated, true),
        isNotNull(interviews.completedAt),
      ),
    );
  return row?.completed ?? 0;
}

/** Number of questions of an interview of the offer. */
export async function countQuestions(db: Db, { companyId, jobId }: JobKey): Promise<number> {
  return db.$count(jobQuestions, and(eq(jobQuestions.companyId, companyId), eq(jobQuestions.jobId, jobId)));
}

export async function changeSeats(db: Db, { by, ...key }: JobKey & { by: number }): Promise<void> {
  await db
    .update(jobs)
    .set({ seatsTaken: sql`${jobs.seatsTaken} + ${by}` })
    .where(isJob(key));
}

/** Locks questions, profile and weights. Stores `emphasis` even if the offer has followed the default of its trade until now. */
export async function lockQuestions(
  db: Db,
  { at, emphasis, ...key }: JobKey & { at: Date; emphasis: Emphasis },
): Promise<void> {
  const measuredAs = sql`jsonb_build_object('title', ${jobs.title}, 'description', ${jobs.description},
    'location', ${jobs.location}, 'type', ${jobs.type})`;
  await db
    .update(jobs)
    .set({ questionsLockedAt: at, measuredAs, emphasis })
    .where(and(isJob(key), isNull(jobs.questionsLockedAt)));
}

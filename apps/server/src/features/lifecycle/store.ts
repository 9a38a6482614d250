import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { WeeklyHours } from '@kafaa/domain/calendar/schema';
import type { LeftOut } from '@kafaa/domain/messages/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { runForCompany, toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { auditEvents } from '../audit/tables.ts';
import { users } from '../auth/tables.ts';
import { givenOffers } from '../team/tables.ts';
import { candidateMoves, candidates } from '../candidates/tables.ts';
import { companies, companyLogos } from '../companies/tables.ts';
import { resemblances } from '../copies/tables.ts';
import { meetingHours } from '../calendar/tables.ts';
import { deskVisits } from '../desk/tables.ts';
import { answerLevels, evaluations } from '../evaluations/tables.ts';
import { feedbackCards } from '../feedback/tables.ts';
import { hindsightQuestions } from '../hindsight/tables.ts';
import { interviewAnswers, interviews } from '../interviews/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { jobQuestions, jobs, jobViews } from '../jobs/tables.ts';
import { mails } from '../mails/tables.ts';
import { groupMailRecipients, groupMails } from '../messages/tables.ts';
import { comments, opinions, scorecards } from '../opinions/tables.ts';
import { subscriptions } from '../plans/tables.ts';
import { poolConsents } from '../pool/tables.ts';
import { reports } from '../reports/tables.ts';
import { reviewRequests } from '../reviews/tables.ts';
import { mailTemplates } from '../templates/tables.ts';
import { companyExports, companyTombstones } from './tables.ts';

export interface CompanyScope {
  readonly companyId: CompanyId;
}
/** A page of rows in the order of their ids: those after `after`, or the first page. */
export interface PageScope extends CompanyScope {
  readonly after: string | null;
  readonly limit: number;
}
export interface ApplicationsScope extends CompanyScope {
  readonly ids: readonly string[];
}
export type ExportRow = typeof companyExports.$inferSelect;

export async function findExport(db: Db, { companyId }: CompanyScope): Promise<ExportRow | null> {
  const [row] = await db.select().from(companyExports).where(eq(companyExports.companyId, companyId));
  return row ?? null;
}

/** Returns the company's name, erasure date and last export; null if the company is gone. */
export async function findLife(db: Db, { companyId }: CompanyScope) {
  const [row] = await db
    .select({ name: companies.name, eraseAt: companies.eraseAt, export: companyExports })
    .from(companies)
    .leftJoin(companyExports, eq(companyExports.companyId, companies.companyId))
    .where(eq(companies.companyId, companyId));
  return row ?? null;
}

/** Stores an export, which replaces the previous one. */
export async function saveExport(db: Db, row: Omit<ExportRow, 'companyId'> & CompanyScope): Promise<void> {
  await db.insert(companyExports).values(row).onConflictDoUpdate({ target: companyExports.companyId, set: row });
}

/** Stores the end of an export; false if another one was requested meanwhile, or the company is gone. */
export async function endExport(
  db: Db,
  { companyId, id, set }: CompanyScope & { id: string; set: Partial<ExportRow> },
): Promise<boolean> {
  const rows = await db
    .update(companyExports)
    .set(set)
    .where(and(eq(companyExports.companyId, companyId), eq(companyExports.id, id)))
    .returning({ id: companyExports.id });
  return rows.length === 1;
}

export async function dropExport(db: Db, { companyId, id }: CompanyScope & { id: string }): Promise<void> {
  await db.delete(companyExports).where(and(eq(companyExports.companyId, companyId), eq(companyExports.id, id)));
}

/** Lists the last export of every company. */
export async function findExportsUnscoped(db: Db) {
  const rows = await withoutTenantScope(db.select().from(companyExports));
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

/** Returns the company with its accounts, subscriptions, templates and logo; null if there is none. */
export async function findCompany(db: Db, { companyId }: CompanyScope) {
  const [company] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  if (!company) return null;
  const { id, email, name, role, state, allOffers, confirmedAt, createdAt } = users;
  const { interviewMails, digestDay, digestFrom } = users;
  const mailed = { interviewMails, digestDay, digestFrom };
  // The outer table is named explicitly: drizzle omits it in a select without joins.
  const visits = sql<{ jobId: string; visitedAt: string }[]>`coalesce((
    select json_agg(json_build_object('jobId', v.job_id, 'visitedAt', v.visited_at) order by v.job_id) from ${deskVisits} v
    where v.company_id = ${users}.company_id and v.user_id = ${users}.id), '[]'::json)`;
  const meetingHoursOf = sql<WeeklyHours | null>`(
    select json_build_object('ranges', h.ranges, 'durationMinutes', h.duration_minutes) from ${meetingHours} h
    where h.company_id = ${users}.company_id and h.user_id = ${users}.id)`;
  const accounts = await db
    .select({
      id,
      email,
      name,
      role,
      state,
      allOffers,
      jobIds: givenOffers,
      visits,
      ...mailed,
      meetingHours: meetingHoursOf,
      confirmedAt,
      createdAt,
    })
    .from(users)
    .where(eq(users.companyId, companyId))
    .orderBy(asc(createdAt));
  const bought = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
  const templates = await db
    .select()
    .from(mailTemplates)
    .where(eq(mailTemplates.companyId, companyId))
    .orderBy(asc(mailTemplates.kind));
  const [logo] = await db.select().from(companyLogos).where(eq(companyLogos.companyId, companyId));
  return { company, accounts, subscriptions: bought, templates, logo: logo ?? null };
}

/** Lists the mails to several candidates of an offer, with their recipients, oldest first. */
export async function listGroupMails(db: Db, { companyId, jobId }: CompanyScope & { jobId: string }) {
  const recipients = sql<{ applicationId: string; written: boolean; leftOut: LeftOut | null }[]>`coalesce((
    select json_agg(json_build_object('applicationId', r.candidate_id, 'written', r.mail_id is not null, 'leftOut', r.left_out)
      order by r.candidate_id)
    from ${groupMailRecipients} r where r.company_id = ${groupMails}.company_id and r.group_id = ${groupMails}.id), '[]'::json)`;
  return db
    .select({ group: groupMails, recipients })
    .from(groupMails)
    .where(and(eq(groupMails.companyId, companyId), eq(groupMails.jobId, jobId)))
    .orderBy(asc(groupMails.createdAt), asc(groupMails.id));
}

export async function listOffers(db: Db, { companyId, after, limit }: PageScope) {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), after === null ? undefined : gt(jobs.id, after)))
    .orderBy(asc(jobs.id))
    .limit(limit);
}

export async function listQuestions(db: Db, { companyId, jobId }: CompanyScope & { jobId: string }) {
  return db
    .select()
    .from(jobQuestions)
    .where(and(eq(jobQuestions.companyId, companyId), eq(jobQuestions.jobId, jobId)))
    .orderBy(asc(jobQuestions.position));
}

/** Lists how often the offer's page was opened, by day. */
export async function listViews(db: Db, { companyId, jobId }: CompanyScope & { jobId: string }) {
  return db
    .select({ day: jobViews.day, count: jobViews.views })
    .from(jobViews)
    .where(and(eq(jobViews.companyId, companyId), eq(jobViews.jobId, jobId)))
    .orderBy(asc(jobViews.day));
}

/** Lists applications with interview, evaluation and report; the evaluation is null for candidates who asked to be read by a person. */
export async function listApplications(db: Db, { companyId, after, limit }: PageScope) {
  const of = (table: typeof interviews | typeof evaluations | typeof reports | typeof feedbackCards) =>
    and(eq(table.companyId, candidates.companyId), eq(table.candidateId, candidates.id));
  return db
    .select({
      candidate: candidates,
      jobTitle: jobs.title,
      interview: interviews,
      evaluation: evaluations,
      report: reports,
      feedback: feedbackCards,
    })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(interviews, of(interviews))
    .leftJoin(evaluations, and(of(evaluations), isNull(candidates.personAskedAt)))
    .leftJoin(reports, of(reports))
    .leftJoin(feedbackCards, of(feedbackCards))
    .where(and(eq(candidates.companyId, companyId), after === null ? undefined : gt(candidates.id, after)))
    .orderBy(asc(candidates.id))
    .limit(limit);
}

export async function listAnswers(db: Db, { companyId, ids }: ApplicationsScope) {
  const { candidateId, position, answer, savedAt } = interviewAnswers;
  return db
    .select({ candidateId, position, answer, savedAt })
    .from(interviewAnswers)
    .where(and(eq(interviewAnswers.companyId, companyId), inArray(candidateId, [...ids])))
    .orderBy(asc(candidateId), asc(position));
}

export async function listInvitations(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), inArray(invitations.candidateId, [...ids])))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

export async function listMoves(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(candidateMoves)
    .where(and(eq(candidateMoves.companyId, companyId), inArray(candidateMoves.candidateId, [...ids])))
    .orderBy(asc(candidateMoves.candidateId), asc(candidateMoves.seq));
}

export async function listReviews(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(reviewRequests)
    .where(and(eq(reviewRequests.companyId, companyId), inArray(reviewRequests.candidateId, [...ids])))
    .orderBy(asc(reviewRequests.askedAt), asc(reviewRequests.kind));
}

export async function listOpinions(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(opinions)
    .where(and(eq(opinions.companyId, companyId), inArray(opinions.candidateId, [...ids])))
    .orderBy(asc(opinions.givenAt), asc(opinions.name));
}

export async function listComments(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.companyId, companyId), inArray(comments.candidateId, [...ids])))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

export async function listScorecards(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(scorecards)
    .where(and(eq(scorecards.companyId, companyId), inArray(scorecards.candidateId, [...ids])))
    .orderBy(asc(scorecards.savedAt), asc(scorecards.userId));
}

export async function listAnswerLevels(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(answerLevels)
    .where(and(eq(answerLevels.companyId, companyId), inArray(answerLevels.candidateId, [...ids])))
    .orderBy(asc(answerLevels.at), asc(answerLevels.position));
}

/** Lists the questions about hires, without the marks of the answers, because the company may read those as counts only. */
export async function listHindsight(db: Db, { companyId, ids }: ApplicationsScope) {
  const { candidateId, day, userId, askedAt, answeredAt } = hindsightQuestions;
  return db
    .select({ candidateId, day, userId, askedAt, answeredAt })
    .from(hindsightQuestions)
    .where(and(eq(hindsightQuestions.companyId, companyId), inArray(candidateId, [...ids])))
    .orderBy(asc(candidateId), asc(day));
}

export async function listPoolConsents(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(poolConsents)
    .where(and(eq(poolConsents.companyId, companyId), inArray(poolConsents.candidateId, [...ids])));
}

export async function listResemblances(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select()
    .from(resemblances)
    .where(and(eq(resemblances.companyId, companyId), inArray(resemblances.candidateId, [...ids])))
    .orderBy(asc(resemblances.position), asc(resemblances.otherId), asc(resemblances.otherPosition));
}

/** State of a mail without its text, which contains candidates' personal links. */
const mailState = {
  id: mails.id,
  candidateId: mails.candidateId,
  recipient: mails.recipient,
  subject: mails.subject,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  refusal: mails.refusal,
  refusedAt: mails.refusedAt,
};
export type MailState = Awaited<ReturnType<typeof listMails>>[number];

export async function listMails(db: Db, { companyId, ids }: ApplicationsScope) {
  return db
    .select(mailState)
    .from(mails)
    .where(and(eq(mails.companyId, companyId), inArray(mails.candidateId, [...ids])))
    .orderBy(asc(mails.createdAt), asc(mails.id));
}

/** Lists mails that concern no application. */
export async function listOtherMails(db: Db, { companyId, after, limit }: PageScope): Promise<MailState[]> {
  return db
    .select(mailState)
    .from(mails)
    .where(
      and(eq(mails.companyId, companyId), isNull(mails.candidateId), after === null ? undefined : gt(mails.id, after)),
    )
    .orderBy(asc(mails.id))
    .limit(limit);
}

export type EventRow = typeof auditEvents.$inferSelect;

export async function listEvents(db: Db, { companyId, ids }: ApplicationsScope): Promise<EventRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.companyId, companyId), inArray(auditEvents.candidateId, [...ids])))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id));
}

/** Lists audit events that belong to no existing application. */
export async function listOtherEvents(db: Db, { companyId, after, limit }: PageScope): Promise<EventRow[]> {
  const kept = sql`exists (select 1 from ${candidates} c
    where c.company_id = ${auditEvents.companyId} and c.id = ${auditEvents.candidateId})`;
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.companyId, companyId),
        sql`not ${kept}`,
        after === null ? undefined : gt(auditEvents.id, after),
      ),
    )
    .orderBy(asc(auditEvents.id))
    .limit(limit);
}

export type Tombstone = typeof companyTombstones.$inferSelect;
export type EraserOf = Tombstone['erasedBy'];
/** Number of rows per table. */
export type ErasedRows = Tombstone['erased'];

export async function saveSuspension(
  db: Db,
  { companyId, ...set }: CompanyScope & { suspendedAt: Date | null; suspendedReason: string | null },
): Promise<void> {
  await db.update(companies).set(set).where(eq(companies.companyId, companyId));
}

/** Extends the links of unfinished interviews that were valid at `from` by the time between `from` and `to`. */
export async function prolongLinks(
  db: Db,
  { companyId, from, to }: CompanyScope & { from: Date; to: Date },
): Promise<void> {
  const seconds = (to.getTime() - from.getTime()) / 1000;
  await db
    .update(interviews)
    .set({ linkExpiresAt: sql`${interviews.linkExpiresAt} + make_interval(secs => ${seconds})` })
    .where(
      and(eq(interviews.companyId, companyId), isNull(interviews.completedAt), gt(interviews.linkExpiresAt, from)),
    );
}

export async function saveErasure(
  db: Db,
  { companyId, eraseAt }: CompanyScope & { eraseAt: Date | null },
): Promise<void> {
  await db.update(companies).set({ eraseAt }).where(eq(companies.companyId, companyId));
}

/** Lists companies whose erasure is due. */
export async function findDueErasuresUnscoped(db: Db, now: Date): Promise<CompanyId[]> {
  const rows = await withoutTenantScope(
    db.select({ companyId: companies.companyId }).from(companies).where(lte(companies.eraseAt, now)),
  );
  return rows.map(({ companyId }) => toCompanyId(companyId));
}

export async function listTitles(db: Db, { companyId }: CompanyScope): Promise<{ id: string; title: string }[]> {
  return db.select({ id: jobs.id, title: jobs.title }).from(jobs).where(eq(jobs.companyId, companyId));
}

/** Lists candidates with an open application: neither rejected nor withdrawn, and not from before `since`. */
export async function listToTell(db: Db, { companyId, since }: CompanyScope & { since: Date }) {
  return db
    .select({ email: candidates.email, jobId: candidates.jobId })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        ne(candidates.status, 'REJECTED'),
        isNull(candidates.withdrawnAt),
        gte(candidates.appliedAt, since),
      ),
    );
}

/** Maximum number of rows deleted per statement, because the embedded database shares its thread with all requests. */
const ROWS_A_PART = 500;

/**
 * Deletes every row of the company and writes the tombstone, by database functions: the append-only trigger of `audit_events` lets only
 * these delete a company's events. All parts run in the caller's transaction and yield the thread in between.
 */
export async function eraseCompany(
  db: Db,
  { companyId, by, at, withMails }: CompanyScope & { by: EraserOf; at: Date; withMails: boolean },
): Promise<ErasedRows> {
  // Erasing a large company takes longer than the statement timeout.
  await db.execute(sql`select set_config('statement_timeout', '0', true)`);
  const begun = await firstOf<{ erased: ErasedRows; tables: string[] }>(
    db,
    companyId,
    sql`select erase_company_begin(${companyId}, ${by}, ${at.toISOString()}::timestamptz, ${withMails}) as answer`,
  );
  for (const table of begun.tables) {
    let deleted = ROWS_A_PART;
    while (deleted === ROWS_A_PART) {
      const part = sql`select erase_company_part(${companyId}, ${table}, ${withMails}, ${ROWS_A_PART})::int as answer`;
      deleted = await firstOf<number>(db, companyId, part);
      await othersTurn();
    }
  }
  return begun.erased;
}

async function firstOf<T>(db: Db, companyId: CompanyId, statement: SQL): Promise<T> {
  const found: unknown = await runForCompany(companyId, db.execute(statement));
  // Both drivers return this shape, but their common type does not say so.
  const [row] = (found as { rows: { answer: T }[] }).rows;
  if (!row) throw new Error('invariant: SQL function returned no row (lifecycle.firstOf)');
  return row.answer;
}

/** Counts the rows that an erasure would delete. */
export async function countRows(db: Db, { companyId }: CompanyScope): Promise<ErasedRows> {
  return {
    users: await db.$count(users, eq(users.companyId, companyId)),
    jobs: await db.$count(jobs, eq(jobs.companyId, companyId)),
    candidates: await db.$count(candidates, eq(candidates.companyId, companyId)),
    evaluations: await db.$count(evaluations, eq(evaluations.companyId, companyId)),
    mails: await db.$count(mails, eq(mails.companyId, companyId)),
  };
}

/** Lists every company that was erased, newest first; for the operator. */
export async function findTombstonesUnscoped(db: Db): Promise<Tombstone[]> {
  return db.select().from(companyTombstones).orderBy(desc(companyTombstones.erasedAt));
}

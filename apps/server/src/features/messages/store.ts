import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { AnswerKind, LeftOut } from '@kafaa/domain/messages/options';
import type { Db } from '#/deps';
import { users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { interviews } from '../interviews/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { mails } from '../mails/tables.ts';
import { poolUntil } from '../pool/tables.ts';
import { reviewRequests } from '../reviews/tables.ts';
import { groupMailRecipients, groupMails } from './tables.ts';

export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

/** A mail in the candidate's file. PostgreSQL returns the times of rows in JSON as ISO 8601 texts with microseconds. */
export interface KeptMail {
  readonly id: string;
  readonly subject: string;
  readonly to: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly refusedAt: string | null;
  readonly refusal: string | null;
}
export interface KeptAnswer {
  readonly kind: AnswerKind;
  readonly at: string;
  readonly meetingAt: string | null;
  readonly text: string;
}

/** A group mail that is not sent yet, with the names for its variables. */
export interface HeldMail {
  readonly id: string;
  readonly subject: string;
  readonly leavesAt: string;
  readonly to: string;
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
}

/** Lists the newest mails to a candidate, held group mails, and the candidate's answers on our pages, in one statement, newest first. */
export async function findMessages(
  db: Db,
  { companyId, candidateId, limit }: CandidateKey & { readonly limit: number },
) {
  const listed = <Row>(rows: SQL) => sql<Row[]>`coalesce((${rows}), '[]'::json)`;
  const of = sql.raw(`x.company_id = candidates.company_id and x.candidate_id = candidates.id`);
  const [row] = await db
    .select({
      mails: listed<KeptMail>(sql`
        select json_agg(json_build_object('id', m.id, 'subject', m.subject, 'to', m.recipient, 'attempts', m.attempts,
          'createdAt', m.created_at, 'sentAt', m.sent_at, 'refusedAt', m.refused_at, 'refusal', m.refusal)
          order by m.created_at desc, m.id desc)
        from (
          select x.id, x.subject, x.recipient, x.attempts, x.created_at, x.sent_at, x.refused_at, x.refusal from ${mails} x
          where ${of} and x.to_candidate order by x.created_at desc, x.id desc limit ${limit}) m`),
      held: listed<HeldMail>(sql`
        select json_agg(json_build_object('id', g.id, 'subject', g.subject, 'leavesAt', g.leaves_at, 'to', ${candidates}.email,
          'firstName', ${candidates}.first_name, 'job', j.title, 'company', o.name) order by g.leaves_at desc)
        from ${groupMailRecipients} x join ${groupMails} g on g.company_id = x.company_id and g.id = x.group_id
        join ${jobs} j on j.company_id = g.company_id and j.id = coalesce(g.proposed_job_id, g.job_id)
        join ${companies} o on o.company_id = g.company_id
        where ${of} and x.mail_id is null and x.left_out is null and g.taken_back_at is null`),
      answers: listed<KeptAnswer>(sql`
        select json_agg(json_build_object('kind', a.kind, 'at', a.at, 'meetingAt', a.meeting_at, 'text', a.text) order by a.at desc)
        from (
          select x.reply as kind, x.replied_at as at, x.interview_date as meeting_at, '' as text from ${invitations} x
          where ${of} and x.replied_at is not null
          union all
          select x.kind, x.asked_at, null, x.reason from ${reviewRequests} x where ${of}) a`),
    })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return row ?? null;
}

export interface GroupKey {
  readonly companyId: CompanyId;
  readonly jobId: string;
  readonly groupId: string;
}
type GroupRow = typeof groupMails.$inferSelect;

const isGroup = ({ companyId, groupId }: Omit<GroupKey, 'jobId'>) =>
  and(eq(groupMails.companyId, companyId), eq(groupMails.id, groupId));
const ofGroup = ({ companyId, groupId }: Omit<GroupKey, 'jobId'>) =>
  and(eq(groupMailRecipients.companyId, companyId), eq(groupMailRecipients.groupId, groupId));

const { id, firstName, email, status, withdrawnAt } = candidates;

/** The offer that a mail proposes, or null, and the time at which the consents must be valid. */
export interface Proposing {
  readonly proposedJobId: string | null;
  readonly now: Date;
}

/** Columns: whether the person accepts other offers, and has already applied to the proposed one. */
const proposalOf = ({ proposedJobId, now }: Proposing) => ({
  inPool: sql<boolean>`${poolUntil(now)} is not null`,
  applied: sql<boolean>`exists (select from ${candidates} o
    where o.company_id = ${candidates}.company_id and o.job_id = ${proposedJobId} and o.mailbox = ${candidates}.mailbox)`,
});
const recipient = (proposing: Proposing) => ({
  id,
  firstName,
  email,
  status,
  withdrawnAt,
  startedAt: interviews.startedAt,
  ...proposalOf(proposing),
});
const itsInterview = and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id));

/** Returns those of the candidates who belong to the offer. */
export async function listChosen(
  db: Db,
  { companyId, jobId, ids, ...proposing }: Omit<GroupKey, 'groupId'> & { ids: readonly string[] } & Proposing,
) {
  return db
    .select(recipient(proposing))
    .from(candidates)
    .leftJoin(interviews, itsInterview)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.jobId, jobId), inArray(id, [...ids])));
}
export type Recipient = Awaited<ReturnType<typeof listChosen>>[number];

/** Counts the people that the company has written to since an instant, without undone mails. */
export async function countWritten(db: Db, { companyId, since }: { companyId: CompanyId; since: Date }) {
  const [row] = await db
    .select({ written: sql<number>`coalesce(sum(${groupMails.chosen}), 0)::int` })
    .from(groupMails)
    .where(and(eq(groupMails.companyId, companyId), gte(groupMails.createdAt, since), isNull(groupMails.takenBackAt)));
  return row?.written ?? 0;
}

export async function findSameRequest(
  db: Db,
  { companyId, requestId }: { companyId: CompanyId; requestId: string },
): Promise<GroupRow | null> {
  const [row] = await db
    .select()
    .from(groupMails)
    .where(and(eq(groupMails.companyId, companyId), eq(groupMails.requestId, requestId)));
  return row ?? null;
}

export async function insertGroup(
  db: Db,
  {
    recipients,
    ...group
  }: typeof groupMails.$inferInsert & {
    companyId: CompanyId;
    recipients: readonly { candidateId: string; leftOut: LeftOut | null }[];
  },
): Promise<void> {
  await db.insert(groupMails).values(group);
  const { companyId, id: groupId } = group;
  await db.insert(groupMailRecipients).values(recipients.map((one) => ({ companyId, groupId, ...one })));
}

export async function findGroup(db: Db, key: Omit<GroupKey, 'jobId'>): Promise<GroupRow | null> {
  const [row] = await db.select().from(groupMails).where(isGroup(key));
  return row ?? null;
}

/** Locks the group mail against a concurrent undo. Lock order is candidates, then the group mail. */
export async function lockGroup(db: Db, key: Omit<GroupKey, 'jobId'>): Promise<GroupRow | null> {
  const [row] = await db.select().from(groupMails).where(isGroup(key)).for('update');
  return row ?? null;
}

export async function markGroup(
  db: Db,
  { set, ...key }: Omit<GroupKey, 'jobId'> & { set: Partial<Pick<GroupRow, 'takenBackAt' | 'startedAt' | 'doneAt'>> },
): Promise<void> {
  await db.update(groupMails).set(set).where(isGroup(key));
}

const waits = and(isNull(groupMailRecipients.mailId), isNull(groupMailRecipients.leftOut));

/** Lists selected people who have neither a mail nor a reason for none. */
export async function listWaiting(
  db: Db,
  { limit, proposedJobId, now, ...key }: Omit<GroupKey, 'jobId'> & { limit: number } & Proposing,
) {
  return db
    .select(recipient({ proposedJobId, now }))
    .from(groupMailRecipients)
    .innerJoin(
      candidates,
      and(eq(candidates.companyId, groupMailRecipients.companyId), eq(candidates.id, groupMailRecipients.candidateId)),
    )
    .leftJoin(interviews, itsInterview)
    .where(and(ofGroup(key), waits))
    .orderBy(asc(id))
    .limit(limit);
}

/** Locks these people against a concurrent decision, withdrawal or erasure, and returns their current rows. */
export async function lockPeople(
  tx: Db,
  { companyId, ids, ...proposing }: { companyId: CompanyId; ids: readonly string[] } & Proposing,
): Promise<Pick<Recipient, 'id' | 'status' | 'withdrawnAt' | 'email' | 'inPool' | 'applied'>[]> {
  return tx
    .select({ id, status, withdrawnAt, email, ...proposalOf(proposing) })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update');
}

/** Returns the recipients without a mail. Call it under the mail's row lock, because another process may write some meanwhile. */
export async function listStillWaiting(
  tx: Db,
  { ids, ...key }: Omit<GroupKey, 'jobId'> & { ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { candidateId } = groupMailRecipients;
  const rows = await tx
    .select({ candidateId })
    .from(groupMailRecipients)
    .where(and(ofGroup(key), inArray(candidateId, [...ids]), waits));
  return new Set(rows.map((row) => row.candidateId));
}

export async function markRecipient(
  tx: Db,
  {
    candidateId,
    set,
    ...key
  }: Omit<GroupKey, 'jobId'> & {
    candidateId: string;
    set: Partial<Pick<typeof groupMailRecipients.$inferSelect, 'mailId' | 'leftOut'>>;
  },
): Promise<void> {
  await tx
    .update(groupMailRecipients)
    .set(set)
    .where(and(ofGroup(key), eq(groupMailRecipients.candidateId, candidateId)));
}

export interface GroupCounts {
  readonly kept: number;
  readonly sent: number;
  readonly failed: number;
  readonly leftOut: Readonly<Record<string, number>>;
}

/**
 * Lists the group mails of an offer, newest first, with their author and the state of their mails, in one statement. An offer without mails
 * gives one row without a mail; an unknown offer gives no row.
 */
export async function listGroups(
  db: Db,
  {
    companyId,
    jobId,
    since,
    limit,
    giveUpAfter,
    groupId,
  }: Omit<GroupKey, 'groupId'> & { groupId?: string; since: Date; limit: number; giveUpAfter: number },
) {
  const counts = sql<GroupCounts>`(
    select json_build_object('kept', coalesce(sum(s.n), 0)::int,
      'sent', coalesce(sum(s.n) filter (where s.state = 'SENT'), 0)::int,
      'failed', coalesce(sum(s.n) filter (where s.state = 'FAILED'), 0)::int,
      'leftOut', coalesce(json_object_agg(s.state, s.n) filter (where s.left_out), '{}'::json))
    from (
      select r.left_out is not null as left_out, coalesce(r.left_out, case
        when m.refused_at is not null then 'FAILED'
        when m.sent_at is not null then 'SENT'
        when m.attempts >= ${giveUpAfter} then 'FAILED'
        else 'WAITING' end) as state, count(*)::int as n
      from ${groupMailRecipients} r
      left join ${mails} m on m.company_id = r.company_id and m.id = r.mail_id
      where r.company_id = ${groupMails}.company_id and r.group_id = ${groupMails}.id group by 1, 2) s)`;
  const proposed = sql<string | null>`(select p.title from ${jobs} p
    where p.company_id = ${groupMails}.company_id and p.id = ${groupMails}.proposed_job_id)`;
  const ofOffer = and(
    eq(groupMails.companyId, jobs.companyId),
    eq(groupMails.jobId, jobs.id),
    gte(groupMails.createdAt, since),
    groupId === undefined ? undefined : eq(groupMails.id, groupId),
  );
  return db
    .select({
      group: groupMails,
      name: users.name,
      email: users.email,
      job: jobs.title,
      proposed,
      company: companies.name,
      counts,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.companyId, jobs.companyId))
    .leftJoin(groupMails, ofOffer)
    .leftJoin(users, and(eq(users.companyId, groupMails.companyId), eq(users.id, groupMails.writtenBy)))
    .where(and(eq(jobs.companyId, companyId), eq(jobs.id, jobId)))
    .orderBy(desc(groupMails.createdAt), desc(groupMails.id))
    .limit(limit);
}

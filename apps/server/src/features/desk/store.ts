import { and, asc, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { BlockKind, ReplyKind } from '@kafaa/domain/desk/options';
import type { InterviewMails } from '@kafaa/domain/auth/options';
import type { DeskReply } from '@kafaa/domain/desk/schema';
import { MAX_UNREAD } from '@kafaa/domain/desk/options';
import type { HindsightDay } from '@kafaa/domain/hindsight/options';
import { hindsightOpenSince } from '@kafaa/domain/hindsight/rules';
import { LINK_ENDS_MS, NUDGE_EVERY_MS, STARTED_GRACE_MS } from '@kafaa/domain/interviews/options';
import { startedLinkEnd } from '@kafaa/domain/interviews/rules';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { RECRUITERS } from '@kafaa/domain/kernel/roles';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Recommendation } from '@kafaa/domain/evaluations/options';
import type { Evaluation } from '@kafaa/interviewer/contract';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import type { Reader } from '#/platform/http/route';
import { isActive, users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { evaluations, isUnread, levelsLeft } from '../evaluations/tables.ts';
import { hindsightQuestions } from '../hindsight/tables.ts';
import { interviews } from '../interviews/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { mails } from '../mails/tables.ts';
import { opinions } from '../opinions/tables.ts';
import { reviewRequests } from '../reviews/tables.ts';
import { offerAccess } from '../team/tables.ts';
import { deskVisits } from './tables.ts';

export interface DeskQuery {
  readonly companyId: CompanyId;
  readonly userId: string;
  readonly reader: Reader;
  /** Ids of the offers that the person may see; null means all. */
  readonly jobIds: readonly string[] | null;
  /** Whether the person's role may answer requests and resolve blocked applications; other roles see neither. */
  readonly decides: boolean;
  readonly now: Date;
  /** Number of entries to read of each group, one more than shown, to know whether there are more. */
  readonly limit: number;
}
type DeskScope = Pick<DeskQuery, 'companyId' | 'now' | 'limit' | 'reader'>;

/** An entry of the desk. PostgreSQL returns the times of rows in JSON as ISO 8601 texts with microseconds. */
interface Entry {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly visitedAt: string | null;
  readonly at: string;
}
interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}
interface OfferRow {
  readonly jobId: string;
  readonly title: string;
  readonly open: boolean;
  readonly visitedAt: string | null;
  readonly unread: number;
}
export interface DecideRow extends Entry, Person {
  /** Shown parts of the evaluation; null while it is closed to the reader. */
  readonly evaluation: {
    readonly recommendation: Recommendation;
    readonly note: string;
    /** The whole result, set if a person waived the deduction, because `recommendation` and `note` then change. */
    readonly waived: Evaluation | null;
  } | null;
  /** Number of answers to level before the evaluation opens to the reader; 0 once it is open. */
  readonly levelsLeft: number;
  readonly promisedBy: string | null;
}
export interface ReplyRow extends Entry, Person {
  readonly kind: ReplyKind;
  readonly detail: {
    readonly interviewAt?: string | null;
    readonly note?: string;
    readonly dueAt?: string;
    readonly opinion?: NonNullable<DeskReply['opinion']>;
  };
}
export interface BlockRow extends Entry {
  readonly id: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: BlockKind;
  readonly waiting: number;
}
export interface LookBackRow extends Entry, Person {
  readonly day: HindsightDay;
}
interface DeskRows {
  readonly offers: OfferRow[];
  readonly toDecide: DecideRow[];
  readonly replies: ReplyRow[];
  readonly blocked: BlockRow[];
  readonly lookBacks: LookBackRow[];
}

/** Maximum age of answers, refused mails and ended links on the desk. */
const RECENT_DAYS = 60;
const LINK_DAYS = 30;
/** Time after which a missing evaluation counts as failed. */
const EVALUATION_MS = 3_600_000;
/** Maximum number of rows read of a source, before those of other offers and stages are removed. */
const MOST_READ = 500;
/** Number of an offer's newest unfinished applications among which blocked ones are searched. */
const MOST_OF_OFFER = 200;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/**
 * SQL query: rows of a source, each with its candidate, of the visible offers. `offset 0` and `materialized` force one look-up by key for
 * each row: otherwise PostgreSQL may read all candidates, or look each one up once for every offer.
 */
const withCandidate = ({ companyId }: DeskScope, rows: SQL, where: SQL) => sql`(
    with known as materialized (
      select s.*, c.id as person, c.first_name, c.last_name, c.job_id from (${rows}) s cross join lateral (
        select * from ${candidates} c
        where c.company_id = ${companyId} and c.id = s.candidate_id and c.withdrawn_at is null and ${where} offset 0) c)
    select * from known) c join visible v on v.id = c.job_id`;
const shownPerson = sql.raw(
  'c.person as id, c.first_name as "firstName", c.last_name as "lastName", v.id as "jobId", v.title as "jobTitle", v.visited_at as "visitedAt"',
);

/** SQL expression: rows as a JSON array, in their own order. */
const listed = (rows: SQL) => sql`coalesce((select json_agg(r) from (${rows}) r), '[]'::json)`;

const offersOf = ({ companyId }: DeskScope) => sql`
  select v.id as "jobId", v.title, v.status = 'OPEN' as open, v.visited_at as "visitedAt", (
    select count(*)::int from (
      select 1 from ${candidates} c
      where c.company_id = ${companyId} and c.job_id = v.id and c.status = 'PENDING' and c.withdrawn_at is null
        and c.evaluated_at is not null and c.evaluated_at > coalesce(v.visited_at, '-infinity'::timestamptz)
      -- The order of the index: without it, PostgreSQL may read all candidates for an offer that has none.
      order by c.evaluated_at desc limit ${MAX_UNREAD + 1}) n) as unread
  from visible v order by v.created_at desc, v.id desc`;

/** Reads the newest candidates of each offer by index, then keeps the newest of all offers. */
const toDecideOf = ({ companyId, limit, reader }: DeskScope) => sql`
  select ${shownPerson}, c.evaluated_at as at, (
    select json_build_object('recommendation', e.result ->> 'recommendation', 'note', e.result ->> 'note',
      'waived', case when e.deduction_lifted then e.result end)
    from ${evaluations} e where e.company_id = ${companyId} and e.candidate_id = c.person and c.levels_left = 0) as evaluation,
    c.levels_left as "levelsLeft", c.promised_by::text as "promisedBy"
  from visible v cross join lateral (
    select c.id as person, c.first_name, c.last_name, c.evaluated_at, c.promised_by, ${levelsLeft(reader, sql`c`)} as levels_left
    from ${candidates} c
    where c.company_id = ${companyId} and c.job_id = v.id and c.status = 'PENDING' and c.withdrawn_at is null
      and c.evaluated_at is not null
    order by c.evaluated_at desc, c.id desc limit ${limit}) c
  order by c.evaluated_at desc, c.person desc limit ${limit}`;

/** SQL query: recent replies to valid invitations. A « no » is listed until the meeting is moved, a « yes » until the meeting begins. */
function meetingsOf(scope: DeskScope): SQL {
  const rows = sql`
    select x.candidate_id, x.replied_at, x.reply, x.interview_date, x.slots, x.note from ${invitations} x
    where x.company_id = ${scope.companyId} and x.replied_at > ${daysBefore(scope.now, RECENT_DAYS)}::timestamptz
      and x.replied_at is not null and x.reply <> 'NONE' and x.withdrawn_at is null
    order by x.replied_at desc limit ${MOST_READ}`;
  return sql`
    select ${shownPerson}, c.replied_at as at, c.reply as kind, json_build_object('note', c.note, 'interviewAt',
      case when c.reply = 'ACCEPTED' or jsonb_array_length(c.slots) = 0 then c.interview_date end) as detail
    from ${withCandidate(scope, rows, sql`c.status = 'ACCEPTED' and c.set_stage is null`)}
    where c.reply = 'DECLINED' or c.interview_date > ${scope.now.toISOString()}::timestamptz`;
}

/** SQL query: recent meetings that are over and whose outcome is not recorded, among the latest ones. */
function outcomesOf(scope: DeskScope): SQL {
  const now = sql`${scope.now.toISOString()}::timestamptz`;
  const rows = sql`
    select y.candidate_id, y.interview_date from (
      select * from ${invitations} x
      where x.company_id = ${scope.companyId} and x.interview_date > ${daysBefore(scope.now, RECENT_DAYS)}::timestamptz
        and x.interview_date <= ${now}
      order by x.interview_date desc limit ${MOST_READ}) y
    where y.interview_date + y.duration_minutes * interval '1 minute' <= ${now}
      and y.outcome is null and y.withdrawn_at is null and y.reply <> 'DECLINED'
      and (jsonb_array_length(y.slots) = 0 or y.reply = 'ACCEPTED')`;
  return sql`
    select ${shownPerson}, c.interview_date as at, 'OUTCOME' as kind, json_build_object('interviewAt', c.interview_date) as detail
    from ${withCandidate(scope, rows, sql`c.status = 'ACCEPTED' and c.set_stage is null`)}`;
}

function contestsOf(scope: DeskScope): SQL {
  const rows = sql`
    select x.candidate_id, x.asked_at, x.due_at from ${reviewRequests} x
    where x.company_id = ${scope.companyId} and x.answered_at is null and x.kind = 'CONTEST'
    order by x.asked_at desc limit ${MOST_READ}`;
  return sql`
    select ${shownPerson}, c.asked_at as at, 'CONTEST' as kind, json_build_object('dueAt', c.due_at) as detail
    from ${withCandidate(scope, rows, sql`true`)}`;
}

/** SQL query: opinions given by a link on candidates without a decision. */
function opinionsOf(scope: DeskScope): SQL {
  const rows = sql`
    select x.candidate_id, x.given_at, x.name, x.verdict, x.sentence from ${opinions} x
    where x.company_id = ${scope.companyId} and x.given_at > ${daysBefore(scope.now, RECENT_DAYS)}::timestamptz
    order by x.given_at desc limit ${MOST_READ}`;
  return sql`
    select ${shownPerson}, c.given_at as at, 'OPINION' as kind,
      json_build_object('opinion', json_build_object('name', c.name, 'verdict', c.verdict, 'sentence', c.sentence)) as detail
    from ${withCandidate(scope, rows, sql`c.status = 'PENDING'`)}`;
}

const newestOf = ({ limit }: DeskScope, sources: readonly SQL[]) => sql`
  select * from (${sql.join(
    sources.map((source) => sql`(${source})`),
    sql` union all `,
  )}) u order by u.at desc, u.id desc limit ${limit}`;

/** SQL query: candidates to whose address the last mail was refused. */
function refusedMailsOf(scope: DeskScope): SQL {
  const rows = sql`
    select x.candidate_id, x.recipient, x.refused_at from ${mails} x
    where x.company_id = ${scope.companyId} and x.refusal is not null and x.candidate_id is not null
      and x.refused_at > ${daysBefore(scope.now, RECENT_DAYS)}::timestamptz and not exists (
        select 1 from ${mails} n
        where n.company_id = ${scope.companyId} and n.candidate_id = x.candidate_id and n.recipient = x.recipient
          and (n.sent_at is not null or n.refused_at is not null) and (n.created_at, n.id) > (x.created_at, x.id))
    order by x.refused_at desc limit ${MOST_READ}`;
  return sql`
    select ${shownPerson}, c.refused_at as at, 'MAIL_REFUSED' as kind, 0 as waiting
    from ${withCandidate(scope, rows, sql`c.email = s.recipient`)}`;
}

/**
 * SQL query: applications that will get no evaluation: to be read by a person, failed, taken before, or with a link that has ended or ends
 * soon (`isLinkOpen`).
 */
function unfinishedOf({ companyId, now }: DeskScope): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const soon = new Date(now.getTime() + LINK_ENDS_MS);
  return sql`
    select ${shownPerson}, c.at, c.kind, 0 as waiting from visible v cross join lateral (
      select u.id as person, u.first_name, u.last_name, case
          when i.completed_at is not null then greatest(i.completed_at, u.person_asked_at)
          when i.taken_before then u.applied_at
          when i.link_expires_at <= ${at} and i.started_at is null then i.link_expires_at
          when i.link_expires_at <= ${startedLinkEnd(now).toISOString()}::timestamptz then i.link_expires_at
          -- Of a link that ends soon, the instant from which it does.
          when i.started_at is null then i.link_expires_at - ${LINK_ENDS_MS / 1000} * interval '1 second'
          else i.link_expires_at + ${(STARTED_GRACE_MS - LINK_ENDS_MS) / 1000} * interval '1 second' end as at, case
          when i.completed_at is not null and u.person_asked_at is not null then 'PERSON_ASKED'
          when i.completed_at < ${new Date(now.getTime() - EVALUATION_MS).toISOString()}::timestamptz then 'NOT_EVALUATED'
          when i.completed_at is not null then null
          when i.taken_before then 'TAKEN'
          when v.status = 'OPEN' and i.link_expires_at > ${daysBefore(now, LINK_DAYS)}::timestamptz and i.link_expires_at <= case
            when i.started_at is null then ${at} else ${startedLinkEnd(now).toISOString()}::timestamptz end
          then 'LINK_EXPIRED'
          -- A person reminded today cannot be reminded again.
          when v.status = 'OPEN' and i.link_expires_at > ${daysBefore(now, LINK_DAYS)}::timestamptz
            and i.link_expires_at <= case when i.started_at is null then ${soon.toISOString()}::timestamptz
              else ${startedLinkEnd(soon).toISOString()}::timestamptz end
            and coalesce(greatest(i.reminded_at, i.nudged_at), '-infinity'::timestamptz)
              <= ${new Date(now.getTime() - NUDGE_EVERY_MS).toISOString()}::timestamptz
          then 'LINK_ENDS' end as kind
      from (
        select * from ${candidates} x
        where x.company_id = ${companyId} and x.job_id = v.id and x.status = 'PENDING' and x.withdrawn_at is null
          and x.evaluated_at is null
        order by x.applied_at desc, x.id desc limit ${MOST_OF_OFFER}) u
      cross join lateral (
        select * from ${interviews} y where y.company_id = ${companyId} and y.candidate_id = u.id offset 0) i) c
    where c.kind is not null`;
}

/** SQL query: open offers with a waiting list. */
const waitingListsOf = ({ companyId }: DeskScope) => sql`
  select null as id, '' as "firstName", '' as "lastName", v.id as "jobId", v.title as "jobTitle", v.visited_at as "visitedAt",
    w.at, 'WAITING_LIST' as kind, w.waiting
  from visible v cross join lateral (
    select count(*)::int as waiting, max(x.waitlisted_at) as at from (
      select y.waitlisted_at from ${interviews} y
      where y.company_id = ${companyId} and y.job_id = v.id and y.waitlisted_at is not null
      order by y.waitlisted_at limit 100) x) w
  where v.status = 'OPEN' and w.waiting > 0`;

/** SQL query: open offers that have candidates, and whose questions are neither read by the company nor locked by an interview. */
const unreadQuestionsOf = ({ companyId }: DeskScope) => sql`
  select null as id, '' as "firstName", '' as "lastName", v.id as "jobId", v.title as "jobTitle", v.visited_at as "visitedAt",
    v.created_at as at, 'QUESTIONS_UNREAD' as kind, 0 as waiting
  from visible v join ${jobs} j on j.company_id = ${companyId} and j.id = v.id
  where v.status = 'OPEN' and j.candidate_count > 0 and j.questions_read_at is null and j.questions_locked_at is null`;

/** SQL query: this person's open questions about hires, only the last one of each hire. Empty while the company has turned them off. */
function lookBacksOf(scope: DeskScope & Pick<DeskQuery, 'userId'>): SQL {
  const { companyId, userId, now, limit } = scope;
  const rows = sql`
    select x.candidate_id, x.asked_at, x.day from ${hindsightQuestions} x
    where x.company_id = ${companyId} and x.user_id = ${userId} and x.answered_at is null
      and x.asked_at > ${hindsightOpenSince(now).toISOString()}::timestamptz
      and not exists (
        select 1 from ${hindsightQuestions} n
        where n.company_id = ${companyId} and n.candidate_id = x.candidate_id and n.day > x.day)
      and exists (select 1 from ${companies} k where k.company_id = ${companyId} and k.hindsight_since is not null)
    order by x.asked_at desc limit ${MOST_READ}`;
  return sql`
    select ${shownPerson}, c.asked_at as at, c.day from ${withCandidate(scope, rows, sql`c.set_stage = 'HIRED'`)}
    order by c.asked_at desc, c.person desc limit ${limit}`;
}

/** Reads all groups of the offers that the person may see in one statement; each source by index and up to a limit. */
export async function findDesk(db: Db, query: DeskQuery): Promise<DeskRows> {
  const { companyId, userId, jobIds, decides } = query;
  const within =
    jobIds === null ? sql`` : sql`and j.id in (select json_array_elements_text(${JSON.stringify(jobIds)}::json))`;
  const replies = [meetingsOf(query), opinionsOf(query), ...(decides ? [outcomesOf(query), contestsOf(query)] : [])];
  const blocked = [refusedMailsOf(query), unfinishedOf(query), waitingListsOf(query), unreadQuestionsOf(query)];
  const found: unknown = await db.execute(sql`
    with visible as materialized (
      select j.id, j.title, j.status, j.created_at, (
        select d.visited_at from ${deskVisits} d
        where d.company_id = ${companyId} and d.user_id = ${userId} and d.job_id = j.id) as visited_at
      from ${jobs} j where j.company_id = ${companyId} ${within})
    select ${listed(offersOf(query))} as offers, ${listed(toDecideOf(query))} as "toDecide",
      ${listed(newestOf(query, replies))} as replies,
      ${decides ? listed(newestOf(query, blocked)) : sql`'[]'::json`} as blocked,
      ${decides ? listed(lookBacksOf(query)) : sql`'[]'::json`} as "lookBacks"`);
  // Both drivers return this shape, but their common type does not say so.
  const [row] = (found as { rows: DeskRows[] }).rows;
  if (!row) throw new Error('invariant: a select without a table returned no row (desk.findDesk)');
  return row;
}

/** Stores the time at which the person opened the offer; false if the offer is not the company's. */
export async function saveVisit(
  db: Db,
  { companyId, userId, jobId, at }: { companyId: CompanyId; userId: string; jobId: string; at: Date },
): Promise<boolean> {
  const found: unknown = await db.execute(sql`
    insert into ${deskVisits} (company_id, user_id, job_id, visited_at)
    select j.company_id, ${userId}, j.id, ${at.toISOString()}::timestamptz from ${jobs} j
    where j.company_id = ${companyId} and j.id = ${jobId}
    on conflict (company_id, user_id, job_id) do update set visited_at = excluded.visited_at
    returning job_id`);
  return (found as { rows: unknown[] }).rows.length === 1;
}

interface PersonKey {
  readonly companyId: CompanyId;
  readonly userId: string;
}
const isPerson = ({ companyId, userId }: PersonKey) => and(eq(users.companyId, companyId), eq(users.id, userId));

/** Returns the person's setting of interview mails, and the creation time of the company's second offer, or null without one. */
export async function findInterviewMails(db: Db, key: PersonKey) {
  const severalSince = sql<string | null>`(
    select j.created_at from ${jobs} j where j.company_id = ${users}.company_id order by j.created_at, j.id offset 1 limit 1)`;
  const { interviewMails: choice, digestFrom } = users;
  const [row] = await db.select({ choice, digestFrom, severalSince }).from(users).where(isPerson(key));
  return row ?? null;
}

/** Saves the setting of interview mails; the next digest covers the time after `from`. */
export async function saveInterviewMails(
  db: Db,
  { choice, from, ...key }: PersonKey & { choice: InterviewMails; from: Date },
): Promise<void> {
  await db.update(users).set({ interviewMails: choice, digestFrom: from }).where(isPerson(key));
}

/** SQL condition: a candidate without decision or withdrawal whose evaluation is newer than `since`, or who is to be read by a person. */
const isNews = (since: Date) => sql`${candidates.status} = 'PENDING' and ${candidates.withdrawnAt} is null and (
  ${candidates.evaluatedAt} > ${since.toISOString()}::timestamptz
  or (${candidates.evaluatedAt} is null and ${candidates.personAskedAt} is not null))`;

/** Lists the companies that are not suspended and may have news since an instant. */
export async function findNewsUnscoped(db: Db, since: Date): Promise<CompanyId[]> {
  const news = db
    .select({ one: sql`1` })
    .from(candidates)
    .where(and(eq(candidates.companyId, companies.companyId), isNews(since)));
  const rows = await withoutTenantScope(
    db
      .select({ companyId: companies.companyId })
      .from(companies)
      .where(and(isNull(companies.suspendedAt), exists(news))),
  );
  return rows.map(({ companyId }) => toCompanyId(companyId));
}

/** Lists the people who get mails about finished interviews of some offers, with their choice. */
export async function listDigestReaders(db: Db, { companyId }: { companyId: CompanyId }) {
  const { id, email, interviewMails, allOffers } = users;
  return db
    .select({ id, email, choice: interviewMails, allOffers })
    .from(users)
    .where(and(eq(users.companyId, companyId), isActive, inArray(users.role, [...RECRUITERS])));
}

/**
 * Marks the day's digest of a person as sent. Returns the start of its period, or undefined if the day was marked before. The row's lock
 * makes a second process wait until the first has committed or failed.
 */
export async function takeDigest(
  tx: Db,
  { day, until, ...key }: PersonKey & { day: string; until: Date },
): Promise<Date | null | undefined> {
  const { digestDay, digestFrom } = users;
  // This lock mode still allows inserts of rows that reference the person.
  const [row] = await tx.select({ digestDay, digestFrom }).from(users).where(isPerson(key)).for('no key update');
  if (!row || (row.digestDay !== null && row.digestDay >= day)) return undefined;
  await tx.update(users).set({ digestDay: day, digestFrom: until }).where(isPerson(key));
  return row.digestFrom;
}

export interface NewsRow extends Person {
  readonly jobId: string;
  readonly jobTitle: string;
  /** Whether the candidate asked to be read by a person and so has no score. */
  readonly toRead: boolean;
  /** The evaluation; null while it is closed to the reader, and for a candidate to be read by a person. */
  readonly evaluation: DecideRow['evaluation'];
}

/**
 * Lists the person's news of each offer that they may see: interviews after `since` and after they last opened the offer, up to `until`,
 * newest first.
 */
export async function findNews(
  db: Db,
  {
    companyId,
    reader,
    allOffers,
    since,
    until,
  }: { companyId: CompanyId; reader: Reader; allOffers: boolean; since: Date; until: Date },
): Promise<NewsRow[]> {
  const seen = allOffers
    ? sql`true`
    : sql`exists (select 1 from ${offerAccess} o where o.company_id = j.company_id and o.user_id = ${reader.userId} and o.job_id = j.id)`;
  const fresh = sql`c.company_id = ${companyId} and c.job_id = v.id and c.status = 'PENDING' and c.withdrawn_at is null`;
  const found: unknown = await db.execute(sql`
    with visible as materialized (
      select j.id, j.title, j.created_at, greatest(${since.toISOString()}::timestamptz, (
        select d.visited_at from ${deskVisits} d
        where d.company_id = ${companyId} and d.user_id = ${reader.userId} and d.job_id = j.id)) as since
      from ${jobs} j where j.company_id = ${companyId} and ${seen})
    select n.id, n.first_name as "firstName", n.last_name as "lastName", v.id as "jobId", v.title as "jobTitle",
      n.to_read as "toRead", (
        select json_build_object('recommendation', e.result ->> 'recommendation', 'note', '',
          'waived', case when e.deduction_lifted then e.result end)
        from ${evaluations} e where e.company_id = ${companyId} and e.candidate_id = n.id and not n.closed and not n.to_read) as evaluation
    from visible v cross join lateral (
      (select c.id, c.first_name, c.last_name, c.evaluated_at as at, false as to_read, ${isUnread(reader, sql`c`)} as closed
      from ${candidates} c where ${fresh} and c.evaluated_at is not null and c.evaluated_at > v.since
        and c.evaluated_at <= ${until.toISOString()}::timestamptz
      order by c.evaluated_at desc limit ${MAX_UNREAD + 1})
      union all
      (select c.id, c.first_name, c.last_name, i.completed_at, true, false
      from ${candidates} c join ${interviews} i on i.company_id = c.company_id and i.candidate_id = c.id
      where ${fresh} and c.evaluated_at is null and c.person_asked_at is not null and i.completed_at > v.since
        and i.completed_at <= ${until.toISOString()}::timestamptz
      order by i.completed_at desc limit ${MAX_UNREAD + 1})) n
    order by v.created_at desc, v.id desc, n.at desc, n.id desc`);
  return (found as { rows: NewsRow[] }).rows;
}

/** Returns those of the candidates who still exist, and locks them against erasure until the transaction ends. */
export async function holdNamed(
  tx: Db,
  { companyId, ids }: { companyId: CompanyId; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, [...ids])))
    .orderBy(asc(candidates.id))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

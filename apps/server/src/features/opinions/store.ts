import { and, asc, count, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { OpinionVerdict } from '@kafaa/domain/opinions/options';
import type { Db } from '#/deps';
import type { Reader } from '#/platform/http/route';
import { toCompanyId } from '#/platform/data/tenant';
import { auditEvents } from '../audit/tables.ts';
import { isActive, users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { evaluations, isUnread } from '../evaluations/tables.ts';
import { interviews } from '../interviews/tables.ts';
import { maySee } from '../team/tables.ts';
import { areCardsClosed, comments, opinionLinkCandidates, opinionLinks, opinions, scorecards } from './tables.ts';

export interface LinkKey {
  readonly companyId: CompanyId;
  readonly linkId: string;
}
export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}
/** Key of texts that one person of the company wrote about a candidate. */
export interface OwnKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
  readonly userId: string;
}
export type LinkRow = Omit<typeof opinionLinks.$inferSelect, 'companyId'> & { readonly companyId: CompanyId };

const isLink = ({ companyId, linkId }: LinkKey) =>
  and(eq(opinionLinks.companyId, companyId), eq(opinionLinks.id, linkId));
/** SQL expression: the name of a person for records of decisions; empty once the person's data are erased. */
const personName = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`;

/** Lists the candidates with these ids. */
export async function listCandidates(
  db: Db,
  {
    companyId,
    ids,
    reader,
  }: { readonly companyId: CompanyId; readonly ids: readonly string[]; readonly reader: Reader },
) {
  const { id, jobId, withdrawnAt } = candidates;
  return db
    .select({ id, jobId, withdrawnAt, closed: isUnread(reader) })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), inArray(candidates.id, [...ids])))
    .orderBy(asc(candidates.id))
    .for('update');
}

export async function insertLink(
  db: Db,
  { candidateIds, ...link }: Omit<LinkRow, 'revokedAt' | 'readAt'> & { readonly candidateIds: readonly string[] },
): Promise<void> {
  const { companyId, id: linkId } = link;
  await db.insert(opinionLinks).values(link);
  const rows = candidateIds.map((candidateId, position) => ({ companyId, linkId, candidateId, position }));
  await db.insert(opinionLinkCandidates).values(rows);
}

/** Returns the row that a signed link names; null if the company was erased. */
export async function findLinkUnscoped(
  db: Db,
  { company, linkId }: { readonly company: string; readonly linkId: string },
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(opinionLinks)
    .where(and(eq(opinionLinks.companyId, company), eq(opinionLinks.id, linkId)));
  return row ? { ...row, companyId: toCompanyId(row.companyId) } : null;
}

/** Locks the link against its revocation until the transaction ends. */
export async function lockLink(db: Db, key: LinkKey): Promise<LinkRow | null> {
  const [row] = await db.select().from(opinionLinks).where(isLink(key)).for('update');
  return row ? { ...row, companyId: key.companyId } : null;
}

/** Marks a link as revoked; false if it was revoked before. */
export async function setRevoked(db: Db, { at, ...key }: LinkKey & { readonly at: Date }): Promise<boolean> {
  const rows = await db
    .update(opinionLinks)
    .set({ revokedAt: at })
    .where(and(isLink(key), isNull(opinionLinks.revokedAt)))
    .returning({ id: opinionLinks.id });
  return rows.length === 1;
}

/** Marks the link as read now; false if a reading since `since` is already recorded. */
export async function markRead(
  db: Db,
  { at, since, ...key }: LinkKey & { readonly at: Date; readonly since: Date },
): Promise<boolean> {
  const rows = await db
    .update(opinionLinks)
    .set({ readAt: at })
    .where(and(isLink(key), or(isNull(opinionLinks.readAt), lt(opinionLinks.readAt, since))))
    .returning({ id: opinionLinks.id });
  return rows.length === 1;
}

/** Whether the link shows the candidate. */
export async function showsCandidate(db: Db, { companyId, linkId, candidateId }: LinkKey & CandidateKey) {
  const rows = await db
    .select({ position: opinionLinkCandidates.position })
    .from(opinionLinkCandidates)
    .where(
      and(
        eq(opinionLinkCandidates.companyId, companyId),
        eq(opinionLinkCandidates.linkId, linkId),
        eq(opinionLinkCandidates.candidateId, candidateId),
      ),
    );
  return rows.length === 1;
}

/**
 * Lists the candidates that a link shows, in its order, without those who withdrew. A candidate who asked for a human reader has no
 * evaluation.
 */
export async function listShared(db: Db, { companyId, linkId }: LinkKey) {
  return db
    .select({ candidate: candidates, evaluation: evaluations })
    .from(opinionLinkCandidates)
    .innerJoin(
      candidates,
      and(
        eq(candidates.companyId, opinionLinkCandidates.companyId),
        eq(candidates.id, opinionLinkCandidates.candidateId),
      ),
    )
    .leftJoin(
      evaluations,
      and(
        eq(evaluations.companyId, candidates.companyId),
        eq(evaluations.candidateId, candidates.id),
        isNull(candidates.personAskedAt),
      ),
    )
    .where(
      and(
        eq(opinionLinkCandidates.companyId, companyId),
        eq(opinionLinkCandidates.linkId, linkId),
        isNull(candidates.withdrawnAt),
      ),
    )
    .orderBy(asc(opinionLinkCandidates.position));
}

/** Lists the opinions given by a link. */
export async function listOpinions(db: Db, { companyId, linkId }: LinkKey) {
  return db
    .select()
    .from(opinions)
    .where(and(eq(opinions.companyId, companyId), eq(opinions.linkId, linkId)))
    .orderBy(desc(opinions.givenAt), asc(opinions.name));
}

/** Counts the names, other than this one, under which opinions on a candidate were given by a link. */
export async function countNames(
  db: Db,
  { companyId, linkId, candidateId, name }: LinkKey & CandidateKey & { readonly name: string },
): Promise<number> {
  const [row] = await db
    .select({ names: count() })
    .from(opinions)
    .where(
      and(
        eq(opinions.companyId, companyId),
        eq(opinions.linkId, linkId),
        eq(opinions.candidateId, candidateId),
        ne(opinions.name, name),
      ),
    );
  return row?.names ?? 0;
}

/** Stores an opinion. It replaces an earlier opinion on the candidate under the same name by the same link. */
export async function saveOpinion(
  db: Db,
  opinion: LinkKey &
    CandidateKey & {
      readonly name: string;
      readonly verdict: OpinionVerdict;
      readonly sentence: string;
      readonly givenAt: Date;
    },
): Promise<void> {
  const { verdict, sentence, givenAt } = opinion;
  await db
    .insert(opinions)
    .values(opinion)
    .onConflictDoUpdate({
      target: [opinions.companyId, opinions.linkId, opinions.candidateId, opinions.name],
      set: { verdict, sentence, givenAt },
    });
}

/** Returns the address of a person who is still active and may see the offer; null otherwise. */
export async function findReader(
  db: Db,
  { companyId, jobId, userId }: { readonly companyId: CompanyId; readonly jobId: string; readonly userId: string },
): Promise<string | null> {
  const people = await listColleagues(db, { companyId, jobId });
  return people.find(({ id }) => id === userId)?.email ?? null;
}

/** Lists the active people of a company who may see an offer, in order of arrival. */
const colleaguesOf = (
  db: Db,
  company: CompanyId | typeof candidates.companyId,
  job: string | typeof candidates.jobId,
) =>
  db
    .select({ id: users.id, email: users.email, label: personName.as('label') })
    .from(users)
    .where(and(eq(users.companyId, company), isActive, maySee(job)))
    .orderBy(asc(users.createdAt), asc(users.id));

export async function listColleagues(
  db: Db,
  { companyId, jobId }: { readonly companyId: CompanyId; readonly jobId: string },
) {
  return colleaguesOf(db, companyId, jobId);
}

export async function insertComment(
  db: Db,
  comment: OwnKey & Omit<typeof comments.$inferInsert, 'companyId'>,
): Promise<void> {
  await db.insert(comments).values(comment);
}

/** Deletes a comment; false if this person has no such comment. */
export async function deleteComment(
  db: Db,
  { companyId, candidateId, userId, id }: OwnKey & { readonly id: string },
): Promise<boolean> {
  const rows = await db
    .delete(comments)
    .where(
      and(
        eq(comments.companyId, companyId),
        eq(comments.id, id),
        eq(comments.candidateId, candidateId),
        eq(comments.userId, userId),
      ),
    )
    .returning({ id: comments.id });
  return rows.length === 1;
}

const isOwnCard = ({ companyId, candidateId, userId }: OwnKey) =>
  and(eq(scorecards.companyId, companyId), eq(scorecards.candidateId, candidateId), eq(scorecards.userId, userId));

export async function saveScorecard(
  db: Db,
  card: OwnKey & Omit<typeof scorecards.$inferSelect, 'companyId'>,
): Promise<void> {
  const { levels, sentence, savedAt } = card;
  await db
    .insert(scorecards)
    .values(card)
    .onConflictDoUpdate({
      target: [scorecards.companyId, scorecards.candidateId, scorecards.userId],
      set: { levels, sentence, savedAt },
    });
}

/** Deletes a scorecard; false if the person had none. */
export async function deleteScorecard(db: Db, key: OwnKey): Promise<boolean> {
  const rows = await db.delete(scorecards).where(isOwnCard(key)).returning({ userId: scorecards.userId });
  return rows.length === 1;
}

const LISTED_LINKS = 100;

/** A link as the candidate's file lists it. PostgreSQL returns the times of rows in JSON as ISO 8601 texts with microseconds. */
export interface KeptLink extends Pick<LinkRow, 'id' | 'recipient'> {
  readonly createdAt: string;
  readonly endsAt: string;
  readonly revokedAt: string | null;
  readonly by: string | null;
  /** Number of candidates that the link still shows. */
  readonly candidates: number;
  /** Whether the link shows an evaluation that is closed to the reader. */
  readonly closed: boolean;
}
export interface KeptOpinion extends Pick<typeof opinions.$inferSelect, 'name' | 'verdict' | 'sentence'> {
  readonly recipient: string;
  readonly at: string;
}
interface Kept {
  readonly userId: string;
  readonly author: string | null;
  readonly at: string;
}
export type KeptComment = Kept & Pick<typeof comments.$inferSelect, 'id' | 'text' | 'mentions'>;
export type KeptCard = Kept & Pick<typeof scorecards.$inferSelect, 'levels' | 'sentence'>;

/** Reads all texts of colleagues and guests about a candidate in one statement: links and opinions newest first, the rest oldest first. */
export async function findOpinions(db: Db, { companyId, candidateId, reader }: CandidateKey & { reader: Reader }) {
  const listed = <Row>(rows: SQL) => sql<Row[]>`coalesce((${rows}), '[]'::json)`;
  const of = (table: string) =>
    sql.raw(`${table}.company_id = candidates.company_id and ${table}.candidate_id = candidates.id`);
  const author = sql.raw(`coalesce(nullif(u.name, ''), u.email, '')`);
  const cardsClosed = areCardsClosed(reader, sql`candidates`);
  const writer = sql`left join ${users} u on u.company_id = x.company_id and u.id = x.user_id`;
  const [row] = await db
    .select({
      links: listed<KeptLink>(sql`
        select json_agg(json_build_object('id', l.id, 'recipient', l.recipient, 'createdAt', l.created_at, 'endsAt', l.ends_at,
          'revokedAt', l.revoked_at, 'by', l.by, 'candidates', (select count(*) from ${opinionLinkCandidates} o
            where o.company_id = l.company_id and o.link_id = l.id),
          'closed', exists (select from ${opinionLinkCandidates} o
            join ${candidates} seen on seen.company_id = o.company_id and seen.id = o.candidate_id
            where o.company_id = l.company_id and o.link_id = l.id and ${isUnread(reader, sql`seen`)})) order by l.created_at desc, l.id desc)
        from (
          select k.*, ${author} as by from ${opinionLinkCandidates} x
          join ${opinionLinks} k on k.company_id = x.company_id and k.id = x.link_id
          left join ${users} u on u.company_id = k.company_id and u.id = k.created_by
          where ${of('x')} order by k.created_at desc, k.id desc limit ${LISTED_LINKS}) l`),
      opinions: listed<KeptOpinion>(sql`
        select json_agg(json_build_object('name', x.name, 'verdict', x.verdict, 'sentence', x.sentence, 'at', x.given_at,
          'recipient', l.recipient) order by x.given_at desc, x.name)
        from ${opinions} x join ${opinionLinks} l on l.company_id = x.company_id and l.id = x.link_id where ${of('x')}`),
      comments: listed<KeptComment>(sql`
        select json_agg(json_build_object('id', x.id, 'userId', x.user_id, 'author', ${author}, 'text', x.text,
          'mentions', x.mentions, 'at', x.created_at) order by x.created_at, x.id)
        from ${comments} x ${writer} where ${of('x')}`),
      scorecards: listed<KeptCard>(sql`
        select json_agg(json_build_object('userId', x.user_id, 'author', ${author}, 'levels', x.levels, 'sentence', x.sentence,
          'at', x.saved_at) order by x.saved_at, x.user_id)
        from ${scorecards} x ${writer} where ${of('x')} and not ${cardsClosed}`),
      closedScorecards: listed<string>(sql`
        select json_agg(${author} order by x.saved_at, x.user_id)
        from ${scorecards} x ${writer} where ${of('x')} and ${cardsClosed}`),
      colleagues: listed<{ readonly id: string; readonly label: string }>(sql`
        select json_agg(json_build_object('id', c.id, 'label', c.label))
        from (${colleaguesOf(db, candidates.companyId, candidates.jobId)}) c`),
    })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return row ?? null;
}

export interface KeptEvent extends Pick<typeof auditEvents.$inferSelect, 'actor' | 'action'> {
  readonly at: string;
  readonly person: string | null;
}

/** Returns the times of the steps that the application's own rows record, and its newest audit events with the names of people. */
export async function findHistory(
  db: Db,
  { companyId, candidateId, limit }: CandidateKey & { readonly limit: number },
) {
  const [row] = await db
    .select({
      steps: {
        APPLIED: candidates.appliedAt,
        STARTED: interviews.startedAt,
        COMPLETED: interviews.completedAt,
        EVALUATED: evaluations.evaluatedAt,
      },
      events: sql<KeptEvent[]>`coalesce((
        select json_agg(json_build_object('at', e.at, 'actor', e.actor, 'action', e.action, 'person', e.person) order by e.at desc, e.id desc)
        from (
          select x.at, x.id, x.actor, x.action, coalesce(nullif(u.name, ''), u.email, '') as person
          from ${auditEvents} x left join ${users} u on u.company_id = x.company_id and u.id = x.user_id
          where x.company_id = ${candidates.companyId} and x.candidate_id = ${candidates.id}
          order by x.at desc, x.id desc limit ${limit}) e), '[]'::json)`,
    })
    .from(candidates)
    .leftJoin(
      interviews,
      and(eq(interviews.companyId, candidates.companyId), eq(interviews.candidateId, candidates.id)),
    )
    .leftJoin(
      evaluations,
      and(
        eq(evaluations.companyId, candidates.companyId),
        eq(evaluations.candidateId, candidates.id),
        isNull(candidates.personAskedAt),
      ),
    )
    .where(and(eq(candidates.companyId, companyId), eq(candidates.id, candidateId)));
  return row ?? null;
}

import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, between, count, desc, eq, inArray, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { withoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { companyContact } from '../auth/tables.ts';
import { companies } from '../companies/tables.ts';
import { mails } from './tables.ts';

export type MailRow = typeof mails.$inferSelect;

/** Rows per insert, far below the limit of 65,535 values per statement. */
const ROWS_AT_ONCE = 50;

export async function insertMail(db: Db, mail: typeof mails.$inferInsert & { companyId: CompanyId }): Promise<void> {
  await db.insert(mails).values(mail);
}

export async function findContactAddress(db: Db, { companyId }: { companyId: CompanyId }): Promise<string | null> {
  const [row] = await db.select({ email: companyContact }).from(companies).where(eq(companies.companyId, companyId));
  return row?.email ?? null;
}

/** Returns a mail, and whether it is held until its company's suspension ends. */
export async function findMail(
  db: Db,
  { companyId, id }: { companyId: CompanyId; id: string },
): Promise<{ mail: MailRow; held: boolean } | null> {
  const [row] = await db
    .select({ mail: mails, suspendedAt: companies.suspendedAt })
    .from(mails)
    .leftJoin(companies, eq(companies.companyId, mails.companyId))
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)));
  if (!row) return null;
  const { mail, suspendedAt } = row;
  return { mail, held: suspendedAt !== null && mail.candidateId !== null && !mail.ownData };
}

export async function insertMails(
  db: Db,
  rows: readonly (typeof mails.$inferInsert & { companyId: CompanyId })[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db.insert(mails).values(rows.slice(from, from + ROWS_AT_ONCE));
    // Yields to the event loop, because the embedded database shares this thread with requests.
    await othersTurn();
  }
}

/** Lists the company's mails that are neither sent nor refused, in the order they were written. */
export async function listWaiting(db: Db, { companyId }: { companyId: CompanyId }) {
  const { id, recipient } = mails;
  return db
    .select({ id, recipient })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), isNull(mails.sentAt), isNull(mails.refusal)))
    .orderBy(asc(mails.createdAt), asc(mails.id));
}

/** Stores the error of the last try. The try counts as an attempt of this mail, unless the error is an outage. */
export async function markError(
  db: Db,
  { companyId, id, reason, outage }: { companyId: CompanyId; id: string; reason: string; outage: boolean },
): Promise<void> {
  await db
    .update(mails)
    .set({ lastError: reason, outage, ...(!outage && { attempts: sql`${mails.attempts} + 1` }) })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)));
}

/** Clears the outage mark of unsent mails, over all companies; false if none had it. */
export async function endOutageUnscoped(db: Db): Promise<boolean> {
  const rows = await withoutTenantScope(
    db
      .update(mails)
      .set({ outage: false })
      .where(and(eq(mails.outage, true), isNull(mails.sentAt)))
      .returning({ id: mails.id }),
  );
  return rows.length > 0;
}

/**
 * Counts the waiting mails over all companies, without those given up: their number, the number of those in an outage, and the time of the
 * oldest.
 */
export async function findWaitingUnscoped(
  db: Db,
  { giveUpAfter }: { giveUpAfter: number },
): Promise<{ count: number; inOutage: number; since: Date | null }> {
  const [waiting] = await withoutTenantScope(
    db
      .select({
        count: count(),
        inOutage: sql<number>`(count(*) filter (where ${mails.outage}))::int`,
        since: min(mails.createdAt),
      })
      .from(mails)
      .leftJoin(companies, eq(companies.companyId, mails.companyId))
      .where(
        and(
          isNull(mails.sentAt),
          isNull(mails.refusal),
          lt(mails.attempts, giveUpAfter),
          // Mails held by a suspension do not wait for the mail server.
          isNull(companies.suspendedAt),
        ),
      ),
  );
  return waiting ?? { count: 0, inOutage: 0, since: null };
}

export async function markSent(
  db: Db,
  { companyId, id, set }: { companyId: CompanyId; id: string; set: Partial<MailRow> & { sentAt: Date } },
): Promise<void> {
  await db
    .update(mails)
    .set(set)
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)));
}

export async function markRefused(
  db: Db,
  {
    companyId,
    id,
    ...refused
  }: { companyId: CompanyId; id: string; refusal: string; refusedAt: Date; lastError: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ ...refused, outage: false, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)));
}

/** Address of a candidate whose server refused the last mail. */
export interface AddressRefusal {
  readonly candidateId: string;
  readonly recipient: string;
  /** Answer of the server, such as `550 5.1.1`. */
  readonly code: string;
  readonly refusedAt: Date;
}

/** Returns the addresses of these candidates that refuse mail, without those that accepted a later mail. */
export async function findRefusals(
  db: Db,
  { companyId, candidateIds }: { companyId: CompanyId; candidateIds: readonly string[] },
): Promise<AddressRefusal[]> {
  const { candidateId, recipient, refusal, refusedAt, createdAt, id, sentAt } = mails;
  const last = await db
    .selectDistinctOn([candidateId, recipient], { candidateId, recipient, refusal, refusedAt })
    .from(mails)
    .where(
      and(
        eq(mails.companyId, companyId),
        inArray(candidateId, [...candidateIds]),
        or(isNotNull(sentAt), isNotNull(refusedAt)),
      ),
    )
    .orderBy(candidateId, recipient, desc(createdAt), desc(id));
  return last.flatMap(({ refusal: code, refusedAt: at, candidateId: candidate, recipient: to }) =>
    candidate !== null && code !== null && at !== null
      ? [{ candidateId: candidate, recipient: to, code, refusedAt: at }]
      : [],
  );
}

/** Lists the embedded outbox, newest first, over all companies; served only by an installation that is not exposed. */
export async function findOutboxMailsUnscoped(
  db: Db,
  { to, id, limit }: { to?: string | undefined; id?: string; limit: number },
): Promise<MailRow[]> {
  return withoutTenantScope(
    db
      .select()
      .from(mails)
      .where(and(to ? eq(mails.recipient, to) : undefined, id ? eq(mails.id, id) : undefined))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(limit),
  );
}

/** Lists mails over all companies, newest first, for the operator: those that were not sent, or also those that came back, or all. */
export async function findMailsUnscoped(
  db: Db,
  { which, limit }: { which: 'unsent' | 'undelivered' | 'all'; limit: number },
): Promise<(MailRow & { companyId: CompanyId })[]> {
  const wanted = {
    unsent: isNull(mails.sentAt),
    undelivered: or(isNull(mails.sentAt), isNotNull(mails.refusal)),
    all: undefined,
  };
  const rows = await db
    .select()
    .from(mails)
    .where(wanted[which])
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

/** Maximum difference between the time in a mail's id and its `created_at`, which two processes may have written. */
const CLOCKS_APART_MS = 600_000;

/** Returns the mail with this id, over all companies. The query also bounds the time of writing, because no index begins with the id. */
export async function findWrittenUnscoped(
  db: Db,
  { id, writtenAt }: { id: string; writtenAt: Date },
): Promise<{ companyId: CompanyId; recipient: string } | null> {
  const near = [-CLOCKS_APART_MS, CLOCKS_APART_MS].map((apart) => new Date(writtenAt.getTime() + apart)) as [
    Date,
    Date,
  ];
  const [row] = await withoutTenantScope(
    db
      .select({ companyId: mails.companyId, recipient: mails.recipient })
      .from(mails)
      .where(and(between(mails.createdAt, ...near), eq(mails.id, id))),
  );
  return row ? { companyId: toCompanyId(row.companyId), recipient: row.recipient } : null;
}

/**
 * Marks a sent mail as rejected afterwards; false if it was marked before. A bounce proves that the mail was sent, even before `markSent`.
 */
export async function markBounced(
  db: Db,
  {
    companyId,
    id,
    refusedAt,
    ...refused
  }: { companyId: CompanyId; id: string; refusal: string; refusedAt: Date; lastError: string },
): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ ...refused, refusedAt, outage: false, sentAt: sql`coalesce(${mails.sentAt}, ${mails.createdAt})` })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id), isNull(mails.refusal)))
    .returning({ id: mails.id });
  return rows.length === 1;
}

/** Returns one mail by its id alone; for the operator. */
export async function findMailUnscoped(db: Db, id: string): Promise<(MailRow & { companyId: CompanyId }) | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ? { ...row, companyId: toCompanyId(row.companyId) } : null;
}

/** Resets a mail's refusal and attempts before another try; false if the mail was already sent. */
export async function clearRefusal(db: Db, { companyId, id }: { companyId: CompanyId; id: string }): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ refusal: null, refusedAt: null, attempts: 0 })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id), isNull(mails.sentAt)))
    .returning({ id: mails.id });
  return rows.length === 1;
}

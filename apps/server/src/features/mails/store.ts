import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { acrossCompanies, mintCompanyId } from '#/platform/tenant';
import { mails } from './tables.ts';

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(
  db: Db,
  mail: Omit<MailRow, 'companyId' | 'attempts' | 'sentAt' | 'refusal'> & { companyId: CompanyId },
): Promise<void> {
  await db.insert(mails).values(mail);
}

export async function findMail(
  db: Db,
  { companyId, id }: { companyId: CompanyId; id: string },
): Promise<MailRow | null> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)));
  return row ?? null;
}

export async function countAttempt(db: Db, { companyId, id }: { companyId: CompanyId; id: string }): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)));
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
  { companyId, id, code }: { companyId: CompanyId; id: string; code: string },
): Promise<void> {
  await db
    .update(mails)
    .set({ refusal: code })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id)));
}

/** The embedded outbox: newest first, over all companies; only the loopback default serves it. */
export async function locateOutboxMails(
  db: Db,
  { to, id, limit }: { to?: string | undefined; id?: string; limit: number },
): Promise<MailRow[]> {
  return acrossCompanies(
    db
      .select()
      .from(mails)
      .where(and(to ? eq(mails.recipient, to) : undefined, id ? eq(mails.id, id) : undefined))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(limit),
  );
}

/** Over all companies, newest first, for the operator: what has not left, or everything. */
export async function locateUnsentMails(
  db: Db,
  { all, limit }: { all: boolean; limit: number },
): Promise<(MailRow & { companyId: CompanyId })[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(all ? undefined : isNull(mails.sentAt))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, companyId: mintCompanyId(row.companyId) }));
}

/** One mail by its id alone, for the operator. */
export async function locateMail(db: Db, id: string): Promise<(MailRow & { companyId: CompanyId }) | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ? { ...row, companyId: mintCompanyId(row.companyId) } : null;
}

/** Forgets a final refusal, before another try; false when the mail has left. */
export async function clearRefusal(db: Db, { companyId, id }: { companyId: CompanyId; id: string }): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ refusal: null })
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id), isNull(mails.sentAt)))
    .returning({ id: mails.id });
  return rows.length === 1;
}

import { and, eq, gt } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { poolConsents } from './tables.ts';

export interface PersonKey {
  readonly companyId: CompanyId;
  readonly mailbox: string;
}
export type ConsentRow = typeof poolConsents.$inferSelect;

const ofPerson = ({ companyId, mailbox }: PersonKey) =>
  and(eq(poolConsents.companyId, companyId), eq(poolConsents.mailbox, mailbox));

export async function findConsent(db: Db, { now, ...key }: PersonKey & { now: Date }): Promise<ConsentRow | null> {
  const [row] = await db
    .select()
    .from(poolConsents)
    .where(and(ofPerson(key), gt(poolConsents.endsAt, now)));
  return row ?? null;
}

/** Stores a consent. It replaces the mailbox's earlier consents, ended ones included. */
export async function insertConsent(db: Db, consent: ConsentRow & PersonKey): Promise<void> {
  const { companyId, candidateId, mailbox } = consent;
  await deleteConsents(db, { companyId, mailbox });
  await db
    .insert(poolConsents)
    .values(consent)
    // The application may have a consent of an earlier address.
    .onConflictDoUpdate({
      target: [poolConsents.companyId, poolConsents.candidateId],
      set: { ...consent, candidateId },
    });
}

/** Deletes the consents of a mailbox; returns whether there was one. */
export async function deleteConsents(db: Db, key: PersonKey): Promise<boolean> {
  const rows = await db.delete(poolConsents).where(ofPerson(key)).returning({ id: poolConsents.candidateId });
  return rows.length > 0;
}

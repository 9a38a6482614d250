import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '#/deps';
import { passkeyChallenges, passkeys } from './tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Lists the passkeys of an address, oldest first. */
export async function listPasskeysUnscoped(db: Db, email: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.email, email)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskeyUnscoped(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Stores a passkey; false if it is registered already, for this account or another. */
export async function insertPasskeyUnscoped(db: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Stores the sign count of an accepted answer; false if another answer was accepted since `from` was read. */
export async function notePasskeyUseUnscoped(
  db: Db,
  { id, from, to, at, needsPassword }: { id: string; from: number; to: number; at: Date; needsPassword: boolean },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter: to, usedAt: at, needsPassword })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, from)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Deletes a passkey; returns whether the address had it. */
export async function dropPasskeyUnscoped(db: Db, { email, id }: { email: string; id: string }): Promise<boolean> {
  const isTheirs = and(eq(passkeys.email, email), eq(passkeys.id, id));
  return (await db.delete(passkeys).where(isTheirs).returning({ id: passkeys.id })).length > 0;
}

/** Marks the passkeys of an address as needing the password: from now on they open a session only together with it. */
export async function distrustPasskeysUnscoped(db: Db, email: string): Promise<void> {
  await db.update(passkeys).set({ needsPassword: true }).where(eq(passkeys.email, email));
}

export async function insertChallengeUnscoped(db: Db, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(row);
}

/**
 * Marks a challenge as used; exactly one of several concurrent calls succeeds, and none after it has expired. `email` is
 * null for a log-in.
 */
export async function useChallengeUnscoped(
  db: Db,
  { challenge, email, now }: { challenge: string; email: string | null; now: Date },
): Promise<boolean> {
  const [row] = await db.delete(passkeyChallenges).where(eq(passkeyChallenges.challenge, challenge)).returning();
  return row !== undefined && row.email === email && row.expiresAt > now;
}

export async function forgetChallengesUnscoped(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}

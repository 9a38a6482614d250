import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#/deps';
import { loginIdentities, users } from './tables.ts';
import type { UserKey } from './account-store.ts';

export type IdentityRow = typeof loginIdentities.$inferSelect;

type Identity = Pick<IdentityRow, 'issuer' | 'subject'>;

const isIdentity = ({ issuer, subject }: Identity) =>
  and(eq(loginIdentities.issuer, issuer), eq(loginIdentities.subject, subject));

export async function findIdentityUnscoped(db: Db, identity: Identity): Promise<IdentityRow | null> {
  const [row] = await db.select().from(loginIdentities).where(isIdentity(identity));
  return row ?? null;
}

/** Whether an address is linked to some identity at this issuer. */
export async function hasIdentityUnscoped(
  db: Db,
  { email, issuer }: Pick<IdentityRow, 'email' | 'issuer'>,
): Promise<boolean> {
  return (
    (await db.$count(loginIdentities, and(eq(loginIdentities.email, email), eq(loginIdentities.issuer, issuer)))) > 0
  );
}

/** Links an identity; false if it is linked already, or the address is linked to another identity of the issuer. */
export async function insertIdentityUnscoped(db: Db, row: typeof loginIdentities.$inferInsert): Promise<boolean> {
  const rows = await db.insert(loginIdentities).values(row).onConflictDoNothing().returning({ id: loginIdentities.id });
  return rows.length > 0;
}

/** Stores the use of an identity and locks its row; false if the identity is no longer linked to this address. */
export async function noteIdentityUseUnscoped(
  db: Db,
  { email, at, ...identity }: Identity & { email: string; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(loginIdentities)
    .set({ usedAt: at })
    .where(and(isIdentity(identity), eq(loginIdentities.email, email)))
    .returning({ id: loginIdentities.id });
  return rows.length > 0;
}

/** Lists the identities of a person, oldest first. */
export async function listIdentitiesUnscoped(db: Db, { companyId, userId }: UserKey): Promise<IdentityRow[]> {
  const rows = await db
    .select({ identity: loginIdentities })
    .from(users)
    .innerJoin(loginIdentities, eq(loginIdentities.email, users.email))
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .orderBy(asc(loginIdentities.createdAt), asc(loginIdentities.id));
  return rows.map(({ identity }) => identity);
}

/** Deletes an identity; returns whether the address had it. */
export async function dropIdentityUnscoped(db: Db, { email, id }: { email: string; id: string }): Promise<boolean> {
  const isTheirs = and(eq(loginIdentities.email, email), eq(loginIdentities.id, id));
  return (await db.delete(loginIdentities).where(isTheirs).returning({ id: loginIdentities.id })).length > 0;
}

/** Deletes the identities that were linked with the password: somebody who knew the old one may have linked their own. */
export async function dropIdentitiesOfPasswordUnscoped(db: Db, email: string): Promise<void> {
  await db
    .delete(loginIdentities)
    .where(and(eq(loginIdentities.email, email), eq(loginIdentities.linkedBy, 'PASSWORD')));
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { InterviewMails } from '@kafaa/domain/auth/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Role } from '@kafaa/domain/kernel/roles';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#/deps';
import { toCompanyId, withoutTenantScope } from '#/platform/data/tenant';
import { companies } from '../companies/tables.ts';
import { maySee } from '../team/tables.ts';
import { emailLocators, isActive, memberLocators, sessions, users } from './tables.ts';
import type { UserKey } from './account-store.ts';

/** Membership of a person in one company. */
export interface Membership extends UserKey {
  readonly role: Role;
  readonly companyName: string;
  readonly suspendedAt: Date | null;
}

/** Lists the companies of a log-in address or of a user's address; the company of the last log-in comes first. */
export async function findMembersUnscoped(db: Db, of: string | UserKey): Promise<Membership[]> {
  const email =
    typeof of === 'string'
      ? sql`${of}`
      : sql`(select u.email from ${users} u where u.company_id = ${of.companyId} and u.id = ${of.userId})`;
  const companiesOf = (table: typeof emailLocators | typeof memberLocators) =>
    db.select({ companyId: table.companyId, userId: table.userId }).from(table).where(eq(table.email, email));
  const located = unionAll(companiesOf(emailLocators), companiesOf(memberLocators)).as('located');
  const lastLogIn = sql`(select max(s.created_at) from ${sessions} s
    where s.company_id = ${users.companyId} and s.user_id = ${users.id})`;
  const rows = await withoutTenantScope(
    db
      .select({
        companyId: users.companyId,
        userId: users.id,
        role: users.role,
        companyName: companies.name,
        suspendedAt: companies.suspendedAt,
      })
      .from(located)
      .innerJoin(users, and(eq(users.companyId, located.companyId), eq(users.id, located.userId)))
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(isActive)
      .orderBy(sql`${lastLogIn} desc nulls last`, asc(users.companyId)),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

/** Share-locks an active person of a company: role and state cannot change until the transaction ends. */
export async function lockMember(db: Db, { companyId, userId }: UserKey): Promise<{ role: Role } | null> {
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId), eq(users.state, 'ACTIVE')))
    .for('share');
  return row ?? null;
}

/** Offer whose readers are queried. */
export interface OfOffer {
  readonly companyId: CompanyId;
  readonly jobId: string;
}

/**
 * Lists the addresses of a company's active people with one of the roles. `jobId` limits them to people who may see that offer, `usual`
 * to people who get a mail about each interview.
 */
export async function listEmails(
  db: Db,
  {
    companyId,
    roles,
    jobId,
    usual,
  }: { companyId: CompanyId; roles: readonly Role[]; jobId?: string; usual?: InterviewMails },
): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        isActive,
        inArray(users.role, [...roles]),
        jobId === undefined ? undefined : maySee(jobId),
        usual === undefined ? undefined : eq(sql`coalesce(${users.interviewMails}, ${usual})`, 'EACH'),
      ),
    );
  return rows.map(({ email }) => email);
}

/** Lists the active people of a company. */
export async function listActive(db: Db, { companyId }: { companyId: CompanyId }) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.state, 'ACTIVE')));
}

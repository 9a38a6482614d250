import { and, desc, eq, exists, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { withoutTenantScope } from '#/platform/data/tenant';
import { users } from '../auth/tables.ts';
import { candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { auditEvents } from './tables.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** Rows per insert. A statement takes 65,535 parameters at most, and an export may name more candidates than that. */
const ROWS_AT_ONCE = 1_000;

export async function insertEvents(
  db: Db,
  rows: readonly (Omit<AuditRow, 'companyId'> & { companyId: CompanyId })[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(auditEvents).values(rows.slice(from, from + ROWS_AT_ONCE));
}

/** Returns those of the given candidates about whom the person already has an event of this action after `since`. */
export async function listRecent(
  db: Db,
  {
    companyId,
    userId,
    action,
    candidateIds,
    since,
  }: Pick<AuditRow, 'action'> & {
    companyId: CompanyId;
    userId: string;
    candidateIds: readonly string[];
    since: Date;
  },
): Promise<string[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: auditEvents.candidateId })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.companyId, companyId),
        inArray(auditEvents.candidateId, [...candidateIds]),
        gt(auditEvents.at, since),
        eq(auditEvents.userId, userId),
        eq(auditEvents.action, action),
      ),
    );
  return rows.map(({ id }) => id);
}

export interface EventFilter {
  readonly companyId?: CompanyId | undefined;
  /** Id or e-mail address of a candidate. */
  readonly candidate?: string | undefined;
  readonly action?: AuditRow['action'] | undefined;
  readonly limit: number;
}

/** Lists the audit events since an instant, newest first; for the operator. */
export async function findEventsUnscoped(
  db: Db,
  { since, companyId, candidate, action, limit }: EventFilter & { since: Date },
) {
  const who = candidate?.trim() ?? '';
  const theirs = db
    .select({ one: sql`1` })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, auditEvents.companyId),
        eq(candidates.id, auditEvents.candidateId),
        eq(candidates.email, who.toLowerCase()),
      ),
    );
  const rows = await db
    .select({ event: auditEvents, companyName: companies.name, email: users.email })
    .from(auditEvents)
    .innerJoin(companies, eq(companies.companyId, auditEvents.companyId))
    .leftJoin(users, and(eq(users.companyId, auditEvents.companyId), eq(users.id, auditEvents.userId)))
    .where(
      and(
        gte(auditEvents.at, since),
        companyId === undefined ? undefined : eq(auditEvents.companyId, companyId),
        action === undefined ? undefined : eq(auditEvents.action, action),
        who === '' ? undefined : or(eq(auditEvents.candidateId, who), exists(theirs)),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
  return rows.map(({ event, ...names }) => ({ ...event, ...names }));
}

/** Deletes the events before the cutoff. The table's trigger refuses the deletion of rows newer than the cutoff that is set here. */
export async function forgetBeforeUnscoped(db: Db, cutoff: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('kafaa.audit_cutoff', ${cutoff.toISOString()}, true)`);
    await withoutTenantScope(tx.delete(auditEvents).where(lt(auditEvents.at, cutoff)));
  });
}

import { and, asc, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { PlanDefinition } from '@kafaa/domain/plans/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db } from '#/deps';
import { withoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { companies, takesCandidates } from '../companies/tables.ts';
import { plans, subscriptions } from './tables.ts';

export type PlanRow = typeof plans.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Lists the plans. They are reference data and belong to no company. */
export async function findPlansUnscoped(db: Db): Promise<PlanRow[]> {
  return db.select().from(plans).orderBy(asc(plans.price));
}

export async function findPlanUnscoped(db: Db, planId: string): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(plans)
    .where(sql`${plans.id} = ${planId}`);
  return row ?? null;
}

export async function findOrSeedPlansUnscoped(db: Db, definitions: readonly PlanDefinition[]): Promise<void> {
  await db
    .insert(plans)
    .values(definitions.map((plan) => ({ ...plan, features: [...plan.features] })))
    .onConflictDoNothing();
}

/** Changes a plan for future subscriptions; null if the plan does not exist. */
export async function setPlanUnscoped(
  db: Db,
  planId: string,
  change: Partial<Pick<PlanRow, 'price' | 'numOfJobs' | 'maxCandidates'>>,
): Promise<PlanRow | null> {
  const [row] = await db
    .update(plans)
    .set(change)
    .where(sql`${plans.id} = ${planId}`)
    .returning();
  return row ?? null;
}

/** Lists subscriptions of every company with the company's name, newest first; for the operator. */
export async function findSubscriptionsUnscoped(
  db: Db,
  { status, companyId, limit }: { status?: SubscriptionRow['status'] | undefined; companyId?: string; limit: number },
): Promise<(SubscriptionRow & { companyName: string })[]> {
  const rows = await db
    .select({ subscription: subscriptions, companyName: companies.name })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.companyId, subscriptions.companyId))
    .where(
      and(
        status ? eq(subscriptions.status, status) : undefined,
        companyId ? eq(subscriptions.companyId, companyId) : undefined,
      ),
    )
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(limit);
  return rows.map(({ subscription, companyName }) => ({ ...subscription, companyName }));
}

/** Returns the company that owns a subscription; null for an unknown id. */
export async function findSubscriptionUnscoped(db: Db, subscriptionId: string): Promise<CompanyId | null> {
  const [row] = await db
    .select({ companyId: subscriptions.companyId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return row ? toCompanyId(row.companyId) : null;
}

export async function listSubscriptions(db: Db, { companyId }: { companyId: CompanyId }): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** Returns the company's active subscription; null while the company is suspended or scheduled for erasure. */
export async function findRunning(
  db: Db,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.companyId, subscriptions.companyId))
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.status, 'ACTIVE'),
        gt(subscriptions.expireAt, now),
        takesCandidates,
      ),
    );
  return row?.subscription ?? null;
}

/**
 * Inserts a subscription; null on a conflict with a unique index: the company already had its free plan, or has a subscription of that
 * status.
 */
export async function insertSubscription(
  db: Db,
  subscription: Omit<SubscriptionRow, 'companyId' | 'jobsUsed' | 'remindedAt'> & { companyId: CompanyId },
): Promise<SubscriptionRow | null> {
  const [row] = await db.insert(subscriptions).values(subscription).onConflictDoNothing().returning();
  return row ?? null;
}

/** Deletes the pending subscription and, unless `keepActive`, ends the active one, before another replaces it. */
export async function clearSubscriptions(
  db: Db,
  { companyId, keepActive }: { companyId: CompanyId; keepActive: boolean },
): Promise<void> {
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.companyId, companyId), eq(subscriptions.status, 'PENDING')));
  if (!keepActive) await endActive(db, { companyId });
}

export async function endActive(db: Db, { companyId }: { companyId: CompanyId }): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'EXPIRED' })
    .where(and(eq(subscriptions.companyId, companyId), eq(subscriptions.status, 'ACTIVE')));
}

/** Activates a pending subscription; returns null if it is not pending. */
export async function activatePending(
  db: Db,
  {
    companyId,
    subscriptionId,
    activatedAt,
    expireAt,
  }: { companyId: CompanyId; subscriptionId: string; activatedAt: Date; expireAt: Date },
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ status: 'ACTIVE', activatedAt, expireAt })
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.status, 'PENDING'),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends an active subscription now, or cancels a pending one (its `expireAt` stays null); returns null if the subscription is neither. */
export async function endSubscription(
  db: Db,
  { companyId, subscriptionId, now }: { companyId: CompanyId; subscriptionId: string; now: Date },
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .update(subscriptions)
    .set({
      status: 'EXPIRED',
      expireAt: sql`case when ${subscriptions.status} = 'ACTIVE' then least(${subscriptions.expireAt}, ${now.toISOString()}::timestamptz) end`,
    })
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.id, subscriptionId),
        ne(subscriptions.status, 'EXPIRED'),
      ),
    )
    .returning();
  return row ?? null;
}

/** Uses one of the active subscription's offers; false if none is left. The conditional update prevents a race for the last one. */
export async function takeJobSlot(db: Db, { companyId, now }: { companyId: CompanyId; now: Date }): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ jobsUsed: sql`${subscriptions.jobsUsed} + 1` })
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.status, 'ACTIVE'),
        gt(subscriptions.expireAt, now),
        lt(subscriptions.jobsUsed, subscriptions.numOfJobs),
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

/**
 * SQL condition: the company is not suspended. A suspended company cannot log in to renew, so its mails about expiry wait until the
 * suspension ends.
 */
const notSuspended = and(eq(companies.companyId, subscriptions.companyId), isNull(companies.suspendedAt));

/**
 * Lists active subscriptions past their end, across all companies. Other queries do not rely on the task that updates them: they compare
 * `expireAt` themselves.
 */
export async function findRunOutUnscoped(db: Db, { now, limit }: { now: Date; limit: number }) {
  const rows = await withoutTenantScope(
    db
      .select({ companyId: subscriptions.companyId, subscriptionId: subscriptions.id })
      .from(subscriptions)
      .innerJoin(companies, notSuspended)
      .where(and(eq(subscriptions.status, 'ACTIVE'), lte(subscriptions.expireAt, now)))
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

/** Lists active subscriptions that end by `until` and whose company has not been reminded, across all companies. */
export async function findEndingSoonUnscoped(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  const rows = await withoutTenantScope(
    db
      .select({ companyId: subscriptions.companyId, subscriptionId: subscriptions.id })
      .from(subscriptions)
      .innerJoin(companies, notSuspended)
      .where(
        and(
          eq(subscriptions.status, 'ACTIVE'),
          isNull(subscriptions.remindedAt),
          gt(subscriptions.expireAt, now),
          lte(subscriptions.expireAt, until),
        ),
      )
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, companyId: toCompanyId(row.companyId) }));
}

interface SubscriptionKey {
  readonly companyId: CompanyId;
  readonly subscriptionId: string;
}

const isOne = ({ companyId, subscriptionId }: SubscriptionKey) =>
  and(eq(subscriptions.companyId, companyId), eq(subscriptions.id, subscriptionId));

export async function findSubscription(
  db: Db,
  { companyId, subscriptionId }: { companyId: CompanyId; subscriptionId: string },
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(isOne({ companyId, subscriptionId }));
  return row ?? null;
}

export async function findPending(db: Db, { companyId }: { companyId: CompanyId }): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, companyId), eq(subscriptions.status, 'PENDING')));
  return row ?? null;
}

/** Marks a subscription past its end as expired; false if it was no longer active or its end is still ahead. */
export async function expireRunOut(
  db: Db,
  { companyId, subscriptionId, now }: { companyId: CompanyId; subscriptionId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ status: 'EXPIRED' })
    .where(
      and(isOne({ companyId, subscriptionId }), eq(subscriptions.status, 'ACTIVE'), lte(subscriptions.expireAt, now)),
    )
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

/** Marks the company as reminded; false if it was reminded before, or the subscription is no longer active. */
export async function markReminded(
  db: Db,
  { companyId, subscriptionId, now }: { companyId: CompanyId; subscriptionId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ remindedAt: now })
    .where(
      and(
        isOne({ companyId, subscriptionId }),
        eq(subscriptions.status, 'ACTIVE'),
        gt(subscriptions.expireAt, now),
        isNull(subscriptions.remindedAt),
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

/** Returns the company that an operator's link names, the subscription (null if deleted), and the company's pending and active ones. */
export async function findRequestUnscoped(
  db: Db,
  { company, subscriptionId }: { company: string; subscriptionId: string },
): Promise<{
  companyId: CompanyId;
  companyName: string;
  subscription: SubscriptionRow | null;
  waiting: SubscriptionRow | null;
  running: SubscriptionRow | null;
} | null> {
  const [found] = await db.select({ name: companies.name }).from(companies).where(eq(companies.companyId, company));
  if (!found) return null;
  const companyId = toCompanyId(company);
  const rows = await listSubscriptions(db, { companyId });
  return {
    companyId,
    companyName: found.name,
    subscription: rows.find(({ id }) => id === subscriptionId) ?? null,
    waiting: rows.find(({ status }) => status === 'PENDING') ?? null,
    running: rows.find(({ status }) => status === 'ACTIVE') ?? null,
  };
}

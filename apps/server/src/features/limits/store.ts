import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#/deps';
import { callCounts } from './tables.ts';

type CountRow = typeof callCounts.$inferSelect;

/**
 * Adds the calls to the counter of each key, in one statement; an ended window restarts. Keys must be distinct and sorted, which is the
 * lock order.
 */
export async function countUnscoped(db: Db, windows: readonly CountRow[], now: Date): Promise<CountRow[]> {
  const over = sql`${callCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .insert(callCounts)
    .values([...windows])
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${callCounts.count} + excluded.count end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${callCounts.endsAt} end`,
      },
    })
    .returning();
}

/** Returns the counters of these keys whose window has not ended. */
export async function findCountsUnscoped(db: Db, keys: readonly string[], now: Date): Promise<CountRow[]> {
  return db
    .select()
    .from(callCounts)
    .where(and(inArray(callCounts.key, [...keys]), gt(callCounts.endsAt, now)));
}

export async function forgetEndedUnscoped(db: Db, now: Date): Promise<void> {
  await db.delete(callCounts).where(lte(callCounts.endsAt, now));
}

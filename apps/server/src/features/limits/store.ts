import { lte, sql } from 'drizzle-orm';
import type { Db } from '#/deps';
import { callCounts } from './tables.ts';

type CountRow = typeof callCounts.$inferSelect;

/** Counts once under each key, in one statement; an ended window restarts. Keys must be distinct and sorted, which is the lock order. */
export async function countUnscoped(
  db: Db,
  windows: readonly Pick<CountRow, 'key' | 'endsAt'>[],
  now: Date,
): Promise<CountRow[]> {
  const over = sql`${callCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .insert(callCounts)
    .values(windows.map((window) => ({ ...window, count: 1 })))
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${callCounts.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${callCounts.endsAt} end`,
      },
    })
    .returning();
}

export async function forgetEndedUnscoped(db: Db, now: Date): Promise<void> {
  await db.delete(callCounts).where(lte(callCounts.endsAt, now));
}

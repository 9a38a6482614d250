import type { Clock } from '#/deps';
import type { Database } from './open-database.ts';

/** Interval between two comparisons with the database's clock. */
const AGAIN_MS = 5_000;

/**
 * Clock with the database's time. Processes of one installation run on machines whose clocks differ. So each process keeps the
 * offset between the database's clock and its own monotonic clock, which does not move when the wall clock is corrected. With the
 * embedded database the clock is that of this process.
 */
export async function databaseClock(database: Database): Promise<{ clock: Clock; stop: () => void }> {
  if (database.kind === 'pglite') return { clock: { now: () => new Date() }, stop: () => undefined };
  /** Offset in milliseconds: the database's time minus this process's monotonic time. */
  let ahead: number | null = null;
  const compare = async () => {
    const before = performance.now();
    const { rows } = await database.pool.query<{ at: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    );
    const after = performance.now();
    for (const { at } of rows)
      // The database read its clock between `before` and `after`, so the offset lies within these bounds. An earlier offset
      // within the bounds is kept, so that the time does not jump.
      ahead = ahead === null ? at - (before + after) / 2 : Math.min(Math.max(ahead, at - after), at - before);
  };
  await compare();
  let next: NodeJS.Timeout | undefined;
  const later = () => {
    // Callers that need the database report an outage; the clock continues with the last offset.
    next = setTimeout(
      () =>
        void compare()
          .catch(() => undefined)
          .then(() => next && later()),
      AGAIN_MS,
    ).unref();
  };
  later();
  return {
    clock: { now: () => new Date(performance.now() + (ahead ?? 0)) },
    stop() {
      clearTimeout(next);
      next = undefined;
    },
  };
}

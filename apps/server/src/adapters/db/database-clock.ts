import type { Clock } from '#/deps';
import type { Database } from './open-database.ts';

/** How long a process may go by its own idea of the database's time. */
const AGAIN_MS = 5_000;

/**
 * The time of the database. Processes of one installation run on machines whose clocks differ, so none of them asks its
 * own: each compares the database's clock with its monotonic one, which no correction of the wall clock moves. The
 * embedded database reads the clock of this process.
 */
export async function databaseClock(database: Database): Promise<{ clock: Clock; stop: () => void }> {
  if (database.kind === 'pglite') return { clock: { now: () => new Date() }, stop: () => undefined };
  /** The database's time, less this process's monotonic one. */
  let ahead: number | null = null;
  const compare = async () => {
    const before = performance.now();
    const { rows } = await database.pool.query<{ at: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    );
    const after = performance.now();
    for (const { at } of rows)
      // It was read at some moment between the two: what lies in these bounds may be as right, and makes no jump.
      ahead = ahead === null ? at - (before + after) / 2 : Math.min(Math.max(ahead, at - after), at - before);
  };
  await compare();
  let next: NodeJS.Timeout | undefined;
  const later = () => {
    // A database that is away is reported by whoever needs it; its time goes on.
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

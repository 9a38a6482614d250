import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseClock } from '#/adapters/db/database-clock';
import type { Database } from '#/adapters/db/open-database';
import { freshPostgres } from './databases.ts';

const MINUTE = 60_000;
const url = process.env.TEST_DATABASE_URL ?? '';

/** A stub of PostgreSQL that only returns the time. */
function tellingTime(time: () => Promise<number>): Database {
  const pool = { query: async () => ({ rows: [{ at: await time() }] }) };
  return { kind: 'postgres', pool, url: '', close: async () => undefined } as unknown as Database;
}

describe('the clock of a process', () => {
  const noon = Date.parse('2028-02-29T12:00:00Z');
  beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is the database’s, however wrong the machine’s is, and goes on between two questions', async () => {
    const { clock, stop } = await databaseClock(tellingTime(async () => noon - 10 * MINUTE));
    expect(clock.now()).toEqual(new Date(noon - 10 * MINUTE));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock.now()).toEqual(new Date(noon - 10 * MINUTE + 1_000));
    stop();
  });

  test('does not jump with the machine’s wall clock', async () => {
    const { clock, stop } = await databaseClock(tellingTime(async () => noon));
    vi.setSystemTime(noon - 60 * MINUTE);
    expect(clock.now()).toEqual(new Date(noon));
    stop();
  });

  test('follows the database’s within five seconds, and keeps its own pace while that is away', async () => {
    let answer: () => Promise<number> = async () => noon;
    const { clock, stop } = await databaseClock(tellingTime(() => answer()));
    answer = async () => noon + 60 * MINUTE;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(clock.now()).toEqual(new Date(noon + 60 * MINUTE));
    answer = () => Promise.reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(clock.now()).toEqual(new Date(noon + 60 * MINUTE + 20_000));
    stop();
  });

  test('is not moved by an answer that took long on its way', async () => {
    let late = 0;
    const told = async () => {
      const at = performance.now();
      if (late > 0) await new Promise((done) => setTimeout(done, late));
      return noon + at;
    };
    const began = performance.now();
    const { clock, stop } = await databaseClock(tellingTime(told));
    late = 2_000;
    await vi.advanceTimersByTimeAsync(7_000);
    expect(clock.now().getTime()).toBe(noon + began + 7_000);
    stop();
  });
});

test.runIf(url !== '')('a process ten minutes ahead has the time of its PostgreSQL', async () => {
  const database = await freshPostgres(url);
  if (database.kind !== 'postgres') throw new Error('not a PostgreSQL');
  vi.useFakeTimers({ now: Date.now() + 10 * MINUTE, toFake: ['Date'] });
  const { clock, stop } = await databaseClock(database);
  const { rows } = await database.pool.query<{ at: number }>('select extract(epoch from now())::float8 * 1000 as at');
  expect(Math.abs(clock.now().getTime() - (rows[0]?.at ?? 0))).toBeLessThan(MINUTE / 2);
  stop();
  vi.useRealTimers();
  await database.close();
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseClock } from './database-clock.ts';
import type { Database } from './open-database.ts';
import { freshPostgres } from '@kafaa/testing/app/databases';
import { MINUTE_MS } from '@kafaa/domain/kernel/time';

const url = process.env.TEST_DATABASE_URL ?? '';

/** Stub of a PostgreSQL database that only returns the time. */
function tellingTime(time: () => Promise<number>): Database {
  const pool = { query: async () => ({ rows: [{ at: await time() }] }) };
  return { kind: 'postgres', pool, url: '', close: async () => undefined } as unknown as Database;
}

describe('the database clock', () => {
  const noon = Date.parse('2028-02-29T12:00:00Z');
  beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('the database clock shows the database’s time despite a wrong machine clock and advances between two queries', async () => {
    const { clock, stop } = await databaseClock(tellingTime(async () => noon - 10 * MINUTE_MS));
    expect(clock.now()).toEqual(new Date(noon - 10 * MINUTE_MS));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock.now()).toEqual(new Date(noon - 10 * MINUTE_MS + 1_000));
    stop();
  });

  test('the database clock does not jump when the machine’s clock changes', async () => {
    const { clock, stop } = await databaseClock(tellingTime(async () => noon));
    vi.setSystemTime(noon - 60 * MINUTE_MS);
    expect(clock.now()).toEqual(new Date(noon));
    stop();
  });

  test('the database clock follows the database within five seconds and keeps running during a database outage', async () => {
    let answer: () => Promise<number> = async () => noon;
    const { clock, stop } = await databaseClock(tellingTime(() => answer()));
    answer = async () => noon + 60 * MINUTE_MS;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(clock.now()).toEqual(new Date(noon + 60 * MINUTE_MS));
    answer = () => Promise.reject(new Error('database unavailable'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(clock.now()).toEqual(new Date(noon + 60 * MINUTE_MS + 20_000));
    stop();
  });

  test('a slow answer from the database does not shift the database clock', async () => {
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

test.runIf(url !== '')(
  'the database clock of a process ten minutes ahead shows the time of its PostgreSQL',
  async () => {
    const database = await freshPostgres(url);
    if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
    vi.useFakeTimers({ now: Date.now() + 10 * MINUTE_MS, toFake: ['Date'] });
    const { clock, stop } = await databaseClock(database);
    const { rows } = await database.pool.query<{ at: number }>('select extract(epoch from now())::float8 * 1000 as at');
    expect(Math.abs(clock.now().getTime() - (rows[0]?.at ?? 0))).toBeLessThan(MINUTE_MS / 2);
    stop();
    vi.useRealTimers();
    await database.close();
  },
);

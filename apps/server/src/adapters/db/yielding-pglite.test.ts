import { PGlite } from '@electric-sql/pglite';
import { describe, expect, test } from 'vitest';
import { YieldingPglite } from './yielding-pglite.ts';

/** Counts the event-loop turns while `database` answers a hundred statements that were sent at once. */
async function turnsDuring(database: PGlite): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  await database.waitReady;
  setImmediate(count);
  await Promise.all(
    Array.from({ length: 100 }, () => database.query('select count(*) from generate_series(1, 10000)')),
  );
  isOver = true;
  await database.close();
  return turns;
}

describe('a hundred statements at once', () => {
  test('a hundred concurrent statements on PGlite block the event loop', async () => {
    expect(await turnsDuring(new PGlite())).toBeLessThan(3);
  });

  test('a hundred concurrent statements on YieldingPglite let the event loop turn in between', async () => {
    expect(await turnsDuring(new YieldingPglite())).toBeGreaterThan(5);
  });
});

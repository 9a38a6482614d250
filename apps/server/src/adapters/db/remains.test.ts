import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { TestApp } from '@kafaa/testing/app/test-app';
import { eraseSomebody, occurrences, openOnDisk } from '@kafaa/testing/app/erased-person';

/** Timeout that allows for a disk shared with other processes. */
const SLOW = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'kafaa-remains-'));
let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

test(
  'the nightly task removes every byte of an erased person from the data folder of the embedded database',
  { timeout: SLOW },
  async () => {
    app = await openOnDisk(folder, null);
    const { db } = app.deps;
    const { canary, stays } = await eraseSomebody(app, async () => db.execute(sql`analyze`));
    await app.drain();
    await db.execute(sql`checkpoint`);
    // The rows are deleted, but their bytes remain until the nightly task.
    const left = [...occurrences(folder, canary).keys()];
    expect(left.some((path) => path.includes('/db/base/'))).toBe(true);
    expect(left.some((path) => path.includes('/db/pg_wal/'))).toBe(true);
    app.clock.move({ days: 1 });
    await app.drain();
    expect([...occurrences(folder, canary)]).toEqual([]);
    expect(occurrences(folder, stays).size).toBeGreaterThan(0);
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@kafaa/testing/root';
import { GUARDS } from './guards.ts';

test('the table lists 20 guards, and each guard and its test title exist in the named files', () => {
  expect(new Set(GUARDS.map(({ id }) => id)).size).toBe(20);
  // Otherwise only `npm run test:defects` would notice a moved guard, weeks later.
  for (const { id, file, guard, held } of GUARDS) {
    expect(readFileSync(join(ROOT, file), 'utf8').split(guard).length - 1, `${id} in ${file}`).toBe(1);
    const tests = readFileSync(join(ROOT, held.file), 'utf8');
    expect(tests, `${id} is held by « ${held.by} »`).toContain(held.by);
  }
});

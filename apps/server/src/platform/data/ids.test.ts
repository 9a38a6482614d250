import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomToken, uuidV7 } from './ids.ts';
import { keptSecret } from '#/platform/links/secret';

it('uuidV7 makes unique ids that sort by time', () => {
  const times = Array.from({ length: 200 }, (_, index) => new Date(1_700_000_000_000 + index * 7));
  const ids = times.map(uuidV7);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(ids[0]!.replace('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000);
  expect(new Set(Array.from({ length: 1000 }, () => uuidV7(times[0]!))).size).toBe(1000);
});

it('randomToken makes distinct tokens of 256 bits', () => {
  expect(Buffer.from(randomToken(), 'base64url')).toHaveLength(32);
  expect(randomToken()).not.toBe(randomToken());
});

it('keptSecret keeps one secret per data folder in a file of mode 600', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-secret-'));
  const secret = keptSecret(join(folder, 'a'));
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(join(folder, 'a'))).toBe(secret);
  expect(keptSecret(join(folder, 'b'))).not.toBe(secret);
  expect(statSync(join(folder, 'a/session-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

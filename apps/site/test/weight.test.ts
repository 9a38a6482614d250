import path from 'node:path';
import { builtOf, closureOf, entryOf, scriptBytes, sheetsCalled } from '@kafaa/web-build/built';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const SHEET = 12_350;

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

it('the scripts of the public pages have at most 1,000 bytes under gzip', async () => {
  const built = await builtOf(root, 'client');
  expect(scriptBytes(built, closureOf(built, entryOf(built, 'site').fileName))).toBeLessThanOrEqual(1000);
});

it('the script of the trial question has at most 800 bytes under gzip', async () => {
  const built = await builtOf(root, 'client');
  expect(scriptBytes(built, closureOf(built, entryOf(built, 'trial').fileName))).toBeLessThanOrEqual(800);
});

it('the public pages have one stylesheet within its gzip limit', async () => {
  const sheets = sheetsCalled(await builtOf(root, 'ssr'), 'site.css');
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toBeLessThanOrEqual(SHEET);
});

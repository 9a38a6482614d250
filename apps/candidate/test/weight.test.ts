import path from 'node:path';
import { type Built, builtOf, closureOf, entryOf, modulesOf, scriptBytes, sheetsCalled } from '@kafaa/web-build/built';
import { beforeAll, describe, expect, it, vi } from 'vitest';

// Limits in bytes under gzip, slightly above the current sizes. quality/web/weight.ts measures the same in a browser, against a shell.
// Candidates use a phone on a slow network: these count every script that a page runs at its start, React included. No page starts with
// more than 1.235 times the shell.
const LIMITS = { shell: 71_100, apply: 87_800, interview: 87_700, 'own-data': 87_400, sheet: 12_500, later: 15_000 };

let built: Built;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  built = await builtOf(path.resolve(import.meta.dirname, '..'), 'client');
  vi.unstubAllEnvs();
}, 60_000);

describe('candidate first load', () => {
  it('the scripts of the candidate shell stay within their gzip limit', () => {
    const files = closureOf(built, entryOf(built, 'candidate').fileName);
    expect(scriptBytes(built, files)).toBeLessThanOrEqual(LIMITS.shell);
  });

  it.each(['apply', 'interview', 'own-data'] as const)('the scripts of /%s stay within their gzip limit', (page) => {
    const shell = entryOf(built, 'candidate');
    const pageFile = shell.dynamicImports.find((file) =>
      built.chunks.get(file)?.facadeModuleId?.endsWith(`/${page}-page.tsx`),
    );
    expect(pageFile, `${page} is loaded by the candidate's entry`).toBeDefined();
    const files = new Set([...closureOf(built, shell.fileName), ...closureOf(built, pageFile ?? '')]);
    // The modules by name, so that a failure says what was added rather than how much it weighs.
    const packages = modulesOf(built, files).flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
    expect(new Set(packages)).toEqual(new Set(['react', 'react-dom', 'scheduler']));
    expect(scriptBytes(built, files)).toBeLessThanOrEqual(LIMITS[page]);
  });

  it('each script that a candidate page loads later stays within its gzip limit', () => {
    const initial = closureOf(built, entryOf(built, 'candidate').fileName);
    const later = [...built.chunks.keys()].filter((file) => !initial.has(file));
    expect(later.some((file) => file.includes('talk'))).toBe(true);
    expect(later.filter((file) => scriptBytes(built, [file]) > LIMITS.later)).toEqual([]);
  });

  it('the candidate pages have one stylesheet within its gzip limit', () => {
    const sheets = sheetsCalled(built, 'style.css');
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toBeLessThanOrEqual(LIMITS.sheet);
  });
});

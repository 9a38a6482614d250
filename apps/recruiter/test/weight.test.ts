import path from 'node:path';
import { type Built, builtOf, closureOf, entryOf, modulesOf, scriptBytes, sheetBytes } from '@kafaa/web-build/built';
import { beforeAll, describe, expect, it, vi } from 'vitest';

// Limits in bytes under gzip, slightly above the current sizes.
const LIMITS = { login: 124_500, route: 35_300, sheets: 13_100 };
/** Each page counts only the files that it adds; the first one is the page after the log-in. */
const ROUTES = ['jobs', 'create-job', 'dashboard', 'meetings', 'transcript', 'pricing', 'settings', 'onboarding'];

let built: Built;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  built = await builtOf(path.resolve(import.meta.dirname, '..'), 'client');
  vi.unstubAllEnvs();
}, 60_000);

/** The files of a page: its shell's and its own. */
function filesOf(page: string): Set<string> {
  const own = [...built.chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}-page.tsx`));
  expect(own, `${page} is a page of its own`).toBeDefined();
  return closureOf(built, own?.fileName ?? '', closureOf(built, entryOf(built, 'recruiter').fileName));
}

describe('recruiter pages', () => {
  it('the log-in page stays within its gzip limit without zod and the date picker', () => {
    const files = filesOf('login');
    expect(scriptBytes(built, files)).toBeLessThanOrEqual(LIMITS.login);
    const heavy = modulesOf(built, files).filter((id) => /node_modules\/zod\/|react-datepicker/.test(id));
    const used = heavy.filter((id) =>
      [...files].some((file) => (built.chunks.get(file)?.modules[id]?.renderedLength ?? 0) > 5000),
    );
    expect(used).toEqual([]);
  });

  it('each recruiter page adds scripts only within its gzip limit', () => {
    const known = filesOf('login');
    const [first = ''] = ROUTES;
    const shared = new Set([...known, ...filesOf(first)]);
    const added = ROUTES.map((page) => {
      const there = page === first ? known : shared;
      return {
        page,
        bytes: scriptBytes(
          built,
          [...filesOf(page)].filter((file) => !there.has(file)),
        ),
      };
    });
    expect(added.filter(({ bytes }) => bytes > LIMITS.route)).toEqual([]);
  });

  it('each recruiter page has stylesheets only within the gzip limit', () => {
    const bytesOf = ['login', ...ROUTES].map((page) => ({ page, bytes: sheetBytes(built, filesOf(page)) }));
    expect(bytesOf.filter(({ bytes }) => bytes > LIMITS.sheets || bytes === 0)).toEqual([]);
  });
});

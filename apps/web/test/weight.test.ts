import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { createBuilder, type Rollup } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

// Limits in bytes under gzip, slightly above the current sizes. quality/web/weight.ts measures the same in a browser, against a shell.
// Candidates use a phone on a slow network: these count every script that /Apply or /Interview runs, React included.
const CANDIDATE = { shell: 70_500, apply: 84_600, interview: 88_900, rights: 85_500, sheet: 11_700 };
const SITE_SHEET = 11_700;
const RECRUITER = { login: 127_000, route: 24_500, sheets: 12_000 };
/** Each page counts only the files that it adds; the first one is the page after the log-in. */
const ROUTES = ['jobs', 'create-job', 'dashboard', 'interviews', 'transcript', 'pricing', 'settings', 'onboarding'];

const root = path.resolve(import.meta.dirname, '..');
const chunks = new Map<string, Rollup.OutputChunk>();
const sheets = new Map<string, Rollup.OutputAsset>();

beforeAll(async () => {
  // With NODE_ENV=test, React would be its development build, twice as heavy.
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = path.join(root, 'vite.config.ts');
  const builder = await createBuilder({ root, configFile, logLevel: 'error', build: { write: false } });
  for (const name of ['client', 'candidate', 'site']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`the Vite builder has no environment ${name}`);
    const { output } = (await builder.build(environment)) as Rollup.RollupOutput;
    for (const item of output) {
      // Public pages run on the server: visitors load only the stylesheet of their build.
      if (item.type === 'chunk' && name !== 'site') chunks.set(item.fileName, item);
      else if (item.type === 'asset' && item.fileName.endsWith('.css')) sheets.set(item.fileName, item);
    }
  }
  vi.unstubAllEnvs();
}, 60_000);

/** The chunk and all its static imports. */
function closure(fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) closure(next, found);
  return found;
}

function entry(name: string): Rollup.OutputChunk {
  const chunk = [...chunks.values()].find((item) => item.isEntry && item.name === name);
  if (!chunk) throw new Error(`the build has no entry chunk ${name}`);
  return chunk;
}

/** The files of a page: its shell's and its own. */
function filesOf(shell: Rollup.OutputChunk, page: string): Set<string> {
  const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}-page.tsx`));
  expect(own, `${page} is a page of its own`).toBeDefined();
  return closure(own?.fileName ?? '', closure(shell.fileName));
}

const zipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

const gzipped = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + zipped(chunks.get(file)?.code ?? ''), 0);

function sheetsOf(files: Iterable<string>): number {
  const names = new Set([...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
  return [...names].reduce((total, name) => total + zipped(sheets.get(name)?.source ?? ''), 0);
}

const modulesOf = (files: Iterable<string>) =>
  [...files].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {}));

describe('candidate first load', () => {
  it('the scripts of the candidate shell stay within their gzip limit', () => {
    expect(gzipped(closure(entry('candidate').fileName))).toBeLessThanOrEqual(CANDIDATE.shell);
  });

  it.each(['apply', 'interview', 'rights'] as const)(
    'the scripts of /%s stay within their gzip limit and contain no heavy library',
    (page) => {
      const shell = entry('candidate');
      const pageFile = shell.dynamicImports.find((file) =>
        chunks.get(file)?.facadeModuleId?.endsWith(`/${page}-page.tsx`),
      );
      expect(pageFile, `${page} is loaded by the candidate's entry`).toBeDefined();
      const files = new Set([...closure(shell.fileName), ...closure(pageFile ?? '')]);
      expect(gzipped(files)).toBeLessThanOrEqual(CANDIDATE[page]);
      // Lists the modules by name, so that a failure says what was added rather than how much it weighs.
      const heavy = modulesOf(files).filter((id) =>
        /node_modules\/(?:react-router|@tanstack|lucide-react|react-hook-form)\//.test(id),
      );
      expect(heavy).toEqual([]);
    },
  );

  it('the candidate pages have one stylesheet within its gzip limit', () => {
    const found = [...sheets.values()].filter(({ names }) => names.includes('style.css'));
    expect(found.map(({ source }) => zipped(source)).filter((bytes) => bytes > CANDIDATE.sheet)).toEqual([]);
    expect(found).toHaveLength(1);
  });
});

describe('recruiter pages', () => {
  it('the log-in page stays within its gzip limit without zod, the data router and the date picker', () => {
    const files = filesOf(entry('recruiter'), 'login');
    expect(gzipped(files)).toBeLessThanOrEqual(RECRUITER.login);
    const heavy = modulesOf(files).filter((id) =>
      /node_modules\/zod\/|react-router\/.*\/(?:router\/router|dom\/)|react-datepicker/.test(id),
    );
    const used = heavy.filter((id) =>
      [...files].some((file) => (chunks.get(file)?.modules[id]?.renderedLength ?? 0) > 5000),
    );
    expect(used).toEqual([]);
  });

  it('each recruiter page adds scripts only within its gzip limit', () => {
    const shell = entry('recruiter');
    const known = filesOf(shell, 'login');
    const [first = ''] = ROUTES;
    const shared = new Set([...known, ...filesOf(shell, first)]);
    const added = ROUTES.map((page) => {
      const there = page === first ? known : shared;
      return { page, bytes: gzipped([...filesOf(shell, page)].filter((file) => !there.has(file))) };
    });
    expect(added.filter(({ bytes }) => bytes > RECRUITER.route)).toEqual([]);
  });

  it('each recruiter page has stylesheets of at most 12 KB under gzip', () => {
    const shell = entry('recruiter');
    const sheetBytes = ['login', ...ROUTES].map((page) => ({ page, bytes: sheetsOf(filesOf(shell, page)) }));
    expect(sheetBytes.filter(({ bytes }) => bytes > RECRUITER.sheets || bytes === 0)).toEqual([]);
  });
});

describe('public pages', () => {
  it('the public pages load at most 1,000 bytes of script under gzip', () => {
    expect(gzipped(closure(entry('site').fileName))).toBeLessThanOrEqual(1000);
  });

  it('the public pages have one stylesheet within its gzip limit', () => {
    const found = [...sheets.values()].filter(({ names }) => names.includes('site.css'));
    expect(found.map(({ source }) => zipped(source)).filter((bytes) => bytes > SITE_SHEET)).toEqual([]);
    expect(found).toHaveLength(1);
  });
});

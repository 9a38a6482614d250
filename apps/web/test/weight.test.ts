import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { createBuilder, type Rollup } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

// A phone on a slow network: everything that /Apply or /Interview runs, React included.
const BUDGET = 90_000;
const SHELL_BUDGET = 72_000;

const root = path.resolve(import.meta.dirname, '..');
const chunks = new Map<string, Rollup.OutputChunk>();

beforeAll(async () => {
  // Under NODE_ENV=test React would be its development build, twice as heavy.
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = path.join(root, 'vite.config.ts');
  const builder = await createBuilder({ root, configFile, logLevel: 'error', build: { write: false } });
  for (const name of ['client', 'candidate']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`no environment ${name}`);
    const { output } = (await builder.build(environment)) as Rollup.RollupOutput;
    for (const item of output) if (item.type === 'chunk') chunks.set(item.fileName, item);
  }
  vi.unstubAllEnvs();
}, 60_000);

/** The chunk and all that it imports statically. */
function closure(fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) closure(next, found);
  return found;
}

function entry(name: string): Rollup.OutputChunk {
  const chunk = [...chunks.values()].find((item) => item.isEntry && item.name === name);
  if (!chunk) throw new Error(`no entry ${name}`);
  return chunk;
}

const gzipped = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length, 0);

const modulesOf = (files: Iterable<string>) =>
  [...files].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {}));

describe('the candidate’s first load', () => {
  it('leaves most of the budget beyond React to the pages', () => {
    expect(gzipped(closure(entry('candidate').fileName))).toBeLessThanOrEqual(SHELL_BUDGET);
  });

  it.each(['apply-page', 'interview-page', 'rights-page'])('with %s stays within 90 KB of JavaScript', (page) => {
    const shell = entry('candidate');
    const pageFile = shell.dynamicImports.find((file) => chunks.get(file)?.facadeModuleId?.endsWith(`/${page}.tsx`));
    expect(pageFile, `${page} is loaded by the candidate's entry`).toBeDefined();
    const files = new Set([...closure(shell.fileName), ...closure(pageFile ?? '')]);
    expect(gzipped(files)).toBeLessThanOrEqual(BUDGET);
    // Named, so that a failure says what crept in rather than how much it weighs.
    const heavy = modulesOf(files).filter((id) =>
      /node_modules\/(?:react-router|@tanstack|lucide-react|react-hook-form)\//.test(id),
    );
    expect(heavy).toEqual([]);
  });
});

describe('the public pages', () => {
  it('ship next to no script', () => {
    expect(gzipped(closure(entry('site').fileName))).toBeLessThanOrEqual(1000);
  });
});

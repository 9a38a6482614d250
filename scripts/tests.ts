import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run, say } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';
import { ensureChromium } from '@kafaa/testing/machine/chromium';
import { noOtherUser } from '@kafaa/testing/machine/other-user';
import { startPostgres } from '@kafaa/testing/machine/postgres';

interface Tally {
  passed: number;
  skipped: number;
  /** Names of the failed tests, for the summary at the end of a long log. */
  failed: string[];
}

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/**
 * `npm test` runs everything, `npm test -- unit [filter]` the tests without a browser, `npm test -- e2e [filter]` those in the browser;
 * any other word filters the files of the unit tests. The last line shows the counts; the exit code is 0 or 1.
 */
export async function test(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const [kind, ...filters] =
    args[0] === 'unit' || args[0] === 'e2e' ? args : [args.length > 0 ? 'unit' : 'all', ...args];
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-test-'));
  const tallies: Tally[] = [];
  // Ctrl-C also reaches the test runners in the same terminal group, which then end. This process ignores it, so that the
  // `finally` below cleans up.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  let stop = async () => {};
  try {
    process.env.CHROMIUM_PATH = kind === 'unit' ? (process.env.CHROMIUM_PATH ?? '') : ensureChromium();
    if (!process.env.TEST_DATABASE_URL) {
      const cluster = await startPostgres();
      stop = cluster.stop;
      process.env.TEST_DATABASE_URL = cluster.url;
    }
    await buildIfStale();
    if (kind !== 'e2e') tallies.push(await vitest(folder, filters));
    if (kind !== 'unit') tallies.push(await playwright(folder, filters));
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    tallies.push({ passed: 0, failed: ['what the tests need could not be made ready'], skipped: 0 });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return report(tallies, (performance.now() - started) / 1000);
}

function report(tallies: readonly Tally[], seconds: number): number {
  const sum = (key: 'passed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0);
  const [passed, skipped, failed] = [sum('passed'), sum('skipped'), tallies.flatMap((tally) => tally.failed)];
  for (const name of failed) console.log(`\nfailed: ${name}`);
  console.log(`\n${seconds.toFixed(0)} s`);
  if (passed + failed.length === 0) console.log('No test ran.');
  const why = noOtherUser();
  if (why !== null) console.log(`Tests that act as another user were left out: ${why}.`);
  console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

async function vitest(folder: string, filters: readonly string[]): Promise<Tally> {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(process.execPath, [VITEST, 'run', ...reporters, ...filters]);
  const tally: Tally = { passed: 0, failed: [], skipped: 0 };
  type One = { status: string; fullName: string; failureMessages?: string[] };
  type Report = { testResults: { name: string; status: string; message: string; assertionResults: One[] }[] };
  for (const { name, status, message, assertionResults } of (readReport(file) as Report | undefined)?.testResults ??
    []) {
    const before = tally.failed.length;
    for (const one of assertionResults) {
      if (one.status === 'passed') tally.passed++;
      else if (one.status === 'failed')
        tally.failed.push(failure(`${name} › ${one.fullName}`, one.failureMessages?.[0]));
      else tally.skipped++;
    }
    // A file that cannot be loaded contains no test, but counts as a failure.
    if (status === 'failed' && tally.failed.length === before) tally.failed.push(failure(name, message));
  }
  return withExitCode(tally, code, 'vitest');
}

async function playwright(folder: string, filters: readonly string[]): Promise<Tally> {
  const file = join(folder, 'playwright.json');
  const args = ['test', '--config', join(ROOT, 'e2e/playwright.config.ts'), '--reporter=list,json', ...filters];
  const code = await run(process.execPath, [PLAYWRIGHT, ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  type Suite = { file: string; specs: { title: string; ok: boolean; tests: { status: string }[] }[]; suites?: Suite[] };
  type Report = { suites: Suite[]; stats: { expected: number; skipped: number } };
  const read = readReport(file) as Report | undefined;
  const failed = (suites: readonly Suite[]): string[] =>
    suites.flatMap(({ file: name, specs, suites: inner }) => [
      ...specs
        .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
        .map(({ title }) => `e2e/${name} › ${title}`),
      ...failed(inner ?? []),
    ]);
  const { expected = 0, skipped = 0 } = read?.stats ?? {};
  return withExitCode({ passed: expected, failed: failed(read?.suites ?? []), skipped }, code, 'playwright');
}

/** The name of a failed test with the first lines of its message. */
function failure(name: string, message = ''): string {
  return [name.replace(`${ROOT}/`, ''), ...message.split('\n').slice(0, 4)].join('\n    ').trimEnd();
}

// A runner can fail without a failed test (unhandled rejection, crash). This must not count as success.
function withExitCode(tally: Tally, code: number, runner: string): Tally {
  return code !== 0 && tally.failed.length === 0 ? { ...tally, failed: [`${runner} ended with ${code}`] } : tally;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

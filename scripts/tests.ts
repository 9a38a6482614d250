import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run, say } from './bootstrap.mjs';
import { buildIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';

type Tally = { passed: number; failed: number; skipped: number };

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/**
 * `npm test` runs everything; `npm test -- unit [filter]` the tests without a browser, `npm test -- e2e [filter]` those
 * in the browser, and any other word filters the files of the first kind. The last line counts; the code is 0 or 1.
 */
export async function test(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const [kind, ...filters] =
    args[0] === 'unit' || args[0] === 'e2e' ? args : [args.length > 0 ? 'unit' : 'all', ...args];
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-test-'));
  const tallies: Tally[] = [];
  // Ctrl-C goes to the runners, too (same terminal group): they end, and the finally below cleans up.
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
    tallies.push({ passed: 0, failed: 1, skipped: 0 });
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return report(tallies, (performance.now() - started) / 1000);
}

function report(tallies: readonly Tally[], seconds: number): number {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  console.log(`\n${seconds.toFixed(0)} s`);
  if (passed + failed === 0) console.log('No test ran.');
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function vitest(folder: string, filters: readonly string[]): Promise<Tally> {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(process.execPath, [VITEST, 'run', ...reporters, ...filters]);
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  type Report = { testResults: { status: string; assertionResults: { status: string }[] }[] };
  for (const { status, assertionResults } of (readReport(file) as Report | undefined)?.testResults ?? []) {
    for (const one of assertionResults) {
      if (one.status === 'passed') tally.passed++;
      else if (one.status === 'failed') tally.failed++;
      else tally.skipped++;
    }
    // A file that cannot even be loaded holds no test, but it is a failure.
    if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed')) tally.failed++;
  }
  return withExitCode(tally, code);
}

async function playwright(folder: string, filters: readonly string[]): Promise<Tally> {
  const file = join(folder, 'playwright.json');
  const args = ['test', '--config', join(ROOT, 'e2e/playwright.config.ts'), '--reporter=list,json', ...filters];
  const code = await run(process.execPath, [PLAYWRIGHT, ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  const stats = (readReport(file) as Report | undefined)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return withExitCode({ passed: stats?.expected ?? 0, failed, skipped: stats?.skipped ?? 0 }, code);
}

// A runner can fail without a failed test (an unhandled rejection, a crash): that never counts as green.
function withExitCode(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

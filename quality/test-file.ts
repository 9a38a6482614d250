import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@kafaa/testing/root';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** Runs one test file of the checkout in `folder`, or only tests whose title contains `titled`; returns the counts. */
export function runTestFile(
  folder: string,
  file: string,
  { titled = '', env = {} }: { titled?: string; env?: Record<string, string> } = {},
): Outcome {
  const reports = mkdtempSync(join(tmpdir(), 'kafaa-test-file-'));
  const report = join(reports, 'report.json');
  try {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const named = titled === '' ? [] : ['-t', titled];
    const args = [vitest, 'run', file, ...named];
    const output = ['--reporter=json', `--outputFile=${report}`];
    const { stderr } = spawnSync(process.execPath, [...args, ...output], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (!existsSync(report)) throw new Error(`the tests did not start: ${stderr.slice(0, 500)}`);
    return countOf(readFileSync(report, 'utf8'));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

function countOf(report: string): Outcome {
  const { testResults } = JSON.parse(report) as {
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  // A file whose set-up fails counts as failed, although none of its tests ran.
  const broken = testResults.filter(({ status }) => status === 'failed').length;
  return { passed: count('passed'), failed: Math.max(count('failed'), broken) };
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ProductServer } from '@kafaa/testing/product/server';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial } from '../report.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

const FOLDER = join(ROOT, 'docs/monitoring');

/** Returns the output of a failing `promtool`; empty if it succeeds, null if it is not installed. */
function promtool(args: readonly string[], input = ''): string | null {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: FOLDER, input, encoding: 'utf8' });
  if (error) return null;
  return status === 0 ? '' : `${stdout}${stderr}`.trim();
}

/** The Prometheus metrics of a server that has answered some requests. */
async function figures(): Promise<string> {
  const port = await freePort();
  const server = await ProductServer.start({ database: 'postgres', seeded: true, env: { METRICS_PORT: String(port) } });
  try {
    for (const path of ['/', '/api/plans', '/api/jobs', '/rien']) await fetch(`${server.url}${path}`);
    return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  } finally {
    await server.dispose();
  }
}

async function run(): Promise<readonly Row[]> {
  const checks: Readonly<Record<string, string | null>> = {
    'the figures': promtool(['check', 'metrics'], await figures()),
    'prometheus.yml': promtool(['check', 'config', 'prometheus.yml']),
    'kafaa.rules.yml': promtool(['check', 'rules', '--lint-fatal', 'kafaa.rules.yml']),
    'kafaa.rules.test.yml': promtool(['test', 'rules', 'kafaa.rules.test.yml']),
  };
  const said = Object.entries(checks).filter(([, complaints]) => complaints !== '');
  const missing = said.some(([, complaints]) => complaints === null);
  return [
    {
      id: 'R21',
      goal: 'promtool accepts the metrics, the configuration, the rules and their tests',
      figure: missing
        ? 'not tried: promtool is missing (Debian: prometheus)'
        : `${Object.keys(checks).length - said.length} of ${Object.keys(checks).length} without a complaint`,
      verdict: missing ? 'inconclusive' : said.length === 0 ? 'met' : 'short',
      ...(said.length > 0 && !missing && { note: said.map(([what, why]) => `${what}: ${why ?? ''}`).join('; ') }),
    },
  ];
}

/** Trial that checks the metrics of a real process and the files in docs/monitoring with Prometheus' own tool. */
export const monitoring: Trial = {
  id: 'R21',
  title: 'Prometheus accepts the metrics, the rules and the dashboard',
  run,
};

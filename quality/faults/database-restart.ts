import { setTimeout as delay } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { listCompanyJobs } from '@kafaa/domain/jobs/api';
import { ProductServer } from '@kafaa/testing/product/server';
import { type Cluster, startPostgres } from '@kafaa/testing/machine/postgres';
import type { Row, Trial, TrialOptions } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Client } from './client.ts';
import { checkSettled } from './invariants.ts';
import { type Company, foundCompany } from './scenario-actions.ts';
import { random, startLoad } from './load.ts';

/** Calls the API repeatedly with an open session; counts responses by status and records the slowest. */
class Prober {
  readonly statuses = new Map<string, number>();
  slowest = 0;
  lastFailure = 0;
  readonly #ending = new AbortController();
  readonly #running: Promise<void>;

  constructor(server: ProductServer, company: Company) {
    this.#running = this.#probe(`${server.url}/api${listCompanyJobs.path}`, company.token);
  }

  async #probe(url: string, token: string): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const started = performance.now();
      const seen = await answerOf(url, token);
      this.slowest = Math.max(this.slowest, performance.now() - started);
      if (seen !== '200') this.lastFailure = performance.now();
      this.statuses.set(seen, (this.statuses.get(seen) ?? 0) + 1);
      await delay(20);
    }
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }
}

async function answerOf(url: string, token: string): Promise<string> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    const { status, headers } = response;
    return status === 503 ? `503 ${headers.has('retry-after') ? 'with' : 'without'} Retry-After` : String(status);
  } catch {
    return 'no answer';
  }
}

const WAYS = ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const;
const BACK_WITHIN_MS = 2_000;

/** Time in milliseconds for which the trial watches after each restart, long enough to see the last failure. */
const WATCHED_MS = 3_000;

async function outages(cluster: Cluster, url: string, count: number) {
  const server = await ProductServer.start({ databaseUrl: url });
  const log = new AckLog();
  const next = random(4);
  const backAfter: number[] = [];
  try {
    const prober = new Prober(server, await foundCompany(new Client({ url: server.url, log })));
    const load = startLoad({ url: server.url, log, seed: 4 });
    await load.warm;
    for (let outage = 0; outage < count; outage += 1) {
      await delay(next() * 1_000);
      await cluster.halt(WAYS[outage % WAYS.length] ?? 'SIGKILL');
      await delay(300 + next() * 1_500);
      await cluster.resume();
      const back = performance.now();
      await delay(WATCHED_MS);
      backAfter.push(Math.max(0, prober.lastFailure - back));
    }
    await load.stop();
    await prober.stop();
    return { log, prober, backAfter, violations: await checkSettled(server, log) };
  } finally {
    await server.dispose();
  }
}

async function run({ long }: TrialOptions): Promise<readonly Row[]> {
  const count = long ? 100 : 6;
  // The trial has a cluster of its own, because it kills the cluster; it is durable, because otherwise a kill would lose
  // committed data.
  const cluster = await startPostgres({ durable: true });
  try {
    const url = new URL(cluster.url);
    const database = new Database({ connectionString: url.href });
    await database.connect();
    await database.query('create database r4');
    await database.end();
    url.pathname = '/r4';
    const { log, prober, backAfter, violations } = await outages(cluster, url.href, count);
    for (const fault of violations.slice(0, 20)) console.log(`  ${fault}`);
    const told = [...prober.statuses].map(([status, times]) => `${status} ×${times}`).join(', ');
    const allowed = ['200', '503 with Retry-After'];
    const wrong = [...prober.statuses.keys()].filter((status) => !allowed.includes(status));
    const slowest = Math.max(...backAfter);
    return [
      {
        id: 'R4',
        goal: `${count} kills and stops of PostgreSQL under load violate no invariant I1–I13`,
        figure: `${log.acks} acknowledged operations, ${log.retries} repeated calls, ${violations.length} violations`,
        verdict: violations.length === 0 ? 'met' : 'short',
        ...(violations[0] && { note: violations[0] }),
      },
      {
        id: 'R4',
        goal: 'during the outage a failed request gets 503 with Retry-After, and never 401',
        figure: `${told}; slowest answer ${Math.round(prober.slowest)} ms`,
        verdict: wrong.length === 0 ? 'met' : 'short',
      },
      {
        id: 'R4',
        goal: `the server serves again within ${BACK_WITHIN_MS / 1000} s after the database`,
        figure: `slowest ${Math.round(slowest)} ms`,
        verdict: slowest <= BACK_WITHIN_MS ? 'met' : 'short',
      },
    ];
  } finally {
    await cluster.stop();
  }
}

export const databaseRestart: Trial = {
  id: 'R4',
  title: 'the server survives restarts and kills of PostgreSQL under load',
  run,
};

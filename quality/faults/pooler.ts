import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '@kafaa/testing/machine/free-port';
import { ProductServer } from '@kafaa/testing/product/server';
import { type Cluster, startPostgres } from '@kafaa/testing/machine/postgres';
import type { Row, Trial } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { checkSettled } from './invariants.ts';
import { startLoad } from './load.ts';

const GOALS = {
  R23a: 'a restart of PgBouncer in session mode under load loses no data and causes no unexpected answer',
  R23b: 'the server refuses to start behind PgBouncer in transaction or statement mode, with one sentence',
};

/** Debian's PgBouncer in front of a cluster, on a port of its own. PgBouncer refuses to run as root, so it runs as `nobody`. */
class PgBouncer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kafaa-pgbouncer-'));
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(cluster: Cluster, mode: string): Promise<PgBouncer> {
    const bouncer = new PgBouncer(await freePort());
    const { hostname, port } = new URL(cluster.url);
    const lines = [
      '[databases]',
      `* = host=${hostname} port=${port} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${bouncer.#port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      'default_pool_size = 40',
    ];
    chmodSync(bouncer.#folder, 0o755);
    writeFileSync(join(bouncer.#folder, 'pgbouncer.ini'), lines.join('\n'), { mode: 0o644 });
    await bouncer.launch();
    return bouncer;
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  async launch(): Promise<void> {
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    this.#process = spawn('pgbouncer', [...user, join(this.#folder, 'pgbouncer.ini')], { stdio: 'ignore' });
    for (let attempt = 1; ; attempt += 1) {
      const client = new Client(this.url('postgres'));
      const taken = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (taken) return;
      if (attempt > 100) throw new Error('PgBouncer does not answer');
      await delay(50);
    }
  }

  /** Stops PgBouncer immediately, which breaks every connection through it. */
  async halt(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  async dispose(): Promise<void> {
    await this.halt();
    rmSync(this.#folder, { recursive: true });
  }
}

async function inSessionMode(cluster: Cluster, outages: number): Promise<Row> {
  const bouncer = await PgBouncer.start(cluster, 'session');
  const servers: ProductServer[] = [];
  try {
    const databaseUrl = bouncer.url('pooled');
    const first = await ProductServer.start({ databaseUrl, role: 'web' });
    servers.push(first, await ProductServer.start({ databaseUrl, role: 'worker', env: { DATA_DIR: first.dataDir } }));
    const log = new AckLog();
    const load = startLoad({ url: first.url, log, seed: 23 });
    await load.warm;
    for (let outage = 0; outage < outages; outage += 1) {
      await delay(1_500);
      await bouncer.halt();
      await delay(500);
      await bouncer.launch();
    }
    await delay(1_500);
    await load.stop();
    const violations = await checkSettled(first, log);
    const fault = violations[0] ?? log.surprises[0];
    return {
      id: 'R23a',
      goal: GOALS.R23a,
      figure: `${log.acks} acknowledged operations, ${outages} outages, ${violations.length} violations, ${log.surprises.length} surprises`,
      verdict: fault === undefined ? 'met' : 'short',
      ...(fault !== undefined && { note: fault }),
    };
  } finally {
    // The first server owns the folder that both share, so it is disposed of last.
    for (const server of servers.toReversed()) await server.dispose();
    await bouncer.dispose();
  }
}

/** The error of a server that refuses to start; null if it starts. */
async function refusal(databaseUrl: string): Promise<string | null> {
  const attempt = ProductServer.start({ databaseUrl });
  return attempt.then(
    async (server) => {
      await server.dispose();
      return null;
    },
    (error: unknown) => String(error),
  );
}

async function inOtherModes(cluster: Cluster): Promise<Row> {
  const said: string[] = [];
  for (const mode of ['transaction', 'statement']) {
    const bouncer = await PgBouncer.start(cluster, mode);
    const words = await refusal(bouncer.url('pooled'));
    await bouncer.dispose();
    said.push(`${mode}: ${words === null ? 'starts' : /pool_mode = session/.test(words) ? 'refused' : words}`);
  }
  const refused = said.every((one) => one.endsWith('refused'));
  return { id: 'R23b', goal: GOALS.R23b, figure: said.join(', '), verdict: refused ? 'met' : 'short' };
}

export const pooler: Trial = {
  id: 'R23',
  title: 'the server works behind a connection pooler in front of PostgreSQL',
  async run({ long }) {
    if (spawnSync('which', ['pgbouncer']).status !== 0)
      return [{ id: 'R23', goal: GOALS.R23a, figure: 'not tried: needs Debian’s pgbouncer', verdict: 'inconclusive' }];
    const cluster = await startPostgres();
    try {
      const admin = new Client(cluster.url);
      await admin.connect();
      await admin.query('create database pooled');
      await admin.end();
      return [await inSessionMode(cluster, long ? 20 : 2), await inOtherModes(cluster)];
    } finally {
      await cluster.stop();
    }
  },
};

import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { ROOT } from '../../scripts/bootstrap.mjs';

export type ServerOptions = {
  /** `embedded` keeps its data in a folder of its own, `postgres` in a database of its own in the test cluster. */
  database?: 'embedded' | 'postgres';
  /** A PostgreSQL database that is there already, such as that of another node. */
  databaseUrl?: string;
  /** `worker` serves nobody: it only does the background work of that database. */
  role?: 'all' | 'web' | 'worker';
  /** Whether an empty database gets the example company. */
  seeded?: boolean;
  /** A data folder to begin with a copy of. */
  data?: string;
  env?: Record<string, string>;
  /** Another version's `serve.js`, built into a folder of its own. */
  entry?: string;
};

export type OutboxMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

const ENTRY = join(ROOT, 'dist/server/serve.js');
/** As `npm start`, the image and the service start it: otherwise its memory grows with the machine's. */
const RUNTIME = ['--max-semi-space-size=4'];
const OPS = join(ROOT, 'dist/server/cli.js');
/** The example company takes a while to be lived through, on a busy machine a long one. */
const READY_WITHIN = { empty: 150_000, seeded: 240_000 };

/** The product as people run it: the built server in a process of its own, on a free port, with data of its own. */
export class ProductServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'kafaa-e2e-'));
  readonly url: string;
  /** Absent with the embedded database. */
  readonly databaseUrl: string | undefined;
  #process: ChildProcess | undefined;
  #log = '';
  #daysLater = 0;
  readonly #env: Record<string, string>;
  readonly #args: readonly string[];
  readonly #entry: string;

  private constructor(port: number, options: ServerOptions, databaseUrl: string | undefined) {
    this.url = `http://127.0.0.1:${port}`;
    this.databaseUrl = databaseUrl;
    if (options.data) cpSync(options.data, this.dataDir, { recursive: true });
    this.#args = options.seeded ? [] : ['--empty'];
    this.#entry = options.entry ?? ENTRY;
    this.#env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      // Links in mails lead where the tests' pages live: one origin, one storage.
      PUBLIC_URL: this.url,
      // As a configured installation: the pages then show all three ways to reach somebody.
      BRAND_EMAIL: 'contact@kafaa.example',
      BRAND_PHONE: '+216 70 000 000',
      BRAND_WHATSAPP: '+216 20 000 000',
      // All of a test comes from one address; what measures the limits, or their cost, sets them on.
      CALL_LIMITS: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(options.role && { ROLE: options.role }),
      // A worker answers here whether it lives.
      ...(options.role === 'worker' && { METRICS_PORT: String(port) }),
      ...options.env,
    };
  }

  static async start(options: ServerOptions = {}): Promise<ProductServer> {
    if (!existsSync(ENTRY)) throw new Error('dist/server/serve.js is missing: npm run build, or npm test -- e2e');
    const databaseUrl = options.databaseUrl ?? (options.database === 'postgres' ? await createDatabase() : undefined);
    const server = new ProductServer(await freePort(), options, databaseUrl);
    await server.start();
    return server;
  }

  async start({ daysLater = 0 } = {}): Promise<void> {
    this.#daysLater = daysLater;
    const child = this.#spawn(this.#entry, this.#args);
    this.#process = child;
    const remember = (chunk: Buffer) => (this.#log = (this.#log + chunk.toString()).slice(-20_000));
    child.stdout.on('data', remember);
    child.stderr.on('data', remember);
    const patience = READY_WITHIN[this.#args.includes('--empty') ? 'empty' : 'seeded'];
    const deadline = Date.now() + patience;
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${this.#log}`);
      if (Date.now() > deadline) {
        // Left alone it would keep whoever asked for it from ending, too.
        await this.stop('SIGKILL');
        throw new Error(`the server did not answer in ${patience} ms:\n${this.#log}`);
      }
      // Often, since how long a start takes is measured by this, too.
      await delay(20);
    }
  }

  #spawn(entry: string, line: readonly string[]): ChildProcessWithoutNullStreams {
    // Only what a process needs: a developer's own SMTP_URL or LLM_… must not leak into the tests.
    const { PATH = '', HOME = '', TMPDIR, TZ } = process.env;
    const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(TZ && { TZ }), ...this.#env };
    const clock = this.#daysLater > 0 ? [`--import=${shiftedClock(this.#daysLater)}`] : [];
    return spawn(process.execPath, [...clock, ...RUNTIME, entry, ...line], { env, cwd: this.dataDir });
  }

  /** A command of the operator on the same data, at the same time of the calendar; answers what it prints. */
  async ops(...line: string[]): Promise<string> {
    const child = this.#spawn(OPS, line);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`ops ${line.join(' ')} ended with ${code}: ${said}`);
    return said;
  }

  /** Ends the process in order (SIGTERM) or, with SIGKILL, as a power cut of the process would; answers its exit code. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  /** The same product and data that many days later: links and subscriptions end as they would. */
  async restart({ daysLater }: { daysLater: number }): Promise<void> {
    await this.stop();
    await this.start({ daysLater });
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** What it has printed of this form; a start prints its last words after it has answered for the first time. */
  async said(words: RegExp): Promise<RegExpExecArray> {
    const deadline = Date.now() + 30_000;
    for (;;) {
      const found = words.exec(this.#log);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`the server never said ${String(words)}:\n${this.#log}`);
      await delay(20);
    }
  }

  get log(): string {
    return this.#log;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** The newest mail to an address that satisfies `wanted`; waits for the background task that sends it. */
  async mailTo(to: string, wanted: (mail: OutboxMail) => boolean = () => true): Promise<OutboxMail> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const found = (await this.mailsTo(to)).find(wanted);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`no such mail to ${to} in the outbox`);
      await delay(100);
    }
  }

  async mailsTo(to: string): Promise<OutboxMail[]> {
    const response = await fetch(`${this.url}/api/outbox?to=${encodeURIComponent(to)}`);
    if (!response.ok) throw new Error(`/api/outbox answered ${response.status}`);
    return (await response.json()) as OutboxMail[];
  }

  async #answers(): Promise<boolean> {
    try {
      const response = await fetch(this.url, { signal: AbortSignal.timeout(2000) });
      return response.status < 500;
    } catch {
      return false;
    }
  }
}

/** A module for `node --import` that moves the process' clock on. */
function shiftedClock(days: number): string {
  const code = `
    const RealDate = Date;
    const by = ${days * 24 * 60 * 60 * 1000};
    globalThis.Date = class extends RealDate {
      constructor(...given) { if (given.length > 0) super(...given); else super(RealDate.now() + by); }
      static now() { return RealDate.now() + by; }
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function createDatabase(): Promise<string> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: run the tests through npm test');
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

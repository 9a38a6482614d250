import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, everyCompany } from '#/machine/owned-database';
import { freePort } from '#/machine/free-port';
import { readMailbox } from './mailboxes.ts';
import { ROOT } from '#/root';
import { DAY_MS } from '@kafaa/domain/kernel/time';

export type ServerOptions = {
  /** Kind of the database: `embedded` stores its data in the server's folder, `postgres` in a database of its own in the test cluster. */
  database?: 'embedded' | 'postgres';
  /** URL of an existing PostgreSQL database, such as that of another node. */
  databaseUrl?: string;
  /** Role of the process: a `worker` serves no requests and only runs the background tasks of the database. */
  role?: 'all' | 'web' | 'worker';
  /** Whether an empty database gets the example company. */
  seeded?: boolean;
  /** A data folder of which the server starts with a copy. */
  data?: string;
  /** The caller's data folder, which the server uses itself and does not remove. */
  dataDir?: string;
  /** Folder with the mailboxes of a real mail server, in which the tests read mails; by default they read the outbox. */
  mailboxes?: string;
  env?: Record<string, string>;
  /** Host name in the server's address; passkeys need `localhost`. */
  hostname?: 'localhost';
  /** A fixed port, for runs whose pages must contain the same links; by default a free one. */
  port?: number;
  /** Number of milliseconds by which the process's clock is shifted. */
  clockShift?: number;
  /** Path of another version's `serve.js`, built into its own folder. */
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

/** Environment variable of a trial whose browser test sends its mails through a real mail server: the server's options as JSON. */
export const REAL_MAIL = 'E2E_REAL_MAIL';

/** Options of a server whose mails go through the mail server of a trial; empty if the test runs without one. */
export function realMail(): ServerOptions {
  const given = process.env[REAL_MAIL];
  return given === undefined ? {} : (JSON.parse(given) as ServerOptions);
}

const ENTRY = join(ROOT, 'dist/server/serve.js');
/** The flag that `npm start`, the image and the service use: without it memory use grows with the machine's memory. */
const RUNTIME = ['--max-semi-space-size=4'];
const OPS = join(ROOT, 'dist/server/cli.js');
/** Maximum start-up time in milliseconds. Generating the example company takes long, even more so on a busy machine. */
const READY_WITHIN = { empty: 150_000, seeded: 240_000 };

/** The built server as it runs in production: its own process, a free port and its own data. */
export class ProductServer {
  readonly dataDir: string;
  readonly url: string;
  /** URL of the PostgreSQL database; undefined with the embedded database. */
  readonly databaseUrl: string | undefined;
  #process: ChildProcess | undefined;
  #log = '';
  #daysLater = 0;
  readonly #clockShift: number;
  readonly #env: Record<string, string>;
  readonly #args: readonly string[];
  readonly #entry: string;
  readonly #keepsData: boolean;
  readonly #mailboxes: string | undefined;

  private constructor(port: number, options: ServerOptions, databaseUrl: string | undefined) {
    this.url = `http://${options.hostname ?? '127.0.0.1'}:${port}`;
    this.databaseUrl = databaseUrl;
    this.dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'kafaa-e2e-'));
    this.#keepsData = options.dataDir !== undefined;
    this.#mailboxes = options.mailboxes;
    if (options.data) cpSync(options.data, this.dataDir, { recursive: true });
    this.#args = options.seeded ? [] : ['--empty'];
    this.#entry = options.entry ?? ENTRY;
    this.#clockShift = options.clockShift ?? 0;
    this.#env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      // Links in mails point to the origin that the tests' pages use, so that both share one storage.
      PUBLIC_URL: this.url,
      // Configured contact details make the pages show all three ways to reach support.
      BRAND_EMAIL: 'contact@kafaa.example',
      BRAND_PHONE: '+216 70 000 000',
      BRAND_WHATSAPP: '+216 20 000 000',
      // Rate limits are off because all calls of a test come from one address; tests of rate limits turn them on.
      CALL_LIMITS: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(options.role && { ROLE: options.role }),
      // A worker serves its health check on this port.
      ...(options.role === 'worker' && { METRICS_PORT: String(port) }),
      ...options.env,
    };
  }

  static async start(options: ServerOptions = {}): Promise<ProductServer> {
    if (!existsSync(ENTRY)) throw new Error('dist/server/serve.js is missing: npm run build, or npm test -- e2e');
    const databaseUrl = options.databaseUrl ?? (options.database === 'postgres' ? await ownDatabase() : undefined);
    const server = new ProductServer(options.port ?? (await freePort()), options, databaseUrl);
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
        // The child is killed because a running one would keep the calling process from exiting.
        await this.stop('SIGKILL');
        throw new Error(`the server did not answer in ${patience} ms:\n${this.#log}`);
      }
      // The interval is short because tests measure the start-up time with this loop.
      await delay(20);
    }
  }

  #spawn(entry: string, line: readonly string[]): ChildProcessWithoutNullStreams {
    // The server gets only the variables that a process needs, so that a developer's SMTP_URL or LLM_… does not leak into the
    // tests.
    const { PATH = '', HOME = '', TMPDIR, TZ } = process.env;
    const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(TZ && { TZ }), ...this.#env };
    const shift = this.#clockShift + this.#daysLater * DAY_MS;
    const clock = shift !== 0 ? [`--import=${shiftedClock(shift)}`] : [];
    return spawn(process.execPath, [...clock, ...RUNTIME, entry, ...line], { env, cwd: this.dataDir });
  }

  /** Runs an operator command on the same data with the same clock shift; returns the command's output. */
  async ops(...line: string[]): Promise<string> {
    const child = this.#spawn(OPS, line);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`ops ${line.join(' ')} ended with ${code}: ${said}`);
    return said;
  }

  /** Stops the process gracefully (SIGTERM) or abruptly like a power cut (SIGKILL); returns its exit code. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  /** Restarts on the same data with the clock moved on by that many days, so that links and subscriptions expire. */
  async restart({ daysLater }: { daysLater: number }): Promise<void> {
    await this.stop();
    await this.start({ daysLater });
  }

  async dispose(): Promise<void> {
    await this.stop();
    if (!this.#keepsData) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Waits for output that matches; a starting server still prints lines after its first response. */
  async said(words: RegExp): Promise<RegExpExecArray> {
    const deadline = Date.now() + 30_000;
    for (;;) {
      const found = words.exec(this.#log);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`the server output never matched ${String(words)}:\n${this.#log}`);
      await delay(20);
    }
  }

  /** Database URL for the tests' own statements, which read and change the rows of every company. */
  get rowsUrl(): string | undefined {
    return this.databaseUrl === undefined ? undefined : everyCompany(this.databaseUrl);
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
      if (Date.now() > deadline) throw new Error(`no matching mail to ${to}`);
      await delay(100);
    }
  }

  /** The mails to an address, newest first. */
  async mailsTo(to: string): Promise<OutboxMail[]> {
    if (this.#mailboxes !== undefined) return readMailbox(this.#mailboxes, to);
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

/** A module for `node --import` that moves the process' clock. */
function shiftedClock(by: number): string {
  const code = `
    const RealDate = Date;
    const by = ${by};
    globalThis.Date = class extends RealDate {
      constructor(...given) { if (given.length > 0) super(...given); else super(RealDate.now() + by); }
      static now() { return RealDate.now() + by; }
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function ownDatabase(): Promise<string> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (!cluster) throw new Error('TEST_DATABASE_URL is missing: run the tests through npm test');
  return createDatabase(cluster, `e2e_${randomUUID().replaceAll('-', '')}`);
}

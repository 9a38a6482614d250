import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './wire.ts';
import { repositoryRoot } from '#/platform/process/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyPostgres } from '@kafaa/testing/app/databases';

const SERVE = join(repositoryRoot(), 'dist/server/serve.js');
const CLUSTER = process.env.TEST_DATABASE_URL ?? '';

/** Proxy to PostgreSQL that a test can cut (it refuses connections) or silence (it accepts connections but sends no data). */
class Line {
  #mode: 'open' | 'silent' = 'open';
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #target: { host: string; port: number };
  port = 0;

  constructor({ hostname, port }: URL) {
    this.#target = { host: hostname, port: Number(port) };
    this.#server = createServer((client) => {
      this.#keep(client);
      if (this.#mode === 'silent') return;
      const server = connect(this.#target);
      this.#keep(server);
      client.pipe(server).pipe(client);
    });
  }

  async open(): Promise<void> {
    this.#mode = 'open';
    this.#drop();
    if (!this.#server.listening) await once(this.#server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
  }

  silence(): void {
    this.#mode = 'silent';
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  async cut(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#drop();
    await closed;
  }

  #drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

describe.runIf(CLUSTER !== '')('PostgreSQL outage', () => {
  let folder = '';
  let child: ChildProcess;
  let port = 0;
  let metricsPort = 0;
  let database: Awaited<ReturnType<typeof emptyPostgres>>;
  const line = new Line(new URL(CLUSTER || 'postgres://127.0.0.1:1'));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kafaa-away-'));
    database = await emptyPostgres(CLUSTER);
    if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
    await line.open();
    [port, metricsPort] = [await freePort(), await freePort()];
    const DATABASE_URL = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(line.port) }).href;
    const own = { DATABASE_URL, DATA_DIR: folder, PORT: String(port), METRICS_PORT: String(metricsPort) };
    const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...own };
    child = spawn(process.execPath, [SERVE, '--empty'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    if (child.stdout) await once(child.stdout, 'data');
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await line.cut();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (at: number, path: string) => {
    const response = await fetch(`http://127.0.0.1:${at}${path}`);
    return { status: response.status, body: await response.text() };
  };

  test('/metrics and /readyz report a reachable database with 200', async () => {
    const { status, body } = await ask(metricsPort, '/metrics');
    expect(status).toBe(200);
    for (const figure of ['kafaa_database_up 1', 'kafaa_mail_oldest_waiting_seconds 0', 'kafaa_calls_total'])
      expect(body).toContain(figure);
    for (const at of [port, metricsPort])
      expect(await ask(at, '/readyz')).toEqual({ status: 200, body: '{"status":"ok"}' });
  });

  test.each([
    ['refuses connections', () => line.cut()],
    ['accepts connections and does not answer', () => Promise.resolve(line.silence())],
  ])('/healthz and /metrics answer 200 while PostgreSQL %s, and /readyz recovers afterwards', async (_how, go) => {
    await go();
    for (const at of [port, metricsPort]) {
      expect(await ask(at, '/readyz')).toEqual({ status: 503, body: '{"status":"database away"}' });
      expect((await ask(at, '/healthz')).status).toBe(200);
    }
    const { status, body } = await ask(metricsPort, '/metrics');
    expect(status).toBe(200);
    expect(body).toContain('kafaa_database_up 0');
    for (const figure of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'kafaa_database_connections',
    ])
      expect(body).toContain(figure);
    expect(body).not.toMatch(/^kafaa_mail_oldest_waiting_seconds |select/m);
    await line.open();
    await expect.poll(() => ask(metricsPort, '/readyz'), { timeout: 20_000 }).toMatchObject({ status: 200 });
    await expect
      .poll(async () => (await ask(metricsPort, '/metrics')).body, { timeout: 20_000 })
      .toContain('kafaa_database_up 1');
    expect((await ask(port, '/readyz')).status).toBe(200);
  });
});

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './wire.ts';
import { repositoryRoot } from '#/platform/process/root';
import { productVersion } from '#/platform/diagnostics/version';
import { fillWithExample } from '@kafaa/testing/app/example-folder';
import { runCli } from '@kafaa/testing/app/command-line';
import { openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { signupPayload } from '@kafaa/testing/app/factories';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exposedTo } from '@kafaa/testing/app/exposed';

/** Path of the built server. From source, each process would first compile the server, which took most of a minute here. */
const SERVE = join(repositoryRoot(), 'dist/server/serve.js');
const SLOW = 60_000;

/** Waits until the server reports that it is stopping, while it still answers. */
async function stopping(address: string): Promise<void> {
  while ((await fetch(`${address}/readyz`)).status !== 503);
}

/** Sends a log-in except for its last byte, which `finish` sends. */
function slowLogin(address: string) {
  const body = JSON.stringify({ userName: 'personne@societe.tn', password: 'un mot de passe quelconque' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const call = request(`${address}/api/auth/login`, { method: 'POST', headers });
  call.write(body.slice(0, -1));
  const status = once(call, 'response').then(([response]) => (response as IncomingMessage).resume().statusCode);
  return { status, begun: once(call, 'socket'), finish: () => void call.end(body.slice(-1)) };
}

/** Returns the status of a call with the given Host header, which fetch would not send. */
const statusOf = (port: string | number, path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((done, fail) => {
    const sent = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    sent.on('error', fail);
  });

describe('server start', () => {
  let folder = '';
  const children: ChildProcessWithoutNullStreams[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kafaa-serve-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  });

  /** Starts the server in a separate folder, so that the developer's .env has no effect. */
  const serve = (env: Record<string, string> = {}, args: string[] = ['--empty']) => {
    const { PATH } = process.env;
    const child = spawn(process.execPath, [SERVE, ...args], {
      cwd: folder,
      env: { PATH, PORT: '0', ...env },
    });
    children.push(child);
    return child;
  };
  const ended = async (child: ChildProcessWithoutNullStreams) => {
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code: child.exitCode, out, err };
  };
  /** Waits for the address that the server prints on stdout. */
  const ready = async (child: ChildProcessWithoutNullStreams) => {
    let seen = '';
    let faults = '';
    child.stderr.on('data', (chunk: Buffer) => void (faults += String(chunk)));
    for await (const chunk of child.stdout) {
      seen += String(chunk);
      const address = /http:\/\/localhost:\d+(?=\n)/.exec(seen)?.[0];
      if (address && seen.endsWith('\n\n')) return { address, seen };
    }
    throw new Error(`the server did not start: ${seen}${faults}`);
  };

  it('the server names every invalid variable and exits with code 1', async () => {
    const { code, err } = await ended(serve({ PORT: 'x', SMTP_URL: 'x' }));
    expect(code).toBe(1);
    expect(err).toContain('PORT\u00a0:');
    expect(err).toContain('SMTP_URL\u00a0:');
    expect(err).not.toContain('    at ');
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('an exposed server names its missing required variables and exits with code 1', async () => {
    const { code, err } = await ended(serve({ HOST: '0.0.0.0' }));
    expect(code).toBe(1);
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'SESSION_SECRET', 'MAIL_FROM', 'OPERATOR_EMAIL', 'BRAND_EMAIL'])
      expect(err).toContain(`${name}\u00a0: obligatoire`);
    expect(err).toContain('installation exposée\u00a0: HOST=0.0.0.0');
  });

  it('the server exits with code 1 when BRAND_IMAGES is not a folder', async () => {
    writeFileSync(join(folder, 'logo.png'), '');
    for (const BRAND_IMAGES of ['nulle-part', 'logo.png']) {
      const { code, err } = await ended(serve({ BRAND_IMAGES }));
      expect(code).toBe(1);
      expect(err).toContain('BRAND_IMAGES\u00a0:');
      expect(err).not.toContain('    at ');
    }
  });

  it(
    'a server exposed by PUBLIC_URL alone has no outbox or example company, and warns about unproven claims',
    async () => {
      const port = await freePort();
      const child = serve({ ...exposedTo('https://kafaa.example'), PORT: String(port) }, []);
      let seen = '';
      for await (const chunk of child.stdout) if ((seen += String(chunk)).endsWith('\n\n')) break;
      expect(seen).toContain('Installation exposée\u00a0: PUBLIC_URL mène à kafaa.example.');
      expect(seen).toContain('85\u00a0%, 75\u00a0%, 93\u00a0%\u00a0: rien dans le produit ne le prouve');
      expect(seen).not.toMatch(/Compte d’exemple|outbox/);
      const ask = (path: string, headers: Record<string, string>) => statusOf(port, path, headers);
      expect(await ask('/api/plans', { host: 'kafaa.example' })).toBe(200);
      expect(await ask('/api/plans', { host: 'evil.example' })).toBe(421);
      expect(await ask('/healthz', { host: '10.0.0.7' })).toBe(200);
      expect(await ask('/api/outbox', { host: 'kafaa.example' })).toBe(404);
    },
    SLOW,
  );

  it('the server reads .env, and environment variables override it', async () => {
    writeFileSync(join(folder, '.env'), 'PORT=from-file\nSMTP_URL=from-file\n');
    const { err } = await ended(serve({ PORT: '3000' }));
    expect(err).toContain('SMTP_URL\u00a0:');
    expect(err).not.toContain('PORT\u00a0:');
  });

  it(
    'the server locks its data folder, keeps its session secret over restarts, and exits with 0 on SIGTERM',
    async () => {
      const metricsPort = await freePort();
      const first = serve({ METRICS_PORT: String(metricsPort) });
      const { address, seen } = await ready(first);
      expect(seen).toContain(`${address}/outbox`);
      expect(seen).toContain('Installation non exposée');
      for (const one of [new URL(address).port, metricsPort]) {
        expect(await statusOf(one, '/healthz', { host: 'evil.example' })).toBe(421);
        expect(await statusOf(one, '/healthz', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(421);
      }
      expect((await fetch(`${address}/api/plans`)).status).toBe(200);
      for (const path of ['/healthz', '/readyz']) expect((await fetch(`${address}${path}`)).status).toBe(200);
      // Only the health check on the metrics port shows the version.
      const health = async (at: string) => (await fetch(`${at}/healthz`)).json();
      expect(await health(address)).toEqual({ status: 'ok' });
      expect(await health(`http://127.0.0.1:${metricsPort}`)).toEqual({
        status: 'ok',
        version: expect.stringMatching(new RegExp(`^${productVersion()}([+][0-9a-f]{7})?$`)) as string,
      });
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(figures).toContain('kafaa_calls_total{method="GET",route="/api/plans",status="200"} 1');
      expect(figures).toContain('kafaa_tasks_waiting');
      expect((await fetch(`${address}/metrics`)).status).toBe(404);
      const secret = readFileSync(join(folder, 'data/session-secret'), 'utf8');

      const second = await ended(serve());
      expect(second.code).toBe(1);
      expect(second.err).toContain(`le processus ${first.pid}.`);
      expect(second.err).not.toContain('    at ');
      expect((await fetch(`${address}/api/plans`)).status).toBe(200);

      first.kill('SIGTERM');
      await once(first, 'exit');
      expect(first.exitCode).toBe(0);

      const third = serve();
      await ready(third);
      expect(readFileSync(join(folder, 'data/session-secret'), 'utf8')).toBe(secret);
      // The database stays usable after the process was killed.
      third.kill('SIGKILL');
      await once(third, 'exit');
      await ready(serve());
    },
    SLOW,
  );

  it(
    'a sign-up succeeds if only .env sets NODE_ENV=production',
    async () => {
      const smtp = await openFakeSmtp();
      const port = await freePort();
      writeFileSync(
        join(folder, '.env'),
        [
          'NODE_ENV=production',
          `PORT=${port}`,
          ...Object.entries(exposedTo('https://kafaa.example', `smtp://127.0.0.1:${smtp.port}`)).map(
            ([name, value]) => `${name}=${value}`,
          ),
        ].join('\n'),
      );
      const child = serve({ PORT: String(port) });
      await once(child.stdout, 'data');
      const call = request(`http://127.0.0.1:${port}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'kafaa.example' },
      });
      call.end(JSON.stringify(signupPayload()));
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      expect(response.resume().statusCode).toBe(201);
      child.kill('SIGTERM');
      await once(child, 'exit');
      await smtp.close();
    },
    SLOW,
  );

  it(
    'an exposed server refuses the example log-in and names the command that erases the example company',
    async () => {
      await fillWithExample(join(folder, 'data'));
      const local = serve({}, []);
      expect((await ready(local)).seen).toContain('demo@medina-digital.example / bienvenue-medina');
      local.kill('SIGTERM');
      await once(local, 'exit');

      const port = await freePort();
      const smtp = await openFakeSmtp();
      const env = {
        NODE_ENV: 'production',
        PORT: String(port),
        DRAIN_SECONDS: '0',
        ...exposedTo('https://kafaa.example', `smtp://127.0.0.1:${smtp.port}`),
      };
      const erase = 'companies erase demo@medina-digital.example --yes';
      const startExposed = async () => {
        const child = serve(env);
        let seen = '';
        for await (const chunk of child.stdout) if ((seen += String(chunk)).endsWith('\n\n')) break;
        return { child, seen };
      };
      const first = await startExposed();
      const call = request(`http://127.0.0.1:${port}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'kafaa.example' },
      });
      call.end(JSON.stringify({ userName: 'demo@medina-digital.example', password: 'bienvenue-medina' }));
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      expect(response.resume().statusCode).toBe(400);
      first.child.kill('SIGTERM');
      await once(first.child, 'exit');
      expect(first.seen).toContain(erase);

      expect((await runCli(folder, ['check'], env)).out).toMatch(new RegExp(`^! {2}exemple .*${erase}`, 'm'));
      expect(await runCli(folder, erase.split(' '), env)).toMatchObject({ code: 0 });
      expect((await runCli(folder, ['check'], env)).out).toMatch(/^✓ {2}exemple /m);
      expect((await startExposed()).seen).not.toContain(erase);
      await smtp.close();
    },
    SLOW * 3,
  );

  it(
    'the server answers a running request despite repeated SIGTERM, and a later second Ctrl-C stops the server at once',
    async () => {
      const draining = serve({ DRAIN_SECONDS: '2' });
      const { address } = await ready(draining);
      const answer = slowLogin(address);
      await answer.begun;
      const exit = once(draining, 'exit');
      draining.kill('SIGTERM');
      await stopping(address);
      draining.kill('SIGTERM');
      await stopping(address);
      answer.finish();
      expect(await answer.status).toBe(400);
      await exit;
      expect(draining.exitCode).toBe(0);

      const impatient = serve({ DRAIN_SECONDS: '60' });
      const second = await ready(impatient);
      const asked = performance.now();
      const gone = once(impatient, 'exit');
      impatient.kill('SIGINT');
      impatient.kill('SIGINT');
      await stopping(second.address);
      const again = setInterval(() => impatient.kill('SIGINT'), 100);
      await gone;
      clearInterval(again);
      expect(impatient.exitCode).toBe(1);
      expect(performance.now() - asked).toBeGreaterThan(900);
    },
    SLOW,
  );

  it(
    'the server starts with an unusable mail server and logs the reason',
    async () => {
      const metricsPort = await freePort();
      const server = serve({ SMTP_URL: 'smtp://relais:mot-de-passe@127.0.0.1:1', METRICS_PORT: String(metricsPort) });
      let err = '';
      server.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      const { address } = await ready(server);
      await expect.poll(() => err, { timeout: 10_000 }).toContain('"reason":"connect ECONNREFUSED 127.0.0.1:1"');
      expect(err).not.toContain('mot-de-passe');
      const { userName } = signupPayload();
      await fetch(`${address}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(signupPayload(userName)),
      });
      const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      await expect
        .poll(figures, { timeout: 10_000 })
        .toMatch(/kafaa_mails_refused_total\{code="ECONNREFUSED",scope="outage"\} [1-9]/);
      expect(await figures()).toMatch(/kafaa_mail_oldest_waiting_seconds \d*\.?\d*[1-9]/);
      expect(err).not.toContain(userName);
    },
    SLOW,
  );
});

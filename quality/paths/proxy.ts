import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '@kafaa/testing/root';
import { openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { block, dotEnv, substitute } from './documents.ts';
import { productionText, variablesOf } from './production.ts';
import { expect, type Trial } from './trial.ts';
import { freePort } from '@kafaa/testing/machine/free-port';

const CADDY = 'docs/OPERATIONS.md § A proxy on the same machine';
const NGINX = 'docs/OPERATIONS.md § A proxy on the same machine 2';

export const proxy: Trial = {
  id: 'proxy',
  title: 'Caddy and nginx forward to the server on the same machine',
  runs: [CADDY, NGINX],
  async run(workshop, step) {
    const prepared = join(workshop.base, 'proxy.conf');
    const machine = workshop.machine({ PREPARED_ENV: prepared });
    const cwd = workshop.checkout();
    cpSync(join(cwd, 'docs'), join(machine.own('/opt/kafaa'), 'docs'), { recursive: true });
    const smtp = await openFakeSmtp();
    const [port, plain, tls] = [await freePort(), await freePort(), await freePort()];
    const text = productionText({ port, database: '0', smtp: smtp.port });
    const { DATABASE_URL: _, ...values } = await variablesOf(machine, text);
    writeFileSync(join(cwd, '.env'), dotEnv({ ...values, PUBLIC_URL: `https://localhost:${tls}` }));
    const server = await machine.serve('npm start', { port, host: 'localhost' }, { cwd });
    const certificate = selfSigned(workshop.base);
    try {
      for (const [name, place, given] of [
        ['caddy', CADDY, { 'kafaa.example {': `localhost:${tls} {`, '127.0.0.1:3000': `127.0.0.1:${port}` }],
        [
          'nginx',
          NGINX,
          {
            'kafaa.example;': 'localhost;',
            'listen 80': `listen ${plain}`,
            'listen 443': `listen ${tls}`,
            '127.0.0.1:3000': `127.0.0.1:${port}`,
            '/etc/ssl/kafaa': certificate,
          },
        ],
      ] as const) {
        const file = readFileSync(join(ROOT, 'docs', name === 'caddy' ? 'Caddyfile.one-box' : 'nginx.conf'), 'utf8');
        // The options keep Caddy's files in the trial's folder, and its certificate authority out of this machine's trust
        // store.
        const options = `{\n\tskip_install_trust\n\tadmin off\n\thttp_port ${plain}\n\tstorage file_system ${workshop.base}/caddy\n}\n`;
        writeFileSync(prepared, (name === 'caddy' ? options : '') + substitute(file, given));
        // Debian's default site is removed, because it listens on port 80.
        if (name === 'nginx') await machine.run('rm -f /etc/nginx/sites-enabled/default');
        await machine.run(`mkdir -p /etc/caddy /etc/nginx/conf.d; ${block(place)}`);
        try {
          await throughProxy(tls);
        } finally {
          await machine.run(`systemctl stop ${name}`);
        }
        step(`${name} as written: TLS, its host name, a body of 2 MB, its own request id, the visitor’s address`);
      }
    } finally {
      await server.stop();
      await smtp.close();
    }
  },
};

async function throughProxy(port: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await delay(200)) {
    const ready = await ask(port, '/readyz').catch(() => null);
    if (ready?.status === 200) break;
    if (Date.now() > deadline) throw new Error(`the proxy is not ready: ${ready?.status ?? 'no answer'}`);
  }
  const home = await ask(port, '/', { 'x-request-id': 'a-visitors-own-id' });
  expect('the home page', home.status, 200);
  expect('a visitor’s own request id is taken', home.requestId === 'a-visitors-own-id', false);
  // The server must read the body in full and refuse it for its content, not for its size.
  const large = await ask(port, '/api/auth/login', {}, Buffer.alloc(20_000, 0x20));
  expect('a log-in of blanks', large.status, 400);
  expect('a body of 2 MB reaches Kafaa', await reachesKafaa(port, Buffer.alloc(2_000_000, 0x20)), true);
}

/**
 * Whether a request reaches Kafaa through the proxy. Kafaa refuses an unknown link before it has read the body. On a busy
 * machine, a proxy that is still sending then may answer 502 instead, so there are several tries; a proxy whose own limit is
 * lower refuses all of them.
 */
async function reachesKafaa(port: number, body: Buffer): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { requestId } = await ask(port, '/api/interviews/unknown/cv', {}, body);
    if (requestId !== undefined) return true;
  }
  return false;
}

interface Answered {
  readonly status: number;
  readonly requestId: string | undefined;
}

function ask(port: number, path: string, headers = {}, body?: Buffer): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: 'localhost',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json', 'content-length': body.length }) },
        // The certificate is signed by Caddy's own authority or self-signed.
        rejectUnauthorized: false,
      },
      (response) => {
        response.resume();
        const requestId = response.headers['x-request-id'];
        resolve({ status: response.statusCode ?? 0, requestId: typeof requestId === 'string' ? requestId : undefined });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function selfSigned(base: string): string {
  const folder = join(base, 'certificate');
  mkdirSync(folder);
  const line = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`;
  execFileSync('openssl', line.split(' '), { stdio: 'ignore' });
  chmodSync(join(folder, 'privkey.pem'), 0o600);
  return folder;
}

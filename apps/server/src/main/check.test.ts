import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './wire.ts';
import { repositoryRoot } from '#/platform/process/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyPostgres } from '@kafaa/testing/app/databases';
import { exposedTo } from '@kafaa/testing/app/exposed';
import { onCluster } from '@kafaa/testing/machine/owned-database';
import { openIdentityProvider } from '@kafaa/testing/fakes/identity-provider';
import { type FakeSmtp, openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';

const CLI = join(repositoryRoot(), 'dist/server/cli.js');
const CLUSTER = process.env.TEST_DATABASE_URL ?? '';

interface Check {
  readonly what: string;
  readonly state: string;
  readonly text: string;
}

let folder = '';
let smtp: FakeSmtp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kafaa-check-'));
  smtp = await openFakeSmtp();
});
afterAll(async () => {
  await smtp.close();
  rmSync(folder, { recursive: true });
});

async function run(env: Record<string, string>, ...line: string[]) {
  const all = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR: join(folder, 'data'), ...env };
  const child = spawn(process.execPath, [CLI, 'check', ...line], { cwd: folder, env: all });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
}

/** Creates a self-signed certificate that no trust store knows, like that of a private authority. */
function selfSigned(place: string) {
  const [cert, key] = [join(place, 'cert.pem'), join(place, 'key.pem')];
  const line = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert}`;
  execFileSync('openssl', line.split(' '), { stdio: 'ignore' });
  return { cert: readFileSync(cert), key: readFileSync(key) };
}

/** Runs `ops check` and returns the checks by name, each with its state and text. */
async function check(env: Record<string, string>) {
  const { code, out, err } = await run(env, '--json');
  expect(err).toBe('');
  const checks = JSON.parse(out) as Check[];
  return { code, of: Object.fromEntries(checks.map(({ what, ...rest }) => [what, rest])) };
}

describe('ops check', () => {
  test('ops check on a new machine reports each check as done or skipped and creates no data folder', async () => {
    const { code, of } = await check({});
    expect(code).toBe(0);
    expect(of).toMatchObject({
      base: { state: 'ok', text: expect.stringContaining('premier démarrage') as string },
      fichiers: { state: 'ok' },
      'e-mails': { state: 'skipped' },
      adresse: { state: 'skipped', text: expect.stringContaining('n’est pas exposée') as string },
      identités: { state: 'skipped' },
      exemple: { state: 'skipped' },
      disque: { text: expect.stringContaining('Go libres') as string },
      accueil: { state: 'skipped' },
      transfert: { state: 'ok' },
    });
    expect(existsSync(join(folder, 'data'))).toBe(false);
    const { out } = await run({});
    expect(out).toMatch(/^✓ {2}base /m);
  });

  test('ops check prints its help and refuses an unknown argument with exit code 2', async () => {
    expect((await run({}, '--help')).out).toContain('npm run ops -- check');
    expect((await run({}, 'tout')).code).toBe(2);
  });

  test('ops check of an exposed installation tests mail server and public address, and notes unproven claims', async () => {
    const site = createServer((_request, response) => response.end('{"status":"ok"}'));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const PUBLIC_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const exposed = { ...exposedTo(PUBLIC_URL, `smtp://127.0.0.1:${smtp.port}`), NODE_ENV: 'production' };
    try {
      const { code, of } = await check(exposed);
      expect(of).toMatchObject({
        'e-mails': { state: 'ok' },
        exemple: { state: 'ok' },
        adresse: { state: 'ok', text: `${PUBLIC_URL} mène à Kafaa` },
        accueil: { state: 'notice', text: expect.stringContaining('rien dans le produit ne le prouve') as string },
      });
      expect(code).toBe(0);
      expect((await check({ ...exposed, BRAND_CLAIMS: '0,0,0' })).of).toMatchObject({ accueil: { state: 'ok' } });
    } finally {
      site.close();
    }
  });

  test('ops check tries the identity provider and names the reason of a failure, but never the secret', async () => {
    const provider = await openIdentityProvider('http://localhost:3000/Login/Retour');
    const { issuer, clientId, clientSecret } = provider.settings;
    const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
    try {
      const { of } = await check(env);
      expect(of['identités']).toMatchObject({ state: 'ok', text: expect.stringContaining('/Login/Retour') as string });
      provider.state.away = true;
      const { code, of: away } = await check(env);
      const text = 'OIDC_ISSUER\u00a0: le fournisseur ne répond pas (status 503)';
      expect([code, away['identités']]).toMatchObject([1, { state: 'failed', text }]);
    } finally {
      await provider.close();
    }
  });

  test('ops check says whether PUBLIC_URL fails because of DNS, time-out, a foreign server or an unknown authority', async () => {
    const silentSite = createServer(() => undefined);
    const otherSite = createServer((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    const { cert, key } = selfSigned(folder);
    const unsigned = createTlsServer({ cert, key }, (_request, response) => response.end('{"status":"ok"}'));
    const portOf = async (server: typeof silentSite | typeof unsigned) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return (server.address() as AddressInfo).port;
    };
    const sites = [silentSite, otherSite, unsigned] as const;
    const [mute, wrong, tls] = await Promise.all(sites.map(portOf));
    const addressOf = async (url: string, env = {}) => {
      const { of } = await check({ ...exposedTo(url), NODE_ENV: 'production', ...env });
      return `${of['adresse']?.state} ${of['adresse']?.text}`;
    };
    try {
      const [dns, late, other, authority, known] = await Promise.all([
        addressOf('https://nulle-part.invalid'),
        addressOf(`http://127.0.0.1:${mute}`),
        addressOf(`http://127.0.0.1:${wrong}`),
        addressOf(`https://localhost:${tls}`),
        addressOf(`https://localhost:${tls}`, { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') }),
      ]);
      expect(dns).toMatch(/^failed PUBLIC_URL\u00a0: ce nom n’est pas dans le DNS/);
      expect(late).toMatch(/^failed PUBLIC_URL\u00a0: pas de réponse à temps/);
      expect(other).toMatch(/^failed .* répond 502, mais ce n’est pas Kafaa/);
      expect(authority).toMatch(/^failed PUBLIC_URL\u00a0: aucune autorité connue.*NODE_EXTRA_CA_CERTS/);
      expect(known).toMatch(/^ok /);
    } finally {
      for (const site of sites) {
        site.closeAllConnections();
        site.close();
      }
    }
  });

  test('ops check warns of a missing INPDP authorisation for a model abroad, and fails on an exposed server', async () => {
    const model = { LLM_PROVIDER: 'openai', LLM_API_KEY: 'hunter2', LLM_MODEL: 'm' };
    const here = await check(model);
    expect(here.of).toMatchObject({
      transfert: { state: 'notice', text: expect.stringContaining('autorisation de l’INPDP') as string },
    });
    const given = await check({ ...model, BRAND_INPDP_TRANSFER: 'n° 26-0417' });
    expect(given.of).toMatchObject({
      transfert: { state: 'ok', text: expect.stringContaining('n° 26-0417') as string },
    });
    const exposed = await run({
      ...exposedTo('https://kafaa.tn', 'smtp://127.0.0.1:1'),
      NODE_ENV: 'production',
      ...model,
    });
    expect(exposed.code).not.toBe(0);
    expect(exposed.err).toContain('BRAND_INPDP_TRANSFER');
  });

  test('ops check reports each unusable service separately, without passwords, and exits with code 1', async () => {
    const port = await freePort();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const away = {
      ...exposedTo(`http://127.0.0.1:${port}`, `smtp://u:hunter2@127.0.0.1:${port}`),
      NODE_ENV: 'production',
    };
    const { code, of } = await check({
      ...away,
      DATABASE_URL: `postgres://kafaa:hunter2@127.0.0.1:${port}/kafaa`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'cvs',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    });
    expect(code).toBe(1);
    expect(of).toMatchObject({
      base: { state: 'failed', text: 'La base de DATABASE_URL ne répond pas.' },
      fichiers: { state: 'failed', text: expect.stringMatching(/^S3_ENDPOINT\u00a0: .*ECONNREFUSED/) as string },
      'e-mails': { state: 'failed' },
      adresse: {
        state: 'failed',
        text: expect.stringMatching(/^PUBLIC_URL\u00a0: rien ne répond.*ECONNREFUSED/) as string,
      },
    });
    expect(JSON.stringify({ ...of, base: null, exemple: null })).not.toMatch(/DATABASE_URL|PostgreSQL/);
    expect(JSON.stringify(of)).not.toMatch(/hunter2|\n\s+at /);
    const closed = await check({ DATA_DIR: file });
    expect(closed.code).toBe(1);
    expect(closed.of).toMatchObject({
      base: { state: 'failed', text: expect.stringContaining('fichier') as string },
      fichiers: { state: 'failed', text: expect.stringContaining('fichier') as string },
    });
  });

  test('ops check leaves an existing data folder unchanged', async () => {
    const DATA_DIR = join(folder, 'mine');
    mkdirSync(DATA_DIR);
    writeFileSync(join(DATA_DIR, 'note'), 'kept');
    expect((await check({ DATA_DIR })).code).toBe(0);
    expect(existsSync(join(DATA_DIR, 'note'))).toBe(true);
    expect(existsSync(join(DATA_DIR, 'db'))).toBe(false);
  });

  test.runIf(CLUSTER !== '')(
    'ops check tests the PostgreSQL rights that a start needs and leaves no schema behind',
    async () => {
      const database = await emptyPostgres(CLUSTER);
      if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
      const role = `check_${process.pid}`;
      const name = new URL(database.url).pathname.slice(1);
      try {
        const own = await check({ DATABASE_URL: database.url });
        expect(own.of).toMatchObject({
          base: { state: 'ok', text: expect.stringMatching(/^PostgreSQL \d+, droits/) as string },
        });
        await onCluster(CLUSTER, (query) => query(`create role ${role} login`));
        const url = Object.assign(new URL(database.url), { username: role, password: '' }).href;
        const other = await check({ DATABASE_URL: url });
        expect(other.of).toMatchObject({
          base: { state: 'failed', text: expect.stringContaining('n’a pas le droit') as string },
        });
        const { rows } = await database.pool.query(`select from pg_namespace where nspname like 'kafaa_check%'`);
        expect(rows).toEqual([]);
        expect(name).not.toBe('');
      } finally {
        await onCluster(CLUSTER, (query) => query(`drop role if exists ${role}`));
        await database.close();
      }
    },
  );

  test.runIf(CLUSTER !== '')(
    'ops check reports a superuser’s role as a notice, and as a failure once the installation is exposed',
    async () => {
      const local = await check({ DATABASE_URL: CLUSTER });
      expect(local.of).toMatchObject({
        base: { state: 'notice', text: expect.stringContaining('superutilisateur') as string },
      });
      const exposed = await check({ DATABASE_URL: CLUSTER, ...exposedTo('https://kafaa.example') });
      expect(exposed.of).toMatchObject({ base: { state: 'failed' } });
    },
  );
});

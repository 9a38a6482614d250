import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { login } from '@kafaa/domain/auth/api';
import type { FastifyInstance } from 'fastify';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#/config';
import { isForwarding } from './hosts.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { exposedTo } from '@kafaa/testing/app/exposed';
import { newAccount } from '@kafaa/testing/app/factories';
import { FOREIGN_HOSTS, FORWARDING_HEADERS, ORDINARY_HEADERS, OWN_HOSTS } from '@kafaa/testing/app/hosts';

type Call = readonly [method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE', url: string];
/** One request of each kind: page, rendered page, file, read, write, operator's page, health check, unknown path. */
const REQUESTS: readonly Call[] = [
  ['GET', '/'],
  ['GET', '/Dashboard'],
  ['GET', '/outbox'],
  ['GET', '/robots.txt'],
  ['GET', '/favicon.svg'],
  ['GET', '/nulle-part'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/api/plans'],
  ['GET', '/api/outbox'],
  ['GET', '/API/Outbox'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/nulle-part'],
  ['HEAD', '/'],
  ['OPTIONS', '/api/plans'],
  ['POST', '/api/auth/login'],
  ['PUT', '/api/auth/confirm/x'],
  ['DELETE', '/api/nulle-part'],
];
const REFUSAL = 'Cette installation ne répond qu’à sa propre machine.';

type Headers = Readonly<Record<string, string>>;

async function ask(app: FastifyInstance, [method, url]: Call, headers: Headers) {
  const payload = method === 'POST' ? { userName: 'a@societe.tn', password: 'pas le bon' } : undefined;
  const { statusCode, body } = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: statusCode, body };
}

/** Returns the whole response to bytes sent on a socket. */
async function raw(app: FastifyInstance, request: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.write(request);
  await once(socket, 'close');
  return text;
}

describe('unexposed installation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(freshDatabase, { pages: true });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  test.each(REQUESTS)(
    'an unexposed installation never answers 421 to %s %s under its own host names, at any port',
    async (...request) => {
      for (const host of OWN_HOSTS) expect((await ask(app.app, request, { host })).status, host).not.toBe(421);
    },
  );

  test.each(REQUESTS)('an unexposed installation answers 421 to %s %s under each foreign host', async (...request) => {
    for (const host of FOREIGN_HOSTS) expect(await ask(app.app, request, { host }), host).toEqual(refusalOf(request));
  });

  test.each(REQUESTS)(
    'an unexposed installation answers 421 to %s %s with any forwarding header',
    async (...request) => {
      for (const name of FORWARDING_HEADERS)
        expect(await ask(app.app, request, { host: 'localhost', [name]: '127.0.0.1' }), name).toEqual(
          refusalOf(request),
        );
    },
  );

  const refusalOf = ([method, url]: Call) => {
    const message = expect.stringContaining(REFUSAL) as string;
    if (method === 'HEAD') return { status: 421, body: '' };
    if (!url.toLowerCase().startsWith('/api/')) return { status: 421, body: message };
    return { status: 421, body: expect.stringMatching(/^\{"code":"MISDIRECTED","message":"[^"]+"\}$/) as string };
  };

  test('an unexposed installation answers 421 exactly if the host is foreign or a forwarding header is present', async () => {
    const mixedCase = (name: string) => fc.mixedCase(fc.constant(name));
    const anyHost = fc.oneof(
      fc.constantFrom(...OWN_HOSTS).map((host) => ({ host, own: true })),
      fc.constantFrom(...FOREIGN_HOSTS).map((host) => ({ host, own: false })),
      fc.domain().map((host) => ({ host, own: false })),
      fc.ipV4().map((host) => ({ host, own: host.startsWith('127.') })),
      fc.ipV6().map((host) => ({ host, own: false })),
    );
    const names = (from: readonly string[]) => fc.subarray([...from], { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        anyHost,
        names(FORWARDING_HEADERS).chain((list) => fc.tuple(...list.map(mixedCase))),
        names(ORDINARY_HEADERS),
        fc.constantFrom(...OWN_HOSTS, '203.0.113.9', ''),
        fc.constantFrom(...REQUESTS.filter(([method]) => method === 'GET')),
        async ({ host, own }, forwarded, ordinary, value, request) => {
          const headers = Object.fromEntries([
            ...ordinary.map((name) => [name, '*/*']),
            ...forwarded.map((name) => [name, value]),
            ['host', host],
          ]) as Headers;
          const { status } = await ask(app.app, request, headers);
          expect(status === 421).toBe(!own || forwarded.length > 0);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('isForwarding recognises every forwarding header and no ordinary header', () => {
    expect(FORWARDING_HEADERS.filter((name) => !isForwarding(name))).toEqual([]);
    expect(ORDINARY_HEADERS.filter(isForwarding)).toEqual([]);
  });

  test.each([
    ['two hosts, its own first', 'GET /api/outbox HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n', 400],
    ['two hosts, its own last', 'GET /api/outbox HTTP/1.1\r\nHost: evil.example\r\nhost: localhost\r\n', 400],
    [
      'a foreign address in the request line',
      'GET http://evil.example/api/outbox HTTP/1.1\r\nHost: localhost\r\n',
      421,
    ],
    ['an empty host', 'GET /api/outbox HTTP/1.1\r\nHost:\r\n', 421],
    ['no host', 'GET /api/outbox HTTP/1.0\r\n', 421],
    ['a host on a folded line', 'GET /api/outbox HTTP/1.1\r\nHost:\r\n evil.example\r\n', 400],
  ])('the server refuses a raw request with %s and returns no JSON array', async (_name, head, status) => {
    const answer = await raw(app.app, `${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('[');
  });

  test('a request with a foreign host and a valid token gets 421 without the account’s address', async () => {
    const { email, token } = await newAccount(app);
    const headers = { host: 'evil.example', authorization: `Bearer ${token}` };
    const settings = await app.app.inject({ url: '/api/users/settings', headers });
    expect(settings.statusCode).toBe(421);
    expect(settings.body).not.toContain(email);
  });
});

describe('exposed installation', () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const open = (env: Record<string, string> = {}, pages = false) =>
    openTestApp(freshDatabase, {
      pages,
      log,
      config: { ...parseConfig({ ...exposedTo('https://kafaa.tn'), ...env }), sessionSecret: 's'.repeat(32) },
    });
  let app: TestApp;
  beforeAll(async () => {
    app = await open({}, true);
  });
  afterAll(() => app.close());

  test.each(REQUESTS)(
    'an exposed installation never answers 421 to %s %s under the PUBLIC_URL host or a loopback host',
    async (...request) => {
      for (const host of ['kafaa.tn', 'KAFAA.tn.', 'kafaa.tn:443', 'kafaa.tn:3000', ...OWN_HOSTS])
        expect((await ask(app.app, request, { host })).status, host).not.toBe(421);
    },
  );

  test.each(REQUESTS)(
    'an exposed installation refuses %s %s under a foreign host, except health checks, without naming its own host',
    async (...request) => {
      for (const host of [
        ...FOREIGN_HOSTS,
        'www.kafaa.tn',
        'kafaa.tn.evil.example',
        'evil-kafaa.tn',
        'kafaa.tn@evil.tn',
      ]) {
        const { status, body } = await ask(app.app, request, { host });
        expect(status, host).toBe(request[1].endsWith('z') ? 200 : 421);
        expect(body).not.toContain('kafaa.tn');
      }
    },
  );

  test('the log-in rate limits count loopback calls by their own address and ignore an untrusted X-Forwarded-For', async () => {
    const guess = (index: number) =>
      app.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { host: 'kafaa.tn', 'x-forwarded-for': `198.51.100.${index}` },
        payload: { userName: 'compte@societe.tn', password: 'pas le bon' },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 22; index++) statuses.push((await guess(index)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429, 429]);
    const ceiling = login.limits?.find(({ per }) => per.length === 1)?.calls ?? 0;
    for (let index = 22; index < ceiling; index++)
      await app.call(login, { body: { userName: `a${index}@societe.tn`, password: 'pas le bon' } });
    expect((await app.call(login, { body: { userName: 'b@societe.tn', password: 'pas le bon' } })).status).toBe(429);
  });

  test('an exposed installation logs one warning about an unknown proxy, without its address or header', async () => {
    lines.length = 0;
    const other = await open();
    try {
      await other.app.inject({ url: '/', headers: { host: 'kafaa.tn' } });
      expect(lines).toEqual([]);
      for (let turn = 0; turn < 3; turn++)
        await other.app.inject({ url: '/', headers: { host: 'kafaa.tn', 'x-forwarded-secret': '203.0.113.9' } });
      expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
      expect(lines[0]).not.toMatch(/203\.0\.113|127\.0\.0\.1|secret/);
    } finally {
      await other.close();
    }
  });

  test.each([
    ['127.0.0.1,::1', ['127.0.0.1', '::ffff:127.0.0.1', '::1']],
    ['10.0.0.0/8,2001:db8::/32', ['10.200.3.4', '::ffff:10.200.3.4', '2001:db8:7::9']],
  ])(
    'the rate limit reads X-Forwarded-For only from the proxies in TRUSTED_PROXIES=%s',
    async (TRUSTED_PROXIES, proxies) => {
      lines.length = 0;
      const other = await open({ TRUSTED_PROXIES });
      try {
        const guess = async (userName: string, remoteAddress: string, visitor: string) => {
          const { statusCode } = await other.app.inject({
            method: 'POST',
            url: '/api/auth/login',
            remoteAddress,
            headers: { host: 'kafaa.tn', 'x-forwarded-for': visitor },
            payload: { userName, password: 'pas le bon' },
          });
          return statusCode;
        };
        for (const [index, proxy] of proxies.entries()) {
          const name = `a${index}@societe.tn`;
          for (let turn = 0; turn < 20; turn++) await guess(name, proxy, '198.51.100.1');
          // The visitor's own value precedes the value that the proxy appended.
          expect(await guess(name, proxy, '192.0.2.77, 198.51.100.1'), proxy).toBe(429);
          expect(await guess(name, proxy, '198.51.100.2'), proxy).toBe(400);
        }
        expect(lines).toEqual([]);
        for (let turn = 0; turn < 20; turn++) await guess('b@societe.tn', '172.16.0.9', `198.51.100.${turn}`);
        expect(await guess('b@societe.tn', '172.16.0.9', '198.51.100.99')).toBe(429);
        expect(lines).toHaveLength(1);
      } finally {
        await other.close();
      }
    },
  );
});

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { login } from '@kafaa/domain/auth/api';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '#/config';
import type { Deps } from '#/deps';
import { newRequestId } from './request-id.ts';
import { repositoryRoot } from '#/platform/process/root';
import { runInTenantScope, createTenantScope } from '#/platform/data/tenant';
import { logMixin } from '#/main/wire';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { signupPayload } from '@kafaa/testing/app/factories';

const OWN = /^[0-9a-hjkmnp-tv-z]{12}$/;
const PROXY_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly task?: string;
}

/** Creates a logger like the server's, and the list of the lines that it wrote. */
function heard() {
  const lines: Line[] = [];
  const sink = new PassThrough().on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line) as Line);
  });
  return { lines, log: pino({ level: 'debug', mixin: logMixin }, sink) };
}

const breaking = { name: 'test.breaks', payload: z.object({}), retryLimit: 0 };
const brokenMailer: Deps['mailer'] = {
  embedded: false,
  send: () => Promise.reject(new Error('on purpose')),
  verify: () => Promise.resolve(),
};

describe('request ids', () => {
  const { lines, log } = heard();
  let app: TestApp;

  beforeAll(async () => {
    if (!existsSync(join(repositoryRoot(), 'dist/web-ssr/manifest.json'))) throw new Error('run `npm run build` first');
    const config: Deps['config'] = {
      ...parseConfig({ TRUSTED_PROXIES: '10.0.0.7,192.168.0.0/16' }),
      sessionSecret: 'x'.repeat(40),
    };
    app = await openTestApp(freshDatabase, { pages: true, config, log, mailer: brokenMailer }, (deps) =>
      deps.queue.handle(breaking, async () => {
        throw new Error('on purpose');
      }),
    );
    await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  beforeEach(() => void (lines.length = 0));

  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.app.inject({ method: 'GET', url, headers, remoteAddress });

  test.each([
    '/',
    '/Dashboard',
    '/nulle-part',
    '/api/plans',
    '/api/jobs',
    '/api/nulle-part',
    '/healthz',
    '/robots.txt',
    '/%',
    '/Interview/x',
  ])('each response to %s has a new request id, which its log line repeats', async (url) => {
    const ids = [await ask(url), await ask(url)].map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) expect(id).toMatch(OWN);
    expect(new Set(ids).size).toBe(2);
    // The URL `/%` has no log line, because a URL that cannot be decoded is refused before any hook runs.
    expect(lines.filter(({ msg }) => msg === 'call').map(({ requestId }) => requestId)).toEqual(
      url === '/%' ? [] : ids,
    );
  });

  test('the 400 response to malformed HTTP carries a request id', async () => {
    const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.write('bonjour\r\n\r\n');
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*^x-request-id: [0-9a-z]{12}\r$/m);
  });

  test.each([
    ['X-Request-Id', { 'x-request-id': PROXY_ID }, PROXY_ID],
    ['traceparent', { traceparent: TRACEPARENT }, TRACE],
    ['X-Request-Id before traceparent', { 'x-request-id': PROXY_ID, traceparent: TRACEPARENT }, PROXY_ID],
    ['traceparent beside a malformed id', { 'x-request-id': 'a b', traceparent: TRACEPARENT }, TRACE],
  ])('the server takes the request id of a trusted proxy from %s', async (_what, headers, id) => {
    for (const proxy of ['10.0.0.7', '192.168.3.4', '::ffff:10.0.0.7']) {
      expect((await ask('/api/plans', headers, proxy)).headers['x-request-id'], proxy).toBe(id);
      expect(lines.at(-1)).toMatchObject({ msg: 'call', requestId: id });
    }
  });

  test.each([
    ['a visitor', { 'x-request-id': PROXY_ID, traceparent: TRACEPARENT }, '127.0.0.1'],
    ['a visitor who claims to come through a proxy', { 'x-request-id': PROXY_ID, 'x-real': '10.0.0.7' }, '10.0.0.8'],
    ['a proxy with an id of another format', { 'x-request-id': 'court' }, '10.0.0.7'],
    ['a proxy with a too long id', { 'x-request-id': 'a'.repeat(65) }, '10.0.0.7'],
    ['a proxy with characters that could forge a log line', { 'x-request-id': '12345678","msg":"x' }, '10.0.0.7'],
    ['a proxy with an id in another alphabet', { 'x-request-id': 'référence-1' }, '10.0.0.7'],
    ['a proxy with a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }, '10.0.0.7'],
    ['a proxy with a trace of the forbidden version', { traceparent: TRACEPARENT.replace('00', 'ff') }, '10.0.0.7'],
  ])('the server generates its own request id instead of the one from %s', async (_who, headers, address) => {
    const { headers: got } = await ask('/api/plans', headers, address);
    expect(got['x-request-id']).toMatch(OWN);
    expect(JSON.stringify(lines)).not.toMatch(/0f8fad5b|4bf92f35|court|aaaaaaaa|forge|référence-1/);
  });

  const broken = () => {
    const fail = () => {
      throw new Error('on purpose');
    };
    Object.assign(app.deps.db, { execute: fail, select: fail, transaction: fail });
  };
  const mended = () => {
    for (const name of ['execute', 'select', 'transaction']) Reflect.deleteProperty(app.deps.db, name);
  };

  test('a 500 error has the same request id in its body, in its message and in the log', async () => {
    broken();
    const { status, body } = await app
      .call(login, { body: { userName: 'a@societe.tn', password: 'pas le bon' } })
      .finally(mended);
    const { requestId } = body as { requestId?: string };
    expect(requestId).toMatch(OWN);
    expect({ status, message: body.message }).toEqual({
      status: 500,
      message: `Une erreur inattendue est survenue. Réessayez dans un instant. Référence\u00a0: ${requestId}`,
    });
    for (const msg of ['call failed', 'call'])
      expect(lines.find((line) => line.msg === msg)?.requestId, msg).toBe(requestId);
  });

  test('the HTML page for a 500 error shows the request id as its reference', async () => {
    broken();
    const { statusCode, headers, body } = await ask('/Apply/019a0000-0000-7000-8000-000000000000').finally(mended);
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Cette page ne s’ouvre pas');
    expect(body).toContain(`Référence\u00a0: ${String(headers['x-request-id'])}`);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the body of a 401 refusal contains no request id', async () => {
    expect((await ask('/api/jobs')).json()).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Votre session a expiré. Connectez-vous à nouveau.',
    });
  });

  test('a mail task queued by a request logs its failure with the id of that request', async () => {
    const request = { method: 'POST', url: '/api/auth/signup', payload: signupPayload() } as const;
    const { statusCode, headers } = await app.app.inject(request);
    expect(statusCode).toBe(201);
    lines.length = 0;
    await app.drain();
    expect(lines.filter(({ msg }) => msg === 'task failed')[0]).toMatchObject({
      task: 'mails.deliver',
      requestId: headers['x-request-id'],
    });
  });

  test('the queue lists a given-up task with the id of its request', async () => {
    const { db, queue } = app.deps;
    await runInTenantScope(createTenantScope('request', 'k7m3p92qxb4t'), () => queue.send(db, breaking, {}));
    await app.drain();
    const given = (await queue.failed()).filter(({ name }) => name === breaking.name);
    expect(given).toMatchObject([{ requestId: 'k7m3p92qxb4t' }]);
  });
});

test('100,000 request ids of one process are all different', () => {
  expect(new Set(Array.from({ length: 100_000 }, newRequestId)).size).toBe(100_000);
});

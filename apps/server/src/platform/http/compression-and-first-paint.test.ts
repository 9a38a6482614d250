import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressedBody } from './compression.ts';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { eq } from 'drizzle-orm';
import { jobs } from '#/features/jobs/tables';
import { newCandidate, newJob, newSubscriber, start } from '@kafaa/testing/app/factories';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshDatabase, { pages: true });
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ method: 'GET', url });

test('the server compresses pages with Brotli or gzip as the Accept-Encoding header allows', async () => {
  const plain = await get('/');
  const sent = async (accepted: string) =>
    app.app.inject({ method: 'GET', url: '/', headers: { 'accept-encoding': accepted } });
  const cases = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ] as const;
  for (const [accepted, encoding, unpack] of cases) {
    const { headers, rawPayload } = await sent(accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(unpack(rawPayload).toString()).toBe(plain.body);
  }
  expect((await sent('identity')).headers).not.toHaveProperty('content-encoding');
  expect(plain.headers['vary']).toBe('accept-encoding');
});

test('the server compresses a cacheable page once and a no-store page for each request', async () => {
  const bodies: unknown[] = [];
  const server = fastify().get<{ Querystring: { kept: string } }>('/', async ({ query }, reply) => {
    if (query.kept === 'no') reply.header('cache-control', 'no-store');
    bodies.push(await compressedBody(reply, 'Amira '.repeat(1000)));
    return reply.removeHeader('content-encoding').send('');
  });
  for (const kept of ['yes', 'yes', 'no', 'no'])
    await server.inject({ url: '/', query: { kept }, headers: { 'accept-encoding': 'br' } });
  await server.close();
  const [first, second, third, fourth] = bodies;
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
  expect(third).toEqual(first);
});

/** Checks that a page rendered with its text has only the `elements` inline styles and scripts that its own CSP allows. */
function expectItsOwnPolicy({ headers, body }: Awaited<ReturnType<typeof get>>, elements: number): void {
  const hashes = (pattern: RegExp) =>
    [...body.matchAll(pattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const scripts = hashes(/<script>(.*?)<\/script>/gs).join(' ');
  const [style] = hashes(/<style>(.*?)<\/style>/gs);
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${scripts}; style-src 'self' ${style};`);
  expect(body.match(/<style|<script(?! type="application)/g)).toHaveLength(elements);
  expect(body).not.toContain(' style="');
  expect(body.match(/<link rel="(?:stylesheet|modulepreload)"/)).toBeNull();
}

test('an offer’s page inlines its styles and start scripts, and its CSP allows exactly their hashes', async () => {
  const company = await newSubscriber(app);
  const job = await newJob(app, company);
  // One style, the two start scripts of every page, and the script that keeps fields typed early.
  expectItsOwnPolicy(await get(`/Apply/${job.id}`), 4);
});

test('an interview page contains the rendered consent dialog before the start, and only the shell afterwards', async () => {
  const company = await newSubscriber(app);
  const job = await newJob(app, company);
  // Old rows may contain such a title, stored before titles were validated.
  await app.deps.db.update(jobs).set({ title: 'Chef de <b>projet</b>' }).where(eq(jobs.id, job.id));
  const { token } = await newCandidate(app, job.id);
  const unknown = await get('/Interview/unknown');
  expect(unknown.headers['cache-control']).toBe('no-cache');
  expect(unknown.body).not.toContain('data-drawn');

  const waiting = await get(`/Interview/${token}`);
  expectItsOwnPolicy(waiting, 3);
  expect(waiting.headers['cache-control']).toBe('no-store');
  expect(waiting.body).toMatch(/<dialog[^>]* open=""/);
  expect(waiting.body).toContain('Avant de commencer, Amira');
  expect(waiting.body).toContain('>Chef de &lt;b&gt;projet&lt;/b&gt;</h1>');
  expect(waiting.body).not.toContain('<b>projet');
  expect(waiting.body).toContain('<meta name="robots" content="noindex">');
  // The server returns the shell for a running interview, because a phone that was offline knows more about the interview than
  // the server.
  await start(app, token);
  expect((await get(`/Interview/${token}`)).body).toBe(unknown.body);
});

import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { freshPglite } from './databases.ts';
import { newJob, newSubscriber } from './factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshPglite, { pages: true });
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ method: 'GET', url });

test('pages travel compressed where the browser takes it', async () => {
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

test('an offer’s page holds its styles and what starts its scripts, and the policy lets exactly these in', async () => {
  const company = await newSubscriber(app);
  const job = await newJob(app, company);
  const { headers, body } = await get(`/Apply/${job.id}`);
  const hashes = (pattern: RegExp) =>
    [...body.matchAll(pattern)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const scripts = hashes(/<script>(.*?)<\/script>/gs).join(' ');
  const [style] = hashes(/<style>(.*?)<\/style>/gs);
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${scripts}; style-src 'self' ${style};`);
  expect(body.match(/<style|<script(?! type="application)/g)).toHaveLength(3);
  expect(body).not.toContain(' style="');
  expect(body.match(/<link rel="(?:stylesheet|modulepreload)"/)).toBeNull();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#/config';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { exposedTo } from '@kafaa/testing/app/exposed';
import { DAY_MS } from '@kafaa/domain/kernel/time';

const PATH = '/.well-known/security.txt';

/** Parses the fields of a file by the grammar of RFC 9116, section 4; throws at the first line that does not match. */
function parse(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  const lines = text.split(/\r?\n/);
  if (lines.pop() !== '') throw new Error('the last line has no line break');
  for (const line of lines) {
    const [, name = '', value = ''] = /^([!-9;-~]+): (\S.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`not a field line: ${line}`);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

describe('security.txt', () => {
  let app: TestApp;
  beforeAll(async () => {
    const config = parseConfig({ ...exposedTo('https://recrute.societe.tn'), BRAND_EMAIL: 'securite@societe.tn' });
    app = await openTestApp(freshDatabase, { config: { ...config, sessionSecret: 'x'.repeat(40) } });
  });
  afterAll(() => app.close());

  const get = (url: string, headers = { host: 'recrute.societe.tn' }) =>
    app.app.inject({ method: 'GET', url, headers });

  test('security.txt names contact, expiry, languages and canonical address in the RFC 9116 format', async () => {
    const { statusCode, headers, body } = await get(PATH);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = parse(body);
    // Each field occurs at most once, except Contact; Contact and Expires are required.
    expect(Object.fromEntries(fields)).toEqual({
      Contact: ['mailto:securite@societe.tn'],
      Expires: [expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)],
      'Preferred-Languages': ['fr, en'],
      Canonical: [`https://recrute.societe.tn${PATH}`],
    });
  });

  test('security.txt expires 29 to 30 days after each request', async () => {
    for (let month = 0; month < 14; month += 1) {
      const [expires = ''] = parse((await get(PATH)).body).get('Expires') ?? [];
      const days = (Date.parse(expires) - app.clock.now().getTime()) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(29);
      expect(days).toBeLessThanOrEqual(30);
      app.clock.move({ days: 31, hours: 5 });
    }
  });

  test('a local server returns 404 for security.txt, and an exposed server refuses an example BRAND_EMAIL', async () => {
    const hidden = await openTestApp(freshDatabase);
    expect((await hidden.app.inject({ method: 'GET', url: PATH, headers: { host: 'localhost' } })).statusCode).toBe(
      404,
    );
    await hidden.close();
    expect(() =>
      parseConfig({ ...exposedTo('https://recrute.societe.tn'), BRAND_EMAIL: 'contact@kafaa.example' }),
    ).toThrow(/BRAND_EMAIL/);
  });
});

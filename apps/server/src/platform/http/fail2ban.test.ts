import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { repositoryRoot } from '#/platform/process/root';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { newAccount, PASSWORD } from '@kafaa/testing/app/factories';

const FILTER = readFileSync(join(repositoryRoot(), 'docs/fail2ban/kafaa.conf'), 'utf8');
const VISITOR = '203.0.113.7';

/**
 * Patterns of the filter as fail2ban reads them: one per line, with `<HOST>` as an address. The `i` flag replaces `(?i:`, because
 * the log lines of both proxies have POST in capitals anyway.
 */
const PATTERNS = (/^failregex = ([\s\S]*?)^\w/m.exec(FILTER)?.[1] ?? '')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map((line) => new RegExp(line.replace('<HOST>', '(?<host>[\\d.]+)').replaceAll('(?i:', '(?:'), 'i'));

/** Log lines of Caddy 2.6.2 and nginx 1.22.1 for a forwarded request. */
const LINES = {
  Caddy: (status: number, path: string, agent: string) =>
    JSON.stringify({
      level: status < 400 ? 'info' : 'error',
      ts: 1795391663.7979295,
      logger: 'http.log.access.log0',
      msg: 'handled request',
      request: {
        remote_ip: VISITOR,
        remote_port: '33070',
        proto: 'HTTP/1.1',
        method: 'POST',
        host: 'recrutement.societe.tn',
        uri: path,
        headers: { 'Content-Length': ['45'], 'User-Agent': [agent], Accept: ['*/*'] },
      },
      user_id: '',
      duration: 0.001798064,
      size: 2,
      status,
      resp_headers: { Server: ['Caddy'], 'Content-Type': ['application/json'] },
    }),
  nginx: (status: number, path: string, agent: string) =>
    `${VISITOR} - - [22/Nov/2026:23:54:23 +0000] "POST ${path} HTTP/1.1" ${status} 12 "-" "${agent.replaceAll('"', String.raw`\x22`)}"`,
};

/** Date in a log line. fail2ban removes the match of `datepattern` before it tries the patterns. */
const DATE = /"ts":[\d.]+|\[\d\d\/\w{3}\/\d{4}:[\d:]+ [+-]\d{4}\]/;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(freshDatabase);
});
afterAll(() => app.close());

test.each(Object.entries(LINES))(
  'the fail2ban filter matches each failed log-in in the log of %s, and no other or forged request',
  async (_proxy, line) => {
    const { email: userName } = await newAccount(app);
    const send = async (password: string) => {
      const { statusCode } = await app.app.inject({
        method: login.method,
        url: `/api${login.path}`,
        remoteAddress: VISITOR,
        payload: { userName, password },
      });
      return statusCode;
    };
    const counted = (status: number, path = `/api${login.path}`, agent = 'Mozilla/5.0') =>
      PATTERNS.flatMap((pattern) => pattern.exec(line(status, path, agent).replace(DATE, ''))?.groups?.['host'] ?? []);
    expect(PATTERNS).toHaveLength(2);
    expect(counted(await send(PASSWORD))).toEqual([]);
    const failed = await send('pas le bon');
    expect(counted(failed)).toEqual([VISITOR]);
    expect(counted(failed, '/API/Auth/Login?x=1')).toEqual([VISITOR]);
    let status = failed;
    for (let turn = 0; turn < 25 && status !== 429; turn++) status = await send('pas le bon');
    expect([status, counted(status)]).toEqual([429, [VISITOR]]);
    expect(counted(failed, '/api/auth/signup')).toEqual([]);
    // The user agent contains a forged log line with another address.
    const forged = LINES.Caddy(failed, `/api${login.path}`, 'x').replace(VISITOR, '9.9.9.9');
    expect(counted(200, '/api/jobs', forged)).toEqual([]);
    expect(counted(200, '/api/jobs', `9.9.9.9 - - [x] "POST /api${login.path} HTTP/1.1" ${failed} 1 `)).toEqual([]);
  },
);

import { sql, type SQL } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, requestReset, resendConfirmation } from '@kafaa/domain/auth/api';
import { createJob, listJobs } from '@kafaa/domain/jobs/api';
import { openSession } from '#/features/auth/service';
import { lockCompany } from '#/features/companies/service';
import { SharedSessions, shareSessions } from './own-sessions.ts';
import { explainStartError } from '#/main/start-error';
import { openDatabase } from './open-database.ts';
import { buildApp } from '#/app';
import { argon2Passwords } from '#/adapters/passwords/argon2';
import { toAppError } from '#/platform/diagnostics/failures';
import { withoutTenantScope } from '#/platform/data/tenant';
import type { Db, Passwords } from '#/deps';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { eachDatabase, freshPostgres, silent } from '@kafaa/testing/app/databases';
import { jobPayload, newAccount, newSubscriber, PASSWORD } from '@kafaa/testing/app/factories';

const url = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(url !== '')('PostgreSQL connections', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(() => freshPostgres(url));
  });
  afterAll(() => app.close());

  test('a connection lost inside a transaction fails the request with 503, and the server answers the next request', async () => {
    const numbers = async (db: Db, query: SQL) => {
      const { rows } = (await db.execute(query)) as { rows: { number: number }[] };
      return rows[0]?.number ?? 0;
    };
    const gone = app.deps.db.transaction(async (tx) => {
      const pid = await numbers(tx, sql`select pg_backend_pid() as number`);
      await app.deps.db.execute(sql`select pg_terminate_backend(${pid})`);
      // The connection is checked out and idle in its transaction, so only its own error listener notices the loss.
      const open = sql`select count(*)::int as number from pg_stat_activity where pid = ${pid}`;
      while ((await numbers(app.deps.db, open)) > 0);
      await tx.execute(sql`select 1`);
    });
    const fault = await gone.then(
      () => null,
      (error: unknown) => error,
    );
    expect(toAppError(fault)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect((await app.app.inject({ method: 'GET', url: '/api/plans' })).statusCode).toBe(200);
  });

  test('a PostgreSQL connection has a statement timeout of 30 s', async () => {
    const { rows } = (await app.deps.db.execute(sql`show statement_timeout`)) as { rows: object[] };
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });

  test('the server detects a pooler that shares one session between connections and asks for pool_mode = session', async () => {
    const clients = [new Client(url), new Client(url)] as const;
    await Promise.all(clients.map((client) => client.connect()));
    expect(await shareSessions(...clients)).toBe(false);
    expect(await shareSessions(clients[0], clients[0])).toBe(true);
    await Promise.all(clients.map((client) => client.end()));
    expect(explainStartError(new SharedSessions(), {})).toMatch(/pool_mode = session/);
  });

  test('/readyz answers 503 with Retry-After while the database is unreachable, and /healthz answers 200', async () => {
    expect((await app.app.inject('/readyz')).statusCode).toBe(200);
    const nowhere = await openDatabase({ databaseUrl: 'postgres://127.0.0.1:1/kafaa', dataDir: '' }, silent);
    const away = await buildApp({ ...app.deps, db: nowhere.db }, { pages: false });
    const answers = await Promise.all(['/healthz', '/readyz'].map((path) => away.inject(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
    expect(answers[1]?.headers['retry-after']).toBe('5');
    await away.close();
    await nowhere.close();
  });

  test('a process in shutdown answers /readyz with 503 and still answers other requests', async () => {
    const leaving = new AbortController();
    const server = await buildApp(app.deps, { pages: false, leaving: leaving.signal });
    const ask = async (path: string) => {
      const { statusCode, headers } = await server.inject(path);
      return [statusCode, headers.connection];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    leaving.abort();
    expect(await ask('/readyz')).toEqual([503, 'close']);
    expect(await ask('/healthz')).toEqual([200, 'close']);
    expect(await ask('/api/plans')).toEqual([200, 'close']);
    await server.close();
  });

  test('an offer can be created while another transaction holds the company’s lock', async () => {
    const { token } = await newSubscriber(app);
    const session = await openSession(app.deps, token);
    if (!session) throw new Error('openSession returned no session');
    await app.deps.db.transaction(async (tx) => {
      await lockCompany(tx, session.companyId);
      expect((await app.call(createJob, { body: jobPayload }, token)).status).toBe(201);
    });
    expect((await app.call(listJobs, {}, token)).body).toHaveLength(1);
  });
});

eachDatabase('requests about an account', (open) => {
  const real = argon2Passwords();
  let whileChecking = async () => {};
  const passwords: Passwords = {
    ...real,
    async verify(hash, password) {
      const matches = await real.verify(hash, password);
      await whileChecking();
      return matches;
    },
  };
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(open, { passwords });
  });
  afterAll(() => app.close());

  test('a request for a password reset or a confirmation link writes no mail itself; a queue task writes the mail', async () => {
    const { email } = await newAccount(app);
    const before = (await app.mails(email)).length;
    await app.call(requestReset, { params: { email } });
    await app.call(resendConfirmation, { body: { userName: email } });
    expect(await app.mails(email)).toHaveLength(before);
    await app.drain();
    expect(await app.mails(email)).toHaveLength(before + 1);
  });

  test('a log-in answers 400 if the password changes while it is being verified', async () => {
    const { email } = await newAccount(app);
    whileChecking = async () => {
      const passwordHash = await real.hash('un tout autre mot');
      // This statement simulates another user's action, so it must run outside this request's tenant scope.
      await withoutTenantScope(
        app.deps.db.execute(sql`update users set password_hash = ${passwordHash} where email = ${email}`),
      );
    };
    expect(await app.call(login, { body: { userName: email, password: PASSWORD } })).toMatchObject({
      status: 400,
      body: { code: 'BAD_CREDENTIALS' },
    });
    whileChecking = async () => {};
    expect((await app.call(login, { body: { userName: email, password: 'un tout autre mot' } })).status).toBe(200);
  });
});

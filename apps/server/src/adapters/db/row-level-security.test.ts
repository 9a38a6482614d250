import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listJobs } from '@kafaa/domain/jobs/api';
import { jobs } from '#/features/jobs/tables';
import { createTenantScope, GLOBAL_TABLES, runInTenantScope, withoutTenantScope } from '#/platform/data/tenant';
import { repositoryRoot } from '#/platform/process/root';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { emptyPostgres, freshPostgres, silent } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob } from '@kafaa/testing/app/factories';
import { everyCompany, onCluster } from '@kafaa/testing/machine/owned-database';
import { postgresFolder } from '@kafaa/testing/machine/postgres';
import { unboundRole } from './bound-role.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { isolationFault } from './tenant-guard.ts';

type Entreprise = Awaited<ReturnType<typeof newEntreprise>>;

const cluster = process.env.TEST_DATABASE_URL ?? '';
const INSERT = `insert into candidate_counts (company_id, job_id, status, score, candidates) values ($1, 'x', 'x', 0, 1)`;

interface Answer {
  readonly rows: { company_id: string }[];
  readonly rowCount: number | null;
}

const onPostgres = (database: Database) => {
  if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
  return database;
};

/** Path of a program (such as pg_dump) of the running PostgreSQL version. */
const postgresProgram = (name: string) => join(dirname(realpathSync(join(postgresFolder(), 'postgres'))), name);

describe.runIf(cluster !== '')('row level security', () => {
  let app: TestApp;
  let url: string;
  /** Database opened with a single connection, which both companies share. */
  let narrow: Extract<Database, { kind: 'postgres' }>;
  let pool: Pool;
  let recruiters: readonly [Entreprise, Entreprise];
  let companies: readonly [string, string];

  beforeAll(async () => {
    const database = onPostgres(await freshPostgres(cluster));
    ({ url } = database);
    app = await openTestApp(async () => database);
    recruiters = [await newEntreprise(app), await newEntreprise(app)];
    for (const recruiter of recruiters) for (const _ of [1, 2]) await newJob(app, recruiter);
    companies = [recruiters[0].companyId, recruiters[1].companyId];
    narrow = onPostgres(await openDatabase({ databaseUrl: url, dataDir: '', databaseConnections: 1 }, silent));
    ({ pool } = narrow);
  });
  afterAll(async () => {
    await narrow.close();
    await app.close();
  });

  /**
   * Sends a statement without the tenant guard, as if the guard had a gap. Outside of requests and tasks a statement is sent for
   * every company.
   */
  const sent = (text: string, values: unknown[] = [], on: Pool | PoolClient = pool): Promise<Answer> =>
    on.query<{ company_id: string }>({ text }, values);
  const as = (company: string, ...statement: Parameters<typeof sent>) =>
    runInTenantScope({ ...createTenantScope('task', null), company }, () => sent(...statement));
  const EVERY = 'select company_id from jobs';
  const companiesOf = ({ rows }: Answer) => [...new Set(rows.map((row) => row.company_id))].toSorted();

  test('each tenant table has a forced policy, and no global table has one', async () => {
    const { rows } = await pool.query<{ name: string; forced: boolean; policies: number }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced, count(p.oid)::int as policies
      from pg_class c left join pg_policy p on p.polrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.oid`,
    );
    expect(rows.length).toBeGreaterThan(25);
    const isGlobal = (name: string) => name in GLOBAL_TABLES;
    expect(rows).toEqual(rows.map(({ name }) => ({ name, forced: !isGlobal(name), policies: isGlobal(name) ? 0 : 1 })));
  });

  test('a statement without a company condition reads, changes and deletes rows of its own company only', async () => {
    for (const own of companies) expect(companiesOf(await as(own, EVERY))).toEqual([own]);
    const [own, other] = companies;
    expect((await as(own, 'update jobs set status = status')).rowCount).toBe(2);
    expect((await as(own, 'delete from jobs where company_id = $1', [other])).rowCount).toBe(0);
    expect(companiesOf(await sent(EVERY))).toEqual(companies.toSorted());
  });

  test('row level security refuses to insert a row into another company or to move it there', async () => {
    const [own, other] = companies;
    await expect(as(own, INSERT, [other])).rejects.toMatchObject({ code: '42501' });
    await expect(as(own, 'update candidate_counts set company_id = $1', [other])).resolves.toMatchObject({
      rowCount: 0,
    });
    await as(own, INSERT, [own]);
    await expect(as(own, 'update candidate_counts set company_id = $1', [other])).rejects.toMatchObject({
      code: '42501',
    });
    await as(own, 'delete from candidate_counts');
  });

  test('a statement without the company setting sees and writes no row, whatever the connection ran before', async () => {
    const [own] = companies;
    for (const company of [own, null]) {
      await (company === null ? sent(EVERY) : as(company, EVERY));
      // A bare text is sent without a company.
      expect((await pool.query(EVERY)).rows).toEqual([]);
      await expect(pool.query(INSERT.replace('$1', `'${own}'`))).rejects.toMatchObject({ code: '42501' });
    }
    const client = await pool.connect();
    for (const end of ['commit', 'rollback']) {
      await client.query('begin');
      expect(companiesOf(await as(own, EVERY, [], client))).toEqual([own]);
      await client.query(end);
      expect((await client.query(EVERY)).rows).toEqual([]);
    }
    client.release();
    // Scope of a request that has not named a company yet.
    const scope = createTenantScope('request', null);
    expect((await runInTenantScope(scope, () => pool.query({ text: EVERY }))).rows).toEqual([]);
  });

  test('the statement after a company setting that fails does not run', async () => {
    const [own] = companies;
    const count = async () => (await as(own, 'select company_id from candidate_counts')).rows.length;
    for (const text of [INSERT, INSERT, INSERT]) {
      // The statement is sent with and without parameters, prepared and unprepared.
      for (const [statement, values] of [[text, [own]] as const, [text.replace('$1', `'${own}'`), []] as const]) {
        await pool.query('deallocate set_company');
        await expect(as(own, statement, [...values])).rejects.toMatchObject({ code: '26000' });
        expect(await count()).toBe(0);
      }
    }
    const client = await pool.connect();
    await client.query('begin; deallocate set_company');
    await expect(as(own, INSERT, [own], client)).rejects.toMatchObject({ code: '26000' });
    await client.query('commit');
    client.release(true);
    expect(await count()).toBe(0);
  });

  test('a connection serves the next statement and company after a failed one', async () => {
    const [own, other] = companies;
    const client = await pool.connect();
    await expect(as(own, 'select 1 / $1::int as company_id', [0], client)).rejects.toMatchObject({ code: '22012' });
    expect(companiesOf(await as(other, EVERY, [], client))).toEqual([other]);
    await expect(as(own, 'select no_column from jobs', [], client)).rejects.toMatchObject({ code: '42703' });
    expect(companiesOf(await as(own, EVERY, [], client))).toEqual([own]);
    client.release();
  });

  test('statements and transactions of two companies that wait for one connection each see their own rows', async () => {
    const inTransaction = (own: string) =>
      runInTenantScope({ ...createTenantScope('request', null), company: own }, async () => {
        const found = new Set<string>();
        await narrow.db.transaction(async (tx) => {
          for (const _ of [1, 2]) {
            const rows = await tx.select({ id: jobs.companyId }).from(jobs).where(eq(jobs.companyId, own));
            for (const { id } of rows) found.add(id);
            await othersTurn();
          }
        });
        return [...found];
      });
    const turns = Array.from({ length: 20 }, (_, turn) => companies[turn % 2 === 0 ? 0 : 1]);
    const seen = await Promise.all(
      turns.flatMap((own) => [as(own, EVERY).then(companiesOf), inTransaction(own), as(own, EVERY).then(companiesOf)]),
    );
    expect(seen).toEqual(turns.flatMap((own) => [[own], [own], [own]]));
  });

  test('concurrent requests of two companies on one connection each list their own offers', async () => {
    const served = await openTestApp(async () => ({ ...narrow, close: async () => undefined }));
    const tokens = Array.from({ length: 12 }, (_, turn) => recruiters[turn % 2 === 0 ? 0 : 1].token);
    const lists = await Promise.all(tokens.map((token) => served.call(listJobs, {}, token)));
    const ids = await Promise.all(
      companies.map((own) => as(own, 'select id as company_id from jobs').then(companiesOf)),
    );
    expect(lists.map(({ body }) => body.map(({ id }) => id).toSorted())).toEqual(
      tokens.map((_, turn) => ids[turn % 2]),
    );
    await served.close();
  });

  test('a task may change the company from statement to statement, also within one transaction', async () => {
    await runInTenantScope(createTenantScope('task', null), () =>
      narrow.db.transaction(async (tx) => {
        for (const own of [...companies, ...companies]) {
          const rows = await tx.select({ id: jobs.companyId }).from(jobs).where(eq(jobs.companyId, own));
          expect(rows.map(({ id }) => id)).toEqual([own, own]);
        }
      }),
    );
  });

  test('withoutTenantScope runs a task’s query over all companies', async () => {
    const rows = await runInTenantScope(createTenantScope('task', null), () =>
      withoutTenantScope(narrow.db.select({ company_id: jobs.companyId }).from(jobs)),
    );
    expect(companiesOf({ rows, rowCount: null })).toEqual(companies.toSorted());
  });

  test('both databases refuse a query in a tenant scope that finds its company by a locator table', () => {
    const text = 'select 1 from job_locators l join jobs j on j.company_id = l.company_id where l.job_id = $1';
    expect(isolationFault(text, ['x'], createTenantScope('request', null))).toBe('finds a company itself');
    expect(isolationFault(text, ['x'], createTenantScope('task', null))).toBe('finds a company itself');
    expect(isolationFault(text, ['x'], { ...createTenantScope('request', null), company: companies[0] })).toBeNull();
  });

  test('pg_dump fails without the setting instead of dumping no rows, and its dump with the setting restores rows and policies', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-dump-'));
    const target = onPostgres(await emptyPostgres(cluster));
    try {
      const file = join(folder, 'dump');
      const run = (program: string, args: string[], env = {}) =>
        execFileSync(postgresProgram(program), args, {
          env: { ...process.env, ...env },
          stdio: 'pipe',
          encoding: 'utf8',
        });
      const dump = ['--format=custom', `--file=${file}`, url];
      expect(() => run('pg_dump', dump)).toThrow('row-level security');
      run('pg_dump', ['--enable-row-security', ...dump], { PGOPTIONS: '-c kafaa.company=*' });
      run('pg_restore', ['--exit-on-error', `--dbname=${target.url}`, file]);
      const rowsOf = async (from: Pool) => (await sent('select * from jobs order by id', [], from)).rows;
      expect(await rowsOf(target.pool)).toEqual(await rowsOf(pool));
      expect(companiesOf(await as(companies[0], EVERY, [], target.pool))).toEqual([companies[0]]);
      expect((await target.pool.query(EVERY)).rows).toEqual([]);
    } finally {
      await target.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('the server reports a superuser, a role with BYPASSRLS and a preset company as not bound by the policies', async () => {
    const reported = async (databaseUrl: string) => {
      const database = await openDatabase({ databaseUrl, dataDir: '' }, silent);
      const text = await unboundRole(database);
      await database.close();
      return text;
    };
    expect(await reported(url)).toBeNull();
    expect(await reported(Object.assign(new URL(cluster), { pathname: new URL(url).pathname }).href)).toContain(
      'superutilisateur',
    );
    const role = `bypassing_${process.pid}`;
    await onCluster(cluster, async (query) => {
      await query(`create role ${role} login bypassrls`);
      expect(await reported(Object.assign(new URL(url), { username: role }).href)).toContain(role);
      await query(`drop role ${role}`);
    });
    expect(await reported(everyCompany(url))).toContain('réglé d’avance');
  });

  test('the script of compose.yaml gives a superuser’s database to a role that the policies bind', async () => {
    const name = `compose_${process.pid}`;
    const asSuperuser = Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
    await onCluster(cluster, (query) => query(`create database ${name}`));
    const before = await openDatabase({ databaseUrl: asSuperuser, dataDir: '' }, silent);
    await migrate(before);
    await before.close();
    const file = join(repositoryRoot(), 'docs/compose-database.sql');
    const env = { ...process.env, POSTGRES_PASSWORD: `d'un "mot"` };
    for (const _ of [1, 2])
      execFileSync(postgresProgram('psql'), ['--quiet', `--file=${file}`, asSuperuser], { env, stdio: 'pipe' });
    const after = onPostgres(
      await openDatabase(
        { databaseUrl: Object.assign(new URL(asSuperuser), { username: 'kafaa_app' }).href, dataDir: '' },
        silent,
      ),
    );
    expect(await unboundRole(after)).toBeNull();
    const foreign = await after.pool.query(
      `select relname from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'drizzle') and pg_get_userbyid(relowner) <> 'kafaa_app'`,
    );
    expect(foreign.rows).toEqual([]);
    // The role must be able to alter the tables, because later migrations do.
    await after.db.execute(sql`alter table jobs add column later text`);
    await after.close();
    await onCluster(cluster, async (query) => {
      await query(`drop database ${name} with (force)`);
      await query('drop role kafaa_app');
    });
  });
});

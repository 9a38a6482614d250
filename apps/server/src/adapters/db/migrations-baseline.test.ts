import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@kafaa/domain/auth/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { listJobs } from '@kafaa/domain/jobs/api';
import { migrate, migrationsFolder, pendingMigrations } from '#/adapters/db/migrate';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import { parseConfig } from '#/config';
import { backUp, backupCommand, restore, restoreCommand } from '#/main/backup';
import { explainStartError } from '#/main/start-error';
import { readArgs } from '#/platform/tasks/command';
import { openTestApp } from '@kafaa/testing/app/test-app';
import { allRows, loadBeforeBaseline, RECRUITER, WAITING } from '@kafaa/testing/app/before-baseline';
import { eachEmptyDatabase, emptyPostgres, silent } from '@kafaa/testing/app/databases';
import { newCandidate, PASSWORD } from '@kafaa/testing/app/factories';
import { quick, rowsOf, textCv } from '@kafaa/testing/routes/two-companies';

/** Catalogue queries that describe the product's tables; `pg_get_…` prints whole definitions. */
const CATALOGUE: readonly SQL[] = [
  sql`select c.relname, c.relkind, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, pg_get_expr(d.adbin, d.adrelid) as otherwise
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`,
  sql`select conrelid::regclass::text as of, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`,
  sql`select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  sql`select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  sql`select tgrelid::regclass::text as of, tgname, tgenabled, pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal order by 1, 2`,
];
const catalogue = ({ db }: Database) => Promise.all(CATALOGUE.map((statement) => rowsOf<object>(db, statement)));

const { entries } = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number }[];
};
/** Time of the newest migration that the version before the baseline knows. */
const LAST_BEFORE = 1_795_443_433_473;

eachEmptyDatabase('a database of the last version before the baseline', (open, kind) => {
  let database: Database;
  const openLoaded = async () => {
    const loaded = await open();
    await loadBeforeBaseline(loaded);
    return loaded;
  };
  // The first three tests share a database, because loading one takes seconds.
  beforeAll(async () => {
    database = await openLoaded();
  });
  afterAll(() => database.close());

  const journal = (of = database) =>
    rowsOf<{ hash: string; at: number }>(
      of.db,
      sql`select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by id`,
    );

  test('four concurrent first starts record the baseline once without running it, and keep every row', async () => {
    const before = await allRows(database);
    // A table without rows would prove nothing, so every table has rows.
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(Object.keys(before).length).toBe(30);
    const applied = await journal();
    expect(applied.length).toBe(27);
    expect(await pendingMigrations(database)).toBe(true);
    // The embedded database has only one process, so one migration runs there.
    await Promise.all(Array.from({ length: kind === 'postgres' ? 4 : 1 }, () => migrate(database)));
    await migrate(database);
    expect(await pendingMigrations(database)).toBe(false);
    expect(await allRows(database)).toMatchObject(before);
    const after = await journal();
    // The version before the baseline counts the rows and compares the newest time, so it still starts on this database.
    expect(after.slice(0, 27)).toEqual(applied);
    expect(after.slice(27).map(({ at }) => at)).toEqual(entries.map(({ when }) => when));
    expect(entries[0]?.when).toBeGreaterThan(LAST_BEFORE);
  });

  test('an older installation has the same tables, columns, constraints, indexes, functions and triggers as a new one', async () => {
    await migrate(database);
    const fresh = await open();
    await migrate(fresh);
    const expected = await catalogue(fresh);
    expect(expected.map((rows) => rows.length > 5)).toEqual([true, true, true, true, true]);
    expect(await catalogue(database)).toEqual(expected);
    await fresh.close();
  });

  test('accounts, candidates and waiting tasks of an older installation still work after its first start', async () => {
    const app = await openTestApp(async () => ({ ...database, close: async () => undefined }), {
      readCv: quick.readCv,
      renderReport: quick.renderReport,
    });
    try {
      const cvs = await rowsOf<{ key: string }>(
        database.db,
        sql`select cv_key as key from interviews where cv_key is not null`,
      );
      for (const { key } of cvs) await app.deps.files.put(key, textCv('2020 - 2024 : développeuse'), 'application/pdf');
      const { accessToken } = (await app.call(login, { body: { userName: RECRUITER, password: PASSWORD } })).body;
      const [job] = (await app.call(listJobs, {}, accessToken)).body;
      const params = { jobId: job?.id ?? '' };
      const candidates = async () =>
        (await app.call(listCandidates, { params, query: { size: '50' } }, accessToken)).body;
      const evaluation = async () => (await candidates()).content.find(({ email }) => email === WAITING)?.evaluation;
      expect(await evaluation()).toBeNull();
      // Imports the tasks of the version with pg-boss, as every start does.
      await app.deps.queue.work();
      await app.drain();
      expect((await evaluation())?.score).toBeGreaterThanOrEqual(0);
      const { stats } = await candidates();
      await newCandidate(app, params.jobId);
      expect((await candidates()).stats.total).toBe(stats.total + 1);
    } finally {
      await app.close();
    }
  });

  test('a start on a database with missing tables or migrations stops with advice and changes nothing', async () => {
    const damaged = await openLoaded();
    for (const [damage, message] of [
      ['drop table resemblances', 'il y manque resemblances.'],
      ['delete from drizzle.__drizzle_migrations where id = 27', 'Démarrez une fois la version du commit abc3f28'],
      ['delete from drizzle.__drizzle_migrations', 'il y manque la liste des migrations'],
      ['drop schema drizzle cascade', 'il y manque la liste des migrations'],
    ] as const) {
      await damaged.db.execute(sql.raw(damage));
      const before = [await allRows(damaged), await catalogue(damaged)];
      const error = await migrate(damaged).catch((thrown: unknown) => thrown);
      const told = explainStartError(error, {});
      expect(told).toContain(message);
      expect(told).toContain('Rien n’a été changé.');
      expect([await allRows(damaged), await catalogue(damaged)]).toEqual(before);
    }
    await damaged.close();
  });

  test('an older installation’s backup is restored into an empty installation, whose first start records the baseline', async () => {
    const base = mkdtempSync(join(tmpdir(), 'kafaa-before-'));
    const inCluster = () => emptyPostgres(process.env.TEST_DATABASE_URL ?? '');
    const created = kind === 'postgres' ? [await inCluster(), await inCluster()] : [];
    const config = (index: number) => {
      const made = created[index];
      return parseConfig({
        DATA_DIR: join(base, String(index)),
        ...(made?.kind === 'postgres' && { DATABASE_URL: made.url }),
      });
    };
    try {
      const source = await openDatabase({ ...config(0), blank: true }, silent);
      await loadBeforeBaseline(source);
      const [rows, applied] = [await allRows(source), await journal(source)];
      await source.close();
      const copy = join(base, 'copy');
      await backUp(config(0), readArgs(backupCommand, [copy]));
      await restore(config(1), readArgs(restoreCommand, [copy]));
      const restored = await openDatabase(config(1), silent);
      expect(await journal(restored)).toEqual(applied);
      await migrate(restored);
      expect(await allRows(restored)).toMatchObject(rows);
      expect((await journal(restored)).length).toBe(27 + entries.length);
      await restored.close();
    } finally {
      for (const made of created) await made.close();
      rmSync(base, { recursive: true });
    }
  });
});

eachEmptyDatabase('an empty database', (open) => {
  test('a start on a database that has a product table but no list of migrations stops and changes nothing', async () => {
    const database = await open();
    await database.db.execute(sql`create table candidates (id int)`);
    await expect(migrate(database)).rejects.toThrow('Cette base est incomplète');
    expect(Object.keys(await allRows(database))).toEqual(['candidates']);
    await database.close();
  });
});

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationsFolder } from './migrate.ts';
import { openDatabase, type Database } from './open-database.ts';
import { eachEmptyDatabase, emptyPostgres, silent } from '@kafaa/testing/app/databases';
import { writeMigrations } from '@kafaa/testing/app/migrations-fixture';

const first = writeMigrations(['create table notes (id int primary key)']);
const second = writeMigrations(['create table notes (id int primary key)', 'insert into notes values (1)']);
const broken = writeMigrations(['create table other (id int)', 'insert into nowhere values (1)']);
afterAll(() => {
  for (const folder of [first, second, broken]) rmSync(folder, { recursive: true });
});

eachEmptyDatabase('migrating', (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  const rows = async (statement: ReturnType<typeof sql>) =>
    ((await database.db.execute(statement)) as { rows: object[] }).rows;

  it('repeated and concurrent migrations run each step exactly once', async () => {
    await migrate(database, first);
    await migrate(database, first);
    // The embedded database has only one process, so the migration runs once there.
    const times = kind === 'postgres' ? 4 : 1;
    await Promise.all(Array.from({ length: times }, () => migrate(database, second)));
    expect(await rows(sql`select id from notes`)).toEqual([{ id: 1 }]);
  });

  it('a failed migration is rolled back and leaves no lock behind', async () => {
    const fresh = await open();
    await expect(migrate(fresh, broken)).rejects.toThrow('nowhere');
    const { rows: left } = (await fresh.db.execute(sql`select to_regclass('other') as found`)) as { rows: object[] };
    expect(left).toEqual([{ found: null }]);
    await migrate(fresh, first);
    await fresh.close();
  }, 60_000);
});

const url = process.env.TEST_DATABASE_URL ?? '';

describe.runIf(url !== '')('migration beside a running version', () => {
  const notes = 'create table notes (id int primary key)';
  const wider = writeMigrations([notes, 'alter table notes add column text text']);
  afterAll(() => rmSync(wider, { recursive: true }));
  const short = { lockTimeoutMs: 50, pauseMs: 20 };

  /** Runs `trial` while a transaction that has read the table stays open. */
  const withReader = async (
    trial: (database: Database & { kind: 'postgres' }, end: () => Promise<void>) => Promise<void>,
  ) => {
    const database = await emptyPostgres(url);
    if (database.kind !== 'postgres') throw new Error('expected a PostgreSQL database');
    await migrate(database, first);
    const reader = await database.pool.connect();
    await reader.query('begin');
    await reader.query('select * from notes');
    try {
      await trial(database, async () => void (await reader.query('commit')));
    } finally {
      reader.release(true);
      await database.close();
    }
  };

  it('a migration blocked by a reader lets 20 inserts through, and completes once the reader commits', () =>
    withReader(async (database, end) => {
      const migrated = migrate(database, wider, { ...short, tries: 1_000 });
      // Each insert waits behind the migration's lock request until that times out.
      for (let id = 1; id <= 20; id += 1) await database.pool.query('insert into notes values ($1)', [id]);
      await end();
      await migrated;
      const { rows } = await database.pool.query('select id, text from notes where id = 20');
      expect(rows).toEqual([{ id: 20, text: null }]);
    }));

  it('a migration fails with a lock timeout after its last try and succeeds on the next start', () =>
    withReader(async (database, end) => {
      await expect(migrate(database, wider, { ...short, tries: 3 })).rejects.toMatchObject({
        cause: { code: '55P03' },
      });
      await end();
      await migrate(database, wider, { ...short, tries: 3 });
      await migrate(database, wider);
    }));

  it('an older version starts and inserts on the newer schema', async () => {
    const database = await emptyPostgres(url);
    await migrate(database, wider);
    await migrate(database, first);
    await database.db.execute(sql`insert into notes (id) values (1)`);
    await database.close();
  });
});

it('migrationsFolder throws « no migrations » if no folder beside or above has a migration journal', () => {
  const root = mkdtempSync(join(tmpdir(), 'kafaa-tree-'));
  const deep = join(root, 'apps/server/src/adapters/db');
  mkdirSync(deep, { recursive: true });
  mkdirSync(join(root, 'apps/server/migrations'), { recursive: true });
  expect(() => migrationsFolder(deep)).toThrow('no migrations');
  const bundle = join(second, '..');
  expect(() => migrationsFolder(bundle)).toThrow('no migrations');
  rmSync(root, { recursive: true });
});

it('an embedded database refuses a second opening until it is closed, and keeps its data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kafaa-data-'));
  const settings = { databaseUrl: null, dataDir };
  const before = await openDatabase(settings, silent);
  await migrate(before, second);
  await expect(openDatabase(settings, silent)).rejects.toThrow(`${process.pid}`);
  await before.close();
  const after = await openDatabase(settings, silent);
  expect(await after.db.execute(sql`select id from notes`)).toMatchObject({ rows: [{ id: 1 }] });
  await after.close();
  rmSync(dataDir, { recursive: true });
}, 60_000);

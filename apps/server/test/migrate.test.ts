import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrationsFolder } from '#/adapters/db/migrate';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import { eachDatabase, silent } from './databases.ts';
import { writeMigrations } from './migrations-fixture.ts';

const first = writeMigrations(['create table notes (id int primary key)']);
const second = writeMigrations(['create table notes (id int primary key)', 'insert into notes values (1)']);
const broken = writeMigrations(['create table other (id int)', 'insert into nowhere values (1)']);
afterAll(() => {
  for (const folder of [first, second, broken]) rmSync(folder, { recursive: true });
});

eachDatabase('migrating', (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  const rows = async (statement: ReturnType<typeof sql>) =>
    ((await database.db.execute(statement)) as { rows: object[] }).rows;

  it('runs each step once, new ones later, also when several do it at once', async () => {
    await migrate(database, first);
    await migrate(database, first);
    // The embedded database has one process, and that one migrates once.
    const times = kind === 'postgres' ? 4 : 1;
    await Promise.all(Array.from({ length: times }, () => migrate(database, second)));
    expect(await rows(sql`select id from notes`)).toEqual([{ id: 1 }]);
  });

  it('changes nothing when a step fails, and leaves no lock behind', async () => {
    const fresh = await open();
    await expect(migrate(fresh, broken)).rejects.toThrow('nowhere');
    const { rows: left } = (await fresh.db.execute(sql`select to_regclass('other') as found`)) as { rows: object[] };
    expect(left).toEqual([{ found: null }]);
    await migrate(fresh, first);
    await fresh.close();
  }, 60_000);
});

it('finds the migrations beside the bundle or in the tree above', () => {
  const root = mkdtempSync(join(tmpdir(), 'kafaa-tree-'));
  const deep = join(root, 'apps/server/src/adapters/db');
  mkdirSync(deep, { recursive: true });
  mkdirSync(join(root, 'apps/server/migrations'), { recursive: true });
  expect(() => migrationsFolder(deep)).toThrow('no migrations');
  const bundle = join(second, '..');
  expect(() => migrationsFolder(bundle)).toThrow('no migrations');
  rmSync(root, { recursive: true });
});

it('keeps the embedded data, and lets the next process in, after a close', async () => {
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

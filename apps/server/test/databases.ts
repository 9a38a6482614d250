import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { pino } from 'pino';
import { describe } from 'vitest';
import { migrate, migrationsFolder } from '#/adapters/db/migrate';
import { adoptPglite, openDatabase, type Database } from '#/adapters/db/open-database';
import { openQueue } from '#/adapters/queue/open-queue';
import type { Deps } from '#/deps';
import { registerTasks } from '#/tasks';

const DIST = fileURLToPath(new URL('../../../dist/server', import.meta.url));
const BUILT = join(DIST, 'database');

export const silent = pino({ level: 'silent' });

/** A fresh database; `close()` also removes it. */
export type OpenFresh = () => Promise<Database>;

type Suite = (open: OpenFresh, kind: Database['kind']) => void;

/** Runs a suite on the embedded database, and on PostgreSQL when TEST_DATABASE_URL names one (`npm test` sees to it). */
export const eachDatabase = (name: string, suite: Suite): void =>
  onBoth(name, suite, () => freshPglite(), freshPostgres);

/** The same on databases without any table. */
export const eachEmptyDatabase = (name: string, suite: Suite): void =>
  onBoth(name, suite, async () => adoptPglite(await PGlite.create()), emptyPostgres);

function onBoth(name: string, suite: Suite, embedded: OpenFresh, inCluster: (url: string) => Promise<Database>): void {
  const url = process.env.TEST_DATABASE_URL ?? '';
  describe(`${name} on pglite`, () => {
    suite(embedded, 'pglite');
  });
  describe.runIf(url !== '')(`${name} on postgres`, () => {
    suite(() => inCluster(url), 'postgres');
  });
}

let made: Promise<{ loadDataDir: Blob; kept: PGlite }> | undefined;

/**
 * The embedded database as it is before the first company: making one costs a test five times what copying it does, and
 * the files of a worker share this one.
 */
async function original() {
  const loadDataDir = builtOriginal() ?? (await newOriginal());
  // Never closed: as long as one lives, all share its compiled code. V8 13.6 now and then ends a process in which code of
  // WebAssembly is thrown away again and again.
  return { loadDataDir, kept: await PGlite.create({ loadDataDir }) };
}

/** The one that the build leaves for installations, as long as the migrations are those it was built with. */
function builtOriginal(): Blob | undefined {
  if (!hasBuiltOriginal()) return undefined;
  const { status, stdout } = spawnSync('tar', ['-cf', '-', '-C', BUILT, '.'], { maxBuffer: 2 ** 28 });
  return status === 0 ? new Blob([stdout]) : undefined;
}

const hasBuiltOriginal = (): boolean =>
  existsSync(BUILT) && migrationsIn(join(DIST, 'migrations')) === migrationsIn(migrationsFolder());

/** The embedded database of a data folder, which this process then holds alone; where there is none yet, a copy of the original. */
export async function openFolder(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder) && hasBuiltOriginal()) cpSync(BUILT, folder, { recursive: true });
  const database = await openDatabase({ databaseUrl: null, dataDir }, silent);
  await migrate(database);
  return database;
}

async function newOriginal(): Promise<Blob> {
  const pglite = await PGlite.create();
  await fill(adoptPglite(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

/** Every table and every queue. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  const queue = openQueue(database, { clock: { now: () => new Date() }, log: silent, manual: true });
  // What a task does is not asked before it runs.
  registerTasks({ queue } as Deps);
  await queue.start();
  await queue.stop();
}

/** In memory, gone with its process, with every table. */
export async function freshPglite(watch?: (statement: string) => void): Promise<Database> {
  made ??= original();
  const { loadDataDir } = await made;
  return adoptPglite(await PGlite.create({ loadDataDir }), watch);
}

/** Where a test asks no more than that there is a database: on PostgreSQL it takes a third of the time. */
export const freshDatabase: OpenFresh = () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  return url === '' ? freshPglite() : freshPostgres(url);
};

let filled: Promise<string> | undefined;

/** A database of its own in the cluster that the address names, with every table: a copy of one that all workers share. */
export async function freshPostgres(url: string): Promise<Database> {
  filled ??= originalIn(url);
  return emptyPostgres(url, await filled);
}

/** The name of the one to copy, made by whoever comes first to the cluster with these migrations. */
async function originalIn(url: string): Promise<string> {
  const name = `original_${createHash('sha256').update(migrationsIn(migrationsFolder())).digest('hex').slice(0, 16)}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const draft = `${name}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`create database ${draft}`);
      const database = await openPostgres(url, draft);
      await fill(database);
      await database.close();
      await client.query(`alter database ${draft} rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

/** The same without any table. */
export async function emptyPostgres(url: string, template = 'template1'): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onCluster(url, `create database ${name} template ${template}`);
  const database = await openPostgres(url, name);
  const close = database.close;
  return {
    ...database,
    async close() {
      await close();
      await onCluster(url, `drop database ${name} with (force)`);
    },
  };
}

function openPostgres(url: string, name: string): Promise<Database> {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openDatabase({ databaseUrl: own.href, dataDir: '' }, silent);
}

/** All that they say, in order. */
function migrationsIn(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  return files
    .sort()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
    .join('\n');
}

async function onCluster(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

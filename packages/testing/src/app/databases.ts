import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { describe } from 'vitest';
import { migrate, migrationsFolder } from '@kafaa/server/adapters/db/migrate';
import { adoptPglite, openDatabase, type Database } from '@kafaa/server/adapters/db/open-database';
import { createDatabase, onCluster } from '#/machine/owned-database';
import { ROOT } from '#/root';

const DIST = join(ROOT, 'dist/server');
const BUILT = join(DIST, 'database');

export const silent = pino({ level: 'silent' });

/** A fresh database; `close()` also removes it. */
export type OpenFresh = () => Promise<Database>;

type Suite = (open: OpenFresh, kind: Database['kind']) => void;

const hasCluster = (): boolean => (process.env.TEST_DATABASE_URL ?? '') !== '';

/**
 * Runs a suite on the embedded database, and on PostgreSQL when TEST_DATABASE_URL names one (`npm test` sets it): for races, locks,
 * transactions that could wait for the embedded database's only connection, and what the drivers do differently.
 */
export const eachDatabase = (name: string, suite: Suite): void =>
  onBoth(name, suite, () => freshPglite(), freshPostgres);

/**
 * Runs a suite whose statements are the same on both databases on one of them: PostgreSQL, where they take a third of the time, or
 * the embedded database without a cluster. `EVERY_DATABASE=1 npm test -- unit` runs them on both.
 */
export const oneDatabase = (name: string, suite: Suite): void => {
  const one = hasCluster() ? 'postgres' : 'pglite';
  describe.each<Database['kind']>(process.env.EVERY_DATABASE === '1' ? ['pglite', 'postgres'] : [one])(
    `${name} on %s`,
    (kind) => {
      suite(kind === 'pglite' ? () => freshPglite() : () => freshPostgres(process.env.TEST_DATABASE_URL ?? ''), kind);
    },
  );
};

/** The same as `eachDatabase` on databases without any table. */
export const eachEmptyDatabase = (name: string, suite: Suite): void => onBoth(name, suite, emptyPglite, emptyPostgres);

let blank: Promise<Blob> | undefined;

/** An in-memory database without tables: a copy, because creating one takes four times as long as copying it. */
async function emptyPglite(): Promise<Database> {
  blank ??= newOriginal(async () => undefined);
  return adoptPglite(await PGlite.create({ loadDataDir: await blank }));
}

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
 * The image of an embedded database without companies. Creating a database takes a test five times as long as copying
 * one; the test files of a worker share this image.
 */
async function original() {
  const loadDataDir = builtOriginal() ?? (await newOriginal());
  // Never closed: as long as one instance lives, all share its compiled code. V8 13.6 occasionally crashes a process
  // that keeps discarding WebAssembly code.
  return { loadDataDir, kept: await PGlite.create({ loadDataDir }) };
}

/** The image that the build makes for installations, if it was built with the current migrations. */
function builtOriginal(): Blob | undefined {
  if (!hasBuiltOriginal()) return undefined;
  const { status, stdout } = spawnSync('tar', ['-cf', '-', '-C', BUILT, '.'], { maxBuffer: 2 ** 28 });
  return status === 0 ? new Blob([stdout]) : undefined;
}

const hasBuiltOriginal = (): boolean =>
  existsSync(BUILT) && migrationsIn(join(DIST, 'migrations')) === migrationsIn(migrationsFolder());

/** The embedded database of a data folder, locked by this process; a new one is copied from the built image if possible. */
export async function openFolder(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder) && hasBuiltOriginal()) cpSync(BUILT, folder, { recursive: true });
  const database = await openDatabase({ databaseUrl: null, dataDir }, silent);
  await migrate(database);
  return database;
}

async function newOriginal(fill: (database: Database) => Promise<void> = migrate): Promise<Blob> {
  const pglite = await PGlite.create();
  await fill(adoptPglite(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

/** An in-memory database with every table. */
export async function freshPglite(watch?: (statement: string) => void): Promise<Database> {
  made ??= original();
  const { loadDataDir } = await made;
  return adoptPglite(await PGlite.create({ loadDataDir }), watch);
}

/** For tests that work with any database: on PostgreSQL they take a third of the time. */
export const freshDatabase: OpenFresh = () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  return url === '' ? freshPglite() : freshPostgres(url);
};

let filled: Promise<string> | undefined;

/** A new database in the cluster at `url`, with every table: a copy of a template that all workers share. */
export async function freshPostgres(url: string): Promise<Database> {
  filled ??= originalIn(url);
  return emptyPostgres(url, await filled);
}

/** The name of the template, which the first worker on the cluster with these migrations creates. */
async function originalIn(url: string): Promise<string> {
  const name = `original_${createHash('sha256').update(migrationsIn(migrationsFolder())).digest('hex').slice(0, 16)}`;
  await onCluster(url, async (query) => {
    await query('select pg_advisory_lock(hashtext($1))', [name]);
    if ((await query('select from pg_database where datname = $1', [name])) > 0) return;
    const draft = `${name}_draft`;
    await query(`drop database if exists ${draft} with (force)`);
    const database = await openPostgres(await createDatabase(url, draft));
    await migrate(database);
    await database.close();
    await query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** A new database in the cluster, without tables unless a template is given. */
export async function emptyPostgres(url: string, template = 'template1'): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const database = await openPostgres(await createDatabase(url, name, template));
  const close = database.close;
  return {
    ...database,
    async close() {
      await close();
      await onCluster(url, (query) => query(`drop database ${name} with (force)`));
    },
  };
}

/** A database that was filled once: `open` opens a copy of it, `remove` removes the original. */
interface Original {
  readonly open: OpenFresh;
  remove(): Promise<void>;
}

/** Fills a database with every table; `fill` must close what it opens, because a database in use cannot be copied. */
export async function fillOnce(kind: Database['kind'], fill: (open: OpenFresh) => Promise<void>): Promise<Original> {
  return kind === 'pglite' ? fillPglite(fill) : fillPostgres(process.env.TEST_DATABASE_URL ?? '', fill);
}

async function fillPglite(fill: (open: OpenFresh) => Promise<void>): Promise<Original> {
  const images: Blob[] = [];
  await fill(async () => {
    const database = await freshPglite();
    if (database.kind !== 'pglite') throw new Error('freshPglite opened another kind of database');
    return {
      ...database,
      async close() {
        images.push(await database.pglite.dumpDataDir('none'));
        await database.close();
      },
    };
  });
  const [loadDataDir] = images;
  if (!loadDataDir) throw new Error('fillOnce: fill has not opened and closed the database');
  return {
    open: async () => adoptPglite(await PGlite.create({ loadDataDir })),
    remove: async () => undefined,
  };
}

async function fillPostgres(url: string, fill: (open: OpenFresh) => Promise<void>): Promise<Original> {
  const name = `filled_${randomBytes(8).toString('hex')}`;
  filled ??= originalIn(url);
  const address = await createDatabase(url, name, await filled);
  const remove = () => onCluster(url, async (query) => void (await query(`drop database ${name} with (force)`)));
  try {
    await fill(() => openPostgres(address));
  } catch (error) {
    await remove();
    throw error;
  }
  return { open: () => emptyPostgres(url, name), remove };
}

const openPostgres = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' }, silent);

/** The text of all migrations, in order. */
function migrationsIn(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  return files
    .sort()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
    .join('\n');
}

import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { pino } from 'pino';
import { describe } from 'vitest';
import { migrate } from '#/adapters/db/migrate';
import { adoptPglite, openDatabase, type Database } from '#/adapters/db/open-database';
import { openQueue } from '#/adapters/queue/open-queue';

export const silent = pino({ level: 'silent' });

/** A fresh database; `close()` also removes it. */
export type OpenFresh = () => Promise<Database>;

type Suite = (open: OpenFresh, kind: Database['kind']) => void;

/** Runs a suite on the embedded database, and on PostgreSQL when TEST_DATABASE_URL names one (`npm test` sees to it). */
export const eachDatabase = (name: string, suite: Suite): void => onBoth(name, suite, () => freshPglite());

/** The same on databases without any table. */
export const eachEmptyDatabase = (name: string, suite: Suite): void =>
  onBoth(name, suite, async () => adoptPglite(await PGlite.create()));

function onBoth(name: string, suite: Suite, embedded: OpenFresh): void {
  const url = process.env.TEST_DATABASE_URL ?? '';
  describe(`${name} on pglite`, () => {
    suite(embedded, 'pglite');
  });
  describe.runIf(url !== '')(`${name} on postgres`, () => {
    suite(() => freshPostgres(url), 'postgres');
  });
}

let made: Promise<{ loadDataDir: File | Blob; kept: PGlite }> | undefined;

/**
 * The embedded database as it is before the first company: making one costs a test five times what copying it does, and
 * the files of a worker share this one.
 */
async function original() {
  const pglite = await PGlite.create();
  const database = adoptPglite(pglite);
  await migrate(database);
  const queue = openQueue(database, { clock: { now: () => new Date() }, log: silent, manual: true });
  await queue.start();
  await queue.stop();
  // Never closed: as long as one lives, all share its compiled code. V8 13.6 now and then ends a process in which code of
  // WebAssembly is thrown away again and again.
  return { loadDataDir: await pglite.dumpDataDir('none'), kept: pglite };
}

/** In memory, gone with its process, with every table. */
export async function freshPglite(watch?: (statement: string) => void): Promise<Database> {
  made ??= original();
  const { loadDataDir } = await made;
  return adoptPglite(await PGlite.create({ loadDataDir }), watch);
}

/** A database of its own in the cluster that the address names. */
export async function freshPostgres(url: string): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onCluster(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: own.href, dataDir: '' }, silent);
  const close = database.close;
  return {
    ...database,
    async close() {
      await close();
      await onCluster(url, `drop database ${name} with (force)`);
    },
  };
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

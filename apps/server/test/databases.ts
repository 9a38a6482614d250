import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { pino } from 'pino';
import { describe } from 'vitest';
import { adoptPglite, openDatabase, type Database } from '#/adapters/db/open-database';

export const silent = pino({ level: 'silent' });

/** A fresh, empty database; `close()` also removes it. */
export type OpenFresh = () => Promise<Database>;

/** Runs a suite on the embedded database, and on PostgreSQL when TEST_DATABASE_URL names one (`npm test` sees to it). */
export function eachDatabase(name: string, suite: (open: OpenFresh, kind: Database['kind']) => void): void {
  const url = process.env.TEST_DATABASE_URL ?? '';
  describe(`${name} on pglite`, () => {
    suite(freshPglite, 'pglite');
  });
  describe.runIf(url !== '')(`${name} on postgres`, () => {
    suite(() => freshPostgres(url), 'postgres');
  });
}

/** In memory, gone with its process. */
export async function freshPglite(): Promise<Database> {
  return adoptPglite(await PGlite.create());
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

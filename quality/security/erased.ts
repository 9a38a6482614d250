import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { TestApp } from '@kafaa/testing/app/test-app';
import { eraseSomebody, occurrences, openOnDisk } from '@kafaa/testing/app/erased-person';
import { startPostgres } from '@kafaa/testing/machine/postgres';
import type { Row, Trial } from '../report.ts';

/** Trial that searches every byte of the data folder, and of PostgreSQL's cluster, before and after the night that follows an erasure. */
export const erased: Trial = {
  id: 'S22',
  title: 'an erasure removes every byte of a person from the storage',
  run: async () => [await embedded(), await postgres()],
};

const GOAL =
  'after an erasure and the next night tables, indexes, log and files contain 0 bytes of name, answers and notes';

/**
 * The statements of docs/OPERATIONS.md for PostgreSQL's write-ahead log. The sleep is needed because a reload takes effect with
 * a delay.
 */
const ADMINISTRATOR = [
  'alter system set wal_recycle = off',
  'select pg_reload_conf()',
  'select pg_sleep(1)',
  'select pg_switch_wal()',
  'checkpoint',
];

async function embedded(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-erased-'));
  const app = await openOnDisk(folder, null);
  try {
    const { canary, stays } = await erase(app, () => Promise.resolve(app.deps.db.execute(sql`checkpoint`)));
    const before = occurrences(folder, canary);
    const seconds = await nightOf(app);
    const after = occurrences(folder, canary);
    return {
      id: 'S22a',
      goal: `${GOAL}, embedded database`,
      figure: `${sum(before)} times before, ${sum(after)} after a night's clean-up of ${seconds.toFixed(1)} s; whoever stays is there: ${sum(occurrences(folder, stays)) > 0}`,
      verdict: sum(before) > 0 && sum(after) === 0 && sum(occurrences(folder, stays)) > 0 ? 'met' : 'short',
      note: [...after.keys()].join(', '),
    };
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

async function postgres(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-erased-'));
  const cluster = await startPostgres({ durable: true });
  const admin = new Client({ connectionString: cluster.url });
  await admin.connect();
  // docs/OPERATIONS.md recommends a role that owns only its database.
  await admin.query('create role kafaa login');
  await admin.query('create database kafaa owner kafaa');
  const app = await openOnDisk(folder, cluster.url.replace('postgres@', 'kafaa@').replace(/postgres$/, 'kafaa'));
  try {
    const { canary } = await erase(app, () => admin.query('checkpoint'));
    const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
    const everywhere = () =>
      new Map([...occurrences(folder, canary), ...occurrences(rows[0]?.data_directory ?? '', canary)]);
    const before = everywhere();
    const seconds = await nightOf(app);
    await admin.query('checkpoint');
    const night = everywhere();
    const inLog = sum(new Map([...night].filter(([path]) => path.includes('pg_wal'))));
    for (const statement of ADMINISTRATOR) await admin.query(statement);
    const after = everywhere();
    const names = await tablesByFile(cluster.url.replace(/postgres$/, 'kafaa'));
    return {
      id: 'S22b',
      goal: `${GOAL}, PostgreSQL; its log when wal_recycle is off, after the next checkpoint`,
      figure: `${sum(before)} times before; after a night's clean-up of ${seconds.toFixed(1)} s ${sum(night) - inLog} outside of the log, ${inLog} in it; ${sum(after)} after a checkpoint`,
      verdict: sum(before) > 0 && sum(night) === inLog && sum(after) === 0 ? 'met' : 'short',
      note: [...after.keys()].map((path) => names.get(path.split('/').at(-1) ?? '') ?? path).join(', '),
    };
  } finally {
    await app.close();
    await admin.end();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The name of the table or index of each file of the cluster. */
async function tablesByFile(connectionString: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ file: string; name: string }>(
    `select relfilenode::text as file, oid::regclass::text as name from pg_class where relfilenode > 0`,
  );
  await client.end();
  return new Map(rows.map(({ file, name }) => [file, name]));
}

async function erase(app: TestApp, checkpoint: () => Promise<unknown>) {
  // The statement imitates autovacuum, which puts samples of values into the statistics.
  const person = await eraseSomebody(app, () => Promise.resolve(app.deps.db.execute(sql`analyze`)));
  await app.drain();
  await checkpoint();
  return person;
}

async function nightOf(app: TestApp): Promise<number> {
  app.clock.move({ days: 1 });
  const begun = performance.now();
  await app.drain();
  return (performance.now() - begun) / 1000;
}

const sum = (found: Map<string, number>) => [...found.values()].reduce((total, count) => total + count, 0);

import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from './hot-copy.ts';
import { PREVIOUS_SCHEMA } from '../queue/pgboss-import.ts';
import type { Database } from './open-database.ts';

/**
 * Maximum size of a table that the task rewrites on PostgreSQL. A rewrite locks the table for some two seconds per 100 MB, so the
 * operator plans the rewrite of larger tables.
 */
const LARGEST = 100 * 1024 * 1024;
/** Schemas with rows about people. */
const SCHEMAS = `('public', '${PREVIOUS_SCHEMA}')`;
/** Query that removes the planner's samples of all tables, because ANALYZE keeps the samples of an empty table. Needs PostgreSQL 18. */
const FORGET_SAMPLES = `select pg_clear_attribute_stats(schemaname, tablename, attname, inherited)
  from pg_stats where schemaname in ${SCHEMAS}`;
const LOCK_TIMEOUT_MS = 400;
const PAUSE_MS = 1_000;
const TRIES = 10;

type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Removes the bytes that deleted and changed rows have left in the database's files. DELETE hides a row, and VACUUM frees its space
 * without clearing it; only a rewrite (VACUUM FULL) removes the bytes from a table and its indexes. The planner's statistics
 * contain samples of values, and the WAL contains everything ever written. The embedded database deletes the WAL segments that it
 * no longer needs; the segments of PostgreSQL are its administrator's task (docs/OPERATIONS.md). Returns the tables that were too
 * large.
 */
export async function removeRemains(database: Database, { largest = LARGEST } = {}): Promise<string[]> {
  if (database.kind === 'pglite') {
    const { pglite } = database;
    const run: Run = (statement) => pglite.query(statement);
    await oneAtATime(pglite, async () => {
      await run(FORGET_SAMPLES);
      for (const { name } of await tables(run)) await rewrite(run, name);
      await run('vacuum full pg_statistic');
      // Old WAL segments are deleted instead of being renamed for reuse with their content.
      await run('set wal_recycle = off');
      await run('select pg_switch_wal()');
      await run('checkpoint');
    });
    return [];
  }
  const client = await database.pool.connect();
  try {
    const run: Run = (statement) => client.query<Record<string, unknown>>(statement);
    await run('set statement_timeout = 0');
    await run(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const { rows } = await run(`select current_setting('server_version_num')::int >= 180000 as can`);
    if (rows[0]?.['can'] === true) await patiently(() => run(FORGET_SAMPLES));
    const tooLarge: string[] = [];
    for (const { name, bytes } of await tables(run)) {
      if (bytes > largest) tooLarge.push(name);
      else await patiently(() => rewrite(run, name));
    }
    await patiently(() => run('vacuum full pg_statistic'));
    return tooLarge;
  } finally {
    client.release(true);
  }
}

async function tables(run: Run): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await run(
    `select c.oid::regclass::text as name, pg_table_size(c.oid)::float8 as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ${SCHEMAS} order by 1`,
  );
  return rows as { name: string; bytes: number }[];
}

const rewrite = (run: Run, name: string) => run(`vacuum (full, analyze) ${name}`);

/**
 * Retries after a lock timeout (55P03). Each wait is short, so that other requests do not queue behind it; the next try begins a
 * second later.
 */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt >= TRIES || (error as { code?: unknown }).code !== '55P03') throw error;
      await sleep(PAUSE_MS);
    }
  }
}

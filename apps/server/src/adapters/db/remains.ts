import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from './hot-copy.ts';
import type { Database } from './open-database.ts';

/** A table that is written anew is closed to everybody for some two seconds per 100 MB: on PostgreSQL, larger ones are the operator's to plan. */
const LARGEST = 100 * 1024 * 1024;
/** ANALYZE replaces the samples of a table that has rows, and leaves those of an empty one. PostgreSQL 18 has this function. */
const FORGET_SAMPLES = `select pg_clear_attribute_stats(schemaname, tablename, attname, inherited)
  from pg_stats where schemaname in ('public', 'pgboss')`;
const LOCK_TIMEOUT_MS = 400;
const PAUSE_MS = 1_000;
const TRIES = 10;

type Run = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Removes the bytes that deleted and changed rows have left in the database's files. Deleting hides a row, and VACUUM frees
 * its place without clearing it: only a table that is written anew (VACUUM FULL) loses them, and so do its indexes. Samples
 * of values stand in the planner's statistics, and all that was ever written in the log: the embedded database drops the
 * segments that it needs no more; PostgreSQL's are its administrator's (docs/OPERATIONS.md). Answers the tables that were too large.
 */
export async function removeRemains(database: Database, { largest = LARGEST } = {}): Promise<string[]> {
  if (database.kind === 'pglite') {
    const { pglite } = database;
    const run: Run = (statement) => pglite.query(statement);
    await oneAtATime(pglite, async () => {
      await run(FORGET_SAMPLES);
      for (const { name } of await tables(run)) await rewrite(run, name);
      await run('vacuum full pg_statistic');
      // Instead of being kept for later under another name, with what is in it.
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
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  );
  return rows as { name: string; bytes: number }[];
}

const rewrite = (run: Run, name: string) => run(`vacuum (full, analyze) ${name}`);

/** Nobody queues up behind a table that is in use: the wait ends soon and begins again a second later. */
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

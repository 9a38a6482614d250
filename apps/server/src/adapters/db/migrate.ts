import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './open-database.ts';

// Any constant will do, as long as no other use of advisory locks in this database takes it.
const LOCK = 7_315_240_911;

interface Patience {
  /** How long a statement may wait for a table that others use: whoever comes after it waits behind it. */
  lockTimeoutMs: number;
  /** How long the others have the table to themselves before the next try. */
  pauseMs: number;
  tries: number;
}

// Less than PostgreSQL's `deadlock_timeout` of 1 s: where a migration and a request hold what the other wants, the migration
// gives way before PostgreSQL looks for somebody to break off.
const PATIENCE: Patience = { lockTimeoutMs: 400, pauseMs: 1_000, tries: 120 };

/**
 * Brings the tables to the present schema; several processes may do so at once, beside others that serve. All of it is one
 * transaction. What finds a table in use lets go soon and tries again, so that those who serve never queue up behind it.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder(),
  { lockTimeoutMs, pauseMs, tries }: Patience = PATIENCE,
): Promise<void> {
  if (database.kind === 'pglite') {
    await migratePglite(drizzlePglite(database.pglite), { migrationsFolder: folder });
    return;
  }
  const client = await database.pool.connect();
  try {
    // Waiting for another process's migration may take longer than any query of ours.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await migratePg(drizzlePg(client), { migrationsFolder: folder });
        return;
      } catch (error) {
        if (attempt >= tries || !isInUse(error)) throw error;
        await sleep(pauseMs);
      }
    }
  } finally {
    // The session ends, and with it the lock and the settings.
    client.release(true);
  }
}

/** A lock that was not given in time, or a deadlock with those who serve: nothing is done, and another try may help. */
function isInUse(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === '55P03' || code === '40P01' || isInUse(error.cause);
}

/** Whether the tables lack a migration of this version, without making it: a command must not change a running server's tables. */
export async function pendingMigrations(database: Database, folder = migrationsFolder()): Promise<boolean> {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] };
  const exists = (await database.db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  )) as { rows: { made: boolean }[] };
  if (!exists.rows[0]?.made) return true;
  const done = (await database.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)) as {
    rows: { count: number }[];
  };
  return (done.rows[0]?.count ?? 0) < journal.entries.length;
}

/** Beside the bundle in production, in the source tree otherwise. */
export function migrationsFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'migrations'), join(folder, 'apps/server/migrations')]) {
      if (existsSync(join(candidate, 'meta/_journal.json'))) return candidate;
    }
    if (folder === dirname(folder)) throw new Error(`no migrations found above ${from}`);
  }
}

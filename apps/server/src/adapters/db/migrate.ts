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

// Any constant works that no other advisory lock in this database uses.
const LOCK = 7_315_240_911;

interface Patience {
  /** How long a statement may wait for a table lock: while it waits, later requests queue behind it. */
  lockTimeoutMs: number;
  /** Pause before the next try, during which others can use the table. */
  pauseMs: number;
  tries: number;
}

// Less than PostgreSQL's `deadlock_timeout` of 1 s: in a deadlock between a migration and a request, the migration
// gives up before PostgreSQL chooses a victim.
const PATIENCE: Patience = { lockTimeoutMs: 400, pauseMs: 1_000, tries: 120 };

/**
 * Migrates the tables to the current schema, in one transaction; several processes may call it at once, while others
 * serve requests. When a table is in use, it gives up soon and retries, so that requests do not queue behind it.
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
    // Waiting for another process's migration may take longer than the usual statement timeout.
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
    // Closes the connection, which releases the lock and resets the settings.
    client.release(true);
  }
}

/** A lock timeout (55P03) or a deadlock with a request (40P01): the transaction was rolled back, and a retry may help. */
function isInUse(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === '55P03' || code === '40P01' || isInUse(error.cause);
}

/** Whether a migration of this version is missing. Does not apply it: a command must not change a running server's tables. */
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

/** The folder is next to the bundle in production, in the source tree otherwise. */
export function migrationsFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'migrations'), join(folder, 'apps/server/migrations')]) {
      if (existsSync(join(candidate, 'meta/_journal.json'))) return candidate;
    }
    if (folder === dirname(folder)) throw new Error(`no migrations found above ${from}`);
  }
}

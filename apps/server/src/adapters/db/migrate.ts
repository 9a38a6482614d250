import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Db } from '#/deps';
import type { Database } from './open-database.ts';

// Key of the advisory lock. Any constant works that no other advisory lock in this database uses.
const LOCK = 7_315_240_911;

/**
 * Hash of the last migration before the baseline. A database that stopped there has exactly the baseline's tables
 * (docs/decisions/migrations-baseline.md).
 */
const BEFORE_BASELINE = '6d73caa054ec1210f720a30106d07ecd789e46b8ca834b62d0fbb9f56163eeef';

/** Error for a database whose tables this version can neither use nor migrate; nothing was changed. */
export class UnknownTablesError extends Error {
  override name = 'UnknownTablesError';
}

interface Patience {
  /** Time that a statement may wait for a table lock. Later requests queue behind a waiting statement. */
  lockTimeoutMs: number;
  /** Pause before the next try, during which other requests can use the table. */
  pauseMs: number;
  tries: number;
}

// The lock timeout is less than PostgreSQL's `deadlock_timeout` of 1 s: in a deadlock between a migration and a request, the
// migration gives up before PostgreSQL chooses a victim.
const PATIENCE: Patience = { lockTimeoutMs: 400, pauseMs: 1_000, tries: 120 };

/**
 * Migrates the tables to the current schema, in one transaction. Several processes may call this function at once, while others
 * serve requests. If a table is in use, the migration gives up soon and retries, so that requests do not queue behind it.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder(),
  { lockTimeoutMs, pauseMs, tries }: Patience = PATIENCE,
): Promise<void> {
  if (database.kind === 'pglite') {
    const db = drizzlePglite(database.pglite);
    if (await mustMigrate(db, folder)) await migratePglite(db, { migrationsFolder: folder });
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
        const db = drizzlePg(client);
        if (await mustMigrate(db, folder)) await migratePg(db, { migrationsFolder: folder });
        return;
      } catch (error) {
        if (attempt >= tries || !isInUse(error)) throw error;
        await sleep(pauseMs);
      }
    }
  } finally {
    // This call closes the connection, which releases the lock and resets the settings.
    client.release(true);
  }
}

/**
 * Whether the error is a lock timeout (55P03) or a deadlock with a request (40P01). The transaction was rolled back, and a retry
 * may help.
 */
function isInUse(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === '55P03' || code === '40P01' || isInUse(error.cause);
}

/** Whether migrations have to run. First, in a database made by the earlier migrations, records the baseline as applied. */
async function mustMigrate(db: Pick<Db, 'execute'>, folder: string): Promise<boolean> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const last = await lastMigration(db);
  if (isUpToDate(last, migrations)) return false;
  const [baseline] = migrations;
  if (!baseline || (last !== null && last.at >= baseline.folderMillis)) return true;
  if (last !== null && last.hash !== BEFORE_BASELINE)
    throw new UnknownTablesError(
      'Les tables de cette base viennent d’une version de Kafaa trop ancienne pour celle-ci. Démarrez une fois la version du commit abc3f28 sur ces données, puis celle-ci. Rien n’a été changé.',
    );
  const tables = await tablesOf(db, baseline);
  const missing = tables.filter(({ made }) => !made).map(({ name }) => name);
  if (last === null) {
    if (missing.length < tables.length) throw incomplete(['la liste des migrations (drizzle.__drizzle_migrations)']);
    return true;
  }
  if (missing.length > 0) throw incomplete(missing);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${baseline.hash}, ${baseline.folderMillis})`,
  );
  return true;
}

/**
 * Error for a database that has only some of the tables. Migrations run in one transaction, so the cause is an interrupted restore
 * by other tools.
 */
function incomplete(missing: readonly string[]): UnknownTablesError {
  return new UnknownTablesError(
    `Cette base est incomplète\u00a0: il y manque ${missing.join(', ')}. Une restauration s’est sans doute arrêtée en chemin. Remettez la sauvegarde entière dans une base vide. Rien n’a été changé.`,
  );
}

/** Tables that a migration creates; `made` says whether the database has the table. */
async function tablesOf(db: Pick<Db, 'execute'>, migration: MigrationMeta): Promise<{ name: string; made: boolean }[]> {
  const names = [...migration.sql.join('').matchAll(/^[ \t]*create table "?(\w+)/gim)].map(([, name]) => name);
  const found = (await db.execute(
    sql`select name, to_regclass('public.' || name) is not null as made
      from json_array_elements_text(${JSON.stringify(names)}::json) name`,
  )) as { rows: { name: string; made: boolean }[] };
  return found.rows;
}

async function lastMigration(db: Pick<Db, 'execute'>): Promise<{ hash: string; at: number } | null> {
  const journal = (await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`)) as {
    rows: { made: boolean }[];
  };
  if (!journal.rows[0]?.made) return null;
  const last = (await db.execute(
    sql`select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )) as { rows: { hash: string; at: number }[] };
  return last.rows[0] ?? null;
}

/** Whether no migration is needed. Compares times, as drizzle does, so a database that a later version has migrated needs none either. */
function isUpToDate(last: { at: number } | null, migrations: readonly MigrationMeta[]): boolean {
  const newest = migrations.at(-1);
  return last !== null && newest !== undefined && last.at >= newest.folderMillis;
}

/**
 * Whether a migration of this version is missing. Does not run the migration, because a command must not change a running server's
 * tables.
 */
export async function pendingMigrations(database: Database, folder = migrationsFolder()): Promise<boolean> {
  return !isUpToDate(await lastMigration(database.db), readMigrationFiles({ migrationsFolder: folder }));
}

/** Hashes of applied migrations. The baseline replaces the hashes before it, because it makes the same tables. */
export function sinceBaseline(applied: readonly string[], folder = migrationsFolder()): readonly string[] {
  const before = applied.indexOf(BEFORE_BASELINE);
  const [baseline] = readMigrationFiles({ migrationsFolder: folder });
  if (before === -1 || !baseline) return applied;
  return [baseline.hash, ...applied.slice(before + 1).filter((hash) => hash !== baseline.hash)];
}

/** Path of the migrations: next to the bundle in production, in the source tree otherwise. */
export function migrationsFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'migrations'), join(folder, 'apps/server/migrations')]) {
      if (existsSync(join(candidate, 'meta/_journal.json'))) return candidate;
    }
    if (folder === dirname(folder)) throw new Error(`no migrations found above ${from}`);
  }
}

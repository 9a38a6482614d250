import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Db } from '#/deps';
import { refuseClosed } from '#/platform/files/closed-files';
import { workerFile } from '#/platform/process/worker-file';
import { lockFolder } from './lock.ts';
import { postgresPool } from './postgres-pool.ts';
import { tenantGuard } from './tenant-guard.ts';
import { YieldingPglite } from './yielding-pglite.ts';

export type Database =
  | { kind: 'pglite'; db: Db; pglite: PGlite; close(): Promise<void> }
  | { kind: 'postgres'; db: Db; pool: Pool; url: string; close(): Promise<void> };

export interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
  /** Maximum number of connections to PostgreSQL; 10 if absent. */
  databaseConnections?: number;
  /** Whether a missing embedded database is created without tables. */
  blank?: boolean;
}

/** Opens PostgreSQL if a URL is given, otherwise the embedded database, which is then locked for this process. */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const { databaseUrl, databaseConnections = 10, dataDir, blank = false } = settings;
  return databaseUrl ? openPostgres(databaseUrl, databaseConnections, log) : openEmbedded(dataDir, blank);
}

/**
 * Statements that set the timeouts of a connection, so that a hanging query does not block its connection and its request forever.
 * They are statements, because a pooler refuses connections that request timeouts at the start.
 */
const TIMEOUTS = "set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '30s'";

function openPostgres(url: string, max: number, log: Logger): Database {
  const pool = postgresPool(
    {
      connectionString: url,
      max,
      // Time before an idle connection closes. After the library's default of ten seconds, each wave of visitors would open new
      // connections; opening eight at once took a third of a second.
      idleTimeoutMillis: 600_000,
      application_name: 'kafaa',
      settings: TIMEOUTS,
    },
    log,
  );
  return { kind: 'postgres', db: drizzlePg(pool, { logger: tenantGuard }), pool, url, close: () => pool.end() };
}

async function openEmbedded(dataDir: string, blank: boolean): Promise<Database> {
  const folder = join(dataDir, 'db');
  if (existsSync(folder)) refuseClosed(folder);
  const lock = await lockFolder(dataDir);
  try {
    if (!existsSync(folder)) await createEmbedded(folder, blank);
    const pglite = new YieldingPglite(folder, { relaxedDurability: false });
    await pglite.waitReady;
    const close = async () => {
      await pglite.close();
      lock.release();
    };
    return { kind: 'pglite', db: drizzlePglite(pglite, { logger: tenantGuard }), pglite, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Creates the database next to its final folder and renames it, so that a killed process leaves no incomplete database. */
async function createEmbedded(folder: string, blank: boolean): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  // The build puts a ready-made database next to the bundle (main/first-database.ts). Copying it takes a twentieth of the time of
  // creating one.
  const readyMade = fileURLToPath(new URL('./database', import.meta.url));
  if (existsSync(readyMade) && !blank) cpSync(readyMade, draft, { recursive: true });
  else await initialise(draft);
  renameSync(draft, folder);
}

/**
 * Creates the database in a separate process: creation takes 150 MB more than any later start, and this process would keep that
 * memory.
 */
async function initialise(folder: string): Promise<void> {
  const { file, execArgv } = workerFile('create-worker', import.meta.url);
  const child = fork(file, [folder], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the embedded database could not be created (${code})`);
}

/** Wraps an instance that the caller created, such as an in-memory one for a test. `watch` receives each statement. */
export function adoptPglite(pglite: PGlite, watch: (statement: string) => void = () => {}): Database {
  const logger = {
    logQuery(statement: string, params: unknown[]) {
      watch(statement);
      tenantGuard.logQuery(statement, params);
    },
  };
  return { kind: 'pglite', db: drizzlePglite(pglite, { logger }), pglite, close: () => pglite.close() };
}

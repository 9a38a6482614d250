import { setTimeout } from 'node:timers/promises';
import { fill, fillingOf, prepareTarget, type TableCount } from '#/adapters/db/fill';
import type { Contents } from '#/adapters/db/contents';
import type { Database } from '#/adapters/db/open-database';
import type { Config } from '#/config';
import type { FileStore } from '#/deps';
import { RefusedError } from '#/platform/tasks/command';
import { type FileCount, hashOf, keepSecret } from './archive.ts';
import { openFiles } from './wire.ts';

/** Data that is copied into an installation. */
export interface Load {
  readonly contents: Contents;
  /** Hashes that the rows must have; absent if the rows are read from a live database. */
  readonly expected?: ReadonlyMap<string, TableCount>;
  /** Files to copy; null if the files stay where they are. */
  readonly files: {
    readonly list: readonly FileCount[];
    read: (file: FileCount) => Uint8Array | Promise<Uint8Array>;
  } | null;
  readonly secret: string | null;
}

/** Refuses a target that is not empty, before anything is changed. A target with the remains of an unfinished attempt is accepted. */
export async function assertFree(config: Config, database: Database, withFiles: boolean): Promise<void> {
  const filling = await fillingOf(database);
  if (filling === 'full')
    throw new RefusedError(
      config.databaseUrl === null
        ? `La base de ${config.dataDir} n’est pas vide. Choisissez un autre dossier avec DATA_DIR.`
        : 'La base de DATABASE_URL n’est pas vide. Prenez-en une nouvelle (createdb).',
    );
  if (database.kind === 'postgres' && (await othersAtWork(database)))
    throw new RefusedError('Un serveur travaille sur la base de DATABASE_URL. Arrêtez-le, puis recommencez.');
  if (filling !== 'unfinished' && withFiles && (await keysOf(openFiles(config))).length > 0)
    throw new RefusedError(
      config.s3
        ? `Le dépôt ${config.s3.bucket} contient déjà des fichiers. Prenez-en un vide.`
        : `${config.dataDir}/files contient déjà des fichiers. Choisissez un autre dossier avec DATA_DIR.`,
    );
}

/** Number of tries before a connection counts as a server's, because PostgreSQL lists a closed connection for a moment. */
const TRIES = 5;
const BETWEEN_MS = 200;

async function othersAtWork({ pool }: Extract<Database, { kind: 'postgres' }>): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await setTimeout(BETWEEN_MS);
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name in ('kafaa', 'kafaa-tasks')`,
    );
    if ((rows[0]?.count ?? 0) <= pool.totalCount) return false;
  }
  return true;
}

/**
 * Copies everything into an empty target. A marker table in the target's database prevents a server from starting on it. The last
 * step inserts the rows, compares them and drops the marker in one transaction, so the command can be interrupted and run again.
 */
export async function load(config: Config, database: Database, { contents, expected, files, secret }: Load) {
  await prepareTarget(database, contents.layout);
  if (files) await putFiles(openFiles(config), files);
  if (secret !== null && config.sessionSecret === null) keepSecret(config.dataDir, secret);
  return fill(database, contents, expected);
}

async function putFiles(store: FileStore, { list, read }: NonNullable<Load['files']>): Promise<void> {
  for (const file of list) {
    await store.put(file.key, await read(file), 'application/octet-stream');
    const written = await store.get(file.key);
    if (written === null || hashOf(written) !== file.hash)
      throw new RefusedError(`${file.key}\u00a0: ce qui a été écrit ne se relit pas. Relancez la commande.`);
  }
}

/** Keys of all files of an installation, across all features. */
export const keysOf = (store: FileStore): Promise<string[]> => store.list('');

/** Note for the operator if SESSION_SECRET differs from the secret of the copied data. */
export function secretNote(config: Config, secret: string | null): string[] {
  if (secret === null || config.sessionSecret === null || config.sessionSecret === secret) return [];
  return [
    'SESSION_SECRET n’est pas le secret de ces données\u00a0: les sessions ouvertes et les liens déjà envoyés (données personnelles, réponses, activations) ne s’ouvriront plus. Pour les garder, donnez-lui le contenu de leur fichier session-secret.',
  ];
}

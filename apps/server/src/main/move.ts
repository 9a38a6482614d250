import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { contentsOf, inOneTransaction } from '#/adapters/db/contents';
import { fillingOf, refuseUnfinished } from '#/adapters/db/fill';
import { FolderInUse } from '#/adapters/db/lock';
import { type Database, openDatabase } from '#/adapters/db/open-database';
import { localFiles } from '#/adapters/storage/local';
import type { Config } from '#/config';
import type { FileStore } from '#/deps';
import { type Answer, type Args, type CommandLine, RefusedError, UsageError } from '#/platform/tasks/command';
import { EXAMPLE_LOGIN } from '#/platform/process/example-login';
import { type FileCount, hashOf, secretOf } from './archive.ts';
import { report } from './backup.ts';
import { assertFree, keysOf, load, secretNote } from './target.ts';

const silent = pino({ level: 'silent' });

export const moveCommand: CommandLine = {
  name: 'data move',
  summary: 'Déplace une installation embarquée vers la base vide de DATABASE_URL (et S3_…), et compare tout.',
  options: { from: { value: 'DOSSIER', what: 'le dossier de départ\u00a0; DATA_DIR par défaut' } },
};

export async function moveData(config: Config, args: Args): Promise<Answer> {
  if (config.databaseUrl === null)
    throw new UsageError('DATABASE_URL manque\u00a0: c’est la base PostgreSQL où va l’installation.');
  const from = resolve(args.text('from') ?? config.dataDir);
  if (!existsSync(join(from, 'db'))) throw new RefusedError(`Il n’y a pas de base embarquée dans ${from}.`);
  const source = await openDatabase({ databaseUrl: null, dataDir: from }, silent);
  try {
    await refuseUnfinished(source);
    const target = await openDatabase(config, silent);
    try {
      return await move(config, { from, source, target });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function move(
  config: Config,
  { from, source, target }: { from: string; source: Database; target: Database },
): Promise<Answer> {
  // If the target uses the same local folder, the files stay where they are.
  const stay = config.s3 === null && from === config.dataDir;
  await assertFree(config, target, !stay);
  const store = localFiles(join(from, 'files'));
  const list = await countFiles(store);
  const read = async ({ key }: FileCount) => (await store.get(key)) ?? new Uint8Array();
  const secret = secretOf(from);
  const counts = await inOneTransaction(source, async (session) => {
    const contents = await contentsOf(session);
    return load(config, target, { contents, files: stay ? null : { list, read }, secret });
  });
  const notes = [
    `L’ancienne base reste dans ${join(from, 'db')}\u00a0: effacez ce dossier quand vous aurez vérifié, il contient les mêmes données.`,
    ...secretNote(config, secret),
  ];
  return report('Installation déplacée', counts, list, notes);
}

async function countFiles(store: FileStore): Promise<FileCount[]> {
  const list: FileCount[] = [];
  for (const key of await keysOf(store)) {
    const bytes = (await store.get(key)) ?? new Uint8Array();
    list.push({ key, bytes: bytes.length, hash: hashOf(bytes) });
  }
  return list;
}

/** Error for a start that would ignore an embedded database with data. */
export class EmbeddedLeftError extends Error {
  override name = 'EmbeddedLeftError';
}

/**
 * Refuses to start on an empty DATABASE_URL while the embedded database contains companies: an empty product would look like data
 * loss, and new entries would block `data move`. An embedded database with only the example company does not count.
 */
export async function refuseToLeaveData(config: Config, database: Database): Promise<void> {
  const folder = join(config.dataDir, 'db');
  if (database.kind === 'pglite' || !existsSync(folder)) return;
  if (!['empty', 'unused'].includes(await fillingOf(database))) return;
  if (await hasCompanies(config.dataDir))
    throw new EmbeddedLeftError(
      `La base de DATABASE_URL est vide, alors que ${folder} contient une installation\u00a0: «\u00a0npm run ops -- data move\u00a0» l’y déplace (ou rangez ce dossier ailleurs pour commencer à vide).`,
    );
}

/** Whether the example company was moved or restored into this database. */
export async function hasExample(database: Database): Promise<boolean> {
  return inOneTransaction(database, async (session) => {
    // The tables do not exist before the first start.
    if ((await session.rows(`select 1 where to_regclass('email_locators') is not null`)).length === 0) return false;
    return (await session.rows('select 1 from email_locators where email = $1', [EXAMPLE_LOGIN.email])).length > 0;
  });
}

/** Notice about the example company in an exposed installation. */
export const EXAMPLE_LEFT = `l’entreprise d’exemple (${EXAMPLE_LOGIN.email}) est dans cette base. Son mot de passe imprimé n’y ouvre rien\u202f; effacez-la\u00a0: npm run ops -- companies erase ${EXAMPLE_LOGIN.email} --yes`;

async function hasCompanies(dataDir: string): Promise<boolean> {
  try {
    const embedded = await openDatabase({ databaseUrl: null, dataDir }, silent);
    try {
      if ((await fillingOf(embedded)) !== 'full') return false;
      return await inOneTransaction(embedded, async (session) => {
        const own = `select 1 from companies where company_id not in (select company_id from email_locators where email = $1) limit 1`;
        return (await session.rows(own, [EXAMPLE_LOGIN.email])).length > 0;
      });
    } finally {
      await embedded.close();
    }
  } catch (error) {
    // A server is using the folder, so the folder counts as having data.
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

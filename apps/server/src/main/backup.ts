import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { borrowCopy } from '#/adapters/db/borrowed-copy';
import { type Contents, contentsOf, inOneTransaction } from '#/adapters/db/contents';
import { assertKnown, refuseUnfinished, type TableCount } from '#/adapters/db/fill';
import { FolderInUse } from '#/adapters/db/lock';
import { openDatabase } from '#/adapters/db/open-database';
import type { Config } from '#/config';
import { type Answer, type Args, type CommandLine, columns, RefusedError } from '#/platform/tasks/command';
import { asCaller } from '#/platform/process/owner';
import { productVersion } from '#/platform/diagnostics/version';
import {
  archived,
  type FileCount,
  keepSecret,
  readArchivedFile,
  readManifest,
  secretOf,
  verifyArchive,
  writeFile,
  writeManifest,
  writeRows,
} from './archive.ts';
import { assertFree, keysOf, load, secretNote } from './target.ts';
import { openFiles } from './wire.ts';

const silent = pino({ level: 'silent' });
const FOLDER = { name: 'DOSSIER', what: 'le dossier de la sauvegarde, sur un disque à vous\u00a0: il contient tout' };

export const backupCommand: CommandLine = {
  name: 'backup',
  summary: 'Sauvegarde la base, les fichiers et le secret dans un nouveau dossier, pendant que le serveur travaille.',
  words: [FOLDER],
};

export const restoreCommand: CommandLine = {
  name: 'restore',
  summary: 'Remet une sauvegarde dans une installation vide (DATABASE_URL ou DATA_DIR), et compare tout.',
  words: [FOLDER],
};

/** Resolves the folder against the caller's directory, because npm changes to the root before it runs a script. */
const folderOf = (args: Args) =>
  resolve((process.env['npm_lifecycle_event'] && process.env['INIT_CWD']) || process.cwd(), args.word(FOLDER.name));

export async function backUp(config: Config, args: Args): Promise<Answer> {
  const folder = folderOf(args);
  if (asCaller(() => existsSync(folder)))
    throw new RefusedError(`${folder} existe déjà. Une sauvegarde veut un dossier nouveau.`);
  const draft = `${folder}.partial`;
  const discard = () => asCaller(() => rmSync(draft, { recursive: true, force: true }));
  discard();
  asCaller(() => mkdirSync(draft, { recursive: true, mode: 0o700 }));
  try {
    const files = new Map<string, FileCount>();
    // Files are copied before and after the rows, so that each row has its file despite concurrent additions and removals.
    await copyFiles(config, draft, files);
    const { layout, tables } = await withContents(config, async (contents) => {
      const counts: TableCount[] = [];
      for (const table of contents.layout.tables) counts.push(await writeRows(draft, contents, table));
      return { layout: contents.layout, tables: counts };
    });
    await copyFiles(config, draft, files);
    const secret = config.sessionSecret === null ? secretOf(config.dataDir) : null;
    if (secret !== null) asCaller(() => keepSecret(draft, secret));
    const version = productVersion();
    const createdAt = new Date().toISOString();
    writeManifest(draft, { format: 1, version, createdAt, layout, tables, files: [...files.values()] });
    asCaller(() => renameSync(draft, folder));
    return report(`Sauvegarde dans ${folder}`, tables, [...files.values()], []);
  } catch (error) {
    discard();
    throw error;
  }
}

async function copyFiles(config: Config, draft: string, copied: Map<string, FileCount>): Promise<void> {
  const store = openFiles(config);
  for (const key of await keysOf(store)) {
    if (copied.has(key)) continue;
    const bytes = await store.get(key);
    // The bytes are null if the file was removed after the listing.
    if (bytes !== null) copied.set(key, writeFile(draft, key, bytes));
  }
}

/** Reads all rows in one snapshot, whether or not a server is running. */
async function withContents<T>(config: Config, work: (contents: Contents) => Promise<T>): Promise<T> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db')))
    throw new RefusedError(`Il n’y a pas de base dans ${config.dataDir}.`);
  try {
    return await readAll(config, work);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return borrowCopy(config.dataDir, error, (copy) => readAll({ ...config, dataDir: copy }, work));
  }
}

async function readAll<T>(config: Config, work: (contents: Contents) => Promise<T>): Promise<T> {
  const database = await openDatabase(config, silent);
  try {
    await refuseUnfinished(database);
    return await inOneTransaction(database, async (session) => work(await contentsOf(session)));
  } finally {
    await database.close();
  }
}

export async function restore(config: Config, args: Args): Promise<Answer> {
  const folder = folderOf(args);
  const manifest = readManifest(folder);
  assertKnown(manifest.layout);
  await verifyArchive(folder, manifest);
  const database = await openDatabase({ ...config, blank: true }, silent);
  try {
    await assertFree(config, database, true);
    const secret = asCaller(() => secretOf(folder));
    const counts = await load(config, database, {
      contents: archived(folder, manifest),
      expected: new Map(manifest.tables.map((count) => [count.table, count])),
      files: { list: manifest.files, read: (file) => readArchivedFile(folder, file) },
      secret,
    });
    const notes = secretNote(config, secret);
    return report(`Sauvegarde du ${manifest.createdAt} remise`, counts, manifest.files, notes);
  } finally {
    await database.close();
  }
}

/** Report of the copied tables and files: counts, and the hashes that were compared. */
export function report(
  what: string,
  tables: readonly TableCount[],
  files: readonly FileCount[],
  notes: readonly string[],
): Answer {
  const rows = tables.reduce((sum, count) => sum + count.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const size = `${(bytes / 1e6).toFixed(1).replace('.', ',')}\u00a0Mo de fichiers`;
  const lines = tables
    .filter((count) => count.rows > 0)
    .map((one) => [one.table, String(one.rows), one.hash.slice(0, 16)]);
  return {
    json: { tables, files: { count: files.length, bytes, list: files }, notes },
    text: [
      ...columns([['TABLE', 'LIGNES', 'EMPREINTE'], ...lines]),
      '',
      `${what}\u00a0: ${rows} lignes de ${tables.length} tables et ${files.length} fichiers (${size}), comparés un à un.`,
      ...notes,
    ].join('\n'),
  };
}

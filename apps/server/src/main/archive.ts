import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type Contents, type Layout, type Row, RowTally, type Table } from '#/adapters/db/contents';
import type { TableCount } from '#/adapters/db/fill';
import { RefusedError } from '#/platform/tasks/command';
import { asCaller } from '#/platform/process/owner';

export interface FileCount {
  readonly key: string;
  readonly bytes: number;
  readonly hash: string;
}

/** Content of `manifest.json`, which is written last and lists the content of the backup. */
export interface Manifest {
  /** Number of the format. A format that older versions cannot read gets a higher number. */
  readonly format: 1;
  readonly version: string;
  readonly createdAt: string;
  readonly layout: Layout;
  readonly tables: readonly TableCount[];
  readonly files: readonly FileCount[];
}

const MANIFEST = 'manifest.json';
/** Name of the file with the secret that an installation without SESSION_SECRET has generated. */
const SECRET = 'session-secret';
const AT_ONCE = 200;
const PRIVATE = { flag: 'wx', mode: 0o600 } as const;

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
export const secretOf = (folder: string): string | null =>
  existsSync(join(folder, SECRET)) ? readFileSync(join(folder, SECRET), 'utf8').trim() : null;
export const keepSecret = (folder: string, secret: string): void =>
  writeFileSync(join(folder, SECRET), secret, { mode: 0o600 });

const fileOf = (folder: string, key: string) => join(folder, 'files', ...key.split('/'));
const rowsOf = (folder: string, { name }: Pick<Table, 'name'>) => join(folder, 'tables', `${name}.jsonl`);

export function writeFile(folder: string, key: string, bytes: Uint8Array): FileCount {
  asCaller(() => {
    mkdirSync(dirname(fileOf(folder, key)), { recursive: true, mode: 0o700 });
    writeFileSync(fileOf(folder, key), bytes, PRIVATE);
  });
  return { key, bytes: bytes.length, hash: hashOf(bytes) };
}

/** Writes the rows of a table into a file. Each line is one row: a JSON array of texts and nulls in column order. */
export async function writeRows(folder: string, contents: Contents, table: Table): Promise<TableCount> {
  const fd = asCaller(() => {
    mkdirSync(join(folder, 'tables'), { recursive: true, mode: 0o700 });
    return openSync(rowsOf(folder, table), PRIVATE.flag, PRIVATE.mode);
  });
  const out = createWriteStream('', { fd, flush: true });
  const done = finished(out);
  const tally = new RowTally();
  for await (const rows of contents.rows(table)) {
    for (const row of rows) tally.add(row);
    if (!out.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))) await Promise.race([drained(out), done]);
  }
  out.end();
  await done;
  return { table: table.name, rows: tally.rows, hash: tally.hash };
}

const drained = (out: ReturnType<typeof createWriteStream>) => new Promise<void>((go) => out.once('drain', () => go()));

export function writeManifest(folder: string, manifest: Manifest): void {
  const text = JSON.stringify(manifest, null, 1);
  asCaller(() => writeFileSync(join(folder, MANIFEST), text, { ...PRIVATE, flush: true }));
}

export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  const text = asCaller(() => (existsSync(file) ? readFileSync(file, 'utf8') : null));
  if (text === null)
    throw new RefusedError(`${folder} n’est pas une sauvegarde entière\u00a0: il y manque ${MANIFEST}.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new RefusedError(`Cette sauvegarde vient d’une version plus récente de Kafaa (${manifest.version}).`);
  return manifest;
}

export function archived(folder: string, { layout }: Manifest): Contents {
  return {
    layout,
    async *rows(table) {
      let batch: Row[] = [];
      for await (const line of linesOf(rowsOf(folder, table))) {
        batch.push(JSON.parse(line) as Row);
        if (batch.length < AT_ONCE) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
}

/** Splits a file at line feeds only. Node's `readline` also splits at U+2028, which an answer may contain. */
async function* linesOf(path: string): AsyncIterable<string> {
  let rest = '';
  const fd = asCaller(() => openSync(path, 'r'));
  for await (const chunk of createReadStream('', { fd, encoding: 'utf8' })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

export function readArchivedFile(folder: string, { key, hash }: FileCount): Uint8Array {
  const bytes = asCaller(() => readFileSync(fileOf(folder, key)));
  if (hashOf(bytes) !== hash) throw new RefusedError(`${key}\u00a0: ce fichier n’est plus celui qui a été sauvegardé.`);
  return bytes;
}

/** Reads the whole backup once, so that damage is found before anything is written. */
export async function verifyArchive(folder: string, manifest: Manifest): Promise<void> {
  const contents = archived(folder, manifest);
  for (const table of manifest.layout.tables) {
    const tally = new RowTally();
    const wanted = manifest.tables.find((count) => count.table === table.name);
    try {
      for await (const rows of contents.rows(table)) for (const row of rows) tally.add(row);
    } catch {
      // The file is missing or is no longer JSON, so the hash differs.
    }
    if (tally.hash !== wanted?.hash)
      throw new RefusedError(`${table.name}\u00a0: ces lignes ne sont plus celles qui ont été sauvegardées.`);
  }
  for (const file of manifest.files) {
    try {
      readArchivedFile(folder, file);
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      throw new RefusedError(`${file.key}\u00a0: ce fichier manque dans la sauvegarde.`);
    }
  }
}

import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from '#/deps';
import { DiskFull, freeBytes } from '#/platform/files/free-space';
import { assertKey, assertPrefix } from './key.ts';

/**
 * Stores files below one folder, each written completely or not at all. A write that would leave less than `keepFree`
 * bytes on the disk is refused.
 */
export function localFiles(folder: string, { keepFree = 0 } = {}): FileStore {
  const path = (key: string) => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };
  // The folder is created before the first file, so that a backup finds it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Partial files are on the same disk as the files, so that a rename is atomic. No key can begin with a dot.
  const partial = join(folder, '.partial');
  const write = async (key: string, chunks: Chunks) => await writeWhole(path(key), chunks, partial, keepFree);
  return {
    put: async (key, bytes) => void (await write(key, [bytes])),
    write,
    async get(key) {
      try {
        return new Uint8Array(await readFile(path(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async read(key) {
      try {
        const file = await open(path(key), 'r');
        const { size } = await file.stat();
        return { size, chunks: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
    tidy: (before) => removeUnfinished(partial, before),
    async list(prefix) {
      assertPrefix(prefix);
      try {
        return (await filesBelow(folder, partial, prefix)).filter((key) => key.startsWith(prefix)).sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes a file below `partial` and then moves it to its place. Returns its size. */
async function writeWhole(target: string, chunks: Chunks, partial: string, keepFree: number): Promise<number> {
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const temporary = join(partial, randomUUID());
  let size = 0;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      for await (const chunk of chunks) {
        if (keepFree > 0 && freeBytes(partial) - chunk.length < keepFree) throw new DiskFull('kept for the database');
        await file.writeFile(chunk);
        size += chunk.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(temporary, target);
    return size;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes partial files that interrupted writes have left. */
async function removeUnfinished(partial: string, before: Date): Promise<void> {
  if (!existsSync(partial)) return;
  for (const name of await readdir(partial)) {
    const left = join(partial, name);
    // A concurrent write may be renaming the file at this moment.
    const changed = await stat(left).then(({ mtime }) => mtime, ifGone);
    if (changed && changed < before) await rm(left, { force: true });
  }
}

/** Keys of the files below the folder that the prefix names. Other folders are not read, because the store may contain very many CVs. */
async function filesBelow(folder: string, partial: string, prefix: string): Promise<string[]> {
  const below = join(folder, ...prefix.split('/').slice(0, -1));
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath !== partial)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

function ifGone(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

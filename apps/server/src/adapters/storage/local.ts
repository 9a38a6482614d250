import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from '#/deps';
import { DiskFull, freeBytes } from '#/platform/free-space';
import { assertKey, assertPrefix } from './key.ts';

/** Files below one folder, each written whole or not at all, and none that would leave less than `keepFree` bytes of the disk. */
export function localFiles(folder: string, { keepFree = 0 } = {}): FileStore {
  const path = (key: string) => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };
  // There before the first file, so that a backup finds it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Beside the files, on the same disk, so that a rename is atomic; a dot keeps it out of every key.
  const partial = join(folder, '.partial');
  return {
    async put(key, bytes) {
      const target = path(key);
      await mkdir(partial, { recursive: true, mode: 0o700 });
      if (keepFree > 0 && freeBytes(partial) - bytes.length < keepFree) throw new DiskFull('kept for the database');
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const temporary = join(partial, randomUUID());
      try {
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(path(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(path(key), { force: true });
    },
    async tidy(before) {
      if (!existsSync(partial)) return;
      for (const name of await readdir(partial)) {
        const left = join(partial, name);
        // It may be moved to its place at this very moment.
        const changed = await stat(left).then(({ mtime }) => mtime, ifGone);
        if (changed && changed < before) await rm(left, { force: true });
      }
    },
    async list(prefix) {
      assertPrefix(prefix);
      try {
        // Only the folder that the prefix names: the store may hold every CV there ever was.
        const below = join(folder, ...prefix.split('/').slice(0, -1));
        const entries = await readdir(below, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && entry.parentPath !== partial)
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter((key) => key.startsWith(prefix))
          .sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

function ifGone(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

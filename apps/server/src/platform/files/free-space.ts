import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const MB = 1024 * 1024;

/**
 * Free space below which no write may begin on the disk of the embedded database. Without space for its next WAL segments (16 MB
 * each), the database does not fail but hangs, and so does this process.
 */
export const KEPT_FOR_DATABASE = 64 * MB;
/**
 * Free space below which files are refused. It is larger than the limit for the database, so that answers are still accepted while
 * CVs are refused.
 */
export const KEPT_FROM_FILES = 128 * MB;

/** Free space of the disk that contains a folder. The call takes microseconds, so it can precede every write. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Free space and size of the disk that contains a folder. The folder may not exist yet. */
export function diskOf(folder: string): { free: number; size: number } {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, blocks, bsize } = statfsSync(place);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Error for a full disk, with the same code as the system's own error. */
export class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = 'ENOSPC';
}

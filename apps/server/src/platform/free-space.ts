import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const MB = 1024 * 1024;

/**
 * What stays free on the disk that the embedded database shares. Without room for its next log segments (16 MB each) it
 * does not fail but hangs, and this process with it: before that, nothing that writes may begin.
 */
export const KEPT_FOR_DATABASE = 64 * MB;
/** Files go first: while a CV is refused, answers are still taken. */
export const KEPT_FROM_FILES = 128 * MB;

/** Microseconds, so that it can be asked before every write. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The disk on which a folder is, or will be once it is made. */
export function diskOf(folder: string): { free: number; size: number } {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, blocks, bsize } = statfsSync(place);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** As the system itself says it. */
export class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = 'ENOSPC';
}

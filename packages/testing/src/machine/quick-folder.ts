import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Free memory that the tests' short-lived files may need, in bytes. A container's default of 64 MB is too small. */
const NEEDED = 4 * 2 ** 30;

/**
 * Path of the memory file system for the tests' short-lived files; undefined without one that has room. Tests create and delete
 * hundreds of databases of 400 files each, and ext4 looks at every recently deleted file for each new one: on disk, a copy of a
 * database took 25 times as long.
 */
export function quickFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}

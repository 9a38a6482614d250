import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Type of a function that Node's types omit. */
interface InitGroups extends NodeJS.Process {
  initgroups?(user: number, group: number): void;
}

/**
 * Makes a process of root act as the owner of the data folder. It runs before any file is opened there, because the service could
 * not open files that root creates. A server gives up root permanently; a command may act as root again in `asCaller`.
 */
export function actAsOwnerOf(folder: string, { forGood = false } = {}): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(nearest(resolve(folder)));
  if (uid === 0) return;
  try {
    (process as InitGroups).initgroups?.(uid, gid);
  } catch {
    // The uid has no user name, as is usual in a container.
    process.setgroups?.([gid]);
  }
  if (forGood) {
    process.setgid?.(gid);
    process.setuid?.(uid);
  } else {
    process.setegid?.(gid);
    process.seteuid?.(uid);
  }
}

/** Returns the folder itself, or its nearest existing ancestor. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

/**
 * Opens, creates or removes a path that the caller named (a backup, an export) with the caller's own rights. `work` must be
 * synchronous, because the identity applies to the whole process.
 */
export function asCaller<T>(work: () => T): T {
  const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  if (process.getuid?.() !== 0 || uid === 0) return work();
  process.seteuid?.(0);
  process.setegid?.(0);
  try {
    return work();
  } finally {
    process.setegid?.(gid);
    process.seteuid?.(uid);
  }
}

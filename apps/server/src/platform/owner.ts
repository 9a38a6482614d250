import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Node has it, its types do not. */
interface InitGroups extends NodeJS.Process {
  initgroups?(user: number, group: number): void;
}

/**
 * Root working on a data folder of another user takes that user's identity before it opens anything there: what root left
 * behind would be closed to the service. A server gives root up for good; a command may return to it for `asCaller`.
 */
export function actAsOwnerOf(folder: string, { forGood = false } = {}): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(nearest(resolve(folder)));
  if (uid === 0) return;
  try {
    (process as InitGroups).initgroups?.(uid, gid);
  } catch {
    // A number without a name, as in a container.
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

/** The folder itself, or the one that it will be made in. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

/**
 * Opens, makes or removes what the caller named (a backup, an export) with the rights that the command was called with.
 * Never across an `await`: identity belongs to the whole process.
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

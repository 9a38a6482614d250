import { accessSync, closeSync, constants, openSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** A file or folder of the installation that this process may not read and write: usually root has made it. */
export class ClosedFileError extends Error {
  override name = 'ClosedFileError';
  constructor(path: string, folder: string) {
    const user = nameOfUser();
    super(
      `${path} n’est pas ouvert à ${user}, l’utilisateur de ce processus. ` +
        `Rendez-lui le dossier de données\u00a0: chown -R ${user}: ${dirname(folder)}`,
    );
  }
}

/** Enough for every file of the embedded database; of the CVs, a sample. */
const MOST = 5_000;

/** Throws for the first closed file below a folder of DATA_DIR: PGlite ends in a stack of WASM, a CV in a 500. */
export function refuseClosed(folder: string): void {
  const waiting = [folder];
  let seen = 0;
  for (let place = waiting.pop(); place !== undefined && seen < MOST; place = waiting.pop()) {
    const entries = attempt(place, folder, () => {
      accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
      return readdirSync(place, { withFileTypes: true });
    });
    for (const entry of entries?.slice(0, MOST - seen) ?? []) {
      const path = join(place, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      // Tried, not computed from its mode: access lists and read-only disks count, too.
      else if (entry.isFile()) attempt(path, folder, () => closeSync(openSync(path, 'r+')));
    }
    seen += entries?.length ?? 0;
  }
}

function attempt<T>(path: string, folder: string, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (isClosed(error)) throw new ClosedFileError(path, folder);
    // Removed since, by a server that works on it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const isClosed = (error: unknown): boolean =>
  error instanceof Error && /^(EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '');

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.geteuid?.());
  }
}

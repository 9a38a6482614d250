import { accessSync, closeSync, constants, openSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Error for a file or folder of the installation that this process may not read and write, usually because root created it. */
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

/** Maximum number of files to test. It covers every file of the embedded database, and a sample of the CVs. */
const MOST = 5_000;

/**
 * Throws for the first inaccessible file below a folder of DATA_DIR. Such a file would crash PGlite in WASM or make a CV fail with
 * 500.
 */
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
      // The file is opened, because its mode does not show access lists and read-only disks.
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
    // A running server removed the file after the listing.
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

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

export interface DirectoryLock {
  release(): void;
}

/** Error for a folder that another process has locked. The lock is never taken from a live holder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
  readonly folder: string;
  /** Holder of the lock in French: « le processus 4711 ». */
  readonly holder: string;
  constructor(folder: string, pid: number | null) {
    const holder = pid === null ? 'un autre processus' : `le processus ${pid}`;
    super(
      `Le dossier de données ${folder} est déjà utilisé par ${holder}. ` +
        'Arrêtez-le d’abord, ou choisissez un autre dossier avec DATA_DIR.',
    );
    this.folder = folder;
    this.holder = holder;
  }
}

/**
 * Locks the folder for this process alone. The kernel holds the lock (SQLite's exclusive file lock) and releases it
 * when the holder dies for any reason: there is no stale lock to detect by PID, no race between two processes, and a
 * live holder keeps its lock, even in another container.
 */
export async function lockFolder(folder: string): Promise<DirectoryLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(folder, 'db.lock'), { timeout: 0 });
  const holder = join(folder, 'db.pid');
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(folder, await holderPid(holder));
  }
  const written = `${holder}.${process.pid}`;
  writeFileSync(written, String(process.pid));
  renameSync(written, holder);
  return {
    release() {
      rmSync(holder, { force: true });
      file.close();
    },
  };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && (error as { errcode?: unknown }).errcode === SQLITE_BUSY;
}

/** PID that the lock's holder wrote. Retries, because a new holder may not have written its PID yet when the old one has died. */
async function holderPid(file: string): Promise<number | null> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const pid = readPid(file);
    if (pid !== null && isAlive(pid)) return pid;
    await sleep(25);
  }
  return null;
}

function readPid(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

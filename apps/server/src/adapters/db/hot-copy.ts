import { mkdirSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const turns = new WeakMap<PGlite, Promise<unknown>>();

/** Runs work on the database's files one at a time, because a copy needs the WAL segments that a clean-up removes. */
export function oneAtATime<T>(pglite: PGlite, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(pglite) ?? Promise.resolve()).then(work);
  turns.set(
    pglite,
    turn.catch(() => undefined),
  );
  return turn;
}

/**
 * Copies the files of a running embedded database into a new folder with PostgreSQL's online backup. Between `pg_backup_start` and
 * `pg_backup_stop` the files may change while they are read; the WAL of that time, copied last, repairs the copy when it is opened.
 * The copy contains everything committed before its end. Writers wait for at most two short checkpoints.
 */
export function copyWhileAtWork(pglite: PGlite, from: string, to: string): Promise<void> {
  return oneAtATime(pglite, async () => {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    await pglite.query(`select pg_backup_start('kafaa', true)`);
    let label = '';
    try {
      await copyFolder(from, to, (name) => name !== 'pg_wal' && name !== 'postmaster.pid');
    } finally {
      const { rows } = await pglite.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      label = rows[0]?.labelfile ?? '';
    }
    await copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'));
    writeFileSync(join(to, 'backup_label'), label);
  });
}

async function copyFolder(from: string, to: string, wanted: (name: string) => boolean = () => true): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!wanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await copyFile(source, target).catch(unlessGone);
  }
}

/** Ignores a missing file: a table may be dropped or rewritten during the copy, and the WAL records the change. */
function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

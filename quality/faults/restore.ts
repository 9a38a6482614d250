import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer } from '@kafaa/testing/product/server';
import { createDatabase, onCluster } from '@kafaa/testing/machine/owned-database';
import { postgresFolder } from '@kafaa/testing/machine/postgres';
import type { Row, Trial } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { checkSettled } from './invariants.ts';
import { startLoad } from './load.ts';
import { whenSettled } from './settle.ts';
import { lookInto, readSnapshot, type Snapshot } from './snapshot.ts';

type Kind = 'embedded' | 'postgres';

const LOAD_MS = 4_000;

/** Runs the commands of docs/OPERATIONS.md, « Backup and restore »; an empty machine must then contain all data. */
export const restore: Trial = {
  id: 'R15',
  title: 'a backup is restored on an empty machine',
  async run() {
    return [await restored('embedded'), await restored('postgres')];
  },
};

async function restored(database: Kind): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-backup-'));
  const [old, fresh] = [await ProductServer.start({ database }), await ProductServer.start({ database })];
  try {
    const log = new AckLog();
    const load = startLoad({ url: old.url, log, seed: 15 });
    await load.warm;
    await delay(LOAD_MS);
    await load.stop();
    const before = await whenSettled(old, (db, files) => readSnapshot(db, files).then(hashed));
    await fresh.stop();
    await backUp(database, old, folder);
    const begun = performance.now();
    await bringBack(database, fresh, folder);
    const after = await lookInto(fresh, (db, files) => readSnapshot(db, files).then(hashed));
    await fresh.start();
    const seconds = (performance.now() - begun) / 1000;
    const violations = await checkSettled(fresh, log);
    const different = before.hash === after.hash ? 'equal' : 'DIFFERENT';
    const parts = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = parts.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    return {
      id: 'R15',
      goal: `a restore on an empty machine (${database}) gives equal hashes of rows and files and violates no invariant`,
      figure: `${before.rows} rows and ${before.files} files, hashes ${different}, ${violations.length} violations, ${(bytes / 1e6).toFixed(1)} MB, serving again after ${seconds.toFixed(1)} s`,
      verdict: before.hash === after.hash && before.rows > 0 && violations.length === 0 ? 'met' : 'short',
      ...(violations.length > 0 && { note: violations[0] ?? '' }),
    };
  } finally {
    await old.dispose();
    await fresh.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

const BACKUP = 'backup';

async function backUp(database: Kind, server: ProductServer, folder: string): Promise<void> {
  const { dataDir, databaseUrl = '' } = server;
  if (database === 'embedded') return void (await server.ops('backup', join(folder, BACKUP)));
  const dump = ['--enable-row-security', '--format=custom', `--file=${join(folder, 'database')}`, databaseUrl];
  execFileSync(program('pg_dump'), dump, { env: { ...process.env, PGOPTIONS: '-c kafaa.company=*' } });
  execFileSync('tar', ['-C', dataDir, '-cf', join(folder, 'files'), 'files']);
}

async function bringBack(database: Kind, server: ProductServer, folder: string): Promise<void> {
  const { dataDir, databaseUrl = '' } = server;
  for (const name of ['db', 'files']) rmSync(join(dataDir, name), { recursive: true, force: true });
  if (database === 'embedded') return void (await server.ops('restore', join(folder, BACKUP)));
  execFileSync('tar', ['-C', dataDir, '-xf', join(folder, 'files')]);
  await emptied(databaseUrl);
  const into = ['--exit-on-error', `--dbname=${databaseUrl}`, join(folder, 'database')];
  execFileSync(program('pg_restore'), into);
}

async function emptied(databaseUrl: string): Promise<void> {
  const cluster = process.env['TEST_DATABASE_URL'] ?? '';
  const name = new URL(databaseUrl).pathname.slice(1);
  await onCluster(cluster, (query) => query(`drop database ${name} with (force)`));
  await createDatabase(cluster, name);
}

/** Path of a program of the running PostgreSQL version; the folder in PATH may have a symbolic link to the server only. */
const program = (name: string) => join(dirname(realpathSync(join(postgresFolder(), 'postgres'))), name);

/** One hash over every row of every table and every file, without the time of the snapshot. */
function hashed({ files, takenAt: _, ...tables }: Snapshot) {
  const hash = createHash('sha256');
  let rows = 0;
  for (const [name, list] of Object.entries(tables)) {
    const lines = list.map((row) => JSON.stringify(row)).sort();
    rows += lines.length;
    hash.update(`${name}\n${lines.join('\n')}\n`);
  }
  for (const key of [...files.keys].sort()) hash.update(`${key}\n`).update(files.read(key) ?? '');
  return { hash: hash.digest('hex'), rows, files: files.keys.length };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase, type Database } from '#/adapters/db/open-database';
import { openQueue } from './open-queue.ts';
import { freshPostgres, silent } from '@kafaa/testing/app/databases';
import { program } from '@kafaa/testing/fixtures';

const WORKER = program('queue-worker.ts');

/** Starts a worker, kills it during a task, and returns the seconds until another worker has taken the task. */
async function secondsUntilRetaken(
  databaseUrl: string,
  dataDir: string,
  reopen: () => Promise<Database>,
): Promise<number> {
  const args = ['--import', 'tsx', WORKER, databaseUrl, dataDir];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface(worker.stdout), 'line');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const killed = performance.now();
  const database = await reopen();
  const queue = openQueue(database, { clock: { now: () => new Date() }, log: silent });
  const retaken = Promise.withResolvers<void>();
  queue.handle({ name: 'endless', payload: z.object({}) }, async () => retaken.resolve());
  await queue.work();
  await retaken.promise;
  const seconds = (performance.now() - killed) / 1000;
  await queue.stop();
  await database.close();
  return seconds;
}

it('the queue runs the task of a killed process again within 10 s on the embedded database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kafaa-kill-'));
  const reopen = () => openDatabase({ databaseUrl: null, dataDir }, silent);
  expect(await secondsUntilRetaken('', dataDir, reopen)).toBeLessThan(10);
  rmSync(dataDir, { recursive: true });
}, 60_000);

const cluster = process.env.TEST_DATABASE_URL ?? '';
it.runIf(cluster !== '')(
  'the queue runs the task of a killed worker again within 15 s on PostgreSQL',
  async () => {
    const database = await freshPostgres(cluster);
    const url = database.kind === 'postgres' ? database.url : '';
    expect(await secondsUntilRetaken(url, '', async () => database)).toBeLessThan(15);
  },
  90_000,
);

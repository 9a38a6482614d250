import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openQueue } from './open-queue.ts';
import { freshPostgres, silent } from '@kafaa/testing/app/databases';
import { program } from '@kafaa/testing/fixtures';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

const WORKER = program('queue-worker.ts');
const TASKS = 600;
const IN_ORDER = 200;
const KEYS = 10;
const cluster = process.env.TEST_DATABASE_URL ?? '';

async function startWorker(url: string) {
  const worker = spawn(process.execPath, ['--import', 'tsx', WORKER, url, '', 'counting'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(worker.stdout), 'line');
  return worker;
}

it.runIf(cluster !== '')(
  'four workers, two of which are killed, run every task in key order and repeat only tasks of a killed worker',
  async () => {
    const database = await freshPostgres(cluster);
    const url = database.kind === 'postgres' ? database.url : '';
    await database.db.execute(sql`create table runs (at bigserial, name text, number int, key int, pid int)`);
    const front = openQueue(database, { clock: { now: () => new Date() }, log: silent, worker: false });
    const payload = z.object({ number: z.number(), key: z.number() });
    const any = { name: 'any', payload };
    const ordered = { name: 'ordered', payload, inOrder: true };
    for (const task of [any, ordered]) front.handle(task, async () => undefined);
    const workers = await Promise.all([1, 2, 3, 4].map(() => startWorker(url)));
    try {
      const sent = (async () => {
        for (let number = 0; number < TASKS; number += 1) {
          await front.send(database.db, any, { number, key: 0 });
          if (number >= IN_ORDER) continue;
          const key = number % KEYS;
          await front.send(database.db, ordered, { number, key }, { singletonKey: String(key) });
        }
      })();
      for (const killed of workers.slice(0, 2)) {
        await sleep(300);
        killed.kill('SIGKILL');
        await once(killed, 'exit');
      }
      await sent;
      const left = async () => (await rowsOf(database.db, sql`select from tasks`)).length;
      await expect.poll(left, { timeout: 60_000, interval: 200 }).toBe(0);
      const runs = await rowsOf<{ name: string; number: number; key: number; pid: number }>(
        database.db,
        sql`select name, number, key, pid from runs order by at`,
      );
      const done = Map.groupBy(runs, ({ name, number }) => `${name} ${number}`);
      expect(done.size).toBe(TASKS + IN_ORDER);
      const killed = workers.slice(0, 2).map(({ pid }) => pid);
      const repeated = [...done.values()].filter((same) => same.length > 1);
      for (const same of repeated) expect(killed).toContain(same[0]?.pid);
      // Each killed worker was running at most four tasks of each name.
      expect(repeated.length).toBeLessThanOrEqual(2 * 8);
      for (let key = 0; key < KEYS; key += 1) {
        const inOrder = runs.filter((run) => run.name === 'ordered' && run.key === key).map(({ number }) => number);
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      }
      expect(new Set(runs.map(({ pid }) => pid)).size).toBe(4);
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
      await database.close();
    }
  },
  120_000,
);

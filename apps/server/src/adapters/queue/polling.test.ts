import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#/adapters/db/open-database';
import type { Queue } from '#/deps';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { HOUR, noteTask, queuesOn } from '@kafaa/testing/app/queues';

eachDatabase('a queue that polls for tasks', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  const queueWith = queuesOn(() => database, { clock: { now: () => new Date() } });

  it('a worker picks up a task within 1 s and runs a backlog of 100 tasks within 5 s', async () => {
    const task = noteTask();
    const done: string[] = [];
    const finished = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    const handle = (queue: Queue) =>
      queue.handle(task, async ({ text }) => {
        done.push(text);
        first.resolve();
        if (done.length === 101) finished.resolve();
      });
    const queue = await queueWith(handle);
    const sent = performance.now();
    await queue.send(database.db, task, { text: 'first' });
    await first.promise;
    expect(performance.now() - sent).toBeLessThan(1_000);
    await database.db.transaction(async (tx) => {
      for (let i = 0; i < 100; i++) await queue.send(tx, task, { text: String(i) });
    });
    const started = performance.now();
    await finished.promise;
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(new Set(done).size).toBe(101);
    await queue.stop();
  }, 30_000);

  it('a queue with worker: false only sends tasks, and the worker runs them', async () => {
    const task = noteTask();
    const ran = Promise.withResolvers<string>();
    const workers: string[] = [];
    const handler = (name: string) => (queue: Queue) =>
      queue.handle(task, async ({ text }) => {
        workers.push(name);
        if (text === 'last') ran.resolve(name);
      });
    const front = await queueWith(handler('web'), { worker: false });
    const worker = await queueWith(handler('worker'));
    for (const text of ['first', 'second', 'last']) await front.send(database.db, task, { text });
    await ran.promise;
    expect(new Set(workers)).toEqual(new Set(['worker']));
    await Promise.all([front.stop(), worker.stop()]);
  }, 30_000);

  it('the queue still runs a task after every database connection was terminated', async () => {
    const task = noteTask();
    const ran = Promise.withResolvers<void>();
    const queue = await queueWith((one) => one.handle(task, async () => ran.resolve()));
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await queue.send(database.db, task, { text: 'x' });
    await ran.promise;
    expect(await queue.failures()).not.toContainEqual({ name: task.name, count: 1 });
    await queue.stop();
  }, 30_000);

  it('the queue retries a task after one lost worker at once, and after several lost workers with the retry delay', async () => {
    const task = noteTask();
    const ran: string[] = [];
    const both = Promise.withResolvers<void>();
    const handle = (queue: Queue) =>
      queue.handle(task, async ({ text }) => {
        ran.push(text);
        if (text === 'after it') both.resolve();
      });
    const worker = await queueWith(handle);
    const startAfter = new Date(Date.now() + HOUR);
    for (const text of ['lost', 'lost again']) await worker.send(database.db, task, { text }, { startAfter });
    // Both workers were killed a moment ago. « lost again » has lost a worker five times, so its retry comes 16 s later at the earliest.
    await database.db.execute(sql`update tasks set state = 'running', run = gen_random_uuid(), lease_until = now(),
      attempts = case payload ->> 'text' when 'lost' then 1 else 5 end where name = ${task.name}`);
    await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['lost']);
    await worker.send(database.db, task, { text: 'after it' });
    await both.promise;
    expect(ran).toEqual(['lost', 'after it']);
    await worker.stop();
  }, 30_000);

  it('retryNow also removes the retry delay of a task that runs during the call and fails after it', async () => {
    const task = noteTask({ retryLimit: 50 });
    const [begun, ends, again] = [1, 2, 3].map(() => Promise.withResolvers<void>());
    let tries = 0;
    const handle = (queue: Queue) =>
      queue.handle(task, async () => {
        if (++tries > 1) return again?.resolve();
        begun?.resolve();
        await ends?.promise;
        throw new Error('connection lost before the others recovered');
      });
    const front = await queueWith(handle, { worker: false });
    await front.send(database.db, task, { text: 'x' });
    // This statement sets the state after an hour of failures: the next retry delay would be the maximum, five minutes.
    await database.db.execute(sql`update tasks set attempts = 12 where name = ${task.name}`);
    const worker = await queueWith(handle);
    await begun?.promise;
    await worker.retryNow(database.db, task);
    ends?.resolve();
    const waiting = performance.now();
    await again?.promise;
    expect(performance.now() - waiting).toBeLessThan(10_000);
    await Promise.all([front.stop(), worker.stop()]);
  }, 30_000);

  it('a schedule that is due runs once, and its next run does not count as waiting work', async () => {
    const task = { name: 'scheduled', payload: z.object({}) };
    const ran = vi.fn<() => Promise<void>>(async () => {});
    const setUp = (queue: Queue) => {
      queue.handle(task, ran);
      queue.schedule(task, '* * * * *');
    };
    const queues = [await queueWith(setUp, { clock: { now: () => new Date() } })];
    // By the clock of the second process, the last full minute is still to come, so that process makes the run due at once.
    const past = new Date(Date.now() - 60_000);
    queues.push(await queueWith(setUp, { clock: { now: () => past } }));
    await expect.poll(() => ran.mock.calls.length, { timeout: 10_000 }).toBe(1);
    const rows = async () =>
      (await database.db.execute(
        sql`select state, run_at > now() as later from tasks where name = ${task.name} order by run_at`,
      )) as { rows: unknown[] };
    await expect.poll(async () => (await rows()).rows).toEqual([{ state: 'waiting', later: true }]);
    for (const queue of queues)
      expect(await queue.waiting()).not.toContainEqual(expect.objectContaining({ name: task.name }));
    await Promise.all(queues.map((queue) => queue.stop()));
    expect(ran).toHaveBeenCalledTimes(1);
  }, 30_000);

  it('stop waits for a running task, and the finished task leaves no row', async () => {
    const task = noteTask();
    const [begun, ends] = [1, 2].map(() => Promise.withResolvers<void>());
    const handle = (queue: Queue) =>
      queue.handle(task, async () => {
        begun?.resolve();
        await ends?.promise;
      });
    const queue = await queueWith(handle);
    await queue.send(database.db, task, { text: 'x' });
    await begun?.promise;
    const stopped = queue.stop();
    ends?.resolve();
    await stopped;
    expect(await database.db.execute(sql`select id from tasks where name = ${task.name}`)).toMatchObject({
      rows: [],
    });
  }, 30_000);

  it('a run that exceeds its time limit fails, and the queue retries the task', async () => {
    const task = noteTask({ expireInSeconds: 1 });
    const again = Promise.withResolvers<void>();
    const { promise: never } = Promise.withResolvers<void>();
    let tries = 0;
    const handle = (queue: Queue) =>
      queue.handle(task, () => {
        if (++tries === 1) return never;
        again.resolve();
        return Promise.resolve();
      });
    const queue = await queueWith(handle);
    await queue.send(database.db, task, { text: 'x' });
    await again.promise;
    expect(tries).toBe(2);
    await queue.stop();
  }, 30_000);

  it('the queue retries a failed task automatically', async () => {
    const task = noteTask();
    const again = Promise.withResolvers<void>();
    let tries = 0;
    const handle = (queue: Queue) =>
      queue.handle(task, async () => {
        if (++tries === 1) throw new Error('once');
        again.resolve();
      });
    const queue = await queueWith(handle);
    await queue.send(database.db, task, { text: 'x' });
    await again.promise;
    expect(tries).toBe(2);
    await queue.stop();
  }, 30_000);
});

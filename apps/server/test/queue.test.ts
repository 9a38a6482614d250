import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#/adapters/db/open-database';
import { openQueue, type QueueDeps } from '#/adapters/queue/open-queue';
import type { Queue, Task, TaskRun } from '#/deps';
import { eachDatabase, silent } from './databases.ts';

interface Note {
  text: string;
}

type Handler = (note: Note, run: TaskRun) => Promise<void>;

const HOUR = 3_600_000;
let serial = 0;

/** Names are unique, since all tests of a file share a database. */
function noteTask(settings: Partial<Task<Note>> = {}): Task<Note> {
  return { name: `note.${++serial}`, payload: z.object({ text: z.string() }), ...settings };
}

eachDatabase('the queue', (open) => {
  let database: Database;
  let now = new Date();
  const opened: Queue[] = [];
  const clock = { now: () => now };

  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table causes (id text)`);
  }, 60_000);
  afterAll(async () => {
    for (const queue of opened) await queue.stop();
    await database.close();
  });

  const queueWith = async (setUp: (queue: Queue) => void, options: Partial<QueueDeps> = {}) => {
    const queue = openQueue(database, { clock, log: silent, manual: true, ...options });
    opened.push(queue);
    setUp(queue);
    await queue.work();
    return queue;
  };

  it('the queue runs a sent task exactly once with its payload', async () => {
    const task = noteTask();
    const handler = vi.fn<Handler>(async () => {});
    const queue = await queueWith((one) => one.handle(task, handler));
    await queue.send(database.db, task, { text: 'é' });
    await queue.drain();
    await queue.drain();
    expect(handler.mock.calls).toEqual([[{ text: 'é' }, { lastTry: false }]]);
  });

  it('dueSeconds is the age of the oldest due task and ignores tasks held up by a retry of their key', async () => {
    const task = noteTask({ inOrder: true });
    const handler = vi.fn<Handler>().mockRejectedValue(new Error('on purpose'));
    const queue = await queueWith((one) => one.handle(task, handler));
    const send = (singletonKey: string, startAfter?: Date) =>
      queue.send(database.db, task, { text: 'é' }, { singletonKey, ...(startAfter && { startAfter }) });
    const due = async () => (await queue.waiting()).find(({ name }) => name === task.name)?.dueSeconds;
    await send('a', new Date(now.getTime() + HOUR));
    expect(await due()).toBe(0);
    now = new Date(now.getTime() + HOUR + 90_000);
    expect(await due()).toBe(90);
    // The task fails and waits for its retry. It holds up the next task of its key, so neither counts as due.
    await queue.drain();
    await send('a');
    now = new Date(now.getTime() + 500);
    expect(await due()).toBe(0);
    await send('b');
    now = new Date(now.getTime() + 250);
    expect(await due()).toBe(0.25);
  });

  it('forgets a task whose transaction is rolled back, and keeps it when that commits', async () => {
    const task = noteTask();
    const handler = vi.fn<(note: Note) => Promise<void>>(async () => {});
    const queue = await queueWith((one) => one.handle(task, handler));
    const send = (text: string, fail: boolean) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into causes values (${text})`);
        await queue.send(tx, task, { text });
        if (fail) throw new Error('rolled back');
      });
    await expect(send('lost', true)).rejects.toThrow('rolled back');
    await send('kept', false);
    await queue.drain();
    expect(handler.mock.calls.map(([note]) => note)).toEqual([{ text: 'kept' }]);
    expect(await database.db.execute(sql`select id from causes`)).toMatchObject({
      rows: [{ id: 'kept' }],
    });
  });

  it('the queue schedules tasks by the injected clock instead of the system clock', async () => {
    const task = noteTask();
    const handler = vi.fn<(note: Note) => Promise<void>>(async () => {});
    const queue = await queueWith((one) => one.handle(task, handler));
    const texts = () => handler.mock.calls.map(([note]) => note.text);
    now = new Date('2020-01-01T00:00:00Z');
    await queue.send(database.db, task, { text: 'later' }, { startAfter: new Date(now.getTime() + HOUR) });
    await queue.send(database.db, task, { text: 'now' });
    await queue.drain();
    expect(texts()).toEqual(['now']);
    now = new Date(now.getTime() + HOUR);
    await queue.drain();
    expect(texts()).toEqual(['now', 'later']);
    now = new Date('2090-01-01T00:00:00Z');
    await queue.send(database.db, task, { text: 'far' });
    await queue.drain();
    expect(texts()).toEqual(['now', 'later', 'far']);
    now = new Date();
  });

  it('one drain runs a chain of tasks in the order of their due time', async () => {
    const [first, second] = [noteTask(), noteTask()];
    const ran: string[] = [];
    const queue = await queueWith((one) => {
      one.handle(first, async ({ text }) => {
        ran.push(`first ${text}`);
        await one.send(database.db, second, { text });
      });
      one.handle(second, async ({ text }) => void ran.push(`second ${text}`));
    });
    await queue.send(database.db, first, { text: 'b' }, { startAfter: new Date(now.getTime() - 1000) });
    await queue.send(database.db, first, { text: 'a' }, { startAfter: new Date(now.getTime() - 2000) });
    await queue.drain();
    expect(ran).toEqual(['first a', 'first b', 'second a', 'second b']);
  });

  it('two waiting tasks with the same singleton key become one, and tasks without a key stay separate', async () => {
    const task = noteTask();
    const handler = vi.fn<(note: Note) => Promise<void>>(async () => {});
    const queue = await queueWith((one) => one.handle(task, handler));
    for (const text of ['a', 'b']) await queue.send(database.db, task, { text }, { singletonKey: 'same' });
    for (const text of ['c', 'd']) await queue.send(database.db, task, { text });
    await queue.drain();
    await queue.send(database.db, task, { text: 'e' }, { singletonKey: 'same' });
    await queue.drain();
    expect(handler.mock.calls.map(([{ text }]) => text).sort()).toEqual(['a', 'c', 'd', 'e']);
  });

  it('a failing task is retried after 2, 4 and 8 s, with a flag on the last try, and then counts as a failure', async () => {
    const task = noteTask({ retryLimit: 3 });
    const handler = vi.fn<Handler>(async () => {
      throw new Error('always');
    });
    const queue = await queueWith((one) => one.handle(task, handler));
    const start = now;
    await queue.send(database.db, task, { text: 'x' });
    await queue.drain();
    await queue.drain();
    expect(handler).toHaveBeenCalledTimes(1);
    const delays = [2_000, 4_000, 8_000];
    for (const [index, delay] of delays.entries()) {
      expect(await queue.failures()).not.toContainEqual({ name: task.name, count: 1 });
      now = new Date(now.getTime() + delay);
      await queue.drain();
      expect(handler).toHaveBeenCalledTimes(index + 2);
    }
    expect(await queue.failures()).toContainEqual({ name: task.name, count: 1 });
    now = new Date(now.getTime() + 48 * HOUR);
    await queue.drain();
    expect(handler).toHaveBeenCalledTimes(4);
    now = start;
    // The handler knows which try is the last.
    expect(handler.mock.calls.map(([, { lastTry }]) => lastTry)).toEqual([false, false, false, true]);
  });

  it('a task with 200 retries is retried at least every 15 minutes for 24 hours and then still succeeds', async () => {
    const task = noteTask({ retryLimit: 200 });
    const start = now;
    const tries: number[] = [];
    let up = false;
    const queue = await queueWith((one) =>
      one.handle(task, async () => {
        tries.push(now.getTime());
        if (!up) throw new Error('down');
      }),
    );
    await queue.send(database.db, task, { text: 'x' });
    for (let hour = 0; hour < 24; hour++) {
      // The longest wait between two tries is a quarter of an hour.
      for (let quarter = 0; quarter < 4; quarter++) {
        const before = tries.length;
        await queue.drain();
        expect(tries.length).toBeGreaterThan(before);
        now = new Date(now.getTime() + HOUR / 4);
      }
    }
    up = true;
    await queue.drain();
    expect(now.getTime() - start.getTime()).toBe(24 * HOUR);
    await queue.drain();
    const total = tries.length;
    now = new Date(now.getTime() + HOUR);
    await queue.drain();
    expect(tries).toHaveLength(total);
    now = start;
  });

  it('the queue refuses an invalid payload on send and never passes an invalid stored one to a handler', async () => {
    const task = noteTask({ retryLimit: 0 });
    const handler = vi.fn<(note: Note) => Promise<void>>(async () => {});
    const queue = await queueWith((one) => one.handle(task, handler));
    await expect(queue.send(database.db, task, { wrong: 1 } as unknown as Note)).rejects.toThrow('text');
    await queue.send(database.db, task, { text: 'x' });
    await database.db.execute(sql`update tasks set payload = '{"text": 7}' where name = ${task.name}`);
    await queue.drain();
    expect(handler).not.toHaveBeenCalled();
    expect(await queue.failures()).toContainEqual({ name: task.name, count: 1 });
  });

  it('a failed task is logged and stored with its error class but without payload or error message', async () => {
    const task = noteTask({ retryLimit: 0 });
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const handle = (queue: Queue) =>
      queue.handle(task, async ({ text }) => {
        throw new RangeError(`not for ${text}`);
      });
    const queue = await queueWith(handle, { log });
    await queue.send(database.db, task, { text: 'amel@example.tn' });
    await queue.drain();
    expect(lines.join('')).toContain('RangeError');
    expect(lines.join('')).toContain(task.name);
    expect(lines.join('')).not.toContain('amel');
    const stored = await database.db.execute(sql`select fault from tasks where name = ${task.name}`);
    expect(JSON.stringify(stored)).toContain('RangeError');
    expect(JSON.stringify(stored)).not.toContain('amel');
  });

  describe('automatic polling', () => {
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
      const queue = await queueWith(handle, { manual: false });
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

    it('a queue with works: false only sends tasks, and the worker runs them', async () => {
      const task = noteTask();
      const ran = Promise.withResolvers<string>();
      const doers: string[] = [];
      const handler = (name: string) => (queue: Queue) =>
        queue.handle(task, async ({ text }) => {
          doers.push(name);
          if (text === 'last') ran.resolve(name);
        });
      const front = await queueWith(handler('web'), { manual: false, works: false });
      const worker = await queueWith(handler('worker'), { manual: false });
      for (const text of ['first', 'second', 'last']) await front.send(database.db, task, { text });
      await ran.promise;
      expect(new Set(doers)).toEqual(new Set(['worker']));
      await Promise.all([front.stop(), worker.stop()]);
    }, 30_000);

    it('the queue still runs a task after every database connection was terminated', async () => {
      const task = noteTask();
      const ran = Promise.withResolvers<void>();
      const queue = await queueWith((one) => one.handle(task, async () => ran.resolve()), { manual: false });
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await queue.send(database.db, task, { text: 'x' });
      await ran.promise;
      expect(await queue.failures()).not.toContainEqual({ name: task.name, count: 1 });
      await queue.stop();
    }, 30_000);

    it('a task with one lost worker is retried at once, and a task with repeated losses keeps its retry delay', async () => {
      const task = noteTask();
      const ran: string[] = [];
      const both = Promise.withResolvers<void>();
      const handle = (queue: Queue) =>
        queue.handle(task, async ({ text }) => {
          ran.push(text);
          if (text === 'after it') both.resolve();
        });
      const worker = await queueWith(handle, { manual: false });
      const startAfter = new Date(Date.now() + HOUR);
      for (const text of ['lost', 'lost again']) await worker.send(database.db, task, { text }, { startAfter });
      // Their workers were killed a moment ago. « lost again » has lost one five times: its retry comes 16 s later at the earliest.
      await database.db.execute(sql`update tasks set state = 'running', run = gen_random_uuid(), lease_until = now(),
        attempts = case payload ->> 'text' when 'lost' then 1 else 5 end where name = ${task.name}`);
      await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['lost']);
      await worker.send(database.db, task, { text: 'after it' });
      await both.promise;
      expect(ran).toEqual(['lost', 'after it']);
      await worker.stop();
    }, 30_000);

    it('retryNow also retries a task at once that was running during the call and failed after it', async () => {
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
      const front = await queueWith(handle, { manual: false, works: false });
      await front.send(database.db, task, { text: 'x' });
      // The state after an hour of failures: the next retry delay would be the longest, five minutes.
      await database.db.execute(sql`update tasks set attempts = 12 where name = ${task.name}`);
      const worker = await queueWith(handle, { manual: false });
      await begun?.promise;
      await worker.retryNow(database.db, task);
      ends?.resolve();
      const waiting = performance.now();
      await again?.promise;
      expect(performance.now() - waiting).toBeLessThan(10_000);
      await Promise.all([front.stop(), worker.stop()]);
    }, 30_000);

    it('a schedule whose time has passed runs once, and its next run waits without counting as waiting work', async () => {
      const task = { name: `scheduled.${++serial}`, payload: z.object({}) };
      const ran = vi.fn<() => Promise<void>>(async () => {});
      const setUp = (queue: Queue) => {
        queue.handle(task, ran);
        queue.schedule(task, '* * * * *');
      };
      const queues = [await queueWith(setUp, { manual: false, clock: { now: () => new Date() } })];
      // By this clock, the last full minute is still to come, so the second process makes the run due at once.
      const past = new Date(Date.now() - 60_000);
      queues.push(await queueWith(setUp, { manual: false, clock: { now: () => past } }));
      await expect.poll(() => ran.mock.calls.length, { timeout: 10_000 }).toBe(1);
      const rows = async () =>
        (await database.db.execute(
          sql`select state, run_at > now() as later from tasks where name = ${task.name} order by run_at`,
        )) as unknown as { rows: unknown[] };
      await expect.poll(async () => (await rows()).rows).toEqual([{ state: 'waiting', later: true }]);
      for (const queue of queues)
        expect(await queue.waiting()).not.toContainEqual(expect.objectContaining({ name: task.name }));
      await Promise.all(queues.map((queue) => queue.stop()));
      expect(ran).toHaveBeenCalledTimes(1);
    }, 30_000);

    it('stop waits for a running task, which then leaves no row', async () => {
      const task = noteTask();
      const [begun, ends] = [1, 2].map(() => Promise.withResolvers<void>());
      const handle = (queue: Queue) =>
        queue.handle(task, async () => {
          begun?.resolve();
          await ends?.promise;
        });
      const queue = await queueWith(handle, { manual: false });
      await queue.send(database.db, task, { text: 'x' });
      await begun?.promise;
      const stopped = queue.stop();
      ends?.resolve();
      await stopped;
      expect(await database.db.execute(sql`select id from tasks where name = ${task.name}`)).toMatchObject({
        rows: [],
      });
    }, 30_000);

    it('a run that exceeds its time limit fails, and the task is retried', async () => {
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
      const queue = await queueWith(handle, { manual: false });
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
      const queue = await queueWith(handle, { manual: false });
      await queue.send(database.db, task, { text: 'x' });
      await again.promise;
      expect(tries).toBe(2);
      await queue.stop();
    }, 30_000);
  });
});

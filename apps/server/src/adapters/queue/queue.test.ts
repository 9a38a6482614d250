import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#/adapters/db/open-database';
import type { Queue } from '#/deps';
import { eachDatabase } from '@kafaa/testing/app/databases';
import { type Handler, HOUR, type Note, noteTask, queuesOn } from '@kafaa/testing/app/queues';

eachDatabase('the queue', (open) => {
  let database: Database;
  let now = new Date();
  const clock = { now: () => now };

  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table causes (id text)`);
  }, 60_000);
  const queueWith = queuesOn(() => database, { clock, manual: true });

  it('the queue runs a sent task exactly once with its payload', async () => {
    const task = noteTask();
    const handler = vi.fn<Handler>(async () => {});
    const queue = await queueWith((one) => one.handle(task, handler));
    await queue.send(database.db, task, { text: 'é' });
    await queue.drain();
    await queue.drain();
    expect(handler.mock.calls).toEqual([[{ text: 'é' }, { lastTry: false }]]);
  });

  it('dueSeconds is the age of the oldest due task, and ignores tasks that wait for a retry with the same key', async () => {
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
    // The task fails and waits for its retry. The retry holds up the next task of the same key, so neither of the two counts as due.
    await queue.drain();
    await send('a');
    now = new Date(now.getTime() + 500);
    expect(await due()).toBe(0);
    await send('b');
    now = new Date(now.getTime() + 250);
    expect(await due()).toBe(0.25);
  });

  it('the queue discards a task whose transaction is rolled back, and keeps a task whose transaction commits', async () => {
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

  it('two waiting tasks with the same singleton key become one task, and tasks without a key stay separate', async () => {
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

  it('the queue retries a failing task after 2, 4 and 8 s and then counts a failure', async () => {
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
    // The handler receives a flag that is true only on the last try.
    expect(handler.mock.calls.map(([, { lastTry }]) => lastTry)).toEqual([false, false, false, true]);
  });

  it('the queue retries a task with 200 retries at least every 15 minutes for 24 hours', async () => {
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

  it('the queue refuses an invalid payload on send, and never passes an invalid stored payload to a handler', async () => {
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

  it('a failed task is logged and stored with its error class, but without payload or error message', async () => {
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
});

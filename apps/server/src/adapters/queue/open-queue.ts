import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Clock, Db, Queue, SendOptions, Task } from '#/deps';
import { currentTenantScope } from '#/platform/data/tenant';
import type { Database } from '../db/open-database.ts';
import { postgresPool } from '../db/postgres-pool.ts';
import { givenUpCounts, givenUpTasks, waitingTasks } from './figures.ts';
import { importTasks } from './pgboss-import.ts';
import { runTask, type Work } from './run-task.ts';
import { nextRun } from './schedule.ts';
import {
  claimNext,
  completeTask,
  failTask,
  forgetCompany,
  forgetOldGivenUp,
  retryNow,
  insertScheduled,
  insertTask,
  knownOf,
  retryGivenUp,
  takeBackLost,
} from './task-store.ts';
import { listen } from './wake.ts';
import { Worker, type WorkerSettings } from './worker.ts';

export interface QueueDeps {
  clock: Clock;
  log: Logger;
  /** Set in tests: no task runs by itself; `drain()` runs the tasks that are due by the clock. */
  manual?: boolean;
  /** False if the process only queues tasks for other processes. */
  worker?: boolean;
}

/** Maximum number of tasks of one name that run at once in this process. */
const CONCURRENCY = { pglite: 2, postgres: 4 } as const;
const POLL_MS = { pglite: 3_000, postgres: 1_000 } as const;
const TIDY_MS = 30_000;
const MANY = 10_000;

/** Opens the queue of background tasks. The tasks are rows of the database, so they commit together with the changes that cause them. */
export function openQueue(
  database: Database,
  { clock, log, manual = false, worker: runsTasks = true }: QueueDeps,
): Queue {
  const handlers = new Map<string, Work>();
  const schedules = new Map<string, string>();
  let begun = false;
  let end = async () => {};
  const known = () => [...handlers.values()].map(({ task }) => knownOf(task));
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  /** SQL of the current time by the clock that decides whether a task is due: the test's clock, else the database's. */
  const now = (): SQL => (manual ? at(clock.now()) : sql`now()`);
  const scheduleNext = (db: Db) => async (name: string, after: Date) => {
    const cron = schedules.get(name);
    // The database's clock decides whether a task is due. It may be some milliseconds ahead of this process's clock.
    const since = new Date(Math.max(after.getTime(), clock.now().getTime()));
    if (cron !== undefined) await insertScheduled(db, { id: randomUUID(), name, at: nextRun(cron, since) });
  };
  const { db } = database;

  return {
    async send(tx, task, payload, options) {
      if (!handlers.has(task.name)) throw new Error(`no handler is registered for the task ${task.name}`);
      await insertTask(tx, ...newTask(task, payload, options, now()));
    },
    handle(task, handler) {
      if (begun) throw new Error('task handlers must be registered before the queue works');
      if (handlers.has(task.name)) throw new Error(`a handler is already registered for the task ${task.name}`);
      // The cast is safe: the payload is parsed with this task's schema before it reaches the handler.
      handlers.set(task.name, { task, handler: handler as unknown as Work['handler'] });
    },
    retryNow: (tx, { name }) => retryNow(tx, name, now()),
    forget: (tx, { companyId }) => forgetCompany(tx, companyId),
    schedule: (task, cron) => {
      // This call throws at the start of every process, also of one that runs no tasks, if the queue does not support the expression.
      nextRun(cron, clock.now());
      schedules.set(task.name, cron);
    },
    async work() {
      begun = true;
      if (!runsTasks) return;
      await importTasks(database);
      // Only one process at a time works on the embedded database. A task that is still running at the start has lost its worker.
      if (database.kind === 'pglite') await takeBackLost(db, known(), { all: true, now: now() });
      if (manual) return;
      end = await startWorker(database, handlers, { log, scheduleNext, names: [...schedules.keys()] });
    },
    stop() {
      const ended = end();
      end = () => ended;
      return ended;
    },
    async drain() {
      for (let count = 0; ; count += 1) {
        if (count > MANY) throw new Error(`drain ran more than ${MANY} tasks: a task probably queues itself again`);
        const task = await claimNext(db, known(), now(), randomUUID());
        const work = task && handlers.get(task.name);
        if (!work) return;
        const { fault, lastTry } = await runTask(work, task, { log, expires: false });
        await (fault === null ? completeTask(db, task) : failTask(db, task, { fault, lastTry, now: now() }));
      }
    },
    failures: () => givenUpCounts(db),
    failed: () => givenUpTasks(db),
    waiting: () => waitingTasks(db, known(), now()),
    retry: ({ id, name }) => retryGivenUp(db, known(), { id, name, now: now() }),
  };
}

function newTask<P extends object>(
  task: Task<P>,
  payload: P,
  { startAfter, singletonKey }: SendOptions = {},
  now: SQL,
): [Parameters<typeof insertTask>[1], SQL] {
  const parsed = z.parse(task.payload, payload);
  const { companyId } = parsed as { companyId?: unknown };
  return [
    {
      id: randomUUID(),
      companyId: typeof companyId === 'string' ? companyId : null,
      name: task.name,
      payload: parsed,
      requestId: currentTenantScope()?.requestId ?? null,
      key: singletonKey ?? null,
      inOrder: task.inOrder ?? false,
    },
    startAfter ? sql`${startAfter.toISOString()}::timestamptz` : now,
  ];
}

interface Start {
  readonly log: Logger;
  readonly scheduleNext: (db: Db) => WorkerSettings['scheduleNext'];
  /** Names of the scheduled tasks. */
  readonly names: readonly string[];
}

/** Starts a worker and returns a function that stops it. */
async function startWorker(
  database: Database,
  handlers: ReadonlyMap<string, Work>,
  { log, scheduleNext, names }: Start,
): Promise<() => Promise<void>> {
  const { db, close } = ownConnections(database, log);
  let tidiedAt = performance.now();
  const worker = new Worker(db, handlers, {
    log,
    concurrency: CONCURRENCY[database.kind],
    pollMs: POLL_MS[database.kind],
    scheduleNext: scheduleNext(db),
    async tidy() {
      if (performance.now() - tidiedAt < TIDY_MS) return;
      tidiedAt = performance.now();
      await forgetOldGivenUp(db);
      await importTasks(database);
    },
  });
  for (const name of names) await scheduleNext(db)(name, new Date(0));
  const unlisten = await listen(database, () => worker.wake());
  worker.start();
  return async () => {
    await worker.stop();
    await unlisten();
    await close();
  };
}

/** Opens separate connections on PostgreSQL, so that leases are extended even while requests use all other connections. */
function ownConnections(database: Database, log: Logger): { db: Db; close: () => Promise<void> } {
  if (database.kind === 'pglite') return { db: database.db, close: async () => {} };
  const pool = postgresPool({ connectionString: database.url, max: 4, application_name: 'kafaa-tasks' }, log);
  return { db: drizzle(pool), close: () => pool.end() };
}

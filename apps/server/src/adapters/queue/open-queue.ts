import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type QueueOptions, type QueuePolicy, type QueueResult } from 'pg-boss';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Clock, Db, Queue, Task, TaskRun } from '#/deps';
import { faultSummary } from '#/platform/failures';
import { behindWall, currentReach, newReach } from '#/platform/tenant';
import type { Database } from '../db/open-database.ts';
import { createBoss, DEAD_LETTERS, deadLetterOptions, queueOptions } from './boss.ts';

export interface QueueDeps {
  clock: Clock;
  log: Logger;
  /** For tests: nothing runs by itself, tasks run in `drain()` when they are due by the clock. */
  manual?: boolean;
  /** False for a process that only queues tasks for other processes. */
  works?: boolean;
}

/** The stored and logged error of a failed run: never the original message, which may contain personal data. */
class TaskFailed extends Error {
  override name = 'TaskFailed';
}

interface Work {
  task: Task<object>;
  handler: (payload: object, run: TaskRun) => Promise<void>;
}

/** Each query sets only the columns that it selects. */
interface NamedRow {
  id: string;
  name: string;
  count: number;
  retrying: number;
  dueSeconds: number;
  at: string;
  fault: string | null;
  requestId: string | null;
}

interface FetchedTask {
  id: string;
  /** The payload, and the id of the request that queued the task. */
  data: object & { requestId?: string };
  retryCount: number;
  retryLimit: number;
}

// How many tasks of one name run at once in this process. Each is a worker loop of its own, woken when a task is due.
const CONCURRENCY = { pglite: 2, postgres: 4 } as const;
/** Polling interval. New tasks are notified; retries and delayed tasks are found by one poll for all of the about 100 loops. */
const LOOK_MS = { pglite: 3_000, postgres: 1_000 } as const;
/** Message of pg-boss for a task whose worker is gone, and the number of retries from which the task itself may be the cause. */
const MISSED_HEARTBEAT = 'job heartbeat timeout';
const MANY_KILLS = 4;
/** How often a loop polls when nothing wakes it. */
const ALONE_SECONDS = 30;
/** Priority of the task that `drain()` has chosen, above the others of its queue; nothing else uses priorities. */
const CHOSEN = 1_000_000;
const MANY = 10_000;
/** Policy of pg-boss: of the tasks with one key, only the oldest may run. */
const IN_ORDER = 'key_strict_fifo';

/** A condition on `pgboss.job this`: no other job with the same key blocks it. */
const IS_FREE = sql`not exists (
  select from pgboss.job earlier where policy = ${IN_ORDER} and earlier.name = this.name
    and earlier.singleton_key = this.singleton_key and earlier.state in ('active', 'retry', 'failed')
    and earlier.id <> this.id)`;

/** Background tasks on pg-boss, in the same database as the changes that cause them. */
export function openQueue(database: Database, { clock, log, manual = false, works: working = true }: QueueDeps): Queue {
  const quiet = manual || !working;
  const boss = createBoss(database, quiet, log);
  const works = new Map<string, Work>();
  const schedules = new Map<string, string>();
  const loops = new Map<string, string[]>();
  /**
   * By task name, the time of the last `retryNow`: runs that started before it and fail afterwards are retried at once.
   */
  const recovered = new Map<string, string>();
  let starting: Promise<void> | null = null;
  let looking: NodeJS.Timeout | undefined;

  const run = async ({ task, handler }: Work, { id, data, retryCount, retryLimit }: FetchedTask) => {
    const requestId = data.requestId ?? null;
    try {
      const parsed = z.safeParse(task.payload, data);
      if (!parsed.success) throw new TaskFailed('payload of a wrong shape');
      await behindWall(newReach('task', requestId), () => handler(parsed.data, { lastTry: retryCount >= retryLimit }));
    } catch (error) {
      const fault = faultSummary(error);
      log.warn({ task: task.name, id, attempt: retryCount + 1, fault, ...(requestId && { requestId }) }, 'task failed');
      throw new TaskFailed(`${String(fault.kind)} ${typeof fault.code === 'string' ? fault.code : ''}`.trim());
    }
  };

  const start = async () => {
    await boss.start();
    const known = new Map((await boss.getQueues()).map((one) => [one.name, one]));
    await prepare(DEAD_LETTERS, deadLetterOptions, known);
    for (const { task } of works.values())
      await prepare(task.name, queueOptions(database, task), known, policyOf(task));
  };

  // `short`: a key is unique among waiting tasks.
  const policyOf = (task: Task<object>) => (task.inOrder ? IN_ORDER : 'short');

  // Usually the queue already has these options, and `boss.start()` has cached it.
  const prepare = async (
    name: string,
    options: QueueOptions,
    known: Map<string, QueueResult>,
    policy?: QueuePolicy,
  ) => {
    const found = known.get(name);
    const asked = Object.entries(options) as [keyof QueueOptions, unknown][];
    if (found && asked.every(([key, value]) => found[key] === value)) return;
    await boss.createQueue(name, { ...options, ...(policy && { policy }) });
    await boss.updateQueue(name, options);
    // Fills the cache of pg-boss. Otherwise pg-boss would look up the queue on another connection within our
    // transaction, a deadlock on the embedded database, which has only one connection.
    await boss.findJobs(name, { id: randomUUID() });
  };

  const work = async () => {
    if (!working) return;
    if (database.kind === 'pglite') await takeBackOrphans();
    if (manual) return;
    for (const { name } of await boss.getSchedules()) if (!schedules.has(name)) await boss.unschedule(name);
    // `once`: missed runs, for example while a computer slept through the night, are made up for by one run.
    for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
    for (const one of works.values()) {
      const ids: string[] = [];
      for (let i = 0; i < CONCURRENCY[database.kind]; i++) ids.push(await startWorker(one));
      loops.set(one.task.name, ids);
    }
    lookLater();
  };

  const lookLater = () => {
    looking = setTimeout(() => void look(), LOOK_MS[database.kind]).unref();
  };

  /**
   * Wakes the loops of every task that is due. Makes two kinds of retries due at once: (1) tasks that lost their
   * worker, because the retry delay would be added to the time until the heartbeat timeout (after `MANY_KILLS` losses a
   * task does wait); (2) tasks that were running when `retryNow` made the other retries due, and failed after that.
   */
  const look = async () => {
    try {
      for (const [name, at] of recovered)
        await query(sql`update pgboss.job set start_after = now()
          where name = ${name} and state = 'retry' and start_after > now() and started_on <= ${at}::timestamptz`);
      const { rows } = await query(
        sql`with orphans as (
            update pgboss.job set start_after = now()
              where state = 'retry' and start_after > now() and retry_count < ${MANY_KILLS}
                and output #>> '{value,message}' = ${MISSED_HEARTBEAT} and ${isOneOf([...works.keys()])}
              returning name)
          select name from orphans union select name from pgboss.job
            where state < 'active' and start_after <= now() and ${isOneOf([...works.keys()])}`,
      );
      for (const { name } of rows) for (const id of loops.get(name) ?? []) boss.notifyWorker(id);
    } catch {
      // pg-boss reports an unreachable database: it polls as often.
    }
    if (looking) lookLater();
  };

  const startWorker = async (work: Work) => {
    const options = { includeMetadata: true, pollingIntervalSeconds: ALONE_SECONDS } as const;
    const workerId: string = await boss.work<object>(work.task.name, options, async ([job]) => {
      try {
        // `includeMetadata` provides the metadata; the handler's type in this overload lacks it.
        if (job) await run(work, job as JobWithMetadata<object>);
      } finally {
        // Fetches the next task at once: pg-boss would sleep until its next poll, and there may be more tasks.
        boss.notifyWorker(workerId);
      }
    });
    return workerId;
  };

  // Only one process at a time works on the embedded database: a task that is still active at the start has lost its worker.
  const takeBackOrphans = async () => {
    const names = [...works.keys()];
    const { rows } = await query(sql`select id, name from pgboss.job where state = 'active' and ${isOneOf(names)}`);
    for (const { id, name } of rows) await boss.fail(name, id, { message: 'the process ended' });
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    );
    if (rows.length > 0)
      await query(sql`update pgboss.job set start_after = now() where state = 'retry' and id in (${ids})`);
  };

  // Both drivers return this shape; their common type does not say so.
  const query = (statement: SQL) => database.db.execute(statement) as Promise<{ rows: NamedRow[] }>;

  /** Runs the task that has been due longest; returns false when none is due. */
  const runNext = async () => {
    const now = clock.now().toISOString();
    const { rows } = await query(
      sql`update pgboss.job set priority = ${CHOSEN} where (id, name) in (
        select id, name from pgboss.job this where state < 'active' and ${isOneOf([...works.keys()])}
          and start_after <= ${now}::timestamptz and ${IS_FREE}
          order by start_after, created_on, id limit 1)
        returning id, name`,
    );
    const [due] = rows;
    const work = due && works.get(due.name);
    if (!due || !work) return false;
    // `ignoreStartAfter`: the test's clock has decided what is due, not pg-boss.
    const options = { includeMetadata: true, ignoreStartAfter: true, minPriority: CHOSEN } as const;
    const [job] = await boss.fetch<object>(due.name, options);
    if (!job) return true;
    try {
      await run(work, job);
      await boss.complete(due.name, job.id);
    } catch (error) {
      await boss.fail(due.name, job.id, error instanceof Error ? { message: error.message } : {});
      await query(sql`update pgboss.job set priority = 0, start_after = ${now}::timestamptz + (start_after - now())
        where id = ${job.id}::uuid and state = 'retry'`);
    }
    return true;
  };

  /** The current time in SQL, by the clock that decides what is due: the test's, else the database's. */
  const now = () => (manual ? sql`${clock.now().toISOString()}::timestamptz` : sql`now()`);

  return {
    async send(tx, task, payload, { startAfter = manual ? clock.now() : undefined, singletonKey = randomUUID() } = {}) {
      if (!works.has(task.name)) throw new Error(`no handler is registered for the task ${task.name}`);
      const requestId = currentReach()?.requestId;
      const data = { ...z.parse(task.payload, payload), ...(requestId && { requestId }) };
      await boss.send(task.name, data, { startAfter, singletonKey, db: within(tx) });
    },
    handle(task, handler) {
      if (starting) throw new Error('task handlers must be registered before the queue starts');
      if (works.has(task.name)) throw new Error(`a handler is already registered for the task ${task.name}`);
      // The cast is safe: the payload is parsed with this task's schema before it reaches the handler.
      works.set(task.name, { task, handler: handler as unknown as Work['handler'] });
    },
    async retryNow(tx, { name }) {
      const due = now();
      const { rows } = (await tx.execute(
        sql`with due as (update pgboss.job set start_after = ${due}
            where name = ${name} and state = 'retry' and start_after > ${due})
          select to_json(now()) #>> '{}' as at`,
      )) as { rows: NamedRow[] };
      for (const { at } of rows) recovered.set(name, at);
    },
    async forget(tx, { companyId }) {
      await tx.execute(sql`delete from pgboss.job where data ->> 'companyId' = ${companyId} and state <> 'active'`);
    },
    schedule(task, cron) {
      schedules.set(task.name, cron);
    },
    start() {
      starting ??= start();
      return starting;
    },
    work,
    async stop() {
      clearTimeout(looking);
      looking = undefined;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
    async drain() {
      await this.start();
      for (let count = 0; await runNext(); count++) {
        if (count > MANY) throw new Error(`drain ran more than ${MANY} tasks: a task probably queues itself again`);
      }
    },
    async failures() {
      const { rows } = await query(
        sql`select source_name as name, count(*)::int as count from pgboss.job
          where name = ${DEAD_LETTERS} and state < 'active' and source_name is not null group by 1 order by 1`,
      );
      return rows.map(({ name, count }) => ({ name, count }));
    },
    async failed() {
      const { rows } = await query(
        sql`select id, source_name as name, to_json(created_on) #>> '{}' as at, source_output ->> 'message' as fault,
            data ->> 'requestId' as "requestId"
          from pgboss.job where name = ${DEAD_LETTERS} and state < 'active' and source_name is not null
          order by created_on desc, id desc limit ${MANY}`,
      );
      return rows.map(({ id, name, at, fault, requestId }) => ({ id, name, failedAt: new Date(at), fault, requestId }));
    },
    async waiting() {
      const { rows } = await query(
        sql`select name, count(*)::int as count, (count(*) filter (where state = 'retry'))::int as retrying,
            coalesce(greatest(0, extract(epoch from ${now()} - min(start_after) filter (where ${IS_FREE}))), 0)::float8
              as "dueSeconds"
          from pgboss.job this where state < 'active' and ${isOneOf([...works.keys()])} group by 1 order by 1`,
      );
      return rows.map(({ name, count, retrying, dueSeconds }) => ({ name, count, retrying, dueSeconds }));
    },
    async retry({ id, name }) {
      await this.start();
      const count = await boss.redrive(DEAD_LETTERS, {
        limit: MANY,
        ...(id !== undefined && { ids: [id] }),
        ...(name !== undefined && { sourceName: name }),
      });
      // Makes the tasks due by our clock instead of pg-boss's.
      await query(sql`update pgboss.job set start_after = ${clock.now().toISOString()}::timestamptz
        where state = 'created' and source_root_id is not null and ${isOneOf([...works.keys()])}`);
      return count;
    },
  };
}

/** Wraps the caller's transaction for pg-boss. */
function within(tx: Db) {
  return fromDrizzle({ execute: async (query) => (await tx.execute(query as SQL)) as { rows: object[] } }, sql);
}

const isOneOf = (names: readonly string[]) =>
  names.length === 0
    ? sql`false`
    : sql`name in (${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )})`;

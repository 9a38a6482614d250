import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '#/deps';
import { errorSummary } from '#/platform/diagnostics/failures';
import { runTask, type Work } from './run-task.ts';
import {
  type Claimed,
  claimTasks,
  completeTask,
  extendLeases,
  failTask,
  type Known,
  knownOf,
  releaseTasks,
  SCHEDULED,
  takeBackLost,
} from './task-store.ts';

export interface WorkerSettings {
  readonly log: Logger;
  /** How many tasks of one name run at once. */
  readonly concurrency: number;
  /** Delayed tasks, retries and lost tasks are found by a poll this often; new tasks wake the worker. */
  readonly pollMs: number;
  /** Queues the next run of a scheduled task. */
  readonly scheduleNext: (name: string, after: Date) => Promise<void>;
  /** Called from time to time, when the database answers. */
  readonly tidy: () => Promise<void>;
}

const EXTEND_MS = 3_000;
const STOP_MS = 10_000;
/** An unreachable database is logged once in this time. */
const QUIET_MS = 10_000;
/** How often the end of a run is stored again when the database does not answer; then its lease has long expired. */
const END_TRIES = 30;
const END_PAUSE_MS = 1_000;

/** Claims due tasks and runs them, until it is stopped. */
export class Worker {
  readonly #db: Db;
  readonly #handlers: ReadonlyMap<string, Work>;
  readonly #known: readonly Known[];
  readonly #settings: WorkerSettings;
  readonly #running = new Map<Claimed, Promise<void>>();
  #woken = Promise.withResolvers<void>();
  #stopping = false;
  #loop: Promise<void> = Promise.resolve();
  #extendedAt = 0;
  #loggedAt = -Infinity;

  constructor(db: Db, handlers: ReadonlyMap<string, Work>, settings: WorkerSettings) {
    this.#db = db;
    this.#handlers = handlers;
    this.#known = [...handlers.values()].map(({ task }) => knownOf(task));
    this.#settings = settings;
  }

  start(): void {
    this.#loop = this.#work();
  }

  /**
   * Looks for due tasks now. The loop does so in its own asynchronous context: the caller may be a request, whose
   * tenant and id must not become those of the tasks.
   */
  wake(): void {
    this.#woken.resolve();
  }

  /** Waits for running tasks, and returns those that take too long to the queue. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#loop;
    const deadline = Date.now() + STOP_MS;
    while (this.#running.size > 0 && Date.now() < deadline) {
      await this.#attempt(() => extendLeases(this.#db, [...this.#running.keys()]));
      await Promise.race([Promise.all(this.#running.values()), sleep(EXTEND_MS, undefined, { ref: false })]);
    }
    await this.#attempt(() => releaseTasks(this.#db, [...this.#running.keys()]));
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      this.#woken = Promise.withResolvers();
      await this.#attempt(() => this.#look());
      await Promise.race([this.#woken.promise, sleep(this.#settings.pollMs, undefined, { ref: false })]);
    }
  }

  async #look(): Promise<void> {
    const now = performance.now();
    // Before lost tasks are taken back: after a long pause of this process, its own leases may have expired.
    if (now - this.#extendedAt >= EXTEND_MS) {
      await extendLeases(this.#db, [...this.#running.keys()]);
      this.#extendedAt = now;
    }
    await takeBackLost(this.#db, this.#known, { all: false, now: sql`now()` });
    await this.#settings.tidy();
    const room = this.#room();
    if (room.size === 0) return;
    for (const task of await claimTasks(this.#db, room, randomUUID())) this.#begin(task);
  }

  #room(): Map<string, number> {
    const room = new Map([...this.#handlers.keys()].map((name) => [name, this.#settings.concurrency]));
    for (const { name } of this.#running.keys()) room.set(name, (room.get(name) ?? 0) - 1);
    return new Map([...room].filter(([, free]) => free > 0));
  }

  #begin(task: Claimed): void {
    const ended = this.#run(task).finally(() => {
      this.#running.delete(task);
      this.wake();
    });
    this.#running.set(task, ended);
  }

  async #run(task: Claimed): Promise<void> {
    const work = this.#handlers.get(task.name);
    if (!work) return;
    const { log, scheduleNext } = this.#settings;
    // Before the run: a scheduled task whose worker is killed has a next run then.
    if (task.key === SCHEDULED) await this.#untilStored(() => scheduleNext(task.name, new Date(task.runAt)));
    const { fault, lastTry } = await runTask(work, task, { log, expires: true });
    await this.#untilStored(() =>
      fault === null ? completeTask(this.#db, task) : failTask(this.#db, task, { fault, lastTry, now: sql`now()` }),
    );
  }

  /** Repeats a statement while the database is away. After the last try the expired lease lets the task be retried. */
  async #untilStored(statement: () => Promise<void>): Promise<void> {
    for (let tries = 0; tries < END_TRIES; tries += 1) {
      if (await this.#attempt(statement)) return;
      await sleep(END_PAUSE_MS, undefined, { ref: false });
    }
  }

  async #attempt(statement: () => Promise<void>): Promise<boolean> {
    try {
      await statement();
      return true;
    } catch (error) {
      if (performance.now() - this.#loggedAt > QUIET_MS)
        this.#settings.log.error({ fault: errorSummary(error) }, 'task queue');
      this.#loggedAt = performance.now();
      return false;
    }
  }
}

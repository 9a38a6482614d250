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
  /** Maximum number of tasks of one name that run at once. */
  readonly concurrency: number;
  /** Interval of the poll that finds delayed tasks, retries and lost tasks; new tasks wake the worker without a poll. */
  readonly pollMs: number;
  /** Queues the next run of a scheduled task. */
  readonly scheduleNext: (name: string, after: Date) => Promise<void>;
  /** Removes old tasks and imports tasks of earlier versions; called at each poll. */
  readonly tidy: () => Promise<void>;
}

const EXTEND_MS = 3_000;
const STOP_MS = 10_000;
/** Minimum interval between two log lines about an unreachable database. */
const QUIET_MS = 10_000;
/** Number of tries to store the end of a run while the database does not answer. After the last try the run's lease has long expired. */
const END_TRIES = 30;
const END_PAUSE_MS = 1_000;

/** Claims due tasks and runs them until the worker is stopped. */
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
   * Makes the loop look for due tasks now. The loop does so in its own asynchronous context: the caller may be a request, whose
   * tenant and id must not become those of the tasks.
   */
  wake(): void {
    this.#woken.resolve();
  }

  /** Waits for running tasks, and returns tasks that take too long to the queue. */
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
    // Leases are extended before lost tasks are taken back: after a long pause of this process, its own leases may have expired.
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
    // The next run is queued before this run, so that it exists even if the worker is killed.
    if (task.key === SCHEDULED) await this.#untilStored(() => scheduleNext(task.name, new Date(task.runAt)));
    const { fault, lastTry } = await runTask(work, task, { log, expires: true });
    await this.#untilStored(() =>
      fault === null ? completeTask(this.#db, task) : failTask(this.#db, task, { fault, lastTry, now: sql`now()` }),
    );
  }

  /**
   * Repeats a statement while the database does not answer. If the last try fails, the lease expires and another worker retries the
   * task.
   */
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

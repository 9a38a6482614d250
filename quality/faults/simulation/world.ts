import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { random } from '../load.ts';

/** A pending action: a statement, a call of a port, a message between client and server, a pause. */
interface Step {
  readonly label: string;
  readonly due: number;
  /** The transaction that the step belongs to; `ALONE` for a statement outside transactions, null if the step needs no database. */
  readonly within: object | null;
  /** Number of the process life that requested the step; null for actions outside the process, which survive a crash. */
  readonly life: number | null;
  readonly thread: Thread | null;
  /** Runs the action; returns a function that reports the result to its caller. */
  readonly run: () => Promise<() => void>;
}

interface Thread {
  readonly life: number | null;
  waiting: number;
}

export interface StepOptions {
  readonly within?: object | null;
  readonly life?: number | null;
  readonly due?: number;
}

/** Value of `within` for a statement outside transactions, which must not run inside an open one. */
export const ALONE = {};

/** Error of a simulation in which no step can run although a caller waits: a deadlock of the product or of the simulation. */
export class Stuck extends Error {
  override name = 'Stuck';
}

const LONGEST_STEP_MS = 4;
/** Real milliseconds after which a thread that waits for no step is considered lost. */
const LOST_AFTER_MS = 20_000;
/** Maximum part of one event-loop turn that counts towards that limit, in milliseconds. */
const MOST_TURN_MS = 1000;

/**
 * Runs all work as steps, one at a time, in an order that the seed decides. The next step runs only when every thread waits for
 * a step, so the same seed produces the same run.
 */
export class World {
  now: number;
  readonly chance: () => number;
  readonly #steps: Step[] = [];
  readonly #threads = new Set<Thread>();
  readonly #thread = new AsyncLocalStorage<Thread>();
  readonly #trace = createHash('sha256');
  /** The transaction that holds the only connection of the embedded database. */
  holder: object | null = null;
  life = 0;
  taken = 0;
  /** Decides whether the process crashes at a step: before it runs, or after it ran but before its caller knows. */
  dies: (label: string) => 'before' | 'after' | null = () => null;
  crash: () => Promise<void> = async () => undefined;

  constructor(seed: number, startsAt: number) {
    this.now = startsAt;
    this.chance = random(seed);
  }

  likely(percent: number): boolean {
    return this.chance() * 100 < percent;
  }

  /** Hash of the run so far: equal hashes mean the same steps in the same order at the same times. */
  get hash(): string {
    return this.#trace.copy().digest('hex').slice(0, 16);
  }

  /**
   * Runs an independent thread of work: a request, a worker's round, a start. Everything that the work awaits must be a step or
   * finish by itself.
   */
  async thread<T>(life: number | null, work: () => Promise<T>): Promise<T> {
    const thread = { life, waiting: 0 };
    this.#threads.add(thread);
    try {
      return await this.#thread.run(thread, work);
    } finally {
      this.#threads.delete(thread);
    }
  }

  /** Queues an action as a step. A step of a life that has ended never runs, and its promise never settles. */
  step<T>(label: string, run: () => Promise<T>, { within = null, life = null, due = 0 }: StepOptions = {}): Promise<T> {
    if (life !== null && life !== this.life) return new Promise(() => undefined);
    const thread = this.#thread.getStore() ?? null;
    if (thread) thread.waiting += 1;
    return new Promise((resolve, reject) => {
      const attempt = () =>
        run().then(
          (value) => () => resolve(value),
          (error: Error) => () => reject(error),
        );
      this.#steps.push({ label, due, within, life, thread, run: attempt });
    });
  }

  sleep(ms: number): Promise<void> {
    return this.step('pause', async () => undefined, { due: this.now + Math.ceil(ms) });
  }

  /** Runs one step after the other until this promise has settled. */
  async until<T>(ending: Promise<T>): Promise<T> {
    let open = true;
    const close = () => (open = false);
    ending.then(close, close);
    for (;;) {
      await this.#settle();
      if (!open) return ending;
      await this.#advance();
    }
  }

  /** Waits until every thread waits for a step. */
  async #settle(): Promise<void> {
    let [waited, last] = [0, performance.now()];
    for (let calm = 0; calm < 2;) {
      await turn();
      calm = [...this.#threads].every(({ waiting }) => waiting > 0) ? calm + 1 : 0;
      const now = performance.now();
      // Each turn counts only up to the limit, so that a process suspended by the system does not look stuck.
      waited += Math.min(now - last, MOST_TURN_MS);
      last = now;
      if (waited > LOST_AFTER_MS) throw new Stuck('a thread waits for what is no step');
    }
  }

  async #advance(): Promise<void> {
    const { holder } = this;
    const able = this.#steps.filter(({ within }) => holder === null || within === null || within === holder);
    if (able.length === 0)
      throw new Stuck(`nobody can go on: ${this.#steps.map(({ label }) => label).join(', ') || 'no step is left'}`);
    const first = Math.min(...able.map(({ due }) => due));
    this.now = Math.max(this.now, first);
    const ready = able.filter(({ due }) => due <= this.now);
    const step = ready[Math.floor(this.chance() * ready.length)] as Step;
    this.#steps.splice(this.#steps.indexOf(step), 1);
    this.taken += 1;
    this.#trace.update(`${this.now} ${step.label}\n`);
    const end = step.life === null ? null : this.dies(step.label);
    if (end === 'before') return this.#die();
    const tell = await step.run();
    this.now += Math.floor(this.chance() * LONGEST_STEP_MS);
    if (end === 'after') return this.#die();
    if (step.thread) step.thread.waiting -= 1;
    tell();
  }

  /** Removes the pending steps and threads of the crashed life. */
  async #die(): Promise<void> {
    this.#trace.update('crash\n');
    const dead = this.life;
    this.life += 1;
    for (const [index, step] of [...this.#steps.entries()].toReversed())
      if (step.life === dead) this.#steps.splice(index, 1);
    for (const thread of this.#threads) if (thread.life === dead) this.#threads.delete(thread);
    await this.crash();
  }
}

import type { Interview } from '@kafaa/domain/interviews/schema';
import type { Answer } from './answer-sheet.ts';
import type { RetryCause } from './link-failure.ts';

export interface Job {
  readonly index: number;
  readonly answer: Answer;
}

/** The result of one attempt. `retry` is a transient failure; `stop` means that the link has ended. */
export type Outcome =
  | { readonly kind: 'saved'; readonly revision: number; readonly followUps?: Interview['followUps'] }
  | { readonly kind: 'rejected'; readonly message: string }
  | { readonly kind: 'retry'; readonly cause: RetryCause }
  | { readonly kind: 'stop' };

export interface QueueDeps {
  /** The first unsent answer; read again before each attempt, so that the latest text is sent. */
  readonly next: () => Job | null;
  /** Sends one answer; never rejects. */
  readonly send: (job: Job) => Promise<Outcome>;
  readonly settle: (job: Job, outcome: Outcome) => void;
  /** Random number in 0..1, to spread the retries of many devices. */
  readonly random: () => number;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Delay after the given number of failures in a row: exponential, bounded, ± 25 %. */
export function backoff(failures: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(wait * (0.75 + random / 2));
}

/** Sends answers one at a time, in order, with retries. At most one attempt runs at any time. */
export function createSendQueue(deps: QueueDeps) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let retryNow = false;
  let stopped = false;

  async function run(): Promise<void> {
    for (let job = deps.next(); job && !stopped; job = deps.next()) {
      retryNow = false;
      const outcome = await deps.send(job);
      if (stopped) return;
      if (outcome.kind === 'stop') stopped = true;
      failures = outcome.kind === 'retry' ? failures + 1 : 0;
      deps.settle(job, outcome);
      // A kick during the attempt (network back, button pressed) triggers one immediate retry.
      if (outcome.kind === 'retry' && !retryNow) {
        timer = setTimeout(() => void start(), backoff(failures, deps.random()));
        return;
      }
    }
  }
  function start(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    /** Called when there is a new answer to send, or a reason to retry now. */
    kick: (): void => {
      retryNow = true;
      void start();
    },
    /** Runs one round now. True if nothing is left to send. */
    flush: async (): Promise<boolean> => {
      retryNow = true;
      await start();
      return deps.next() === null;
    },
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

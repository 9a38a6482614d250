import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';

/** Function that runs work as soon as a slot is free. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs at most `atOnce` calls at the same time and the others in order of arrival. It throws 503 if `room`
 * calls are waiting.
 */
export function turns(atOnce: number, room: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= room) throw new AppError(kernelErrors.UNAVAILABLE);
      // A finished call passes its slot directly to the next waiting one, so that a new arrival cannot take the slot.
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const TASKS_WAITING = 200;

/** Creates queues for two kinds of work that share the slots. Background tasks always leave the last slot to requests. */
export function lanes(atOnce: number, room: number): { requests: InTurn; tasks: InTurn } {
  const requests = turns(atOnce, room);
  const tasks = turns(atOnce - 1, TASKS_WAITING);
  return { requests, tasks: (work) => tasks(() => requests(work)) };
}

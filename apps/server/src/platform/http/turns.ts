import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';

/** Runs the work as soon as a slot is free. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` pieces of work at once, the others in order of arrival; throws 503 when `room` are waiting. */
export function turns(atOnce: number, room: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= room) throw new AppError(kernelErrors.UNAVAILABLE);
      // The work that ends passes its slot on directly, so that a new arrival cannot take it.
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

/** Slots for two kinds of work: background tasks always leave the last slot to requests. */
export function lanes(atOnce: number, room: number): { requests: InTurn; tasks: InTurn } {
  const requests = turns(atOnce, room);
  const tasks = turns(atOnce - 1, TASKS_WAITING);
  return { requests, tasks: (work) => tasks(() => requests(work)) };
}

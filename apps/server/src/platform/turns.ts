import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';

/** Runs some work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `atOnce` pieces of work at once, the others in the order of their arrival; beyond `room` waiting ones: 503. */
export function turns(atOnce: number, room: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= room) throw new AppError(kernelErrors.UNAVAILABLE);
      // The work that ends hands its turn over, so that no newcomer slips in between.
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

/** Turns for two kinds of work: background tasks never take the last place from somebody who waits for an answer. */
export function lanes(atOnce: number, room: number): { requests: InTurn; tasks: InTurn } {
  const requests = turns(atOnce, room);
  const tasks = turns(atOnce - 1, TASKS_WAITING);
  return { requests, tasks: (work) => tasks(() => requests(work)) };
}

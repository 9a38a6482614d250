import type { Task } from '#/deps';

/** Declares a background task: its name and the shape of its payload. */
export function defineTask<P extends object>(task: Task<P>): Task<P> {
  return task;
}

import { setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread, so that responses and the database come first. `nice` is 10 for work that may wait,
 * less for work that a user waits for. Only on Linux, where the priority is per thread and lowering it needs no privilege.
 */
export function lowerPriority(nice: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, nice);
  } catch {
    // Without permission to change it, the work keeps the normal priority.
  }
}

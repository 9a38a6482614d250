import { setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread, so that responses and the database come first. `nice` is 10 for work that may wait,
 * and less for work that a user waits for. The function acts only on Linux, where each thread has its own priority and lowering it
 * needs no privilege.
 */
export function lowerPriority(nice: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, nice);
  } catch {
    // Without permission to change the priority, the thread keeps the normal one.
  }
}

import { setPriority } from 'node:os';

/**
 * Lets answers and the database go before the calling thread; `nice` is 10 for work that may wait, less where somebody waits
 * for it. On Linux the priority is the thread's alone, and lowering it
 * needs no right; elsewhere it would be the whole process'.
 */
export function lowerPriority(nice: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, nice);
  } catch {
    // Where it may not be changed, this work is done as fast as everything else.
  }
}

import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashWork } from './argon2.ts';

// On Linux this is the calling thread's alone, and lowering needs no right: answers and the database go first. Elsewhere it
// would be the whole process'.
if (process.platform === 'linux') {
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it may not be changed, passwords are checked as fast as everything else is done.
  }
}

function answer({ password, cost, salt, against }: HashWork): string | boolean {
  if (against === undefined) return hashSync(password, salt ? { ...cost, salt } : cost);
  try {
    return verifySync(against, password);
  } catch {
    // A hash that cannot be read opens nothing.
    return false;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
parentPort?.on('message', (work: HashWork) => parentPort?.postMessage(answer(work)));

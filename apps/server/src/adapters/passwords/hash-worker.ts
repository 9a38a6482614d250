import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { lowerPriority } from '#/platform/process/lower-priority';
import type { HashWork } from './argon2.ts';

lowerPriority(10);

function answer({ password, cost, salt, against }: HashWork): string | boolean {
  if (against === undefined) return hashSync(password, salt ? { ...cost, salt } : cost);
  try {
    return verifySync(against, password);
  } catch {
    // An unreadable hash matches no password.
    return false;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
parentPort?.on('message', (work: HashWork) => parentPort?.postMessage(answer(work)));

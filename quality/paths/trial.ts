import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from './documents.ts';
import { readiness, slowLogin, type Visit } from './visitor.ts';
import type { Workshop } from './workshop.ts';

/** One way that the documents describe, from its first command to its last. */
export interface Trial {
  readonly id: string;
  readonly title: string;
  /** The blocks whose text it runs. */
  readonly runs: readonly Place[];
  /** Runs them; `step` says what has just been shown. It throws where something is not as the documents say. */
  run(workshop: Workshop, step: (shown: string) => void): Promise<void>;
}

export function expect(what: string, seen: unknown, wanted: unknown): void {
  if (seen !== wanted) throw new Error(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
}

/** A log-in is under way while `stop` ends the server: it is answered all the same. */
export async function stopAnswers(visit: Visit, stop: () => Promise<unknown>): Promise<void> {
  const { status, finish } = await slowLogin(visit);
  const stopped = stop();
  // Told to stop, or no longer listening at all: from then on only what had begun is answered.
  while ((await readiness(visit)) === 200);
  finish();
  expect('the log-in that was under way at the stop', await status, 400);
  await stopped;
}

/** Resolves when it serves; says what `log` holds when it does not. */
export async function waitUntilReady(visit: Visit, log: () => string): Promise<void> {
  for (const deadline = Date.now() + 60_000; (await readiness(visit)) !== 200; await delay(100))
    if (Date.now() > deadline) throw new Error(`it does not serve:\n${log()}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

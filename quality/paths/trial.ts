import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from './documents.ts';
import { readiness, slowLogin, type Visit } from './visitor.ts';
import type { Workshop } from './workshop.ts';

/** A procedure from the documents, from its first command to its last. */
export interface Trial {
  readonly id: string;
  readonly title: string;
  /** Names of the blocks whose commands the trial runs. */
  readonly runs: readonly Place[];
  /** Runs the blocks; `step` reports each result. Throws on any difference from the documents. */
  run(workshop: Workshop, step: (shown: string) => void): Promise<void>;
}

export function expect(what: string, seen: unknown, wanted: unknown): void {
  if (seen !== wanted) throw new Error(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
}

/** Checks that a log-in in progress is still answered while `stop` ends the server. */
export async function stopAnswers(visit: Visit, stop: () => Promise<unknown>): Promise<void> {
  const { status, finish } = await slowLogin(visit);
  const stopped = stop();
  // Once it is no longer ready or no longer listening, the server answers only requests that have begun.
  while ((await readiness(visit)) === 200);
  finish();
  expect('the log-in that was under way at the stop', await status, 400);
  await stopped;
}

/** Resolves once the server is ready; otherwise throws with the content of `log`. */
export async function waitUntilReady(visit: Visit, log: () => string): Promise<void> {
  for (const deadline = Date.now() + 60_000; (await readiness(visit)) !== 200; await delay(100))
    if (Date.now() > deadline) throw new Error(`the server is not ready:\n${log()}`);
}

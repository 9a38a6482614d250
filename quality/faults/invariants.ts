import type { ProductServer } from '@kafaa/testing/product/server';
import type { AckLog } from './ack-log.ts';
import { evaluationsWhole, filesResolve, reportsWhole, workNotLost } from './background.ts';
import { answersKept, durableAcks, tokensOnce } from './promises.ts';
import { capsExact, companiesApart, decidedOnce, oneApplication, oneClock, subscriptionsSound } from './records.ts';
import { see, type Seen } from './seen.ts';
import { whenSettled } from './settle.ts';
import { lookInto, readSnapshot, type Snapshot } from './snapshot.ts';

export interface Invariant {
  readonly id: string;
  readonly title: string;
  /** Yields one line per violation; nothing if the invariant holds. */
  readonly find: (seen: Seen) => Iterable<string>;
}

/** The invariants that must hold after every fault (docs/quality-report.md names them by these ids). */
export const INVARIANTS: readonly Invariant[] = [
  { id: 'I1', title: 'every acknowledged write is stored', find: durableAcks },
  { id: 'I2', title: 'every answer is stored in order in its last version', find: answersKept },
  { id: 'I3', title: 'each person has one application per offer', find: oneApplication },
  { id: 'I4', title: 'each decision is made and mailed once', find: decidedOnce },
  { id: 'I5', title: 'counters equal the row counts, and limits are respected', find: capsExact },
  { id: 'I6', title: 'a company has at most one running and one pending subscription', find: subscriptionsSound },
  { id: 'I7', title: 'every report is complete', find: reportsWhole },
  { id: 'I8', title: 'no queued task is lost', find: workNotLost },
  { id: 'I9', title: 'every evaluation is complete', find: evaluationsWhole },
  { id: 'I10', title: 'each link opens its access once', find: tokensOnce },
  { id: 'I11', title: 'stored files and their references agree', find: filesResolve },
  { id: 'I12', title: 'all times follow one clock in order', find: oneClock },
  { id: 'I13', title: 'no row of a company refers to another company', find: companiesApart },
];

/** Every violation of every invariant, each beginning with the invariant's id. */
export function violations(snapshot: Snapshot, log: AckLog, { settled }: { settled: boolean }): string[] {
  const seen = see(snapshot, log, settled);
  return INVARIANTS.flatMap(({ id, find }) => [...find(seen)].map((fault) => `${id}: ${fault}`));
}

/** Checks a product from outside at any moment. With the embedded database the server must be stopped (see `lookInto`). */
export async function check(server: ProductServer, log: AckLog): Promise<string[]> {
  return violations(await lookInto(server, readSnapshot), log, { settled: false });
}

/** Waits for background work to finish, then also checks the invariants that require that every client has its response. */
export async function checkSettled(server: ProductServer, log: AckLog): Promise<string[]> {
  return violations(await whenSettled(server, readSnapshot), log, { settled: true });
}

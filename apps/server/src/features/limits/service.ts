import type { Deps } from '#/deps';
import type { Counted } from '#/platform/call-limits';
import { keyedHash } from '#/platform/keyed-hash';
import * as store from './store.ts';

type MailLimit = Pick<Counted, 'calls' | 'seconds'>;

/**
 * Counts a call under each of these; how many seconds to wait, 0 when none is beyond its limit. The windows are fixed, not
 * sliding: one row and one statement, whatever the number of processes.
 */
export async function countCalls(deps: Deps, counted: readonly Counted[]): Promise<number> {
  if (!deps.config.callLimits) return 0;
  const now = deps.clock.now();
  // With its length: one caller may have an hour's limit and a day's.
  const limits = new Map(counted.map((one) => [keyOf(deps, [...one.who, String(one.seconds)]), one]));
  const windows = [...limits]
    .map(([key, { seconds }]) => ({ key, endsAt: new Date(now.getTime() + seconds * 1000) }))
    // Two calls that share two keys would otherwise wait for each other for ever.
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await store.locateAndCount(deps.db, windows, now);
  const waits = rows
    .filter(({ key, count }) => count > (limits.get(key)?.calls ?? Infinity))
    .map(({ endsAt }) => Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return Math.max(0, ...waits);
}

/** Counts a mail under `[kind, …]`; false when it is one too many. A mailbox in it is canonical (`mailboxOf`). */
export async function mayMail(deps: Deps, who: readonly [kind: string, ...of: string[]], limit: MailLimit) {
  return (await countCalls(deps, [{ who: ['mail', ...who], ...limit }])) === 0;
}

/** A keyed hash: a dump of the table names nobody. */
function keyOf(deps: Deps, who: readonly string[]): string {
  return keyedHash(deps, 'limits', JSON.stringify(who)).toString('base64url');
}

export async function forgetEndedWindows(deps: Deps): Promise<void> {
  await store.locateAndForgetEnded(deps.db, deps.clock.now());
}

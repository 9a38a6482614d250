import type { Db, Deps } from '#/deps';
import type { Counted } from '#/platform/http/call-limits';
import { keyedHash } from '#/platform/links/keyed-hash';
import * as store from './store.ts';

type MailLimit = Pick<Counted, 'calls' | 'seconds'>;

/**
 * Counts a call, or several (`times`), under each of these counters; returns the seconds to wait, or 0 if no limit is exceeded. Windows are
 * fixed, not sliding, so that one row and one statement suffice for any number of processes. If `db` is a transaction that fails, the call
 * is not counted.
 */
export async function countCalls(
  deps: Deps,
  counted: readonly Counted[],
  { times = 1, db = deps.db }: { times?: number; db?: Db } = {},
): Promise<number> {
  if (!deps.config.callLimits || counted.length === 0) return 0;
  const now = deps.clock.now();
  // The key includes the window's length, because one caller may have an hourly and a daily limit.
  const limits = new Map(counted.map((one) => [keyOf(deps, [...one.who, String(one.seconds)]), one]));
  const windows = [...limits]
    .map(([key, { seconds }]) => ({ key, count: times, endsAt: new Date(now.getTime() + seconds * 1000) }))
    // The keys are sorted, so that two calls that share two keys cannot deadlock.
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await store.countUnscoped(db, windows, now);
  const waits = rows
    .filter(({ key, count }) => count > (limits.get(key)?.calls ?? Infinity))
    .map(({ endsAt }) => Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return Math.max(0, ...waits);
}

/** Counts a mail under `[kind, …]`; false if the limit is exceeded. A mailbox in the key must be canonical (`mailboxOf`). */
export async function mayMail(deps: Deps, who: readonly [kind: string, ...of: string[]], limit: MailLimit) {
  return (await countCalls(deps, [{ who: ['mail', ...who], ...limit }])) === 0;
}

type MailCounter = readonly [kind: string, ...of: string[]];

/** Counts mails that were checked with `mailsLeft`: `times` mails under each of these counters. */
export async function countMails(deps: Deps, each: readonly MailCounter[], limit: MailLimit, times = 1): Promise<void> {
  const counted = each.map((who) => ({ who: ['mail', ...who], ...limit }));
  await countCalls(deps, counted, { times });
}

/** Returns how many mails each of these counters still allows now, in the given order. Counts nothing. */
export async function mailsLeft(deps: Deps, each: readonly MailCounter[], limit: MailLimit): Promise<number[]> {
  if (!deps.config.callLimits || each.length === 0) return each.map(() => Infinity);
  const keys = each.map((who) => keyOf(deps, ['mail', ...who, String(limit.seconds)]));
  const rows = await store.findCountsUnscoped(deps.db, keys, deps.clock.now());
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return keys.map((key) => Math.max(0, limit.calls - (counts.get(key) ?? 0)));
}

/** Returns a keyed hash, so that a dump of the table names nobody. */
function keyOf(deps: Deps, who: readonly string[]): string {
  return keyedHash(deps, 'limits', JSON.stringify(who)).toString('base64url');
}

export async function forgetEndedWindows(deps: Deps): Promise<void> {
  await store.forgetEndedUnscoped(deps.db, deps.clock.now());
}

import type { Behaviour } from '@kafaa/domain/interviews/schema';

/** Running totals of how one answer is written. Totals only: no keystroke and no text is kept. */
export interface WritingLog {
  readonly shownAt: number;
  readonly firstAt?: number;
  readonly lastAt?: number;
  readonly typed: number;
  readonly activeMs: number;
  readonly deletions: number;
  readonly pasted: number;
  readonly largestInsert: number;
  readonly blurBeforePaste: boolean;
  readonly leftAt?: number;
}

export type WritingEvent =
  | { readonly kind: 'typed'; readonly chars: number }
  /** `left`: characters that the field holds after it. */
  | { readonly kind: 'deleted'; readonly left: number }
  | { readonly kind: 'inserted'; readonly chars: number }
  | { readonly kind: 'left' };

/** Longer silences are thinking, not typing. */
const PAUSE_MS = 5000;
/** A paste counts as « just after leaving the page » within this time. */
const RETURN_MS = 60_000;
/** Dictation and word completion put in whole phrases: they are no typing speed. */
const MAX_TYPED_AT_ONCE = 20;
const MAX_COUNT = 1_000_000;

export function startLog(now: number): WritingLog {
  return { shownAt: now, typed: 0, activeMs: 0, deletions: 0, pasted: 0, largestInsert: 0, blurBeforePaste: false };
}

/** Goes on where an answer that is changed was left: what was pasted in it is still there. */
export function resumeLog(behaviour: Behaviour, length: number, now: number): WritingLog {
  const { pastedShare = 0, largestInsert = 0, deletions = 0, blurBeforePaste = false } = behaviour;
  return { ...startLog(now), pasted: Math.round(pastedShare * length), largestInsert, deletions, blurBeforePaste };
}

/** The totals after one more event of the text field, at `now` in milliseconds. */
export function noteWriting(log: WritingLog, event: WritingEvent, now: number): WritingLog {
  if (event.kind === 'left') return { ...log, leftAt: now };
  const pause = log.lastAt === undefined ? 0 : Math.max(0, now - log.lastAt);
  const next = {
    ...log,
    firstAt: log.firstAt ?? now,
    lastAt: now,
    activeMs: log.activeMs + (pause < PAUSE_MS ? pause : 0),
  };
  if (event.kind === 'deleted') {
    // Whoever takes a pasted text out and writes anew has not pasted: no more of it can be left than the field holds.
    const pasted = Math.min(log.pasted, event.left);
    return {
      ...next,
      deletions: log.deletions + 1,
      pasted,
      largestInsert: Math.min(log.largestInsert, event.left),
      blurBeforePaste: log.blurBeforePaste && pasted > MAX_TYPED_AT_ONCE,
    };
  }
  if (event.kind === 'typed') {
    return event.chars > MAX_TYPED_AT_ONCE ? next : { ...next, typed: log.typed + event.chars };
  }
  return {
    ...next,
    pasted: log.pasted + event.chars,
    largestInsert: Math.max(log.largestInsert, event.chars),
    blurBeforePaste: log.blurBeforePaste || (log.leftAt !== undefined && now - log.leftAt <= RETURN_MS),
  };
}

const limited = (value: number) => Math.min(MAX_COUNT, Math.max(0, Math.round(value)));

/** The aggregates that travel with an answer of `length` characters. */
export function behaviourOf(log: WritingLog, length: number): Behaviour {
  const minutes = log.activeMs / 60_000;
  return {
    pastedShare: Math.round(Math.min(1, log.pasted / Math.max(1, length)) * 1000) / 1000,
    largestInsert: limited(log.largestInsert),
    ...(minutes > 0 && { charsPerMinute: limited(log.typed / minutes) }),
    deletions: limited(log.deletions),
    blurBeforePaste: log.blurBeforePaste,
    ...(log.firstAt !== undefined && { latencySeconds: limited((log.firstAt - log.shownAt) / 1000) }),
  };
}

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
  /** `left`: characters in the field after the deletion. */
  | { readonly kind: 'deleted'; readonly left: number }
  | { readonly kind: 'inserted'; readonly chars: number }
  | { readonly kind: 'left' };

/** Longer pauses do not count as typing time. */
const PAUSE_MS = 5000;
/** A paste within this time after leaving the page sets `blurBeforePaste`. */
const RETURN_MS = 60_000;
/** Longer insertions come from dictation or word completion, and do not count towards the typing speed. */
const MAX_TYPED_AT_ONCE = 20;
const MAX_COUNT = 1_000_000;

export function startLog(now: number): WritingLog {
  return { shownAt: now, typed: 0, activeMs: 0, deletions: 0, pasted: 0, largestInsert: 0, blurBeforePaste: false };
}

/** Continues the log of an answer being edited, which still contains its earlier pastes. */
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
    // Deleted pastes no longer count: at most as many pasted characters remain as the field holds.
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

/** The aggregates sent with an answer of `length` characters. */
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

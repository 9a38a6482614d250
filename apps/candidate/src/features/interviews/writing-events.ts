import type { WritingLog } from './writing-log.ts';

export type WritingEvent =
  | { readonly kind: 'typed'; readonly chars: number }
  /** `left`: characters in the field after the deletion. */
  | { readonly kind: 'deleted'; readonly left: number }
  | { readonly kind: 'inserted'; readonly chars: number }
  | { readonly kind: 'left' };

/** Maximum length of a pause that counts as typing time. */
const PAUSE_MS = 5000;
/** A paste within this time after leaving the page sets `blurBeforePaste`. */
const RETURN_MS = 60_000;
/** Maximum characters of an insertion that counts towards the typing speed; longer ones come from dictation or word completion. */
const MAX_TYPED_AT_ONCE = 20;

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

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

const MAX_COUNT = 1_000_000;

export function startLog(now: number): WritingLog {
  return { shownAt: now, typed: 0, activeMs: 0, deletions: 0, pasted: 0, largestInsert: 0, blurBeforePaste: false };
}

/** Continues the log of an answer being edited, which still contains its earlier pastes. */
export function resumeLog(behaviour: Behaviour, length: number, now: number): WritingLog {
  const { pastedShare = 0, largestInsert = 0, deletions = 0, blurBeforePaste = false } = behaviour;
  return { ...startLog(now), pasted: Math.round(pastedShare * length), largestInsert, deletions, blurBeforePaste };
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

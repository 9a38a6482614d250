import { type Availability, MIN_ANSWERS_SHOWN } from './options.ts';
import type { IdealProfile } from './schema.ts';
import { DAY_MS } from '#/kernel/time';

/** A stored profile, which may hold values that are no longer in the option lists. */
type StoredProfile = {
  readonly [K in keyof IdealProfile]: IdealProfile[K] extends readonly string[] ? readonly string[] : string | number;
};

const asSet = (value: readonly string[] | string | number) =>
  [
    ...new Set(
      typeof value === 'object'
        ? value
        : String(value)
            .split(',')
            .map((part) => part.trim()),
    ),
  ]
    .sort()
    .join('\n');

/** Whether two profiles are equal, regardless of the order of their lists. */
export function sameProfile(a: StoredProfile, b: StoredProfile): boolean {
  const fields = Object.keys(a) as (keyof StoredProfile)[];
  return fields.every((field) => asSet(a[field]) === asSet(b[field]));
}

interface StoredWeights {
  readonly emphasis: string;
  readonly indispensableSkills: readonly string[];
  readonly asksForWriting: boolean;
}

/** Whether two offers weight evaluations equally, regardless of the order of their skills. */
export function sameWeights(a: StoredWeights, b: StoredWeights): boolean {
  return (
    a.emphasis === b.emphasis &&
    a.asksForWriting === b.asksForWriting &&
    asSet(a.indispensableSkills) === asSet(b.indispensableSkills)
  );
}

export interface SeatFacts {
  /** Whether the offer is published and the subscription is running. */
  readonly open: boolean;
  /** Number of seats of the plan. */
  readonly seats: number;
  readonly taken: number;
  /** Number of seats of finished interviews, which stay taken. */
  readonly completed: number;
}

/** Returns the availability of an offer. Candidates can register until finished interviews fill every seat, even if none is free. */
export function availabilityOf({ open, seats, taken, completed }: SeatFacts): Availability {
  if (!open) return 'CLOSED';
  if (taken < seats) return 'OPEN';
  return completed < seats ? 'WAITING' : 'FULL';
}

/** Estimates the minutes of an interview: two to four per answer, rounded to five. Null before the questions are written. */
export function interviewMinutes(questionCount: number): readonly [from: number, to: number] | null {
  if (questionCount === 0) return null;
  const from = Math.max(5, Math.floor((2 * questionCount) / 5) * 5);
  return [from, Math.max(from + 5, Math.ceil((4 * questionCount) / 5) * 5)];
}

/** Tunisia is one hour ahead of UTC and has no summer time. */
const TUNIS_AHEAD_MS = 3_600_000;

/** The day in Tunis at `at`, as `YYYY-MM-DD`, moved by `days`. */
export function tunisDay(at: Date, days = 0): string {
  return new Date(at.getTime() + TUNIS_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant at which the day of `at` began in Tunis. */
export function tunisDayStart(at: Date): Date {
  return new Date(Date.parse(`${tunisDay(at)}T00:00:00Z`) - TUNIS_AHEAD_MS);
}

/** Number of days before the promised day from which the company is reminded. */
export const REMIND_DAYS = 2;

/**
 * State of a promise at `now`: AHEAD (nothing to do), DUE (the company is reminded), BROKEN (both sides are told that the day
 * has come without an answer).
 */
export function promiseState(promisedBy: string, now: Date): 'AHEAD' | 'DUE' | 'BROKEN' {
  if (promisedBy <= tunisDay(now)) return 'BROKEN';
  return promisedBy <= tunisDay(now, REMIND_DAYS) ? 'DUE' : 'AHEAD';
}

/** Returns the number of days in which the company usually answers, rounded up. Null while there are too few answers. */
export function usualDays({
  answered,
  medianDays,
}: {
  readonly answered: number;
  readonly medianDays: number | null;
}): number | null {
  return answered < MIN_ANSWERS_SHOWN || medianDays === null ? null : Math.max(1, Math.ceil(medianDays));
}

/** Number of characters of a short code: the end of the offer's id, which is random. */
const CODE_LENGTH = 10;

/** The code of an offer's short link `/o/{code}`. */
export function offerCode(jobId: string): string {
  return jobId.slice(-CODE_LENGTH);
}

/** Whether a text has the form of a code. Any other text cannot be a code, so the server needs no query for it. */
export function isOfferCode(text: string): boolean {
  return /^[0-9a-f]{10}$/.test(text);
}

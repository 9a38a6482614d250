import type { Role } from '#/kernel/roles';
import { DAY_MS } from '#/kernel/time';
import {
  HINDSIGHT_DAYS,
  HINDSIGHT_FROM,
  HINDSIGHT_KEYS,
  HINDSIGHT_MARKS,
  HINDSIGHT_OPEN_DAYS,
  HINDSIGHT_TOLD_AFTER_MS,
  type HindsightDay,
  type HindsightKey,
  type HindsightMark,
} from './options.ts';

interface Hire {
  /** Time of the last move to « Embauché »; null if the person is not hired, or no longer. */
  readonly hiredAt: Date | null;
  /** Time at which the company switched the question on; null while it is off. */
  readonly enabledAt: Date | null;
  /** Time at which the hired person was told about the question; null if that has not happened yet. */
  readonly toldAt: Date | null;
}

/** Whether the hired person must be told now that the company will be asked about the hire. */
export function isToTell({ hiredAt, enabledAt, toldAt }: Hire, now: Date): boolean {
  if (!hiredAt || !enabledAt || toldAt || hiredAt < enabledAt) return false;
  return now.getTime() >= hiredAt.getTime() + HINDSIGHT_TOLD_AFTER_MS;
}

/**
 * The day (30 or 90) whose question is due now; `asked` are the days whose question was already asked. Null for a hire from
 * before the switch, and for a person who was not told. After a long interruption only the latest day is due, so that nobody
 * gets the same question twice at once.
 */
export function hindsightDue(
  { hiredAt, enabledAt, toldAt, asked }: Hire & { readonly asked: readonly HindsightDay[] },
  now: Date,
): HindsightDay | null {
  if (!hiredAt || !enabledAt || !toldAt || hiredAt < enabledAt) return null;
  const latest = HINDSIGHT_DAYS.findLast((day) => now.getTime() >= hiredAt.getTime() + day * DAY_MS);
  return latest === undefined || asked.some((day) => day >= latest) ? null : latest;
}

/** Returns the instant before which a question was asked if it is closed now without an answer. */
export const hindsightOpenSince = (now: Date): Date => new Date(now.getTime() - HINDSIGHT_OPEN_DAYS * DAY_MS);

interface Member {
  readonly id: string;
  readonly role: Role;
}

/**
 * Returns the member to ask: the member who decided on the hire or, if that member left the team, the first administrator. Null
 * if there is neither. `members` are sorted by time of arrival.
 */
export function hindsightRecipient(deciderId: string | null, members: readonly Member[]): string | null {
  const decider = members.find(({ id }) => id === deciderId);
  return (decider ?? members.find(({ role }) => role === 'ADMINISTRATOR'))?.id ?? null;
}

export type HindsightMarks = Readonly<Record<HindsightKey, HindsightMark>>;

/** An answer about one hired person. */
export interface LookedBack {
  readonly candidateId: string;
  readonly day: number;
  readonly marks: HindsightMarks;
}

export interface HindsightCount {
  readonly key: HindsightKey;
  readonly counts: Record<HindsightMark, number>;
}

/**
 * Number of hired people with an answer, and for each criterion the number of people with each mark. A later day's answer about
 * a person replaces an earlier one. `criteria` is null below HINDSIGHT_FROM people.
 */
export function hindsightCounts(answers: readonly LookedBack[]): { people: number; criteria: HindsightCount[] | null } {
  const last = new Map<string, LookedBack>();
  for (const answer of answers)
    if (answer.day >= (last.get(answer.candidateId)?.day ?? 0)) last.set(answer.candidateId, answer);
  const people = last.size;
  if (people < HINDSIGHT_FROM) return { people, criteria: null };
  const given = [...last.values()];
  const criteria = HINDSIGHT_KEYS.map((key) => {
    const counts: Record<HindsightMark, number> = { BETTER: 0, EXPECTED: 0, WORSE: 0, UNKNOWN: 0 };
    for (const mark of HINDSIGHT_MARKS) counts[mark] = given.filter(({ marks }) => marks[key] === mark).length;
    return { key, counts };
  });
  return { people, criteria };
}

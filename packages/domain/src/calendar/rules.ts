import { instantOfLocal, localDateTime } from '#/invitations/rules';
import { DAYS_SPREAD, OFFERED_SLOTS, SLOT_DAYS, SLOT_LEAD_HOURS, HOURS_STEP_MINUTES } from './options.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#/kernel/time';

interface Range {
  readonly day: number;
  readonly from: number;
  readonly until: number;
}
interface Hours {
  readonly ranges: readonly Range[];
  readonly durationMinutes: number;
}

/** Returns the error of weekly hours, in French. Null if they can be saved. */
export function hoursProblem({ ranges, durationMinutes }: Hours): string | null {
  if (ranges.some(({ from, until }) => from >= until)) return 'L’heure de fin doit suivre l’heure de début.';
  if (ranges.some(({ from, until }) => until - from < durationMinutes))
    return 'Une plage est plus courte que la durée d’un entretien.';
  const overlap = ranges.some((one, at) =>
    ranges.some(
      (other, index) => index > at && other.day === one.day && other.from < one.until && one.from < other.until,
    ),
  );
  return overlap ? 'Deux plages du même jour se chevauchent.' : null;
}

/** A time at which the person is not free. */
export interface Busy {
  readonly startsAt: Date;
  readonly minutes: number;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
/** Formats a number of minutes after midnight as « 14:30 ». */
export const clockTime = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** Start times of a day (« 2026-11-24 », company's zone) at which a meeting fits into the ranges of its weekday, earliest first. */
function startsOf(day: string, { ranges, durationMinutes }: Hours): Date[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  // Slots begin at quarters of an hour, because the form accepts only those times.
  const step = Math.ceil(durationMinutes / HOURS_STEP_MINUTES) * HOURS_STEP_MINUTES;
  const starts: Date[] = [];
  const ofDay = ranges.filter((range) => range.day === weekday).toSorted((one, other) => one.from - other.from);
  for (const { from, until } of ofDay) {
    for (let at = from; at + durationMinutes <= until; at += step) {
      const start = instantOfLocal(`${day}T${clockTime(at)}`);
      if (start) starts.push(start);
    }
  }
  return starts;
}

/**
 * Chooses the offered slots among the free ones, which are sorted: the first slot of each day of one week, because three times of one
 * afternoon are no choice for a candidate who is busy that day. The earliest other slots fill the remaining places.
 */
function spread(free: readonly Date[]): Date[] {
  const [first] = free;
  if (!first) return [];
  const dayOf = (slot: Date) => localDateTime(slot).slice(0, 10);
  const until = Date.parse(dayOf(first)) + DAYS_SPREAD * DAY_MS;
  const days = new Set<string>();
  const leading = free.filter((slot) => {
    const day = dayOf(slot);
    if (days.has(day) || Date.parse(day) >= until) return false;
    days.add(day);
    return true;
  });
  const rest = free.filter((slot) => !leading.includes(slot));
  return [...leading, ...rest].slice(0, OFFERED_SLOTS).toSorted((one, other) => one.getTime() - other.getTime());
}

/** Slots of the next days within a person's weekly hours that begin at least a day ahead and overlap no busy time, earliest first. */
export function nextFreeSlots(hours: Hours, busy: readonly Busy[], now: Date): string[] {
  const earliest = now.getTime() + SLOT_LEAD_HOURS * HOUR_MS;
  const isFree = (start: number) =>
    busy.every(
      ({ startsAt, minutes }) =>
        start + hours.durationMinutes * MINUTE_MS <= startsAt.getTime() ||
        start >= startsAt.getTime() + minutes * MINUTE_MS,
    );
  const free: Date[] = [];
  for (let ahead = 0; ahead <= SLOT_DAYS; ahead += 1) {
    const day = localDateTime(new Date(now.getTime() + ahead * DAY_MS)).slice(0, 10);
    for (const start of startsOf(day, hours))
      if (start.getTime() >= earliest && isFree(start.getTime())) free.push(start);
  }
  return spread(free).map((slot) => slot.toISOString());
}

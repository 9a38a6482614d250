import * as z from 'zod/mini';
import { MAX_DURATION_MINUTES, MIN_DURATION_MINUTES } from '#/invitations/options';
import { DURATION_INVALID } from '#/invitations/texts';
import { HOURS_STEP_MINUTES, LATEST_MINUTE, EARLIEST_MINUTE, MAX_RANGES } from './options.ts';
import { hoursProblem } from './rules.ts';

const RANGE_INVALID = 'Choisissez un jour et deux heures entre 6:00 et 23:00, par quarts d’heure.';

const minute = z
  .int({ error: RANGE_INVALID })
  .check(
    z.minimum(EARLIEST_MINUTE, RANGE_INVALID),
    z.maximum(LATEST_MINUTE, RANGE_INVALID),
    z.multipleOf(HOURS_STEP_MINUTES, RANGE_INVALID),
  );

/** A range of hours that repeats each week, in minutes after midnight in the company's zone. */
const rangeSchema = z.object({
  day: z.literal([1, 2, 3, 4, 5, 6, 7], { error: RANGE_INVALID }),
  from: minute,
  until: minute,
});
export type HoursRange = z.output<typeof rangeSchema>;

/** A person's weekly hours for meetings; a person without ranges offers no slots. */
export const weeklyHoursSchema = z
  .object({
    ranges: z
      .array(rangeSchema, { error: RANGE_INVALID })
      .check(z.maxLength(MAX_RANGES, `${MAX_RANGES} plages au plus.`)),
    durationMinutes: z
      .int({ error: DURATION_INVALID })
      .check(z.minimum(MIN_DURATION_MINUTES, DURATION_INVALID), z.maximum(MAX_DURATION_MINUTES, DURATION_INVALID)),
  })
  .check((context) => {
    const message = hoursProblem(context.value);
    if (message !== null)
      context.issues.push({ code: 'custom', input: context.value.ranges, path: ['ranges'], message });
  });
export type WeeklyHours = z.output<typeof weeklyHoursSchema>;

/** The person's own calendar settings. */
export const calendarSchema = z.object({
  /** Time at which the person opened the private feed; null if there is none. */
  feedSince: z.nullable(z.string()),
  hours: z.object({ ranges: z.array(rangeSchema), durationMinutes: z.int() }),
});
export type CalendarSettings = z.output<typeof calendarSchema>;

/** The secret URL of the feed; only this response contains it. */
export const feedSchema = z.object({ url: z.string(), feedSince: z.string(), message: z.string() });
export type OpenedFeed = z.output<typeof feedSchema>;

export const freeSlotsSchema = z.object({
  /** Whether the person has set weekly hours. */
  hasHours: z.boolean(),
  durationMinutes: z.int(),
  /** Free slots of the next days (ISO 8601), on different days of a week if possible, earliest first. */
  slots: z.array(z.string()),
});
export type FreeSlots = z.output<typeof freeSlotsSchema>;

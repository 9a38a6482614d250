/** Days of the week as ISO 8601 counts them: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'Lundi',
  2: 'Mardi',
  3: 'Mercredi',
  4: 'Jeudi',
  5: 'Vendredi',
  6: 'Samedi',
  7: 'Dimanche',
};

/** Bounds of meeting hours, in minutes after midnight in Tunis. */
export const EARLIEST_MINUTE = 6 * 60;
export const LATEST_MINUTE = 23 * 60;
export const HOURS_STEP_MINUTES = 15;
/** Maximum number of ranges in a week: two a day. */
export const MAX_RANGES = 14;

/** Number of slots that the dialog offers with one tap. */
export const OFFERED_SLOTS = 3;
/** Number of days, from that of the first free slot on, among which the offered slots lie on different days if possible. */
export const DAYS_SPREAD = 7;
/** Minimum number of hours before a slot begins, so that the candidate has time to choose. */
export const SLOT_LEAD_HOURS = 24;
/** Number of days ahead that are searched for free slots. */
export const SLOT_DAYS = 28;

/** Number of days after a meeting during which the calendar feed still contains it. */
export const FEED_PAST_DAYS = 90;
export const MAX_FED_MEETINGS = 1000;

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kafaa/domain/kernel/time';

/** An instant as the API sends it: ISO 8601 in UTC, with or without its `Z`. */
export type Instant = string | Date;

/** Parses an instant as UTC if it has no zone suffix. Meetings have none, and the browser would parse them as local time. */
export function parseInstant(value: Instant): Date {
  if (value instanceof Date) return value;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value);
  return new Date(hasZone || !value.includes('T') ? value : `${value}Z`);
}

function format(value: Instant, options: Intl.DateTimeFormatOptions): string {
  // French writes the first of a month as an ordinal (« 1er novembre »); CLDR returns « 1 novembre ».
  const text = new Intl.DateTimeFormat('fr-FR', options)
    .format(parseInstant(value))
    .replace(/(^| )1(?= \p{L})/u, '$11er');
  // Non-breaking space between a day and its month.
  return text.replace(/(\d|1er) (?=\p{L})/u, '$1\u00A0');
}

function calendarDay(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date);
}

/** « 21 novembre 2026 » in the viewer's zone. */
export function formatDate(value: Instant, timeZone?: string): string {
  return format(value, { dateStyle: 'long', timeZone });
}

/** « 09:12 ». */
export function formatTime(value: Instant, timeZone?: string): string {
  return format(value, { hour: '2-digit', minute: '2-digit', timeZone });
}

/** « 21 novembre 2026 à 09:12 »: date and time in full. */
export function formatDateTime(value: Instant, timeZone?: string): string {
  return `${formatDate(value, timeZone)} à ${formatTime(value, timeZone)}`;
}

/** « jeu. 27 nov., 10:30 »: short form of a meeting. */
export function formatShort(value: Instant, timeZone?: string): string {
  return `${format(value, { weekday: 'short', day: 'numeric', month: 'short', timeZone })}, ${formatTime(value, timeZone)}`;
}

/** « heure de Tunis » for Africa/Tunis: meetings name their zone beside the hour. */
export function zoneLabel(timeZone: string): string {
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `heure de ${city}`;
}

/** « à l’instant », « il y a 2 h », « hier », « il y a 3 jours », then the date. */
export function formatRelative(value: Instant, now: Date, timeZone?: string): string {
  const date = parseInstant(value);
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < -MINUTE_MS) return `le ${formatDate(date, timeZone)}`;
  if (elapsed < MINUTE_MS) return 'à l’instant';
  if (elapsed < HOUR_MS) return `il y a ${Math.floor(elapsed / MINUTE_MS)}\u00A0min`;
  const days = Math.round((Date.parse(calendarDay(now, timeZone)) - Date.parse(calendarDay(date, timeZone))) / DAY_MS);
  if (days === 0) return `il y a ${Math.floor(elapsed / HOUR_MS)}\u00A0h`;
  if (days === 1) return 'hier';
  if (days < 7) return `il y a ${days}\u00A0jours`;
  return `le ${formatDate(date, timeZone)}`;
}

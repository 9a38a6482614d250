import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatRelative,
  formatShort,
  formatTime,
  parseInstant,
  zoneLabel,
} from './dates.ts';

const TUNIS = 'Africa/Tunis';
const now = new Date('2026-11-21T11:12:00Z');

describe('parseInstant', () => {
  it('parseInstant reads an instant without a zone suffix as UTC', () => {
    expect(parseInstant('2026-11-27T09:30:00').toISOString()).toBe('2026-11-27T09:30:00.000Z');
  });

  it.each(['2026-11-27T09:30:00Z', '2026-11-27T10:30:00+01:00', '2026-11-27T09:30:00.000Z'])(
    'parseInstant reads %s as 09:30 UTC',
    (text) => {
      expect(parseInstant(text).toISOString()).toBe('2026-11-27T09:30:00.000Z');
    },
  );
});

describe('absolute date formats', () => {
  it('the date formats write dates and times in French in the requested time zone', () => {
    expect(formatDate('2026-11-21T08:12:00Z', TUNIS)).toBe('21\u00A0novembre 2026');
    expect(formatDate('2026-11-01T08:12:00Z', TUNIS)).toBe('1er\u00A0novembre 2026');
    expect(formatShort('2026-12-01T08:12:00', TUNIS)).toBe('mar. 1er\u00A0déc., 09:12');
    expect(formatTime('2026-11-21T08:12:00Z', TUNIS)).toBe('09:12');
    expect(formatDateTime('2026-11-21T08:12:00Z', TUNIS)).toBe('21\u00A0novembre 2026 à 09:12');
    expect(formatShort('2026-11-27T09:30:00', TUNIS)).toBe('ven. 27\u00A0nov., 10:30');
  });

  it('zoneLabel names a time zone by its city', () => {
    expect(zoneLabel(TUNIS)).toBe('heure de Tunis');
    expect(zoneLabel('America/New_York')).toBe('heure de New York');
  });
});

describe('formatRelative', () => {
  it.each([
    ['2026-11-21T11:11:30Z', 'à l’instant'],
    ['2026-11-21T10:57:00Z', 'il y a 15\u00A0min'],
    ['2026-11-21T09:00:00Z', 'il y a 2\u00A0h'],
    ['2026-11-20T22:30:00Z', 'hier'],
    ['2026-11-18T08:00:00Z', 'il y a 3\u00A0jours'],
    ['2026-11-10T08:00:00Z', 'le 10\u00A0novembre 2026'],
    ['2026-11-27T09:30:00Z', 'le 27\u00A0novembre 2026'],
  ])('formatRelative writes %s as a relative time within the last days, and otherwise as a date', (value, text) => {
    // 20 November 22:30 UTC is 23:30 in Tunis: « hier » depends on the calendar day there, not on 24 hours elapsed.
    expect(formatRelative(value, now, TUNIS)).toBe(text);
  });

  it('formatRelative counts days by the calendar of the time zone', () => {
    expect(formatRelative('2026-11-20T23:30:00Z', now, TUNIS)).toBe('il y a 11\u00A0h');
    expect(formatRelative('2026-11-20T23:30:00Z', now, 'UTC')).toBe('hier');
  });
});

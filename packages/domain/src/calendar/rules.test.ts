import { expect, test } from 'vitest';
import { hoursProblem, nextFreeSlots } from './rules.ts';

// Monday 23 November 2026, 10:00 in Tunis.
const NOW = new Date('2026-11-23T09:00:00Z');
const at = (text: string) => new Date(`2026-${text}:00Z`);
const range = (day: number, from: number, until: number) => ({ day, from: from * 60, until: until * 60 });
const iso = (text: string) => `2026-${text}:00.000Z`;

test.each([
  ['no range', [], 30, null],
  ['two adjacent ranges of a day', [range(2, 9, 10), range(2, 10, 12)], 30, null],
  ['a range that ends before it begins', [range(2, 14, 9)], 30, 'L’heure de fin doit suivre l’heure de début.'],
  ['a range shorter than a meeting', [range(2, 9, 10)], 90, 'Une plage est plus courte que la durée d’un entretien.'],
  [
    'ranges of one day that overlap',
    [range(2, 9, 11), range(2, 10, 12)],
    30,
    'Deux plages du même jour se chevauchent.',
  ],
  ['the same hours on two days', [range(2, 9, 11), range(4, 9, 11)], 30, null],
])('hoursProblem reports the error of weekly hours with %s', (_, ranges, durationMinutes, problem) => {
  expect(hoursProblem({ ranges, durationMinutes })).toBe(problem);
});

test.each([
  // Tuesday at 10:00 is the first slot that is at least a day ahead.
  ['one day, from a day ahead on', [range(2, 9, 12)], 30, [], ['11-24T09:00', '11-24T09:30', '11-24T10:00']],
  ['two days of a week', [range(1, 14, 15), range(4, 8, 9)], 45, [], ['11-26T07:00', '11-30T13:00', '12-03T07:00']],
  [
    'ranges in another order',
    [range(3, 14, 15), range(3, 8, 9)],
    60,
    [],
    ['11-25T07:00', '11-25T13:00', '12-02T07:00'],
  ],
  [
    'a duration that is no multiple of a quarter of an hour',
    [range(3, 9, 10)],
    20,
    [],
    ['11-25T08:00', '11-25T08:30', '12-02T08:00'],
  ],
  [
    'times that a meeting partly covers',
    [range(3, 9, 11)],
    30,
    [{ startsAt: at('11-25T08:15'), minutes: 30 }],
    ['11-25T09:00', '11-25T09:30', '12-02T08:00'],
  ],
  [
    'times next to a meeting',
    [range(3, 9, 10)],
    30,
    [{ startsAt: at('11-25T07:00'), minutes: 60 }],
    ['11-25T08:00', '11-25T08:30', '12-02T08:00'],
  ],
  [
    'a range on one evening a month',
    [range(1, 22, 23)],
    60,
    [{ startsAt: at('11-30T21:00'), minutes: 60 }],
    ['12-07T21:00', '12-14T21:00', '12-21T21:00'],
  ],
  [
    'two days of a week with several times each',
    [range(2, 9, 12), range(3, 9, 12)],
    60,
    [],
    ['11-24T09:00', '11-24T10:00', '11-25T08:00'],
  ],
  [
    'three days of a week with several times each',
    [range(2, 9, 12), range(3, 9, 12), range(5, 14, 17)],
    60,
    [],
    ['11-24T09:00', '11-25T08:00', '11-27T13:00'],
  ],
  ['no hours', [], 30, [], []],
])('nextFreeSlots returns the slots of %s', (_, ranges, durationMinutes, busy, slots) => {
  expect(nextFreeSlots({ ranges, durationMinutes }, busy, NOW)).toEqual(slots.map(iso));
});

test('nextFreeSlots searches only the next four weeks', () => {
  const busy = [{ startsAt: NOW, minutes: 28 * 24 * 60 }];
  expect(nextFreeSlots({ ranges: [range(3, 9, 10)], durationMinutes: 60 }, busy, NOW)).toEqual([]);
});

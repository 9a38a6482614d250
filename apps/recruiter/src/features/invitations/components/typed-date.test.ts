import { expect, test } from 'vitest';
import { fromPicker, readTyped, toPicker, writeTyped } from './typed-date.ts';

test.each([
  ['28/11/2026 10:00', '2026-11-28T10:00'],
  ['8/1/2027 9:05', '2027-01-08T09:05'],
  ['28-11-2026 à 10h30', '2026-11-28T10:30'],
  ['28.11.2026, 14h', '2026-11-28T14:00'],
  ['28/11/2026', '28/11/2026'],
  ['demain', 'demain'],
  ['', ''],
])('a recruiter’s typed date %j is stored as %j', (typed, held) => {
  expect(readTyped(typed)).toBe(held);
});

test('the date field writes a stored date day first and reads the same date back', () => {
  expect(writeTyped('2026-11-28T10:00')).toBe('28/11/2026 10:00');
  expect(writeTyped('demain')).toBe('demain');
  const date = toPicker('2026-03-29T09:15')!;
  expect([date.getDate(), date.getHours(), date.getMinutes()]).toEqual([29, 9, 15]);
  expect(fromPicker(date)).toBe('2026-03-29T09:15');
  expect(toPicker('demain')).toBeNull();
});

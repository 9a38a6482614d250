import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const at = new Date('2026-11-28T09:00:00Z');
const entry = { uid: 'u1', sequence: 0, method: 'REQUEST', start: at, minutes: 60, writtenAt: at } as const;
const shown = { title: 'Entretien', description: '', location: 'Tunis' } as const;

test.each([
  ['amira+offre@mail.tn', 'mailto:amira+offre@mail.tn'],
  ['a?subject=x&bcc=y@evil.example', 'mailto:a%3Fsubject%3Dx%26bcc%3Dy@evil.example'],
  // The calendar library refuses non-ASCII addresses and then the whole invitation.
  ['amira@télé.tn', 'mailto:amira@xn--tl-bjab.tn'],
  ['amélie@mail.tn', 'mailto:am%C3%A9lie@mail.tn'],
])('a calendar entry writes the guest address %s as %s', (email, address) => {
  const file = calendarFile({ ...entry, ...shown, guest: { name: 'Amira', email } });
  const guest = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((line) => line.startsWith('ATTENDEE'));
  expect(guest?.endsWith(`:${address}`)).toBe(true);
});

test('a calendar entry has reminders at the given hours before its start, and a cancellation has none', () => {
  const alarms = (method: 'REQUEST' | 'CANCEL') =>
    calendarFile({ ...entry, ...shown, method, alarmHours: [24, 2] })
      .split('\r\n')
      .filter((line) => line.startsWith('TRIGGER') || line === 'BEGIN:VALARM');
  expect(alarms('REQUEST')).toEqual(['BEGIN:VALARM', 'TRIGGER:-PT24H', 'BEGIN:VALARM', 'TRIGGER:-PT2H']);
  expect(alarms('CANCEL')).toEqual([]);
});

import { expect, test } from 'vitest';
import { newsSince, newsUntil, usualInterviewMails } from './rules.ts';

test('the default is one mail per interview for a member with one offer, and one mail a day for several offers', () => {
  expect([usualInterviewMails(false), usualInterviewMails(true)]).toEqual(['EACH', 'DAILY']);
});

const now = new Date('2026-11-30T07:00:00Z');
const at = (text: string) => new Date(text);
test.each([
  ['the last digest', at('2026-11-29T07:00:00Z'), null, '2026-11-29T07:00:00.000Z'],
  [
    'the last digest, sent days ago',
    at('2026-11-27T07:00:00Z'),
    at('2026-01-01T07:00:00Z'),
    '2026-11-27T07:00:00.000Z',
  ],
  ['the day before, without an earlier digest', null, null, '2026-11-29T07:00:00.000Z'],
  ['the creation of the second offer', null, at('2026-11-29T18:00:00Z'), '2026-11-29T18:00:00.000Z'],
  ['a week earlier at most', at('2026-10-01T07:00:00Z'), null, '2026-11-23T07:00:00.000Z'],
])('the period of a digest begins at: %s', (_what, from, severalSince, since) => {
  expect(newsSince(now, { from, severalSince }).toISOString()).toBe(since);
});

test('the period of a digest ends one minute before it is sent', () => {
  expect(newsUntil(now).toISOString()).toBe('2026-11-30T06:59:00.000Z');
});

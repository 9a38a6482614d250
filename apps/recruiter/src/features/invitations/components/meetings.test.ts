import type { InvitationItem } from '@kafaa/domain/invitations/schema';
import { describe, expect, test } from 'vitest';
import { isSort, matches, sorted, SORTS, whenOf } from './meetings.ts';

const item = (candidateFullName: string, interviewDate: string, change: Partial<InvitationItem> = {}) =>
  ({
    candidateFullName,
    candidateEmail: 'amira@mail.tn',
    candidatePhone: '20123456',
    jobTitle: 'Comptable confirmé',
    interviewInvitation: { interviewDate, interviewPlace: 'Lafayette' },
    ...change,
  }) as InvitationItem;

const FIRST = item('Éric Zid', '2026-11-28T09:00:00');
const ITEMS = [FIRST, item('Amira Ben Salah', '2026-12-01T09:00:00'), item('Zied Abidi', '2026-11-20T09:00:00')];
const names = (items: readonly InvitationItem[]) =>
  items.map(({ candidateFullName }) => candidateFullName.split(' ')[0]);

describe('meeting list', () => {
  test.each([
    ['dateDesc', ['Amira', 'Éric', 'Zied']],
    ['dateAsc', ['Zied', 'Éric', 'Amira']],
    ['nameAsc', ['Amira', 'Éric', 'Zied']],
    ['nameDesc', ['Zied', 'Éric', 'Amira']],
  ] as const)('the meetings are sorted by %s', (sort, expected) => {
    expect(names(sorted(ITEMS, sort))).toEqual(expected);
  });

  test('isSort accepts every listed sort and rejects any other value', () => {
    expect(SORTS.every(({ value }) => isSort(value))).toBe(true);
    expect(isSort('score')).toBe(false);
    expect(isSort(null)).toBe(false);
  });

  test('a meeting is past from its start time on, read as UTC', () => {
    expect(whenOf(FIRST, new Date('2026-11-28T08:59:59Z'))).toBe('upcoming');
    expect(whenOf(FIRST, new Date('2026-11-28T09:00:00Z'))).toBe('past');
  });

  test.each([
    ['', true],
    ['eric', true],
    ['ZID comptable', true],
    ['lafayette', true],
    ['20123456', true],
    ['amira@mail', true],
    ['nadia', false],
    ['eric sousse', false],
  ])('the search %j matches the meeting: %s', (search, found) => {
    expect(matches(FIRST, search)).toBe(found);
  });
});

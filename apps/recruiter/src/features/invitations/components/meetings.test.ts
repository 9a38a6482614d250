import type { InvitationItem } from '@kafaa/domain/invitations/schema';
import { describe, expect, test } from 'vitest';
import { grouped, isSort, matches, slotsText, sorted, SORTS, whatsappLink, whenOf } from './meetings.ts';

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
  ] as const)('the meeting list is sorted by %s', (sort, expected) => {
    expect(names(sorted(ITEMS, sort))).toEqual(expected);
  });

  test('isSort accepts every listed sort and rejects any other value', () => {
    expect(SORTS.every(({ value }) => isSort(value))).toBe(true);
    expect(isSort('score')).toBe(false);
    expect(isSort(null)).toBe(false);
  });

  test('a meeting is past once its start time, read as UTC, is reached', () => {
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
  ])('the meeting search %j finds the meeting: %s', (search, found) => {
    expect(matches(FIRST, search)).toBe(found);
  });

  test('the meeting list is grouped by day in Tunis if it is sorted by date, but not if it is sorted by name', () => {
    const dates = [
      '2026-11-19T09:00:00',
      '2026-11-27T12:00:00',
      '2026-11-27T22:59:00',
      '2026-11-28T08:00:00',
      '2026-11-28T23:00:00',
      '2026-12-05T09:00:00',
      '2026-12-06T09:00:00',
    ];
    const now = new Date('2026-11-28T07:00:00Z');
    const items = dates.map((date) => item('Amira Zid', date));
    expect(grouped(items, 'dateAsc', now).map(({ title, items: inGroup }) => [title, inGroup.length])).toEqual([
      ['Avant', 1],
      ['Hier', 2],
      ['Aujourd’hui', 1],
      ['Demain', 1],
      ['Dans les 7 jours', 1],
      ['Plus tard', 1],
    ]);
    expect(grouped(items, 'nameAsc', now)).toEqual([{ title: null, items }]);
  });

  test.each([
    [{ slots: [], reply: 'NONE' as const }, 'Quand : 28 novembre 2026', 'Répondez avec le lien'],
    [{ slots: [], reply: 'ACCEPTED' as const }, 'Quand : 28 novembre 2026', 'Un empêchement ? Dites-le avec le lien'],
    [
      { slots: ['2026-11-27T09:00:00.000Z', '2026-11-28T09:00:00.000Z'], reply: 'NONE' as const },
      'Dates au choix : 27 novembre 2026',
      'Choisissez votre date',
    ],
  ])('the WhatsApp text of a meeting names the dates and has no personal link: %j', (dates, when, how) => {
    const { interviewInvitation } = FIRST;
    const about = { ...interviewInvitation, durationMinutes: 45, ...dates };
    const url = new URL(whatsappLink({ ...FIRST, candidateFirstName: 'Éric', interviewInvitation: about }));
    expect(url.origin + url.pathname).toBe('https://wa.me/21620123456');
    const text = (url.searchParams.get('text') ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const part of ['Bonjour Éric,', 'Comptable confirmé (45 minutes)', when, how]) expect(text).toContain(part);
    expect(text.includes('Nous vous invitons')).toBe(dates.reply !== 'ACCEPTED');
    expect(text).not.toContain('/Invitation/');
  });

  test('slots of one day share the date', () => {
    const plain = (slots: string[]) => slotsText(slots).replaceAll('\u00A0', ' ');
    const [one, two, three] = [
      '2026-12-02T13:00:00.000Z',
      '2026-12-02T14:00:00.000Z',
      '2026-12-03T08:00:00.000Z',
    ] as const;
    expect(plain([one, two])).toBe('2 décembre 2026 à 14:00 ou 15:00');
    expect(plain([one, three])).toBe('2 décembre 2026 à 14:00 ou 3 décembre 2026 à 09:00');
    expect(plain([one, two, three])).toBe('2 décembre 2026 à 14:00 ou 15:00, 3 décembre 2026 à 09:00');
  });
});

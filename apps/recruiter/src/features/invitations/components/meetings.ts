import { isUpcoming, parseInterviewDate } from '@kafaa/domain/invitations/rules';
import type { InvitationItem } from '@kafaa/domain/invitations/schema';

export const SORTS = [
  { value: 'dateDesc', label: 'Date décroissante' },
  { value: 'dateAsc', label: 'Date croissante' },
  { value: 'nameAsc', label: 'Nom (A-Z)' },
  { value: 'nameDesc', label: 'Nom (Z-A)' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

export type When = 'upcoming' | 'past';

/** Default order: upcoming meetings earliest first, past ones latest first. */
export const FIRST_SORT: Readonly<Record<When, Sort>> = { upcoming: 'dateAsc', past: 'dateDesc' };

export function isSort(text: string | null): text is Sort {
  return SORTS.some(({ value }) => value === text);
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function whenOf({ interviewInvitation }: InvitationItem, now: Date): When {
  const date = parseInterviewDate(interviewInvitation.interviewDate);
  return date && isUpcoming(date, now) ? 'upcoming' : 'past';
}

/** True if every word occurs in the name, the contact, the offer or the place; ignores accents and case. */
export function matches(item: InvitationItem, search: string): boolean {
  const text = plain(
    [
      item.candidateFullName,
      item.candidateEmail,
      item.candidatePhone,
      item.jobTitle,
      item.interviewInvitation.interviewPlace,
    ].join(' '),
  );
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const byDate = (a: InvitationItem, b: InvitationItem) =>
  a.interviewInvitation.interviewDate.localeCompare(b.interviewInvitation.interviewDate);
const byName = (a: InvitationItem, b: InvitationItem) =>
  a.candidateFullName.localeCompare(b.candidateFullName, 'fr') || byDate(a, b);

const ORDERS: Readonly<Record<Sort, (a: InvitationItem, b: InvitationItem) => number>> = {
  dateDesc: (a, b) => byDate(b, a),
  dateAsc: byDate,
  nameAsc: byName,
  nameDesc: (a, b) => byName(b, a),
};

export function sorted(items: readonly InvitationItem[], sort: Sort): InvitationItem[] {
  return items.toSorted(ORDERS[sort]);
}

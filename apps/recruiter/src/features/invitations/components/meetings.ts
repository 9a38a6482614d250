import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import { awaitsChoice, isUpcoming, parseInterviewDate } from '@kafaa/domain/invitations/rules';
import { formatDate, formatTime, parseInstant } from '@kafaa/web-kit/dates';
import { whatsAppHref } from '@kafaa/web-kit/phone';
import type { InvitationItem } from '@kafaa/domain/invitations/schema';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { unaccented } from '@kafaa/domain/kernel/text';

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

export function whenOf({ interviewInvitation }: InvitationItem, now: Date): When {
  const date = parseInterviewDate(interviewInvitation.interviewDate);
  return date && isUpcoming(date, now) ? 'upcoming' : 'past';
}

/** True if every word occurs in the name, the contact, the offer or the place; ignores accents and case. */
export function matches(item: InvitationItem, search: string): boolean {
  const text = unaccented(
    [
      item.candidateFullName,
      item.candidateEmail,
      item.candidatePhone,
      item.jobTitle,
      item.interviewInvitation.interviewPlace,
    ].join(' '),
  );
  return unaccented(search)
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

/** Meetings of neighbouring days under one heading; the title is null in a list by name. */
export interface MeetingGroup {
  readonly title: string | null;
  readonly items: readonly InvitationItem[];
}

const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: COMPANY_ZONE, dateStyle: 'short' });
/** Calendar days in the company's time zone from `now` to the date; negative before today. */
const daysUntil = (date: Date, now: Date) => (Date.parse(dayIn.format(date)) - Date.parse(dayIn.format(now))) / DAY_MS;

function headingOf({ interviewInvitation }: InvitationItem, now: Date): string {
  const days = daysUntil(parseInstant(interviewInvitation.interviewDate), now);
  if (days === 0) return 'Aujourd’hui';
  if (days === 1) return 'Demain';
  if (days === -1) return 'Hier';
  if (days > 0) return days <= 7 ? 'Dans les 7 jours' : 'Plus tard';
  return days >= -7 ? 'Ces 7 derniers jours' : 'Avant';
}

/** Sorted meetings, in groups of days if they are sorted by date. */
export function grouped(items: readonly InvitationItem[], sort: Sort, now: Date): MeetingGroup[] {
  if (sort === 'nameAsc' || sort === 'nameDesc') return [{ title: null, items }];
  const groups: { title: string; items: InvitationItem[] }[] = [];
  for (const item of items) {
    const title = headingOf(item, now);
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, items: [item] });
  }
  return groups;
}

/** Formats dates as « 2 décembre 2026 à 14:00 ou 15:00, 3 décembre 2026 à 09:00 »: the times of one day share its date. */
export function slotsText(slots: readonly string[]): string {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = formatDate(slot, COMPANY_ZONE);
    days.set(day, [...(days.get(day) ?? []), formatTime(slot, COMPANY_ZONE)]);
  }
  return [...days]
    .map(([day, times]) => `${day} à ${times.join(' ou ')}`)
    .join(days.size === slots.length ? ' ou ' : ', ');
}

/**
 * Opens WhatsApp with the invitation as a text to the candidate. The text leaves out the personal link for the reply, which is
 * only in the candidate's mail.
 */
export function whatsappLink({
  candidateFirstName,
  candidatePhone,
  jobTitle,
  interviewInvitation,
}: InvitationItem): string {
  const { slots, interviewDate, interviewType, interviewPlace, durationMinutes, reply } = interviewInvitation;
  const open = awaitsChoice(interviewInvitation);
  const dates = slotsText(open ? slots : [interviewDate]);
  const agreed = reply === 'ACCEPTED';
  const text = [
    `Bonjour ${candidateFirstName},`,
    `${agreed ? 'Nous vous attendons à notre entretien' : 'Nous vous invitons à un entretien'} pour le poste ${jobTitle} (${durationMinutes} minutes).`,
    `${open ? 'Dates au choix' : 'Quand'}\u00A0: ${dates} (${COMPANY_ZONE_LABEL})`,
    `${interviewType === 'ONLINE' ? 'En ligne' : 'Adresse'}\u00A0: ${interviewPlace}`,
    open
      ? 'Choisissez votre date avec le lien de l’e-mail que vous avez reçu.'
      : agreed
        ? 'Un empêchement\u202F? Dites-le avec le lien de l’e-mail que vous avez reçu.'
        : 'Répondez avec le lien de l’e-mail que vous avez reçu.',
  ].join('\n');
  return whatsAppHref(candidatePhone, text);
}

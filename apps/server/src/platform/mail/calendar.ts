import { createRequire } from 'node:module';
import { domainToASCII } from 'node:url';
import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import type { Alarm, Attendee } from 'ics';

/** The `ics` library. It is loaded with the first invitation, because with its dependencies it would take a thirtieth of every start. */
const ics = () => createRequire(import.meta.url)('ics') as typeof import('ics');

export interface CalendarEntry {
  /** Id of the meeting, the same for every revision: calendars replace the entry that has this id. */
  readonly uid: string;
  readonly sequence: number;
  /** Method of the file. REQUEST and CANCEL are mailed to a guest; PUBLISH is for the recruiter's own calendar. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly start: Date;
  readonly minutes: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url?: string;
  readonly organizer?: { readonly name: string; readonly email: string };
  readonly guest?: { readonly name: string; readonly email: string };
  /** Numbers of hours before the start at which the reader's calendar reminds. A cancellation has none. */
  readonly alarmHours?: readonly number[];
  /** Time at which this revision was written. */
  readonly writtenAt: Date;
}

/**
 * Text for one line of an iCalendar file, without line breaks. Names also lose their double quotes (`nameOf`), because a quote
 * would end the name.
 */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Address for the `mailto:` of a file: the local part percent-encoded, the domain in ASCII. */
const addressOf = (email: string) => {
  const at = email.lastIndexOf('@');
  return mailtoHref(`${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`).replace('mailto:', '');
};
const nameOf = (text: string) => oneLine(text).replaceAll('"', '’');

const alarmsOf = ({ alarmHours = [], title }: CalendarEntry): Alarm[] =>
  alarmHours.map((hours) => ({ action: 'display', description: oneLine(title), trigger: { hours, before: true } }));

/** Writes the entry as an iCalendar file (RFC 5545). Times are in UTC; calendars show them in their own time zone. */
export function calendarFile(entry: CalendarEntry): string {
  const { organizer, guest, url, method } = entry;
  const attendees: Attendee[] = guest
    ? [
        {
          name: nameOf(guest.name),
          email: addressOf(guest.email),
          rsvp: false,
          role: 'REQ-PARTICIPANT',
          partstat: 'NEEDS-ACTION',
        },
      ]
    : [];
  const { value, error } = ics().createEvent({
    productId: 'kafaa/calendar',
    uid: entry.uid,
    sequence: entry.sequence,
    method,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: method === 'CANCEL' ? 'FREE' : 'BUSY',
    start: entry.start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: entry.minutes },
    title: oneLine(entry.title),
    description: entry.description.replaceAll('\r', ''),
    location: oneLine(entry.location),
    ...(url !== undefined && { url }),
    ...(organizer && { organizer: { name: nameOf(organizer.name), email: addressOf(organizer.email) } }),
    attendees,
    ...(method !== 'CANCEL' && { alarms: alarmsOf(entry) }),
    lastModified: entry.writtenAt.getTime(),
    created: entry.writtenAt.getTime(),
  });
  if (!value) throw new Error('the ics library rejected the calendar event', { cause: error });
  // The library writes the current time as DTSTAMP, but calendars compare the times of the revisions.
  const stamp = entry.writtenAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = value.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines
    .map((line) => (line.startsWith('DTSTAMP:') ? `DTSTAMP:${stamp}` : line))
    .map((line) => (line.startsWith('ATTENDEE') ? line.replace(/(ROLE|PARTSTAT)="([A-Z-]+)"/g, '$1=$2') : line))
    .map(folded)
    .join('\r\n');
}

/** Folds a line at 75 bytes. The library counts characters, but an accented or Arabic letter takes two bytes. */
export function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

import { COMPANY_ZONE } from '@kafaa/domain/invitations/options';
import { localDateTime } from '@kafaa/domain/invitations/rules';
import { MINUTE_MS } from '@kafaa/domain/kernel/time';
import { folded, oneLine } from './calendar.ts';

/** Meeting in a feed. */
export interface FeedEntry {
  /** Id of the meeting, the same in mails and feeds, so that a calendar with both shows one entry. */
  readonly uid: string;
  readonly sequence: number;
  readonly start: Date;
  readonly minutes: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  /** Whether both sides have agreed to the meeting. */
  readonly isConfirmed: boolean;
  /** Whether the meeting takes the reader's own time. */
  readonly isBusy: boolean;
  readonly changedAt: Date;
}

/** Escapes the text of a property (RFC 5545, 3.3.11) and removes control characters. */
const textOf = (text: string) =>
  text
    .replaceAll('\r', '')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
/** Time in the company's zone, such as « 20261128T100000 ». */
const local = (date: Date) => `${localDateTime(date).replace(/[-:]/g, '')}00`;

/** Time zone of the company. Tunisia has no daylight saving time. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${COMPANY_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function linesOf(entry: FeedEntry): string[] {
  const changed = utc(entry.changedAt);
  const end = new Date(entry.start.getTime() + entry.minutes * MINUTE_MS);
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(entry.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART;TZID=${COMPANY_ZONE}:${local(entry.start)}`,
    `DTEND;TZID=${COMPANY_ZONE}:${local(end)}`,
    `SUMMARY:${textOf(oneLine(entry.title))}`,
    `DESCRIPTION:${textOf(entry.description)}`,
    `LOCATION:${textOf(oneLine(entry.location))}`,
    `URL:${entry.url}`,
    `STATUS:${entry.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `TRANSP:${entry.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/**
 * Creates a calendar for subscription (RFC 5545 and 7986). The same entries give the same bytes, so that the hash shows whether the
 * feed has changed. The `ics` library is not used: it writes no time zone, and it writes the current time into each file.
 */
export function calendarFeed({ name, entries }: { readonly name: string; readonly entries: readonly FeedEntry[] }) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:kafaa/calendar',
    'CALSCALE:GREGORIAN',
    `NAME:${textOf(oneLine(name))}`,
    `X-WR-CALNAME:${textOf(oneLine(name))}`,
    `X-WR-TIMEZONE:${COMPANY_ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...ZONE,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

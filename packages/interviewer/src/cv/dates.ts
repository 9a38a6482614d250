import { genderless, genderlessPattern, oneGender } from './gender.ts';

/** A range of months since year 0, both ends included. */
export interface MonthRange {
  from: number;
  to: number;
}

/** A range as a CV writes it. */
export interface DatedRange extends MonthRange {
  /** Whether the months are known; false if a year stands without its month. */
  exact: boolean;
}

const MONTH_NAMES: Readonly<Record<string, number>> = {
  janvier: 1,
  janv: 1,
  jan: 1,
  january: 1,
  fevrier: 2,
  fevr: 2,
  fev: 2,
  feb: 2,
  february: 2,
  mars: 3,
  mar: 3,
  march: 3,
  avril: 4,
  avr: 4,
  apr: 4,
  april: 4,
  mai: 5,
  may: 5,
  juin: 6,
  jun: 6,
  june: 6,
  juillet: 7,
  juil: 7,
  jul: 7,
  july: 7,
  aout: 8,
  aug: 8,
  august: 8,
  septembre: 9,
  sept: 9,
  sep: 9,
  september: 9,
  octobre: 10,
  oct: 10,
  october: 10,
  novembre: 11,
  nov: 11,
  november: 11,
  decembre: 12,
  dec: 12,
  december: 12,
};

const MONTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(MONTH_NAMES).map(([name, month]) => [oneGender(name), month]),
);
const NAMES = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const DATE = `(?:(?:19|20)\\d{2}[/.-](?:0?[1-9]|1[0-2])(?!\\d)(?:[/.-]\\d{1,2}(?!\\d))?|(?:\\d{1,2}[/.-])?\\d{1,2}[/.-](?:19|20)\\d{2}|(?:\\d{1,2}(?:er|st|nd|rd|th)? )?(?:${NAMES})\\.?[ ,/'-]{1,2}(?:19|20)\\d{2}|(?:19|20)\\d{2})`;
const NOW = genderless(
  "(?:a ce jour|ce jour|aujourd'?hui|(?:a )?present|actuel|actuellement|maintenant|l'heure actuelle|en cours|en poste|current|currently|now|today|ongoing|(?:to )?date)",
);
const NOW_ALONE = new RegExp(`^${NOW}$`);
const NAME = new RegExp(`(${NAMES})`);
const RANGE = new RegExp(
  `(?<![\\d/])(${DATE})\\s*(?:-+|–|—|→|>|/|\\ba\\b|\\bau\\b|jusqu'?(?:a|en|au)|\\bto\\b|until|till|(et|and)\\b)\\s*(?:en |fin |debut |le |l'|the )?(${DATE}|${NOW})(?!\\d)`,
  'g',
);
const BETWEEN = genderlessPattern(/\b(?:entre|between) (?:le |fin |debut )?$/);
/** « Février – mai 2017 »: the year is written once. */
const ONE_YEAR = new RegExp(
  `(?<!\\p{L})(${NAMES})\\.?\\s*(?:-+|\\ba\\b|\\bau\\b|\\bto\\b|/)\\s*(${NAMES})\\.?[ ,]{1,2}((?:19|20)\\d{2})(?!\\d)`,
  'gu',
);
const SINCE = new RegExp(
  `(?:depuis|${genderless('since')}|a partir de|from)\\s*(?:le |fin |debut )?(${DATE})(?!\\d)`,
  'g',
);

interface Point {
  month: number;
  /** Whether the month is known; false if only the year was written. */
  exact: boolean;
}

function pointOf(text: string): Point | null {
  const year = Number(YEAR.exec(text)?.[0] ?? Number.NaN);
  if (Number.isNaN(year)) return null;
  const named = NAME.exec(text)?.[1];
  const numeric =
    /(?:^|[/.-])(\d{1,2})[/.-](?:19|20)\d{2}$/.exec(text)?.[1] ?? /^(?:19|20)\d{2}[/.-](\d{1,2})/.exec(text)?.[1];
  const month = named !== undefined ? MONTHS.get(named) : numeric !== undefined ? Number(numeric) : undefined;
  if (month !== undefined && month >= 1 && month <= 12) return { month: year * 12 + month - 1, exact: true };
  return { month: year * 12, exact: false };
}

function ranged(from: Point, to: Point | 'now', today: number): DatedRange | null {
  const end = to === 'now' ? { month: today, exact: true } : to;
  // « 2019 – 2021 » means about two years, so it is counted from the middle of one to the middle of the other.
  const start = from.exact ? from.month : from.month + 6;
  const last = end.exact ? end.month : end.month + 5;
  if (!from.exact && !end.exact && from.month === end.month)
    return { from: from.month + 3, to: from.month + 8, exact: false };
  const safe = Math.min(last, today);
  return safe >= start && safe - start < 60 * 12 ? { from: start, to: safe, exact: from.exact && end.exact } : null;
}

/** Date ranges of one line of text; `today` closes the open ones (months since year 0). */
export function rangesIn(line: string, today: number): DatedRange[] {
  return rangesInPlain(oneGender(line), today);
}

const YEAR = /(?:19|20)\d{2}/;

/** Date ranges of a line that is already in one gender (`CvLine.plain`). */
export function rangesInPlain(plain: string, today: number): DatedRange[] {
  if (!YEAR.test(plain)) return [];
  const folded = plain.replace(/[\u2010-\u2015]/g, '-');
  const found: DatedRange[] = [];
  for (const match of folded.matchAll(RANGE)) {
    // « audits 2021 et 2023 » names two years; « entre 2021 et 2023 » names a period.
    if (match[2] !== undefined && !BETWEEN.test(folded.slice(Math.max(0, match.index - 10), match.index))) continue;
    const from = pointOf(match[1] ?? '');
    const to = NOW_ALONE.test(match[3] ?? '') ? ('now' as const) : pointOf(match[3] ?? '');
    const range = from && to ? ranged(from, to, today) : null;
    if (range) found.push(range);
  }
  if (found.length === 0) {
    for (const [, first = '', second = '', year = ''] of folded.matchAll(ONE_YEAR)) {
      const [from, to] = [pointOf(`${first} ${year}`), pointOf(`${second} ${year}`)];
      const range = from && to ? ranged(from, to, today) : null;
      if (range) found.push(range);
    }
  }
  if (found.length === 0) {
    for (const match of folded.matchAll(SINCE)) {
      const from = pointOf(match[1] ?? '');
      const range = from ? ranged(from, 'now', today) : null;
      if (range) found.push(range);
    }
  }
  return found;
}

/** Months covered by at least one range; months covered only by ranges of `half` count half. */
export function unionMonths(whole: readonly MonthRange[], half: readonly MonthRange[]): number {
  const full = new Set<number>();
  const part = new Set<number>();
  for (const { from, to } of whole) for (let month = from; month <= to; month++) full.add(month);
  for (const { from, to } of half) for (let month = from; month <= to; month++) if (!full.has(month)) part.add(month);
  return full.size + Math.round(part.size / 2);
}

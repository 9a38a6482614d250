import { fold } from '../language/normalise.ts';

/** Months since year 0; both ends included. */
export interface MonthRange {
  from: number;
  to: number;
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

const NAMES = Object.keys(MONTH_NAMES)
  .sort((a, b) => b.length - a.length)
  .join('|');
const DATE = `(?:(?:19|20)\\d{2}[/.-](?:0?[1-9]|1[0-2])(?!\\d)(?:[/.-]\\d{1,2}(?!\\d))?|(?:\\d{1,2}[/.-])?\\d{1,2}[/.-](?:19|20)\\d{2}|(?:\\d{1,2}(?:er|st|nd|rd|th)? )?(?:${NAMES})\\.?[ ,/'-]{1,2}(?:19|20)\\d{2}|(?:19|20)\\d{2})`;
const NOW =
  "(?:a ce jour|ce jour|aujourd'?hui|(?:a )?present|actuel(?:le)?(?:ment)?|maintenant|l'heure actuelle|en cours|en poste|current(?:ly)?|now|today|ongoing|(?:to )?date)";
const NOW_ALONE = new RegExp(`^${NOW}$`);
const NAME = new RegExp(`(${NAMES})`);
const RANGE = new RegExp(
  `(?<![\\d/])(${DATE})\\s*(?:-+|–|—|→|>|/|\\ba\\b|\\bau\\b|jusqu'?(?:a|en|au)|\\bto\\b|until|till|et)\\s*(?:en |fin |debut |le |l'|the )?(${DATE}|${NOW})(?!\\d)`,
  'g',
);
/** « Février – mai 2017 »: the year is written once. */
const ONE_YEAR = new RegExp(
  `(?<!\\p{L})(${NAMES})\\.?\\s*(?:-+|\\ba\\b|\\bau\\b|\\bto\\b|/)\\s*(${NAMES})\\.?[ ,]{1,2}((?:19|20)\\d{2})(?!\\d)`,
  'gu',
);
const SINCE = new RegExp(`(?:depuis|since|a partir de|from)\\s*(?:le |fin |debut )?(${DATE})(?!\\d)`, 'g');

interface Point {
  month: number;
  /** False when only the year was written. */
  exact: boolean;
}

function pointOf(text: string): Point | null {
  const year = Number(/(?:19|20)\d{2}/.exec(text)?.[0] ?? Number.NaN);
  if (Number.isNaN(year)) return null;
  const named = NAME.exec(text)?.[1];
  const numeric =
    /(?:^|[/.-])(\d{1,2})[/.-](?:19|20)\d{2}$/.exec(text)?.[1] ?? /^(?:19|20)\d{2}[/.-](\d{1,2})/.exec(text)?.[1];
  const month = named !== undefined ? MONTH_NAMES[named] : numeric !== undefined ? Number(numeric) : undefined;
  if (month !== undefined && month >= 1 && month <= 12) return { month: year * 12 + month - 1, exact: true };
  return { month: year * 12, exact: false };
}

function ranged(from: Point, to: Point | 'now', today: number): MonthRange | null {
  const end = to === 'now' ? { month: today, exact: true } : to;
  // "2019 – 2021" says two years, give or take: from the middle of one to the middle of the other.
  const start = from.exact ? from.month : from.month + 6;
  const last = end.exact ? end.month : end.month + 5;
  if (!from.exact && !end.exact && from.month === end.month) return { from: from.month + 3, to: from.month + 8 };
  const safe = Math.min(last, today);
  return safe >= start && safe - start < 60 * 12 ? { from: start, to: safe } : null;
}

/** Date ranges of one line of text; `today` closes the open ones (months since year 0). */
export function rangesIn(line: string, today: number): MonthRange[] {
  const folded = fold(line).replace(/[\u2010-\u2015]/g, '-');
  const found: MonthRange[] = [];
  for (const match of folded.matchAll(RANGE)) {
    const from = pointOf(match[1] ?? '');
    const to = NOW_ALONE.test(match[2] ?? '') ? ('now' as const) : pointOf(match[2] ?? '');
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

/** Months covered by at least one range; ranges of `half` count half where no whole one covers them. */
export function unionMonths(whole: readonly MonthRange[], half: readonly MonthRange[]): number {
  const full = new Set<number>();
  const part = new Set<number>();
  for (const { from, to } of whole) for (let month = from; month <= to; month++) full.add(month);
  for (const { from, to } of half) for (let month = from; month <= to; month++) if (!full.has(month)) part.add(month);
  return full.size + Math.round(part.size / 2);
}

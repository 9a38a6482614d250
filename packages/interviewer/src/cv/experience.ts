import type { CvPeriod, JobBrief } from '../contract.ts';
import { rangesInPlain, unionMonths, type DatedRange, type MonthRange } from './dates.ts';
import { genderless, genderlessPattern } from './gender.ts';
import type { CvLine } from './sections.ts';
import { tradeFor, type TradeOf } from './trades.ts';

/** Upper limit of periods; no real CV has more. */
const MOST_PERIODS = 100;

export const INTERN = genderlessPattern(
  /\b(?:stage|stages|stagiaire|intern|internship|alternan\w+|apprenti|apprentissage|pfe|projet de fin d'etudes|trainee)\b/,
);
const STARTS_AS_INTERN = genderlessPattern(
  /^(?:[^\p{L}\d]{0,6})(?:stage|stagiaire|intern|internship|alternance|apprentissage|apprenti)\b/u,
);
/** Pattern of supervising interns; a person who supervises them is no intern. */
const LOOKS_AFTER = genderlessPattern(
  /\b(?:encadr\w+|tutor\w*|tuteur|suivi|supervis\w+|formateur|formation|maitre de stage)\b/,
);
const STUDY = genderlessPattern(
  /\b(?:licence|master|mastere|ingenieur en formation|baccalaureat|bac|bachelier|bts|dut|universite|faculte|institut|ecole|lycee|university|school|degree|diplome|bachelor)\b/,
);
const NOW_WORDS = genderlessPattern(/[\d\s/.–—-]+|(?:a ce jour|present|aujourd'hui|actuel)/g);
const STATED = genderlessPattern(
  /(\d{1,2})\s*(?:\+\s*)?(?:ans|an|annees|annee|years|year)\s*(?:d'|de |of )?(?:\w{1,30} )?(?:experience|exp)\b/,
);

const FRENCH = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTS: ReadonlyMap<string, number> = new Map(
  [FRENCH, ENGLISH].flatMap((words) => words.map((word, index) => [genderless(word), index + 1] as const)),
);
const DURATION = new RegExp(
  `(?<![\\p{L}\\d,.+-])(\\d{1,2}|${[...COUNTS.keys()].sort((a, b) => b.length - a.length).join('|')})[\\s\\u00A0]?(${genderless('mois|semaines|semaine|ans|an|months|month|weeks|week|years|year')})(?!\\p{L})`,
  'u',
);
const WEEKS = genderlessPattern(/^(?:semaine|week)/);
const YEARS = genderlessPattern(/^(?:an|year)/);
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** Months that a line states (« stage de 3 mois », « six weeks »), or null. */
function saidMonths(plain: string): number | null {
  const [, count = '', unit = ''] = DURATION.exec(plain) ?? [];
  const number = COUNTS.get(count) ?? Number(count);
  if (count === '' || Number.isNaN(number)) return null;
  const months = WEEKS.test(unit) ? Math.round((number * 7) / 30) : YEARS.test(unit) ? number * 12 : number;
  return months > 0 ? months : null;
}

/** A range of this many months in the middle of an approximate period. */
function within({ from, to }: MonthRange, months: number): DatedRange {
  const start = Math.round((from + to - months + 1) / 2);
  return { from: start, to: start + months - 1, exact: true };
}

interface Period extends CvPeriod {
  ranges: readonly DatedRange[];
  trade: TradeOf;
}

/** The date ranges of a line, narrowed to the months it states; without ranges, the stated months within the year it names. */
function rangesOf(line: CvLine, intern: boolean, today: number): DatedRange[] {
  const ranges = rangesInPlain(line.plain, today);
  const said = line.plain.length < 160 && !LOOKS_AFTER.test(line.plain) ? saidMonths(line.plain) : null;
  const [only] = ranges;
  if (said !== null && only && ranges.length === 1 && !only.exact) {
    const span = only.to - only.from + 1;
    return intern || (said >= span / 2 && said <= span * 2) ? [within(only, said)] : ranges;
  }
  if (ranges.length > 0 || said === null || said > 36) return ranges;
  const year = Number(YEAR.exec(line.plain)?.[0] ?? Number.NaN);
  if (Number.isNaN(year) || year * 12 > today) return [];
  return [within({ from: year * 12, to: Math.max(year * 12, Math.min(year * 12 + 11, today)) }, said)];
}

/** The lines from a dated line up to the next dated one, which describe that period, without schools. */
function periodFrom(lines: readonly CvLine[], index: number, today: number): string {
  const rest = lines.slice(index + 1, index + 8);
  const next = rest.findIndex(
    (line) => line.section !== lines[index]?.section || rangesInPlain(line.plain, today).length > 0,
  );
  return [lines[index], ...(next < 0 ? rest : rest.slice(0, next))].map((line) => line?.bare ?? '').join('\n');
}

/** Every dated period of work that the CV names, with its line. */
function periodsOf(lines: readonly CvLine[], today: number, job: JobBrief): Period[] {
  const sectioned = lines.some((line) => line.section === 'experience');
  const tradeOf = tradeFor(job);
  const periods: Period[] = [];
  for (const [index, line] of lines.entries()) {
    if (periods.length >= MOST_PERIODS) break;
    if (sectioned ? line.section !== 'experience' : line.section === 'education' || line.section === 'private')
      continue;
    const own = line.plain;
    if (!/\d/.test(own) || (!sectioned && STUDY.test(own))) continue;
    // A neighbouring line with its own dates describes another period.
    const [before = '', after = ''] = [lines[index - 1], lines[index + 1]].map((each) =>
      each?.section === line.section && rangesInPlain(each.plain, today).length === 0 ? each.plain : '',
    );
    const bare = own.replace(NOW_WORDS, '').length < 16;
    // The title beside the dates marks an internship; a later line about trainees does not.
    const internship = INTERN.test(bare ? `${before} ${own} ${after}` : own) || (!bare && STARTS_AS_INTERN.test(after));
    const ranges = rangesOf(line, internship, today);
    if (ranges.length === 0) continue;
    // A line of dates only has its title above it.
    const period = (bare ? `${lines[index - 1]?.bare ?? ''}\n` : '') + periodFrom(lines, index, today);
    periods.push({
      line: line.text,
      months: unionMonths(ranges, []),
      internship,
      approximate: ranges.some(({ exact }) => !exact),
      trade: tradeOf(period),
      ranges,
    });
  }
  return periods;
}

const SAID_LAST = new RegExp(
  `(?:[(,:;–-]|${genderless('pendant|during|for|depuis|since')}) ?(?:${DURATION.source})\\)?\\.?$`,
  'u',
);

/**
 * Periods that state a duration but no date: « Stage de 3 mois chez Orange », and, in a CV that dates no work at all,
 * « Serveuse, café de la Gare (2 ans) ».
 */
function undatedPeriods(lines: readonly CvLine[], worked: boolean, today: number, job: JobBrief): Period[] {
  const tradeOf = tradeFor(job);
  const isDated = (line: CvLine | undefined): boolean =>
    line !== undefined && rangesInPlain(line.plain, today).length > 0;
  return lines.flatMap((line, index) => {
    const { plain, section } = line;
    if (section !== 'experience' || plain.length > 120 || YEAR.test(plain) || LOOKS_AFTER.test(plain)) return [];
    // Dates on the line above or below belong to the same period.
    if (isDated(lines[index + 1]) || isDated(lines[index - 1])) return [];
    const internship = STARTS_AS_INTERN.test(plain);
    const months = internship || (!worked && SAID_LAST.test(plain)) ? saidMonths(plain) : null;
    if (months === null || months > (internship ? 24 : 600)) return [];
    return [{ line: line.text, months, internship, approximate: false, trade: tradeOf(line.bare), ranges: [] }];
  });
}

const undatedMonths = (periods: readonly Period[], internship: boolean): number =>
  periods
    .filter((each) => each.ranges.length === 0 && each.internship === internship)
    .reduce((sum, { months }) => sum + months, 0);

const rangesAll = (periods: readonly Period[]): DatedRange[] => periods.flatMap(({ ranges }) => [...ranges]);

/** Months of work, internships at half. */
function counted(periods: readonly Period[]): number {
  const [interns, work] = [periods.filter(({ internship }) => internship), periods.filter((each) => !each.internship)];
  return (
    unionMonths(rangesAll(work), rangesAll(interns)) +
    undatedMonths(periods, false) +
    Math.round(undatedMonths(periods, true) / 2)
  );
}

/** Months of internship at full length, without those that overlap with work. */
function internshipMonths(periods: readonly Period[]): number {
  const work = periods.filter(({ internship }) => !internship);
  return unionMonths(rangesAll(periods), []) - unionMonths(rangesAll(work), []) + undatedMonths(periods, true);
}

export interface Experience {
  months: number | null;
  internshipMonths: number;
  /** The counted months spent only in another trade, and those whose trade is unknown. */
  otherTrade: number;
  unknownTrade: number;
  approximate: boolean;
  periods: CvPeriod[];
}

const NOTHING: Experience = {
  months: null,
  internshipMonths: 0,
  otherTrade: 0,
  unknownTrade: 0,
  approximate: false,
  periods: [],
};

/** Dated or undated work and internships, or else the years of experience that the CV states. */
export function experienceOf(lines: readonly CvLine[], today: number, job: JobBrief): Experience {
  const dated = periodsOf(lines, today, job);
  const worked = dated.some(({ internship }) => !internship);
  const periods = [...dated, ...undatedPeriods(lines, worked, today, job)];
  if (periods.length > 0) {
    const months = counted(periods);
    const recognised = counted(periods.filter(({ trade }) => trade !== 'other'));
    return {
      months,
      internshipMonths: internshipMonths(periods),
      otherTrade: months - recognised,
      unknownTrade: recognised - counted(periods.filter(({ trade }) => trade === 'same')),
      approximate: periods.some(({ approximate }) => approximate),
      periods: periods.map(({ ranges: _, ...period }) => period),
    };
  }
  for (const line of lines) {
    const stated = STATED.exec(line.plain);
    if (!stated) continue;
    const months = Number(stated[1]) * 12;
    const period = { line: line.text, months, internship: false, approximate: true, trade: 'same' as const };
    return { ...NOTHING, months, approximate: true, periods: [period] };
  }
  return NOTHING;
}

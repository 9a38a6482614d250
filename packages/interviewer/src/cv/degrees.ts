import { genderlessPattern, oneGender } from './gender.ts';
import { withoutSchools } from './names.ts';

/** The specification's education levels, lowest first. */
export const DEGREES = ['Lycée', 'DUT/BTS', 'Licence', 'Master', 'Doctorat'] as const;
export type Degree = (typeof DEGREES)[number];

/**
 * Patterns for texts in one gender. A maîtrise (four years, before 2006) ranks with the licence, as in the Tunisian civil service
 * (category A2); an engineer's diploma ranks with the master.
 */
const PATTERNS = (
  [
    ['Doctorat', /\b(?:doctorat|doctorate|ph\.? ?d|these de doctorat|docteur en|diplome de docteur|bac ?\+ ?8)\b/],
    [
      'Master',
      /(?<!scrum )(?<!web)(?<!web )\b(?:(?:master|masters|mastere|masteres)(?! ?data| ?card| ?chef| ?class)|master's degree|m\.?sc\b|mba|(?<!(?:technicien|assistant|aide|maitre) )ingenieur|ingeniorat|(?:diplome|cycle) (?:national )?d'?ingenieur|(?:engineering|engineer'?s) (?:degree|diploma)|dea|dess|m[12]\b|bac ?\+ ?5|agregation|agrege|diplome (?:national )?de (?:pharmacien|medecin)|(?<!(?:technicien|infirmi|prepar|assistant|secretaire|stage|aide)[^\n]{0,40})(?:medecine|pharmacie))\b/,
    ],
    [
      'Licence',
      /\b(?:licence|licencie(?= (?:en|es|d'|de l'universite|de la faculte|in)\b| ?[,(:/]| ?$)|license (?:fondamentale|appliquee)|lmd|bachelor|bachelors|b\.?sc|b\.?a\.? (?:in|of)|maitrise(?! ?:| (?:du|des|de l'|parfaite|complete|de (?:le|les) |d'excel))|maitrisard|bac ?\+ ?[34]|undergraduate degree|bts et licence)\b/,
    ],
    [
      'DUT/BTS',
      /\b(?:bts|dut|btp|brevet de technicien (?:superieur|professionnel)|technicien superieur|deug|associate degree|bac ?\+ ?2|higher national diploma|hnd)\b/,
    ],
    [
      'Lycée',
      /\b(?:bac(?! ?\+)|baccalaureat|bachelier|high school (?:diploma|certificate)|secondary school (?:diploma|certificate)|cap\b|certificat d'aptitude professionnelle)\b/,
    ],
  ] as const
).map(([degree, pattern]) => [degree, genderlessPattern(pattern)] as const);

/** Words that name a job rather than a diploma when they stand outside the list of diplomas. */
const ALSO_JOBS = genderlessPattern(
  /(?<!(?:diplome|diploma)(?: \p{L}{1,12}){0,2} (?:d')?)\b(?:ingenieur(?! diplome)|technicien superieur|pharmacie|medecine|btp|dea|m[12]|cap)\b/u,
);

const IN_PROGRESS = genderlessPattern(
  /\b(?:en cours(?! du soir)|actuellement|inscrit|etudiant en|(?:1ere|2eme|2e|3eme|3e|premiere|deuxieme|troisieme|derniere) annee|prevu|a ce jour|aujourd'hui|in progress|ongoing|expected|present|candidat(?! libre)|(?:1st|2nd|3rd|first|second|third|final)[- ]year)\b/,
);
/** A level reached without its diploma. */
const NOT_OBTAINED = genderlessPattern(
  /\b(?:abandon\w*|non obtenu\b|not completed|niveau (?:d'etudes )?(?=bac|licence|master|maitrise|bts|dut|ingenieur))/,
);

/** The diploma required for admission to each diploma; a Bac requires none. */
const ADMITTED_WITH: Readonly<Record<Degree, Degree>> = {
  Doctorat: 'Master',
  Master: 'Licence',
  Licence: 'Lycée',
  'DUT/BTS': 'Lycée',
  Lycée: 'Lycée',
};

/** A line as the CV has it, and as the patterns read it (`CvLine.bare`). */
export interface DegreeLine {
  text: string;
  bare: string;
}

export interface DegreeFound {
  /** Highest diploma held: named as obtained, or required for admission to the one in progress. */
  degree: Degree;
  line: string;
  /** Whether the line names this diploma; false if it names a higher one that requires it. */
  named: boolean;
  /** A higher diploma still being studied for. */
  inProgress: Named | null;
}

interface Named {
  degree: Degree;
  line: string;
  named: boolean;
}

const rankOf = (degree: Degree): number => DEGREES.indexOf(degree);

/** Prepares a single text like a line of a CV. */
export const degreeLine = (text: string): DegreeLine => ({ text, bare: oneGender(withoutSchools(text)) });

/** Pattern of a diploma whose line does not state its level: « Diplômé de l'INAT ». */
const UNTOLD = genderlessPattern(
  /\b(?:diplome (?:de|d'|en|du)|diplome universitaire|graduated (?:from|in)|graduate of)/,
);

/** The first line that names a diploma without a level. */
export function untoldDiploma(lines: readonly DegreeLine[]): string | null {
  return lines.find(({ bare }) => UNTOLD.test(bare) && degreeIn(bare) === undefined)?.text ?? null;
}

const degreeIn = (bare: string): Degree | undefined => PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0];

/** Whether a line names a diploma of at least this rank. */
export function namesDegree(line: string, degree: Degree): boolean {
  const named = degreeIn(degreeLine(line).bare);
  return named !== undefined && rankOf(named) >= rankOf(degree);
}

/** The highest diploma; among equal ones, the first. */
const highestOf = (list: readonly Named[]): Named | null =>
  list.reduce<Named | null>(
    (best, each) => (best === null || rankOf(each.degree) > rankOf(best.degree) ? each : best),
    null,
  );

/**
 * Highest diploma held, and a higher one in progress. Naming a lower diploma never lowers the
 * result: a Licence in progress gives the same with and without its Baccalauréat beside it. A diploma
 * of a year after `thisYear` is in progress; `listed`: the lines are a list of diplomas.
 */
export function highestDegree(
  lines: readonly DegreeLine[],
  thisYear = Number.POSITIVE_INFINITY,
  listed = true,
): DegreeFound | null {
  const held: Named[] = [];
  const studied: Named[] = [];
  for (const { text: line, bare } of lines) {
    const read = listed ? bare : bare.replace(ALSO_JOBS, ' ');
    const degree = degreeIn(read);
    if (degree === undefined) continue;
    const years = (read.match(/\b20\d{2}\b/g) ?? []).map(Number);
    const before = { degree: ADMITTED_WITH[degree], line, named: false };
    if (NOT_OBTAINED.test(read)) held.push(before);
    else if (IN_PROGRESS.test(read) || years.some((year) => year > thisYear)) {
      held.push(before);
      studied.push({ degree, line, named: true });
    } else held.push({ degree, line, named: true });
  }
  const best = highestOf(held);
  const above = highestOf(studied);
  if (best === null) return null;
  return { ...best, inProgress: above !== null && rankOf(above.degree) > rankOf(best.degree) ? above : null };
}

const LEADING = /^(?:[\s•●▪◦‣·*–—➢✓|:./-]|(?:19|20)\d{2}(?!\d))+/u;
const A_YEAR = /^(?:19|20)\d{2}$/;
const AT_END = new Set(' \t|,;:/(–—-•·');

/** Index at which the words of a line end, before the years, brackets and signs that close it. */
function endOf(line: string): number {
  for (let end = line.length; ;) {
    const year = line[end - 1] === ')' ? end - 1 : end;
    if (end > 0 && AT_END.has(line.charAt(end - 1))) end -= 1;
    else if (A_YEAR.test(line.slice(Math.max(0, year - 4), year))) end = year - 4;
    else return end;
  }
}

/** Maximum length of a diploma's name; further text on its line is about something else. */
const WORDS = 140;

/** A diploma in the CV's own words: its line without the years at its ends. */
export function inOwnWords(line: string): string {
  const started = line.replace(LEADING, '');
  const words = started.slice(0, endOf(started));
  return words.length > WORDS ? words.slice(0, words.lastIndexOf(' ', WORDS)) : words || line;
}

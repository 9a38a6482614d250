import { fold } from '../language/normalise.ts';

/** The specification's education levels, lowest first. */
export const DEGREES = ['Lycée', 'DUT/BTS', 'Licence', 'Master', 'Doctorat'] as const;
export type Degree = (typeof DEGREES)[number];

/**
 * Patterns on folded text. A maîtrise (four years, before 2006) stands with the licence, as in the
 * Tunisian civil service (category A2); an engineer's diploma with the master.
 */
const PATTERNS: readonly (readonly [Degree, RegExp])[] = [
  ['Doctorat', /\b(?:doctorat|doctorate|ph\.? ?d|these de doctorat|docteur en|diplome de docteur|bac ?\+ ?8)\b/],
  [
    'Master',
    /(?<!scrum )(?<!web)(?<!web )\b(?:masters?(?! ?data| ?card| ?chef| ?class)|mastere|master'?s degree|m\.?sc\b|mba|ingenieure?|ingeniorat|(?:diplome|cycle) (?:national )?d'?ingenieur|(?:engineering|engineer'?s) (?:degree|diploma)|dea|dess|m[12]\b|bac ?\+ ?5|agregation|diplome (?:national )?de (?:pharmacien|medecin)|(?<!(?:technicien|infirmi|prepar|assistant|secretaire)[^\n]{0,40})(?:medecine|pharmacie))\b/,
  ],
  [
    'Licence',
    /\b(?:licence|licencie|license (?:fondamentale|appliquee)|lmd|bachelor\w*|b\.?sc|b\.?a\.? (?:in|of)|maitrise|bac ?\+ ?[34]|undergraduate degree|bts et licence)\b/,
  ],
  [
    'DUT/BTS',
    /\b(?:bts|dut|btp|brevet de technicien (?:superieur|professionnel)|technicien superieur|deug|associate degree|bac ?\+ ?2|higher national diploma|hnd)\b/,
  ],
  [
    'Lycée',
    /\b(?:bac(?:calaureat)?(?! ?\+)|high school (?:diploma|certificate)|secondary school|lycee|cap\b|certificat d'aptitude professionnelle)\b/,
  ],
];

const IN_PROGRESS =
  /\b(?:en cours|actuellement|inscrite?|etudiante? en|(?:1ere|2eme|2e|3eme|3e|derniere) annee|prevue?|a ce jour|aujourd'hui|in progress|ongoing|expected|present|candidate|(?:1st|2nd|3rd|first|second|third|final)[- ]year)\b/;
/** A level reached without its diploma. */
const NOT_OBTAINED =
  /\b(?:abandon\w*|non obtenue?|not completed|niveau (?:d'etudes )?(?=bac|licence|master|maitrise|bts|dut|ingenieur))/;

/** What somebody must hold to be admitted to each diploma; a Bac needs nothing before it. */
const ADMITTED_WITH: Readonly<Record<Degree, Degree>> = {
  Doctorat: 'Master',
  Master: 'Licence',
  Licence: 'Lycée',
  'DUT/BTS': 'Lycée',
  Lycée: 'Lycée',
};

export interface DegreeFound {
  /** Highest diploma held: named as finished, or needed for the one in progress. */
  degree: Degree;
  line: string;
  /** A higher diploma still being studied for. */
  inProgress: Named | null;
}

interface Named {
  degree: Degree;
  line: string;
}

const rankOf = (degree: Degree): number => DEGREES.indexOf(degree);

/** True where a line names a diploma that ranks as high. */
export function namesDegree(line: string, degree: Degree): boolean {
  const folded = fold(line);
  const named = PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
  return named !== undefined && rankOf(named) >= rankOf(degree);
}

/** The first of the highest. */
const highestOf = (list: readonly Named[]): Named | null =>
  list.reduce<Named | null>(
    (best, each) => (best === null || rankOf(each.degree) > rankOf(best.degree) ? each : best),
    null,
  );

/**
 * Highest diploma held, and a higher one in progress. Naming a lower diploma never lowers the
 * result: a Licence in progress says the same with and without its Baccalauréat beside it. `thisYear`
 * tells a diploma of a coming year from one obtained.
 */
export function highestDegree(lines: readonly string[], thisYear = Number.POSITIVE_INFINITY): DegreeFound | null {
  const held: Named[] = [];
  const studied: Named[] = [];
  for (const line of lines) {
    const folded = fold(line);
    const degree = PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
    if (degree === undefined) continue;
    const years = (folded.match(/\b20\d{2}\b/g) ?? []).map(Number);
    if (NOT_OBTAINED.test(folded)) held.push({ degree: ADMITTED_WITH[degree], line });
    else if (IN_PROGRESS.test(folded) || years.some((year) => year > thisYear)) {
      held.push({ degree: ADMITTED_WITH[degree], line });
      studied.push({ degree, line });
    } else held.push({ degree, line });
  }
  const best = highestOf(held);
  const above = highestOf(studied);
  if (best === null) return null;
  return { ...best, inProgress: above !== null && rankOf(above.degree) > rankOf(best.degree) ? above : null };
}

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
    /(?<!scrum )(?<!web)(?<!web )\b(?:masters?(?! ?data| ?card| ?chef| ?class)|mastere|master'?s degree|m\.?sc\b|mba|ingenieure?|ingeniorat|(?:diplome|cycle) (?:national )?d'?ingenieur|engineering degree|engineer'?s degree|dea|dess|m[12]\b|bac ?\+ ?5|medecine|pharmacie)\b/,
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

const UNFINISHED =
  /\b(?:en cours|actuellement|inscrit|1ere annee|2eme annee|2e annee|prevu|in progress|ongoing|expected|candidate|abandon\w*|non obtenu|niveau)\b/;

export interface DegreeFound {
  degree: Degree;
  line: string;
}

/** Highest diploma named in the lines; one still in progress counts only when nothing else is found. */
export function highestDegree(lines: readonly string[]): DegreeFound | null {
  let best: DegreeFound | null = null;
  let unfinished: DegreeFound | null = null;
  const better = (current: DegreeFound | null, degree: Degree): boolean =>
    current === null || DEGREES.indexOf(degree) > DEGREES.indexOf(current.degree);
  for (const line of lines) {
    const folded = fold(line);
    const degree = PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0];
    if (degree === undefined) continue;
    if (UNFINISHED.test(folded)) {
      if (better(unfinished, degree)) unfinished = { degree, line };
    } else if (better(best, degree)) best = { degree, line };
  }
  return best ?? unfinished;
}

import type { CvDiploma, CvFacts, CvText, CvWarning, JobBrief } from '../contract.ts';
import { cleanText } from '../language/normalise.ts';
import { isInstruction } from '../safety/injection.ts';
import { highestDegree, inOwnWords, untoldDiploma, type DegreeFound } from './degrees.ts';
import { experienceOf, INTERN } from './experience.ts';
import { genderlessPattern } from './gender.ts';
import { cvLanguages, languagePieces } from './languages.ts';
import { afterName, type PersonName } from './names.ts';
import { unwrapped } from './paragraphs.ts';
import { cvLines, linesRead, type CvLine } from './sections.ts';
import { cvSkills } from './skills.ts';

/** The specification's seniority levels, lowest first. */
export const SENIORITIES = ['Stagiaire', 'Junior', 'Intermédiaire', 'Senior', "Chef d'équipe", 'Cadre'] as const;

/**
 * Facts, and the lines that they were read from, for quoting. Lines of languages cover only the languages that the offer asks for.
 */
export interface CvReading {
  facts: CvFacts;
  lines: {
    experience: string[];
    education: string[];
    languages: string[];
    skills: { name: string; line: string }[];
    seniority: string[];
  };
}

/** Patterns of ranks, for texts in one gender. */
const TITLES = (
  [
    ['Cadre', /\b(?:directeur|director|head of|ceo|cto|cfo|coo|drh|daf|vice president|cadre superieur|chief)\b/],
    [
      "Chef d'équipe",
      /\b(?:chef d'equipe|team lead|team leader|lead|superviseur|supervisor|responsable|manager|chef de (?:service|rang|cuisine|chantier|projet|equipe|departement)|encadrement de|coordinat\w+)\b/,
    ],
    [
      'Senior',
      /\b(?:senior|confirme|expert|(?<!(?:mission|activite|tache|objectif|fonction|outil|client|rue) )principal|experimente)\b/,
    ],
    ['Junior', /\b(?:junior|debutant|entry level)\b/],
  ] as const
).map(([level, pattern]) => [level, genderlessPattern(pattern)] as const);

function seniorityOf(lines: readonly CvLine[], months: number | null): { level: string | null; quoted: string[] } {
  const titles = lines.filter(
    (line) => (line.section === 'experience' || line.section === 'head') && line.bare.length < 120,
  );
  // The first title that names a rank is the most recent one.
  for (const line of titles) {
    const folded = line.bare;
    if (INTERN.test(folded)) continue;
    const level = TITLES.find(([, pattern]) => pattern.test(folded))?.[0];
    if (level === 'Junior' && months !== null && months > 48) continue;
    if (level) return { level, quoted: [line.text] };
  }
  if (months === null) return { level: null, quoted: [] };
  const level = months < 6 ? 'Stagiaire' : months < 30 ? 'Junior' : months < 66 ? 'Intermédiaire' : 'Senior';
  return { level, quoted: [] };
}

interface Schooling {
  degree: DegreeFound | null;
  /** A diploma named without a level: the level is then unknown, even if a lower diploma stands beside it. */
  untold: string | null;
}

function schoolingOf(lines: readonly CvLine[], thisYear: number): Schooling {
  const schooling = lines.filter((line) => line.section === 'education');
  const others = lines.filter(({ section }) =>
    schooling.length > 0 ? section === 'head' || section === 'other' : section !== 'private',
  );
  const listed = schooling.length > 0 ? highestDegree(schooling, thisYear) : null;
  const untold = untoldDiploma(schooling.length > 0 ? schooling : others);
  if (listed !== null && (untold === null || listed.degree !== 'Lycée')) return { degree: listed, untold: null };
  // « Diplômé de l'INAT » under « Ingénieur agronome »: the title names the diploma.
  const titled = highestDegree(others, thisYear, untold !== null && schooling.length > 0);
  if (titled !== null && titled.degree !== 'Lycée') return { degree: titled, untold: null };
  return untold === null ? { degree: listed ?? titled, untold } : { degree: null, untold };
}

/** The lines that may be read, and the warnings for the recruiter. */
function linesOf(cv: CvText, person: PersonName | undefined): { lines: CvLine[]; warnings: CvWarning[]; text: string } {
  const warnings = new Set<CvWarning>(cv.warnings);
  if (cv.hiddenText.length > 0) warnings.add('hidden-text');
  const read = linesRead(cv.text);
  if (read.truncated) warnings.add('truncated');
  const kept: string[] = [];
  for (const line of read.lines) {
    if (isInstruction(cleanText(line))) warnings.add('instruction');
    else kept.push(line);
  }
  return { lines: cvLines(kept.join('\n'), person), warnings: [...warnings], text: kept.join(' ') };
}

/**
 * Facts of a CV: months of work, highest diploma, languages, the offer's skills, seniority, each with its line. Schools, hobbies,
 * associations and everything personal are not read; `person` is used only to remove the name. `today` closes open ranges.
 */
export function readCv(
  cv: CvText,
  job: JobBrief,
  today?: { year: number; month: number },
  person?: PersonName,
): CvReading {
  const { lines, warnings, text } = linesOf(cv, person);
  const latest = Math.max(0, ...[...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0])));
  const now = today ? today.year * 12 + today.month - 1 : latest * 12 + 11;

  const experience = experienceOf(lines, now, job);
  const { degree, untold } = schoolingOf(lines, Math.floor(now / 12));
  const languages = cvLanguages(lines);
  const skills = cvSkills(lines, job.skills);
  const seniority = seniorityOf(lines, experience.months);
  const lineOf = (text: string): CvLine | undefined => lines.find((each) => each.text === text);
  const whole = (quoted: string): string => {
    const line = lineOf(quoted);
    return line ? unwrapped(line) : quoted;
  };
  const wordsOf = (from: string): string => (lineOf(from)?.section === 'head' ? afterName(whole(from)) : whole(from));
  return {
    facts: {
      experienceMonths: experience.months,
      ...(experience.approximate && { approximate: true as const }),
      ...(experience.internshipMonths > 0 && { internshipMonths: experience.internshipMonths }),
      ...(experience.otherTrade > 0 && { otherTradeMonths: experience.otherTrade }),
      ...(experience.unknownTrade > 0 && { unknownTradeMonths: experience.unknownTrade }),
      periods: experience.periods,
      educationLevel: degree?.degree ?? null,
      educationInProgress: degree?.inProgress?.degree ?? null,
      ...(degree && diplomaOf(degree, wordsOf)),
      ...(untold !== null && { diploma: { words: inOwnWords(wordsOf(untold)), level: null, line: untold } }),
      languages: languages.map(({ name, level, line }) => ({ name, level, line })),
      skills: skills.map(({ name, dated, line }) => ({ name, dated, line })),
      seniorityLevel: seniority.level,
      warnings,
    },
    lines: {
      experience: experience.periods.slice(0, 3).map(({ line }) => whole(line)),
      education: [degree ? (degree.inProgress?.line ?? degree.line) : untold].flatMap((line) =>
        line ? [whole(line)] : [],
      ),
      languages: languagePieces(languages, job.preferredLanguages),
      skills: skills.map(({ name, line }) => ({ name, line: whole(line) })),
      seniority: seniority.quoted.map(whole),
    },
  };
}

/** The diplomas in the CV's own words: the one held, if it is named, and the one in progress. */
function diplomaOf(
  { degree, line, named, inProgress }: DegreeFound,
  wordsOf: (line: string) => string,
): { diploma: CvDiploma; diplomaInProgress?: CvDiploma } | { diplomaInProgress: CvDiploma } | null {
  const told = (level: string, from: string): CvDiploma => ({
    words: inOwnWords(wordsOf(from)),
    level,
    line: from,
  });
  const studying = inProgress && { diplomaInProgress: told(inProgress.degree, inProgress.line) };
  return named ? { diploma: told(degree, line), ...studying } : studying;
}

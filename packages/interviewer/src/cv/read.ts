import type { CvFacts, CvText, CvWarning, JobBrief } from '../contract.ts';
import { cleanText, fold } from '../language/normalise.ts';
import { isInstruction } from '../safety/injection.ts';
import { rangesIn, unionMonths, type MonthRange } from './dates.ts';
import { highestDegree } from './degrees.ts';
import { cvLanguages, languagePieces } from './languages.ts';
import { unwrapped } from './paragraphs.ts';
import { cvLines, linesRead, type CvLine } from './sections.ts';
import { cvSkills } from './skills.ts';
import { otherTradeThan } from './trades.ts';

/** The specification's seniority levels, lowest first. */
export const SENIORITIES = ['Stagiaire', 'Junior', 'Intermédiaire', 'Senior', "Chef d'équipe", 'Cadre'] as const;

/** Facts with the line each one was read from, for quoting: languages are those the offer asks for. */
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

/** Nobody has worked in more places. */
const MOST_PERIODS = 100;

const INTERN = /\b(?:stage|stagiaire|intern(?:ship)?|alternan\w+|apprenti\w*|pfe|projet de fin d'etudes|trainee)\b/;
const STUDY =
  /\b(?:licence|master|mastere|ingenieur en formation|baccalaureat|bac|bts|dut|universite|faculte|institut|ecole|lycee|university|school|degree|diplome|bachelor)\b/;

const TITLES: readonly (readonly [(typeof SENIORITIES)[number], RegExp])[] = [
  [
    'Cadre',
    /\b(?:directeur|directrice|director|head of|ceo|cto|cfo|coo|drh|daf|vice president|cadre superieur|chief)\b/,
  ],
  [
    "Chef d'équipe",
    /\b(?:chef d'equipe|team lead(?:er)?|lead|superviseure?|supervisor|responsable|manager|chef de (?:service|rang|cuisine|chantier|projet|equipe|departement)|encadrement de|coordinat\w+)\b/,
  ],
  ['Senior', /\b(?:senior|confirmee?|expert|principal|experimente)\b/],
  ['Junior', /\b(?:junior|debutante?|entry level)\b/],
];

interface Experience {
  months: number | null;
  /** Of these, the months spent in another trade only. */
  elsewhere: number;
  quoted: string[];
}

/** The lines from one dated line up to the next: what was done in that time. */
function periodFrom(lines: readonly CvLine[], index: number, today: number): string {
  const rest = lines.slice(index + 1, index + 8);
  const next = rest.findIndex(
    (line) => line.section !== lines[index]?.section || rangesIn(line.text, today).length > 0,
  );
  return [lines[index], ...(next < 0 ? rest : rest.slice(0, next))].map((line) => line?.text ?? '').join('\n');
}

function experienceOf(lines: readonly CvLine[], today: number, job: JobBrief): Experience {
  const sectioned = lines.some((line) => line.section === 'experience');
  const whole: MonthRange[] = [];
  const half: MonthRange[] = [];
  const ownWhole: MonthRange[] = [];
  const ownHalf: MonthRange[] = [];
  const quoted: string[] = [];
  const isOtherTrade = otherTradeThan(job);
  lines.forEach((line, index) => {
    if (quoted.length >= MOST_PERIODS) return;
    if (sectioned ? line.section !== 'experience' : line.section === 'education' || line.section === 'private') return;
    const ranges = rangesIn(line.text, today);
    if (ranges.length === 0) return;
    const near = [lines[index - 1], line, lines[index + 1]].filter(
      (each) => each !== undefined && each.section === line.section,
    );
    const own = fold(line.text);
    const bare = own.replace(/[\d\s/.–—-]+|(?:a ce jour|present|aujourd'hui|actuel)/g, '').length < 16;
    if (!sectioned && STUDY.test(own)) return;
    const around = bare
      ? near.map((each) => fold(each?.text ?? '')).join(' ')
      : own + ' ' + fold(lines[index + 1]?.text ?? '');
    // The title beside the dates tells an internship; a later line about trainees does not.
    const isIntern =
      INTERN.test(bare ? around : own) ||
      (!bare && /^(?:stage|stagiaire|intern)\b/.test(fold(lines[index + 1]?.text ?? '')));
    (isIntern ? half : whole).push(...ranges);
    // A bare line of dates has its title above it.
    const period = (bare ? `${lines[index - 1]?.text ?? ''}\n` : '') + periodFrom(lines, index, today);
    if (!isOtherTrade(period)) (isIntern ? ownHalf : ownWhole).push(...ranges);
    quoted.push(line.text);
  });
  if (whole.length + half.length > 0) {
    const months = unionMonths(whole, half);
    return { months, elsewhere: months - unionMonths(ownWhole, ownHalf), quoted };
  }
  for (const line of lines) {
    const stated =
      /(\d{1,2})\s*(?:\+\s*)?(?:ans?|annees?|years?)\s*(?:d'|de |of )?(?:\w{1,30} )?(?:experience|exp\b)/.exec(
        fold(line.text),
      );
    if (stated) return { months: Number(stated[1]) * 12, elsewhere: 0, quoted: [line.text] };
  }
  return { months: null, elsewhere: 0, quoted: [] };
}

function seniorityOf(lines: readonly CvLine[], months: number | null): { level: string | null; quoted: string[] } {
  const titles = lines.filter(
    (line) => (line.section === 'experience' || line.section === 'head') && line.text.length < 120,
  );
  // The first title that says a rank is the most recent one.
  for (const line of titles) {
    const folded = fold(line.text);
    if (INTERN.test(folded)) continue;
    const level = TITLES.find(([, pattern]) => pattern.test(folded))?.[0];
    if (level === 'Junior' && months !== null && months > 48) continue;
    if (level) return { level, quoted: [line.text] };
  }
  if (months === null) return { level: null, quoted: [] };
  const level = months < 6 ? 'Stagiaire' : months < 30 ? 'Junior' : months < 66 ? 'Intermédiaire' : 'Senior';
  return { level, quoted: [] };
}

/** True when there is text to read facts from. */
export function isReadable(cv: CvText | null): cv is CvText {
  return cv !== null && cv.text.trim().length >= 40;
}

/**
 * Facts of a CV: months of work, highest diploma, languages, the offer's skills, seniority. Schools,
 * hobbies, associations and everything personal are not read. `today` closes open ranges.
 */
export function readCv(cv: CvText, job: JobBrief, today?: { year: number; month: number }): CvReading {
  const warnings = new Set<CvWarning>(cv.warnings);
  if (cv.hiddenText.length > 0) warnings.add('hidden-text');
  const read = linesRead(cv.text);
  if (read.truncated) warnings.add('truncated');
  const kept: string[] = [];
  for (const line of read.lines) {
    if (isInstruction(cleanText(line))) warnings.add('instruction');
    else kept.push(line);
  }
  const lines = cvLines(kept.join('\n'));
  const latest = Math.max(0, ...[...kept.join(' ').matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0])));
  const now = today ? today.year * 12 + today.month - 1 : latest * 12 + 11;

  const experience = experienceOf(lines, now, job);
  const schooling = lines.filter((line) => line.section === 'education');
  const educationLines = (schooling.length > 0 ? schooling : lines.filter((line) => line.section !== 'private')).map(
    (line) => line.text,
  );
  const thisYear = Math.floor(now / 12);
  const degree =
    highestDegree(educationLines, thisYear) ??
    highestDegree(
      lines.filter((line) => line.section === 'head' || line.section === 'other').map((line) => line.text),
      thisYear,
    );
  const languages = cvLanguages(lines);
  const skills = cvSkills(lines, job.skills);
  const seniority = seniorityOf(lines, experience.months);
  const whole = (text: string): string => {
    const line = lines.find((each) => each.text === text);
    return line ? unwrapped(line) : text;
  };
  return {
    facts: {
      experienceMonths: experience.months,
      ...(experience.elsewhere > 0 && { otherTradeMonths: experience.elsewhere }),
      educationLevel: degree?.degree ?? null,
      educationInProgress: degree?.inProgress?.degree ?? null,
      languages: languages.map(({ name, level }) => ({ name, level })),
      skills: skills.map(({ name, dated }) => ({ name, dated })),
      seniorityLevel: seniority.level,
      warnings: [...warnings],
    },
    lines: {
      experience: experience.quoted.slice(0, 3).map(whole),
      education: degree ? [whole(degree.inProgress?.line ?? degree.line)] : [],
      languages: languagePieces(languages, job.preferredLanguages),
      skills: skills.map(({ name, line }) => ({ name, line: whole(line) })),
      seniority: seniority.quoted.map(whole),
    },
  };
}

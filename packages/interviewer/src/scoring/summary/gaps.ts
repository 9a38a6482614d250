import type { CvFacts, JobBrief, Level } from '#/contract';
import { skillsNamer } from '#/cv/skills';
import { duration, standings } from '#/cv/told';
import { isDenial } from '#/questions/denial';
import { skillCoverage } from '#/questions/coverage';
import { frenchTypography } from '#/questions/wording';
import { contentStems } from '#/language/content';
import { inMarks } from '#/quotes';
import { SCORED_CHARACTERS, type PreparedAnswer } from '../prepare.ts';
import type { SummaryInput } from './input.ts';
import { permit } from './permit.ts';
import { listed } from './place.ts';

/** Evidence for one skill of the offer in the interview and the CV. */
export interface SkillEvidence {
  skill: string;
  indispensable: boolean;
  /** Best level of the answers that were asked about the skill or apply it; null when there are none. */
  level: Level | null;
  /** Whether any answer names the skill or comes near its words. */
  isSaid: boolean;
  inCv: boolean;
  /** The questions that ask for the skill. */
  questions: readonly number[];
}

/** « injecteurs » comes near « Injection diesel »: no evidence of the skill, but the answer cannot be called silent on it. */
const touches = (answer: PreparedAnswer | null, stems: readonly string[]): boolean =>
  stems.some((stem) => {
    const root = stem.slice(0, Math.max(4, Math.min(5, stem.length - 1)));
    return answer?.sentences.some((sentence) => sentence.stems.some((word) => word.startsWith(root))) ?? false;
  });

const read = new WeakMap<SummaryInput, readonly SkillEvidence[]>();
/** The offer's skills, indispensable ones first. Cached. */
export function skillsShown(input: SummaryInput): readonly SkillEvidence[] {
  const skills = read.get(input) ?? skillsOf(input);
  read.set(input, skills);
  return skills;
}

function skillsOf({ job, exchanges, answers, cv }: SummaryInput): SkillEvidence[] {
  const asked = skillCoverage(
    exchanges.map(({ question }) => question),
    job,
  );
  const namedIn = skillsNamer(job.skills);
  const named = exchanges.map(({ answer }) => namedIn((answer ?? '').slice(0, SCORED_CHARACTERS)));
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  // An answer in a language shows only how the candidate writes it, so the interview's language is not listed as a skill.
  const spoken = language === 'en' ? /english|anglais/i : /fran[cç]ais|french/i;
  return asked
    .filter(({ skill }) => !spoken.test(skill))
    .map(({ skill, questions }): SkillEvidence => {
      // A motivation answer is not evidence of a skill, but a skill that it names counts as named.
      const shows = (index: number): boolean => exchanges[index]?.question.kind !== 'motivation';
      const about = questions.filter(shows);
      const stems = contentStems(skill, language);
      const said = answers.map(
        ({ prepared }, index) => named[index]?.includes(skill) === true || touches(prepared, stems),
      );
      const highest = (of: (index: number) => boolean): Level | null => {
        const levels = answers.flatMap(({ evaluation: { level } }, index) =>
          level !== null && of(index) ? [level] : [],
        );
        return levels.length > 0 ? (Math.max(...levels) as Level) : null;
      };
      return {
        skill: frenchTypography(skill),
        indispensable: job.indispensableSkills?.includes(skill) ?? false,
        level: highest((index) => shows(index) && (about.includes(index) || said[index] === true)),
        isSaid: said.includes(true),
        inCv: cv?.skills.some(({ name }) => name === skill) ?? false,
        questions: about,
      };
    })
    .toSorted((a, b) => Number(b.indispensable) - Number(a.indispensable));
}

const marked = ({ skill, indispensable }: SkillEvidence): string =>
  indispensable ? `${skill} (indispensable)` : skill;

/** Points in which the CV falls short of the offer, in the CV's own words. */
function pathGaps(cv: CvFacts, job: JobBrief, spoken: boolean): string[] {
  const { experience, education } = standings(cv, job);
  const { diploma, diplomaInProgress, experienceMonths, otherTradeMonths = 0, unknownTradeMonths = 0 } = cv;
  const gaps: string[] = [];
  if (experience === 'not-met' && experienceMonths !== null) {
    const own = Math.max(0, experienceMonths - otherTradeMonths - unknownTradeMonths);
    const has =
      own === 0 ? 'pas d’expérience du métier reconnue au CV' : `${duration(own, cv.approximate)} dans le métier au CV`;
    gaps.push(`${has} pour ${job.minExperienceYears}\u00A0an${job.minExperienceYears > 1 ? 's' : ''} demandés`);
  }
  if (education === 'not-met') {
    const words = diploma ?? diplomaInProgress;
    gaps.push(
      `${words ? `${inMarks(words.words)} au CV` : `${cv.educationLevel ?? 'diplôme non trouvé'} au CV`} pour ${job.educationLevel} demandé`,
    );
  }
  for (const name of job.preferredLanguages) {
    const found = cv.languages.find((each) => each.name === name);
    const expected = name === (job.interviewLanguage === 'Anglais' ? 'Anglais' : 'Français');
    if (expected && spoken) continue;
    if (!found && cv.languages.length > 0) gaps.push(`${name.toLowerCase()} non trouvé au CV`);
    else if (found?.level === 'notions')
      gaps.push(`${name.toLowerCase()}\u00A0: ${found.line ? inMarks(found.line.trim()) : 'notions'} au CV`);
  }
  return gaps;
}

/** Writes that no answer shows anything, or that none exceeds level 1; empty otherwise. */
function nothingShown({ answers, exchanges }: SummaryInput): string {
  const best = Math.max(...answers.map(({ evaluation: { level } }) => level ?? Infinity));
  if (best > 1) return '';
  const denied = exchanges.filter(({ answer }) => isDenial(answer ?? '')).length;
  const said =
    denied > 0 ? `, ${denied} sur ${answers.length} disent seulement ne pas l’avoir vécu ou ne pas savoir` : '';
  return `${best <= 0 ? 'les réponses ne montrent rien' : 'aucune réponse ne dépasse le niveau\u00A01'}${said}`;
}

/** Points missing compared with the offer, as clauses of one sentence; only what is sure without judging any words. */
export function gaps(input: SummaryInput): string | null {
  const { cv, job } = input;
  const skills = skillsShown(input);
  const unnamed = skills.filter(isSilentOn);
  const written = skills.filter(({ level, inCv }) => level === null && inCv);
  const spoken = input.answers.filter(({ evaluation: { level } }) => (level ?? 0) >= 2).length >= 3;
  const parts = [
    nothingShown(input),
    unnamed.length > 0
      ? `${cv ? 'ni l’entretien ni le CV ne nomment' : 'l’entretien ne nomme pas'} ${listed(unnamed.map(marked), 'ni')}`
      : '',
    written.length > 0 ? `${listed(written.map(marked))}\u00A0: au CV seulement` : '',
    permit(input) ?? '',
    ...(cv ? pathGaps(cv, job, spoken) : []),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join('\u202F; ');
}

/** Whether neither a question, an answer nor the CV names a skill. */
export const isSilentOn = ({ level, inCv, isSaid }: SkillEvidence): boolean => level === null && !inCv && !isSaid;

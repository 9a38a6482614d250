import { criterionOf, levelFromScore, type Criterion } from '../aggregate.ts';
import type { CvFacts, JobBrief } from '../contract.ts';
import { DEGREES } from './degrees.ts';
import { SENIORITIES } from './read.ts';

const clamp = (value: number): number => Math.max(0, Math.min(97, Math.round(value)));

/** Weight of a month in another or an unrecognised trade: general work habits carry over, the skills of the trade do not. */
const OTHER_TRADE = 1 / 3;

/**
 * Score of the months of work against the years asked: 85 if equal, a little more above, less below. Months in another or an
 * unrecognised trade count a third.
 */
export function experienceScore(
  {
    experienceMonths,
    otherTradeMonths = 0,
    unknownTradeMonths = 0,
  }: Pick<CvFacts, 'experienceMonths' | 'otherTradeMonths' | 'unknownTradeMonths'>,
  years: number,
): number | null {
  if (experienceMonths === null) return null;
  const months = experienceMonths - (otherTradeMonths + unknownTradeMonths) * (1 - OTHER_TRADE);
  if (years <= 0) return clamp(78 + Math.min(14, months / 2));
  const ratio = months / (years * 12);
  return clamp(ratio >= 1 ? 85 + Math.min(10, (ratio - 1) * 10) : 10 + 75 * ratio ** 0.8);
}

function degreeScore(level: string | null, asked: string): number | null {
  const rank = DEGREES.findIndex((each) => each === level);
  if (rank < 0) return null;
  const wanted = DEGREES.findIndex((each) => each === asked);
  if (wanted < 0) return 90;
  const gap = rank - wanted;
  return gap > 0 ? 94 : gap === 0 ? 90 : gap === -1 ? 55 : gap === -2 ? 30 : 15;
}

/** Deduction for a diploma in progress against an obtained one; none for an internship, which is done while studying. */
const IN_PROGRESS_COST = 12;

/** Whether an offer is for students, by its seniority or its kind of contract. */
export function isInternship(job: Pick<JobBrief, 'seniorityLevel' | 'type'>): boolean {
  return job.seniorityLevel === 'Stagiaire' || job.type === 'Stage';
}

/** Score of the diploma against the one asked, by rank; a diploma in progress never lowers the score of the one held. */
export function educationScore(
  held: string | null,
  inProgress: string | null,
  asked: string,
  internship: boolean,
): number | null {
  const obtained = degreeScore(held, asked);
  const studied = degreeScore(inProgress, asked);
  if (obtained === null || studied === null) return obtained;
  return Math.max(obtained, studied - (internship ? 0 : IN_PROGRESS_COST));
}

/** Scores of a language that was spoken in the interview, named by the CV without a level, or left out by the CV. */
const [HEARD, MENTIONED, ABSENT] = [88, 62, 0];
const LANGUAGE_SCORE = { bilingue: 96, courant: 90, intermédiaire: 66, notions: 36 } as const;

/**
 * Mean over the languages asked. A language missing from the CV's list counts as absent. Without a CV only the interview's language is
 * known, and the others enter `counted` as 0.
 */
export function languageCriterion(facts: CvFacts | null, asked: readonly string[], spoken: string | null): Criterion {
  const scores = asked.map((language) => {
    const found = facts?.languages.find((each) => each.name === language);
    const read = found ? (found.level ? LANGUAGE_SCORE[found.level] : MENTIONED) : null;
    if (language === spoken) return Math.max(HEARD, read ?? 0);
    return read ?? (facts ? ABSENT : null);
  });
  const known = spoken !== null || (facts !== null && facts.languages.length > 0);
  if (!known) return { score: null, levels: [facts ? 0 : null], counted: 0 };
  return criterionOf(scores.map((score) => ({ score, level: levelFromScore(score) })));
}

/** Score of the CV’s seniority against the offer’s: too senior costs less than too junior. */
export function seniorityScore(level: string | null, asked: string): number | null {
  const rank = SENIORITIES.findIndex((each) => each === level);
  const wanted = SENIORITIES.findIndex((each) => each === asked);
  if (rank < 0 || wanted < 0) return null;
  const gap = rank - wanted;
  return gap === 0 ? 90 : gap === 1 ? 86 : gap > 1 ? 76 : gap === -1 ? 62 : gap === -2 ? 38 : 18;
}

/** Score of the offer's skills from the CV alone: a mean in which a listed skill counts .6 and a skill of a dated job 1. */
export function skillScore(facts: CvFacts, asked: readonly string[]): number | null {
  if (asked.length === 0) return null;
  const sum = asked.reduce((total, name) => {
    const found = facts.skills.find((each) => each.name === name);
    return total + (found ? (found.dated ? 1 : 0.6) : 0);
  }, 0);
  return clamp((sum / asked.length) * 97);
}

import type { CompanyBrief, JobBrief } from '../contract.ts';
import { keyedItem } from '../keys/bank.ts';
import { fold } from '../language/normalise.ts';
import type { BankItem, Bilingual, SkillQuestion } from './bank/item.ts';
import { SKILL_QUESTIONS } from './bank/skills.ts';
import { isFirstJob } from './first-job.ts';
import { LICENCE_TEMPLATES } from './bank/skill-templates.ts';
import { askedSkill, tidySkill } from './skill-form.ts';
import { countWords, MOST_WORDS } from './words.ts';

/** The folded text of an offer's trade without this skill: the second signal needed for an ambiguous skill. */
function surroundings(skill: string, job: JobBrief, company: Pick<CompanyBrief, 'industry'>): string {
  const others = job.skills.filter((each) => each !== skill);
  return fold([job.title, job.industryBackground, company.industry, ...others].join(' , '));
}

/** The bank's case for a skill, if the skill matches it and, for an ambiguous skill, the rest of the offer names the same trade. */
export function caseOf(
  skill: string,
  job: JobBrief,
  company: Pick<CompanyBrief, 'industry'>,
): SkillQuestion | undefined {
  // Text in brackets, such as « (formation donnée) », is not part of the skill.
  const folded = fold(tidySkill(skill));
  return SKILL_QUESTIONS.find(
    ({ match, where }) => match.test(folded) && (!where || where.test(surroundings(skill, job, company))),
  );
}

/** Fills the `{braces}` of a bank's text. */
export function fill(item: BankItem, words: Readonly<Record<string, string>>): BankItem {
  const text = item.text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '').replace(/ {2,}/g, ' ');
  return { ...item, text };
}

/** Matches questions that only someone with experience in the trade can answer. */
const SUPPOSES_WORK =
  /^(?:racontez|tell us|a partir d|from (?:a|an|something) )|cas reel|cas ou|cas que|real case|a case|vecu|votre pratique|your practice|que vous avez (?:mis|traite|suivi|mene)|you (?:handled|dealt|followed|managed|have set)|of your own|real finding|un exemple que|^expliquez comment vous|^explain how you|^(?:comment |how do you )(?:preparez|tenez|menez|repartissez|prepare|keep|run|spread)/;

/** All questions that the bank can ask about one skill of the offer, rotated to start with the one for this turn. */
export function questionsOnSkill(
  skill: string,
  job: JobBrief,
  company: Pick<CompanyBrief, 'industry'>,
  turn: number,
): BankItem[] {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  if (!/\p{L}/u.test(skill)) return [];
  const { templates, words } = askedSkill(skill, language);
  const form: Bilingual = isFirstJob(job) ? templates.first : templates.seasoned;
  const made = rotated(form[language], turn)
    .map((item) => fill(item, words))
    .filter(({ text }) => countWords(text) <= MOST_WORDS);
  const known = templates === LICENCE_TEMPLATES ? undefined : caseOf(skill, job, company);
  const cases = known ? rotated(known[language], turn) : [];
  const keyed = keyedItem(skill, language, turn, surroundings(skill, job, company));
  return [
    ...(keyed ? [keyed] : []),
    ...cases.filter((item) => !isFirstJob(job) || !SUPPOSES_WORK.test(fold(item.text)) || made.length === 0),
    ...made,
  ];
}

export function rotated<T>(list: readonly T[], turn: number): T[] {
  const from = list.length === 0 ? 0 : turn % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}

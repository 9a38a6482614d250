import type { JobBrief } from '../contract.ts';
import type { BankItem } from './bank/item.ts';
import { FIRST_JOB_WORDS } from './bank/first-jobs.ts';
import { countWords, MOST_WORDS } from './words.ts';

/** Settings from which a candidate with little or no work experience may take an example. */
export const FIRST_JOB_PLACES = {
  fr: 'Au travail, en stage, à l’école ou en famille',
  en: 'At work, in training, at school or at home',
} as const;

/** True for trainees and for non-senior offers of a year of work or less: the candidate may never have had a job or a colleague. */
export function isFirstJob(job: Pick<JobBrief, 'minExperienceYears' | 'seniorityLevel'>): boolean {
  const leads =
    job.seniorityLevel === 'Senior' || job.seniorityLevel === "Chef d'équipe" || job.seniorityLevel === 'Cadre';
  return job.seniorityLevel === 'Stagiaire' || (job.minExperienceYears <= 1 && !leads);
}

/** The first-job wording of the bank's question on a soft skill or value; it lets examples from school and family count. */
export function firstJobItem(name: string, bank: readonly BankItem[], language: 'fr' | 'en'): BankItem | undefined {
  const words = FIRST_JOB_WORDS[name];
  const item = words && bank[words[0]];
  return item && { ...item, text: language === 'fr' ? words[1] : words[2] };
}

/** Prefixes a story question with the places (work, training, school, home), if the result stays short enough. */
export function withPlaces(item: BankItem, language: 'fr' | 'en'): BankItem {
  const lived = item.kind === 'behaviour' || item.kind === 'value';
  const opens = language === 'fr' ? /^Racontez / : /^(?:Tell us|Describe) /;
  if (!lived || !opens.test(item.text)) return item;
  const colon = language === 'fr' ? ' : ' : ': ';
  const text = FIRST_JOB_PLACES[language] + colon + item.text.slice(0, 1).toLowerCase() + item.text.slice(1);
  return countWords(text) <= MOST_WORDS ? { ...item, text } : item;
}

/** Removes the prefix of places from a first-job question, which restores the bank's wording; other texts are unchanged. */
export function withoutPlaces(text: string): string {
  const bare = text.replace(
    /^(?:Au travail, en stage, à l['’]école ou en famille\s: |At work, in training, at school or at home: |En stage, en cours ou ailleurs\s: |At school, in an internship or elsewhere: )/u,
    '',
  );
  return bare === text ? text : bare.slice(0, 1).toUpperCase() + bare.slice(1);
}

import type { JobBrief } from '../contract.ts';
import type { BankItem } from './bank/item.ts';
import { FIRST_JOB_WORDS } from './bank/first-jobs.ts';
import { countWords, MOST_WORDS } from './words.ts';

/** Where somebody with little or no work behind them has lived things. */
export const FIRST_JOB_PLACES = {
  fr: 'Au travail, en stage, à l’école ou en famille',
  en: 'At work, in training, at school or at home',
} as const;

/** Of offers for a year of work or less nobody may suppose that the candidate has had a colleague, a customer or a job. */
export function isFirstJob(job: Pick<JobBrief, 'minExperienceYears' | 'seniorityLevel'>): boolean {
  const leads =
    job.seniorityLevel === 'Senior' || job.seniorityLevel === "Chef d'équipe" || job.seniorityLevel === 'Cadre';
  return job.seniorityLevel === 'Stagiaire' || (job.minExperienceYears <= 1 && !leads);
}

/** The words for a first job of a soft skill or value: those of the bank's own question, put so that school and family count. */
export function firstJobItem(name: string, bank: readonly BankItem[], language: 'fr' | 'en'): BankItem | undefined {
  const words = FIRST_JOB_WORDS[name];
  const item = words && bank[words[0]];
  return item && { ...item, text: language === 'fr' ? words[1] : words[2] };
}

/** Says before a story that school and family count, where that leaves the question short enough. */
export function withPlaces(item: BankItem, language: 'fr' | 'en'): BankItem {
  const lived = item.kind === 'behaviour' || item.kind === 'value';
  const opens = language === 'fr' ? /^Racontez / : /^(?:Tell us|Describe) /;
  if (!lived || !opens.test(item.text)) return item;
  const colon = language === 'fr' ? ' : ' : ': ';
  const text = FIRST_JOB_PLACES[language] + colon + item.text.slice(0, 1).toLowerCase() + item.text.slice(1);
  return countWords(text) <= MOST_WORDS ? { ...item, text } : item;
}

/** The bank's own wording of a question that was put to somebody looking for a first job; others come back as they are. */
export function withoutPlaces(text: string): string {
  const bare = text.replace(
    /^(?:Au travail, en stage, à l['’]école ou en famille\s: |At work, in training, at school or at home: |En stage, en cours ou ailleurs\s: |At school, in an internship or elsewhere: )/u,
    '',
  );
  return bare === text ? text : bare.slice(0, 1).toUpperCase() + bare.slice(1);
}

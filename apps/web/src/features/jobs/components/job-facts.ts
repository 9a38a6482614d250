import type { CompanyJobs, Job } from '@kafaa/domain/jobs/schema';
import { formatNumber } from '#/lib/format';

export type JobEntry = CompanyJobs['jobs'][number];

/** « 2 400 DT par mois », or « Non divulgué » when the offer names none. */
export function salaryText(salary: Job['salary']): string {
  if (salary === null) return 'Non divulgué';
  // Millimes are shown only where there are any.
  const decimals = [0, 1, 2].find((digits) => Number(salary.toFixed(digits)) === salary) ?? 3;
  return `${formatNumber(salary, decimals)}\u00A0DT par mois`;
}

/** Letters without case and accents: « developpeur » finds « Développeur ». */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('fr');
}

/** The offers whose title or description holds the words that were typed. */
export function searchJobs(jobs: readonly JobEntry[], query: string): readonly JobEntry[] {
  const wanted = folded(query.trim());
  if (wanted === '') return jobs;
  return jobs.filter(({ job }) => folded(job.title).includes(wanted) || folded(job.description).includes(wanted));
}

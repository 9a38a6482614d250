import { MAX_UNREAD } from '@kafaa/domain/desk/options';
import type { CompanyJobs, Job } from '@kafaa/domain/jobs/schema';
import { unaccented } from '@kafaa/domain/kernel/text';
import { formatDate, formatDateTime } from '@kafaa/web-kit/dates';
import { counted, formatNumber } from '@kafaa/web-kit/format';

export type JobEntry = CompanyJobs['jobs'][number];

/** « 2 400 DT par mois », or « Non divulgué » if the offer states no salary. */
export function salaryText(salary: Job['salary']): string {
  if (salary === null) return 'Non divulgué';
  // Decimals only if there are any, up to three (millimes).
  const decimals = [0, 1, 2].find((digits) => Number(salary.toFixed(digits)) === salary) ?? 3;
  return `${formatNumber(salary, decimals)}\u00A0DT par mois`;
}

/** « 6 entretiens sur 50 »: counts seats, not registered candidates; undefined without a running subscription. */
export function seatsText({
  currentCandidatesCount: taken,
  maxCandidates,
}: Pick<Job, 'currentCandidatesCount' | 'maxCandidates'>): string | undefined {
  if (maxCandidates === null) return undefined;
  const places = formatNumber(maxCandidates);
  if (taken === 0) return `Aucun entretien (${places} possible${maxCandidates >= 2 ? 's' : ''})`;
  return `${counted(taken, 'entretien')} sur ${places}`;
}

/** « 8 candidats → 5 terminés → 2 invitations »; without candidates only the first part. */
export function funnelText({ numCandidates, funnel: { completed, invited } }: Omit<JobEntry, 'job'>): string {
  const candidates = counted(numCandidates, 'candidat');
  if (numCandidates === 0) return candidates;
  return [candidates, counted(completed, 'terminé'), counted(invited, 'invitation')].join(' → ');
}

/** « 3 nouveaux », candidates since the person last opened the offer; « plus de 99 » where they are no longer counted. */
export function newText(arrived: number): string {
  return arrived > MAX_UNREAD ? `plus de ${MAX_UNREAD} nouveaux` : counted(arrived, 'nouveau', 'nouveaux');
}

/** The share of seats from which an offer is said to fill up. */
const FILLING = 0.8;

/** The seats, once they become few; undefined before. */
export function fewSeatsText(job: Pick<Job, 'currentCandidatesCount' | 'maxCandidates'>): string | undefined {
  const { currentCandidatesCount: taken, maxCandidates } = job;
  return maxCandidates !== null && taken >= maxCandidates * FILLING ? seatsText(job) : undefined;
}

const LIST_ITEM = /^\s*(?:[-*•–—·]|\d+[.)])\s+/;

/** The sentences of a description, or its list items if there are no sentences; a card has room for three lines. */
export function excerpt(description: string): string {
  const lines = description.split('\n').map((line) => line.trim());
  // A line that ends with a colon introduces a list, which is not shown.
  const sentences = lines.filter((line) => line !== '' && !LIST_ITEM.test(line) && !line.endsWith(':'));
  if (sentences.length > 0) return sentences.map((line) => (/[.!?…;,]$/.test(line) ? line : `${line}.`)).join(' ');
  const items = lines
    .filter((line) => LIST_ITEM.test(line))
    .map((line) => line.replace(LIST_ITEM, '').replace(/(?:(?<!\s)\s+)?[;,.]$/, ''));
  return items.length > 0 ? items.join(' · ') : lines.filter(Boolean).join(' ');
}

/**
 * Maps the id of each offer that shares its title to « publiée le 3 novembre 2026 », with the hour if the other offer has the same
 * place and day. Offers with a unique title are not in the map.
 */
export function twinTexts(
  jobs: readonly Pick<Job, 'id' | 'title' | 'location' | 'createdAt'>[],
): ReadonlyMap<string, string> {
  const titleOf = ({ title }: Pick<Job, 'title'>) => unaccented(title.trim());
  const sharing = Map.groupBy(jobs, titleOf);
  return new Map(
    jobs.flatMap((job): [string, string][] => {
      const twins = (sharing.get(titleOf(job)) ?? []).filter(({ id }) => id !== job.id);
      if (twins.length === 0) return [];
      const day = formatDate(job.createdAt);
      const alike = twins.some(({ location, createdAt }) => location === job.location && formatDate(createdAt) === day);
      return [[job.id, `publiée le ${alike ? formatDateTime(job.createdAt) : day}`]];
    }),
  );
}

/** Returns the title of an offer, with its place and day if another offer has the same title. */
export function namedJob(
  { id, title, location }: Pick<Job, 'id' | 'title' | 'location'>,
  twins: ReadonlyMap<string, string>,
): string {
  const text = twins.get(id);
  return text === undefined ? title : `${title} (${location}, ${text})`;
}

export const JOB_STATES = [
  { value: 'toutes', label: 'Toutes', status: undefined },
  { value: 'ouvertes', label: 'Ouvertes', status: 'OPEN' },
  { value: 'fermees', label: 'Fermées', status: 'CLOSED' },
] as const;
export type JobState = (typeof JOB_STATES)[number]['value'];

export const JOB_SORTS = [
  { value: 'recentes', label: 'Récentes' },
  { value: 'candidats', label: 'Candidats' },
  { value: 'titre', label: 'Titre' },
] as const;
type JobSort = (typeof JOB_SORTS)[number]['value'];

/** The list arrives newest first, so the default order needs no sorting. */
export function sortJobs(jobs: readonly JobEntry[], sort: JobSort): readonly JobEntry[] {
  if (sort === 'candidats') return jobs.toSorted((a, b) => b.numCandidates - a.numCandidates);
  if (sort === 'titre') return jobs.toSorted((a, b) => a.job.title.localeCompare(b.job.title, 'fr'));
  return jobs;
}

/** The offers whose title or description contains the search text. */
export function searchJobs(jobs: readonly JobEntry[], query: string): readonly JobEntry[] {
  const wanted = unaccented(query.trim());
  if (wanted === '') return jobs;
  return jobs.filter(
    ({ job }) => unaccented(job.title).includes(wanted) || unaccented(job.description).includes(wanted),
  );
}

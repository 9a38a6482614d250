import type { Subscription } from '@kafaa/domain/plans/schema';
import type { JobEntry } from './job-facts.ts';

interface FirstStep {
  readonly label: string;
  readonly done: boolean;
}

/** Returns the first steps of a new company. A first candidate proves that a link was shared, which the server cannot know. */
export function firstSteps(
  entries: readonly JobEntry[],
  subscriptions: readonly Pick<Subscription, 'isCurrent'>[],
): FirstStep[] {
  return [
    { label: 'Entreprise décrite', done: true },
    { label: 'Plan activé', done: entries.length > 0 || subscriptions.some(({ isCurrent }) => isCurrent) },
    { label: 'Offre créée', done: entries.length > 0 },
    { label: 'Questions relues', done: entries.some(({ job }) => job.questionsRead || job.profileLocked) },
    { label: 'Lien partagé, premier candidat inscrit', done: hasCandidates(entries) },
  ];
}

/** Whether the company has a candidate. From then on the first steps are no longer needed. */
export function hasCandidates(entries: readonly JobEntry[]): boolean {
  return entries.some(({ numCandidates }) => numCandidates > 0);
}

import type { Candidate } from '@kafaa/domain/candidates/schema';
import { hasAnswers } from '#/features/palette/components/commands';

export type Neighbour = Pick<Candidate, 'id' | 'firstName' | 'lastName'>;

/** The candidates with answers before and after one in a list. */
export interface Neighbours {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

type Listed = Neighbour & Parameters<typeof hasAnswers>[0];

/**
 * Neighbours of a candidate in a list, skipping candidates without answers. Undefined if the list does not contain the candidate.
 */
export function neighboursIn(list: readonly Listed[], id: string): Neighbours | undefined {
  const at = list.findIndex((one) => one.id === id);
  if (at === -1) return undefined;
  return { previous: list.slice(0, at).findLast(hasAnswers), next: list.slice(at + 1).find(hasAnswers) };
}

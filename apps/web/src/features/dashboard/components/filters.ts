import { CANDIDATE_STATUSES, type CandidateStatus } from '@kafaa/domain/candidates/options';

export const SORTS = [
  { value: 'score', label: 'Score', sortBy: 'score', sortDir: 'desc' },
  { value: 'recent', label: 'Récents', sortBy: 'createdAt', sortDir: 'desc' },
  { value: 'name', label: 'Nom', sortBy: 'firstName', sortDir: 'asc' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** What the list of candidates shows; all of it lives in the address, so that a view can be kept and shared. */
export interface Filters {
  readonly sort: Sort;
  readonly status: CandidateStatus | 'ALL';
  readonly search: string;
}

export interface View extends Filters {
  readonly job: string | null;
  /** The candidate whose file is open. */
  readonly candidate: string | null;
  /** Candidates side by side, instead of the list. */
  readonly compare: readonly string[];
}

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 3;

/** Reads the address; what it does not know falls back to the default, never to an error. */
export function readView(params: URLSearchParams): View {
  const sort = params.get('sort');
  const status = params.get('status');
  return {
    job: params.get('job') || null,
    candidate: params.get('candidate') || null,
    sort: SORTS.find((option) => option.value === sort)?.value ?? 'score',
    status: CANDIDATE_STATUSES.find((option) => option === status) ?? 'ALL',
    search: (params.get('search') ?? '').slice(0, 100),
    compare: [...new Set((params.get('comparer') ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED),
  };
}

/** The address of a view, without what is default. */
export function writeView(view: Partial<View>): URLSearchParams {
  const params = new URLSearchParams();
  if (view.job) params.set('job', view.job);
  if (view.sort && view.sort !== 'score') params.set('sort', view.sort);
  if (view.status && view.status !== 'ALL') params.set('status', view.status);
  if (view.search?.trim()) params.set('search', view.search);
  if (view.candidate) params.set('candidate', view.candidate);
  if (view.compare?.length) params.set('comparer', view.compare.join(','));
  return params;
}

export function viewHref(view: Partial<View>): string {
  // Commas may stand in an address as they are.
  const query = writeView(view).toString().replaceAll('%2C', ',');
  return query ? `/Dashboard?${query}` : '/Dashboard';
}

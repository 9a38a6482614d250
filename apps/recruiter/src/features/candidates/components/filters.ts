import { type Stage, STAGES } from '@kafaa/domain/candidates/options';

export const SORTS = [
  { value: 'score', label: 'Score', sortBy: 'score', sortDir: 'desc' },
  { value: 'recent', label: 'Récents', sortBy: 'createdAt', sortDir: 'desc' },
  { value: 'name', label: 'Nom', sortBy: 'firstName', sortDir: 'asc' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** Filter value in place of a stage: candidates whose answers a person should check. */
export const TO_CHECK = 'TO_CHECK';
/** Name of `TO_CHECK` in the URL. */
const TO_CHECK_NAME = 'a-verifier';

/** The filters of the candidate list; stored in the URL, so that a view can be bookmarked and shared. */
export interface Filters {
  readonly sort: Sort;
  readonly stage: Stage | 'ALL' | typeof TO_CHECK;
  readonly search: string;
}

export interface View extends Filters {
  /** True if « À traiter », the pending actions on all offers, replaces one offer's list. */
  readonly desk: boolean;
  /** True if « Tableau », the offer's candidates by stage, replaces the list. */
  readonly board: boolean;
  readonly job: string | null;
  /** Id of the candidate whose details are open. */
  readonly candidate: string | null;
  /** The candidates to compare; if set, they replace the list. */
  readonly compare: readonly string[];
}

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 3;

/** Reads the view from the URL; unknown values fall back to the defaults. */
export function readView(params: URLSearchParams): View {
  const sort = params.get('sort');
  const stage = params.get('etape');
  return {
    desk: params.get('vue') === 'a-traiter' && !params.get('job'),
    board: params.get('vue') === 'tableau',
    job: params.get('job') || null,
    candidate: params.get('candidate') || null,
    sort: SORTS.find((option) => option.value === sort)?.value ?? 'score',
    stage: stage === TO_CHECK_NAME ? TO_CHECK : (STAGES.find((option) => option === stage) ?? 'ALL'),
    search: (params.get('search') ?? '').slice(0, 100),
    compare: [...new Set((params.get('comparer') ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED),
  };
}

/** The query parameters of a view, without default values. */
export function writeView(view: Partial<View>): URLSearchParams {
  const params = new URLSearchParams();
  if (view.job) params.set('job', view.job);
  if (view.board) params.set('vue', 'tableau');
  if (view.sort && view.sort !== 'score') params.set('sort', view.sort);
  if (view.stage && view.stage !== 'ALL') params.set('etape', view.stage === TO_CHECK ? TO_CHECK_NAME : view.stage);
  if (view.search?.trim()) params.set('search', view.search);
  if (view.candidate) params.set('candidate', view.candidate);
  if (view.compare?.length) params.set('comparer', view.compare.join(','));
  return params;
}

/** The filter by stage as parameters of the list's call. */
export const stageQuery = (stage: Filters['stage']) => ({
  stage: stage === 'ALL' || stage === TO_CHECK ? undefined : stage,
  check: stage === TO_CHECK ? ('answers' as const) : undefined,
});

export function viewHref(view: Partial<View>): string {
  // Commas are allowed unencoded in a query.
  const query = writeView(view).toString().replaceAll('%2C', ',');
  return query ? `/Dashboard?${query}` : '/Dashboard';
}

const listPlace = (jobId: string) => `kafaa.list.${jobId}`;

/** Keeps stage and order of an offer's list for this tab; the transcript goes through the candidates in the same order. */
export function rememberFilters(jobId: string, { sort, stage }: Omit<Filters, 'search'>): void {
  try {
    sessionStorage.setItem(listPlace(jobId), writeView({ sort, stage }).toString());
  } catch {
    // Without storage the transcript takes the list's default order.
  }
}

/** The filters that the offer's list was last shown with in this tab, without its search; the defaults if it was not shown. */
export function rememberedFilters(jobId: string): Filters {
  try {
    const { sort, stage } = readView(new URLSearchParams(sessionStorage.getItem(listPlace(jobId)) ?? ''));
    return { sort, stage, search: '' };
  } catch {
    return { sort: 'score', stage: 'ALL', search: '' };
  }
}

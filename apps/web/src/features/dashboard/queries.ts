import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { CANDIDATE_PAGE_SIZE } from '@kafaa/domain/candidates/options';
import type { Candidate, CandidatePage } from '@kafaa/domain/candidates/schema';
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { candidateKey } from '#/features/candidates/queries';
import { call } from '#/lib/api';
import { type Filters, SORTS } from './components/filters.ts';

const POLL_MS = 5000;
/** One minute of asking; after that, the focus of the window. */
const POLLS = 12;
/** Candidates asked about at a time: evaluations end one after the other anyway. */
const WATCHED = 3;

const listKey = (jobId: string) => ['candidates', jobId] as const;

/** True while the engine still has to speak. */
export function isBeingEvaluated(candidate: Pick<Candidate, 'interviewState' | 'evaluation'>): boolean {
  return candidate.interviewState === 'COMPLETED' && candidate.evaluation === null;
}

/** The candidates of a job, page after page; the filters of one job keep the old list on screen until the new one is there. */
export function useJobCandidates(jobId: string, { sort, status, search }: Filters) {
  const order = SORTS.find((option) => option.value === sort) ?? SORTS[0];
  return useInfiniteQuery({
    queryKey: [...listKey(jobId), { sort, status, search: search.trim() }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCandidates,
        {
          params: { jobId },
          query: {
            size: String(CANDIDATE_PAGE_SIZE),
            sortBy: order.sortBy,
            sortDir: order.sortDir,
            search: search.trim() || undefined,
            status: status === 'ALL' ? undefined : status,
            cursor: pageParam ?? undefined,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: CandidatePage) => (page.last ? null : page.cursor),
    placeholderData: (previous, query) => (query?.queryKey[1] === jobId ? previous : undefined),
    refetchOnWindowFocus: (query) =>
      query.state.data?.pages.some((page) => page.content.some(isBeingEvaluated)) ? 'always' : true,
  });
}

/** Asks politely after the candidates whose evaluation runs, and renews the list when one of them is done. */
export function useAwaitEvaluations(jobId: string, candidates: readonly Candidate[]) {
  const client = useQueryClient();
  const waiting = candidates.filter(isBeingEvaluated).slice(0, WATCHED);
  const done = useQueries({
    queries: waiting.map(({ id }) => ({
      queryKey: [...candidateKey(id), 'awaited'],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getCandidate, { params: { id } }, { signal }),
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: (query: { state: { dataUpdateCount: number; errorUpdateCount: number } }) =>
        query.state.dataUpdateCount + query.state.errorUpdateCount < POLLS ? POLL_MS : (false as const),
    })),
    combine: (results) => results.filter(({ data }) => data && !isBeingEvaluated(data)).length,
  });
  useEffect(() => {
    if (done > 0) void client.invalidateQueries({ queryKey: listKey(jobId) });
  }, [client, done, jobId]);
}

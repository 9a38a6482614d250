import {
  countStages,
  getCandidate,
  listCandidates,
  rejectCandidate,
  rejectCandidates,
  unrejectCandidate,
  unrejectCandidates,
} from '@kafaa/domain/candidates/api';
import { CANDIDATE_PAGE_SIZE } from '@kafaa/domain/candidates/options';
import { stageOf } from '@kafaa/domain/candidates/rules';
import type { Candidate, CandidatePage, Decision } from '@kafaa/domain/candidates/schema';
import { matchQuery, useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { patchCandidates } from '#/features/candidates/queries';
import { endpointKey, endpointQuery, invalidate } from '#/lib/endpoint-query';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { type Filters, SORTS, stageQuery } from './filters.ts';

const POLL_MS = 5000;
/** Number of polls, about one minute's worth; after them the list is refetched only when the window gets the focus. */
const POLLS = 12;
/** Number of candidates polled at a time; evaluations run one after another anyway. */
const WATCHED = 3;

/** True while the evaluation is pending. */
export function isBeingEvaluated(
  candidate: Pick<Candidate, 'interviewState' | 'evaluation' | 'byPerson' | 'reading'>,
): boolean {
  if (candidate.byPerson || candidate.reading?.closed) return false;
  return candidate.interviewState === 'COMPLETED' && candidate.evaluation === null;
}

/** Query parameters for the order and the filters of the list. */
export function listQuery({ sort, stage, search }: Filters) {
  const order = SORTS.find((option) => option.value === sort) ?? SORTS[0];
  return {
    sortBy: order.sortBy,
    sortDir: order.sortDir,
    search: search.trim() || undefined,
    ...stageQuery(stage),
  };
}

/** The candidates of a job, by pages. When a filter changes, the old list stays until the new one has loaded. */
export function useJobCandidates(
  jobId: string,
  filters: Filters,
  { enabled = true, size = CANDIDATE_PAGE_SIZE }: { enabled?: boolean; size?: number } = {},
) {
  const params = { jobId };
  const query = { size: String(size), ...listQuery(filters) };
  return useInfiniteQuery({
    enabled,
    queryKey: endpointKey(listCandidates, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      call(listCandidates, { params, query: { ...query, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: CandidatePage) => (page.last ? null : page.cursor),
    placeholderData: (previous, query) =>
      query && matchQuery({ queryKey: endpointKey(listCandidates, { params }) }, query) ? previous : undefined,
    refetchOnWindowFocus: (query) =>
      query.state.data?.pages.some((page) => page.content.some(isBeingEvaluated)) ? 'always' : true,
  });
}

/** Polls the candidates whose evaluation runs, and refetches the list when one is done. */
export function useAwaitEvaluations(jobId: string, candidates: readonly Candidate[]) {
  const client = useQueryClient();
  const waiting = candidates.filter(isBeingEvaluated).slice(0, WATCHED);
  const done = useQueries({
    queries: waiting.map(({ id }) => ({
      ...endpointQuery(getCandidate, { params: { id } }, 'awaited'),
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: (query: { state: { dataUpdateCount: number; errorUpdateCount: number } }) =>
        query.state.dataUpdateCount + query.state.errorUpdateCount < POLLS ? POLL_MS : (false as const),
    })),
    combine: (results) => results.filter(({ data }) => data && !isBeingEvaluated(data)).length,
  });
  useEffect(() => {
    if (done > 0) void invalidate(client, listCandidates, { params: { jobId } });
  }, [client, done, jobId]);
}

const REJECT_FAILURE = 'Échec du rejet du candidat...';
const UNDO_FAILURE = 'Échec de l’annulation du rejet. Veuillez réessayer plus tard.';
const decisionsKey = ['decisions'] as const;

/** The fields of a candidate that a decision uses. */
export type Decided = Pick<
  Candidate,
  'id' | 'firstName' | 'lastName' | 'status' | 'stage' | 'interviewState' | 'rejection' | 'withdrawnAt'
>;

export interface DecisionRequest {
  readonly kind: 'reject' | 'undo';
  readonly candidates: readonly Decided[];
  readonly reason?: string | undefined;
}

async function sendDecision({ kind, candidates, reason }: DecisionRequest): Promise<Decision[]> {
  const ids = candidates.map(({ id }) => id);
  const [id] = ids;
  if (ids.length > 1 || id === undefined) {
    return kind === 'reject'
      ? call(rejectCandidates, { body: { ids, reason } })
      : call(unrejectCandidates, { body: { ids } });
  }
  return [
    kind === 'reject'
      ? await call(rejectCandidate, { params: { id }, body: { reason } })
      : await call(unrejectCandidate, { params: { id } }),
  ];
}

/**
 * Optimistic state after an undo. The server's answer replaces it, because only the server knows whether an invitation is still
 * valid.
 */
const undone = ({ interviewState }: Decided): Partial<Candidate> => ({
  status: 'PENDING',
  stage: stageOf({ status: 'PENDING', withdrawnAt: null, setStage: null, interviewState }),
  rejection: null,
});

/**
 * Rejects candidates or undoes rejections. A rejection is shown after the server's answer, with the dialog busy until
 * then. An undo is shown optimistically and rolled back if the server refuses.
 */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: decisionsKey,
    mutationFn: sendDecision,
    onMutate: async ({ kind, candidates }) => {
      await client.cancelQueries({ queryKey: endpointKey(listCandidates) });
      if (kind === 'reject') return undefined;
      patchCandidates(client, new Map(candidates.map((one) => [one.id, undone(one)])));
      return {
        before: new Map(candidates.map(({ id, status, stage, rejection }) => [id, { status, stage, rejection }])),
      };
    },
    onSuccess: (decisions) => patchCandidates(client, new Map(decisions.map(({ id, ...decision }) => [id, decision]))),
    onError: (error, { kind }, context) => {
      if (context) patchCandidates(client, context.before);
      toast.error(errorMessage(error, kind === 'reject' ? REJECT_FAILURE : UNDO_FAILURE));
    },
    onSettled: (_decisions, _error, { candidates }) => {
      // While another decision is pending, a refetch could still return the state before it.
      if (client.isMutating({ mutationKey: decisionsKey }) > 1) return;
      void invalidate(client, listCandidates);
      void invalidate(client, countStages);
      for (const { id } of candidates) void invalidate(client, getCandidate, { params: { id } });
    },
  });
}

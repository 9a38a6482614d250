import {
  getCandidate,
  listCandidates,
  rejectCandidate,
  rejectCandidates,
  unrejectCandidate,
  unrejectCandidates,
} from '@kafaa/domain/candidates/api';
import { CANDIDATE_PAGE_SIZE } from '@kafaa/domain/candidates/options';
import type { Candidate, CandidatePage, Decision } from '@kafaa/domain/candidates/schema';
import { useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { candidateKey, candidateListsKey, patchCandidates } from '#/features/candidates/queries';
import { call, errorMessage } from '#/lib/api';
import { toast } from '#/lib/toast';
import { type Filters, SORTS } from './components/filters.ts';

const POLL_MS = 5000;
/** One minute of asking; after that, the focus of the window. */
const POLLS = 12;
/** Candidates asked about at a time: evaluations end one after the other anyway. */
const WATCHED = 3;

const listKey = (jobId: string) => [...candidateListsKey, jobId] as const;

/** True while the engine still has to speak. */
export function isBeingEvaluated(candidate: Pick<Candidate, 'interviewState' | 'evaluation' | 'byPerson'>): boolean {
  if (candidate.byPerson) return false;
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

const REJECT_FAILURE = 'Échec du rejet du candidat...';
const UNDO_FAILURE = 'Échec de l’annulation du rejet. Veuillez réessayer plus tard.';
const decisionsKey = ['decisions'] as const;

export interface DecisionRequest {
  readonly kind: 'reject' | 'undo';
  readonly candidates: readonly Candidate[];
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

const UNDONE: Pick<Candidate, 'status' | 'rejection'> = { status: 'PENDING', rejection: null };

/**
 * Rejects or takes back. A rejection is shown when the server has accepted it: its dialog says until then that it is on its
 * way. Taking back is shown at once, and what was shown before when the server refuses.
 */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: decisionsKey,
    mutationFn: sendDecision,
    onMutate: async ({ kind, candidates }) => {
      await client.cancelQueries({ queryKey: candidateListsKey });
      if (kind === 'reject') return undefined;
      patchCandidates(client, new Map(candidates.map(({ id }) => [id, UNDONE])));
      return { before: new Map(candidates.map(({ id, status, rejection }) => [id, { status, rejection }])) };
    },
    onSuccess: (decisions) => patchCandidates(client, new Map(decisions.map(({ id, ...decision }) => [id, decision]))),
    onError: (error, { kind }, context) => {
      if (context) patchCandidates(client, context.before);
      toast.error(errorMessage(error, kind === 'reject' ? REJECT_FAILURE : UNDO_FAILURE));
    },
    onSettled: (_decisions, _error, { candidates }) => {
      // Asked while another decision is on its way, the server would still give the state before it.
      if (client.isMutating({ mutationKey: decisionsKey }) > 1) return;
      void client.invalidateQueries({ queryKey: candidateListsKey });
      for (const { id } of candidates) void client.invalidateQueries({ queryKey: candidateKey(id) });
    },
  });
}

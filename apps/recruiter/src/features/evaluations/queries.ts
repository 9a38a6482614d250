import { getEngines, recalculate } from '@kafaa/domain/evaluations/api';
import type { Engines } from '@kafaa/domain/evaluations/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { candidateListsKey } from '#/features/candidates/queries';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

export const enginesKey = ['engines'] as const;
const enginesOf = (jobId: string | undefined) => [...enginesKey, jobId] as const;
const POLL_MS = 3000;

/** The engines that evaluated an offer's candidates, or the company's; polled during a recalculation, with the lists refetched. */
export function useEngines(jobId: string | undefined) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: enginesOf(jobId),
    queryFn: ({ signal }) => call(getEngines, { query: { jobId } }, { signal }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? POLL_MS : false),
  });
  const outdated = query.data?.outdated;
  const before = useRef(outdated);
  useEffect(() => {
    if (before.current !== undefined && outdated !== before.current)
      void client.invalidateQueries({ queryKey: candidateListsKey });
    before.current = outdated;
  }, [client, outdated]);
  return query;
}

export function useRecalculate(jobId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(recalculate, { query: { jobId } }),
    onSuccess: (engines) => client.setQueryData<Engines>(enginesOf(jobId), engines),
    onError: (error) => {
      toast.error(errorMessage(error, 'Le recalcul n’a pas pu être lancé. Veuillez réessayer plus tard.'));
      void client.invalidateQueries({ queryKey: enginesOf(jobId) });
    },
  });
}

import { useMay } from '#/lib/permissions';
import { getEngines, recalculate } from '@kafaa/domain/evaluations/api';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

const POLL_MS = 3000;

/** The engines that evaluated an offer's candidates, or the company's; polled during a recalculation, with the lists refetched. */
export function useEngines(jobId: string | undefined) {
  const client = useQueryClient();
  const enabled = useMay(getEngines);
  const query = useQuery({
    ...endpointQuery(getEngines, { query: { jobId } }),
    enabled,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? POLL_MS : false),
  });
  const outdated = query.data?.outdated;
  const before = useRef(outdated);
  useEffect(() => {
    if (before.current !== undefined && outdated !== before.current) void invalidate(client, listCandidates);
    before.current = outdated;
  }, [client, outdated]);
  return query;
}

export function useRecalculate(jobId: string | undefined) {
  const client = useQueryClient();
  const of = { query: { jobId } };
  return useCall(recalculate, () => of, {
    onSuccess: (engines) => setAnswer(client, getEngines, of, engines),
    onError: (error) => {
      toast.error(errorMessage(error, 'Le recalcul n’a pas pu être lancé. Veuillez réessayer plus tard.'));
      void invalidate(client, getEngines, of);
    },
  });
}

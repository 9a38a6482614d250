import { exportFairness, getFairness, requestSwapTest } from '@kafaa/domain/evaluations/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

const SWAP_POLL_MS = 3000;

/** The fairness report; polled while its test runs. */
export function useFairness(jobId: string | undefined) {
  return useQuery({
    ...endpointQuery(getFairness, { query: { jobId } }),
    refetchInterval: ({ state }) => (state.data?.test.state === 'RUNNING' ? SWAP_POLL_MS : false),
  });
}

export function useRequestSwapTest(jobId: string | undefined) {
  const client = useQueryClient();
  const of = { query: { jobId } };
  return useCall(requestSwapTest, () => of, {
    onSuccess: (test) => setAnswer(client, getFairness, of, (report) => report && { ...report, test }),
    onError: (error) =>
      toast.error(errorMessage(error, 'Le test n’a pas pu être lancé. Veuillez réessayer plus tard.')),
  });
}

export async function fetchFairnessFile(jobId: string | undefined) {
  return call(exportFairness, { query: { jobId } });
}

import { exportFairness, getFairness, requestSwapTest } from '@kafaa/domain/evaluations/api';
import type { Fairness } from '@kafaa/domain/evaluations/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

const fairnessKey = (jobId: string | undefined) => ['fairness', jobId] as const;
const SWAP_POLL_MS = 3000;

/** The fairness report; polled while its test runs. */
export function useFairness(jobId: string | undefined) {
  return useQuery({
    queryKey: fairnessKey(jobId),
    queryFn: ({ signal }) => call(getFairness, { query: { jobId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.test.state === 'RUNNING' ? SWAP_POLL_MS : false),
  });
}

export function useRequestSwapTest(jobId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(requestSwapTest, { query: { jobId } }),
    onSuccess: (test) =>
      client.setQueryData<Fairness>(fairnessKey(jobId), (report) => (report ? { ...report, test } : report)),
    onError: (error) =>
      toast.error(errorMessage(error, 'Le test n’a pas pu être lancé. Veuillez réessayer plus tard.')),
  });
}

export async function fetchFairnessFile(jobId: string | undefined) {
  return call(exportFairness, { query: { jobId } });
}

import { getTranscript } from '@kafaa/domain/interviews/api';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#/lib/endpoint-query';

/** Questions and answers of a candidate; refused with 403 if the plan does not include them. */
export function useTranscript(candidateId: string | undefined, { enabled = true } = {}) {
  return useQuery({
    enabled,
    ...endpointQuery(getTranscript, { params: { id: candidateId ?? '' } }),
    ...(!candidateId && { queryFn: () => Promise.reject(new Error('Missing candidate id')) }),
  });
}

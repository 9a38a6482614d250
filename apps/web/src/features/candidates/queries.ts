import { getCandidate, getCandidateCv } from '@kafaa/domain/candidates/api';
import type { Output } from '@kafaa/domain/kernel/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, errorMessage } from '#/lib/api';
import { downloadUrl } from '#/lib/download';
import { toast } from '#/lib/toast';

export type CandidateFile = Output<typeof getCandidate>;

export const candidateKey = (id: string) => ['candidate', id] as const;
/** Every list of candidates, whatever the offer and the filters, begins with this. */
export const candidateListsKey = ['candidates'] as const;

/** One candidate with the evaluation; every plan may read it. */
export function useCandidate(id: string, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: candidateKey(id),
    queryFn: ({ signal }) => call(getCandidate, { params: { id } }, { signal }),
    enabled: options.enabled ?? true,
  });
}

/** Asks for the short-lived address of a CV and follows it. */
export function useOpenCv(candidateId: string) {
  return useMutation({
    mutationFn: () => call(getCandidateCv, { params: { id: candidateId } }),
    onSuccess: ({ url, fileName }) => downloadUrl(url, fileName),
    onError: (error) => toast.error(errorMessage(error, 'Échec de l’ouverture du CV. Veuillez réessayer plus tard.')),
  });
}

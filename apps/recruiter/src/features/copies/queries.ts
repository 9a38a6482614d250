import { listCopies, setCopyAside } from '@kafaa/domain/copies/api';
import type { Resemblance, SetAsidePayload } from '@kafaa/domain/copies/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

/**
 * Resemblances between a candidate's answers and others'. If refused, as for a plan without answers, nothing is shown.
 */
export function useCopies(candidateId: string) {
  return useQuery(endpointQuery(listCopies, { params: { id: candidateId } }));
}

export const isSamePair = (
  one: Resemblance,
  { position, otherId, otherPosition }: Omit<SetAsidePayload, 'setAside'>,
): boolean => one.position === position && one.other.id === otherId && one.other.position === otherPosition;

export function useSetAside(candidateId: string) {
  const client = useQueryClient();
  const of = { params: { id: candidateId } };
  return useCall(setCopyAside, (body: SetAsidePayload) => ({ ...of, body }), {
    onSuccess: (changed, pair) =>
      setAnswer(client, listCopies, of, (before) => before?.map((one) => (isSamePair(one, pair) ? changed : one))),
    onError: (error) => {
      toast.error(errorMessage(error, 'Rien n’a été noté. Veuillez réessayer plus tard.'));
      void invalidate(client, listCopies, of);
    },
  });
}

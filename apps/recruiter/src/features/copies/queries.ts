import { listCopies, setCopyAside } from '@kafaa/domain/copies/api';
import type { Resemblance, SetAsidePayload } from '@kafaa/domain/copies/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

const copiesKey = (candidateId: string) => ['copies', candidateId] as const;

/**
 * Resemblances between a candidate's answers and others'. If refused, as for a plan without answers, nothing is shown.
 */
export function useCopies(candidateId: string) {
  return useQuery({
    queryKey: copiesKey(candidateId),
    queryFn: ({ signal }) => call(listCopies, { params: { id: candidateId } }, { signal }),
  });
}

export const isSamePair = (
  one: Resemblance,
  { position, otherId, otherPosition }: Omit<SetAsidePayload, 'setAside'>,
): boolean => one.position === position && one.other.id === otherId && one.other.position === otherPosition;

export function useSetAside(candidateId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SetAsidePayload) => call(setCopyAside, { params: { id: candidateId }, body }),
    onSuccess: (changed, pair) =>
      client.setQueryData<Resemblance[]>(copiesKey(candidateId), (before) =>
        before?.map((one) => (isSamePair(one, pair) ? changed : one)),
      ),
    onError: (error) => {
      toast.error(errorMessage(error, 'Rien n’a été noté. Veuillez réessayer plus tard.'));
      void client.invalidateQueries({ queryKey: copiesKey(candidateId) });
    },
  });
}

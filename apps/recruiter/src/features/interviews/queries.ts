import { getChat } from '@kafaa/domain/interviews/api';
import { useQuery } from '@tanstack/react-query';
import { call } from '@kafaa/web-kit/api';

/** Questions and answers of a candidate; refused with 403 if the plan does not include them. */
export function useChat(candidateId: string | undefined) {
  return useQuery({
    queryKey: ['chat', candidateId],
    queryFn: ({ signal }) => {
      if (!candidateId) throw new Error('Missing candidate id');
      return call(getChat, { params: { id: candidateId } }, { signal });
    },
  });
}

import {
  addComment,
  createOpinionLink,
  getHistory,
  getOpinions,
  removeComment,
  revokeOpinionLink,
  saveScorecard,
} from '@kafaa/domain/opinions/api';
import type { OpinionLinkPayload, ScorecardPayload } from '@kafaa/domain/opinions/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@kafaa/web-kit/toast';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

export function useOpinions(id: string) {
  return useQuery(endpointQuery(getOpinions, { params: { id } }));
}

/** Loads the history each time it is opened, because every action adds an entry. */
export function useHistory(id: string, enabled: boolean) {
  return useQuery({ ...endpointQuery(getHistory, { params: { id } }), enabled, staleTime: 0 });
}

/** Refetches the opinions about a candidate, and the history, after a change. */
function useRefetch(id?: string) {
  const client = useQueryClient();
  const input = id === undefined ? undefined : { params: { id } };
  return () => Promise.all([invalidate(client, getOpinions, input), invalidate(client, getHistory, input)]);
}

export function useCreateLink() {
  return useCall(createOpinionLink, (body: OpinionLinkPayload) => ({ body }), {
    single: true,
    onSuccess: useRefetch(),
  });
}

export function useRevokeLink(id: string) {
  const refetch = useRefetch();
  return useCall(revokeOpinionLink, (linkId: string) => ({ params: { id, linkId } }), {
    onSuccess: ({ message }) => {
      toast.success(message);
      return refetch();
    },
  });
}

export function useAddComment(id: string) {
  return useCall(addComment, (text: string) => ({ params: { id }, body: { text } }), {
    single: true,
    onSuccess: useRefetch(id),
  });
}

export function useRemoveComment(id: string) {
  const refetch = useRefetch(id);
  return useCall(removeComment, (commentId: string) => ({ params: { id, commentId } }), {
    onSuccess: ({ message }) => {
      toast.success(message);
      return refetch();
    },
  });
}

export function useSaveScorecard(id: string) {
  const refetch = useRefetch(id);
  return useCall(saveScorecard, (body: ScorecardPayload) => ({ params: { id }, body }), {
    single: true,
    onSuccess: (card) => {
      toast.success(card ? 'Votre grille est enregistrée.' : 'Votre grille est retirée.');
      return refetch();
    },
  });
}

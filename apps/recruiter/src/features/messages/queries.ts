import { listCandidates } from '@kafaa/domain/candidates/api';
import { MAX_PAGE_SIZE } from '@kafaa/domain/candidates/options';
import { getMessages, listGroups, previewGroup, takeBackGroup, writeGroup } from '@kafaa/domain/messages/api';
import { MAX_RECIPIENTS } from '@kafaa/domain/messages/options';
import type { GroupMail, GroupPayload, GroupPreviewPayload } from '@kafaa/domain/messages/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import type { listQuery } from '#/features/candidates/components/use-job-candidates';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

/** Loads the messages each time they are opened, because more mails may have left. */
export function useMessages(id: string, enabled: boolean) {
  return useQuery({ ...endpointQuery(getMessages, { params: { id } }), enabled, staleTime: 0 });
}

const POLL_MS = 5000;
const isMoving = ({ state, waiting }: GroupMail) => state !== 'TAKEN_BACK' && waiting > 0;

/** Loads the group mails of an offer; polled while one of them is being sent. */
export function useGroupMails(jobId: string) {
  return useQuery({
    ...endpointQuery(listGroups, { params: { jobId } }),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : false),
  });
}

/** Puts a new or changed mail at its place in the list. */
function useKeep(jobId: string) {
  const client = useQueryClient();
  return (changed: GroupMail) =>
    setAnswer(client, listGroups, { params: { jobId } }, (list = []) =>
      list.some(({ id }) => id === changed.id)
        ? list.map((one) => (one.id === changed.id ? changed : one))
        : [changed, ...list],
    );
}

export function usePreviewGroup(jobId: string) {
  return useCall(previewGroup, (body: GroupPreviewPayload) => ({ params: { jobId }, body }), { single: true });
}

export function useWriteGroup(jobId: string) {
  return useCall(writeGroup, (body: GroupPayload) => ({ params: { jobId }, body }), {
    single: true,
    onSuccess: useKeep(jobId),
  });
}

export function useTakeBack(jobId: string) {
  const client = useQueryClient();
  return useCall(takeBackGroup, (id: string) => ({ params: { jobId, id } }), {
    single: true,
    onSuccess: useKeep(jobId),
    onError: (error) => {
      toast.error(errorMessage(error, 'L’e-mail n’a pas pu être repris. Réessayez.'));
      void invalidate(client, listGroups, { params: { jobId } });
    },
  });
}

/** Ids of the candidates in the filtered list, up to the maximum number of recipients of one mail. */
export function useEverybody(jobId: string, query: ReturnType<typeof listQuery>) {
  return useMutation({
    mutationFn: async () => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const asked = { ...query, size: String(MAX_PAGE_SIZE), cursor };
        const page = await call(listCandidates, { params: { jobId }, query: asked });
        ids.push(...page.content.map(({ id }) => id));
        cursor = page.last ? undefined : (page.cursor ?? undefined);
      } while (cursor !== undefined && ids.length < MAX_RECIPIENTS);
      return ids.slice(0, MAX_RECIPIENTS);
    },
    onError: (error) => toast.error(errorMessage(error, 'La liste n’a pas pu être lue. Réessayez.')),
  });
}

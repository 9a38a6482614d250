import type { InterviewMails } from '@kafaa/domain/auth/options';
import { chooseInterviewMails, getDesk, getInterviewMails } from '@kafaa/domain/desk/api';
import { keepPreviousData, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

/** Loads « À traiter », anew on each visit and after each change that the page makes. */
export function useDesk(size: number) {
  const client = useQueryClient();
  const changing = useIsMutating() > 0;
  const changed = useRef(false);
  useEffect(() => {
    if (!changing && changed.current) void invalidate(client, getDesk);
    changed.current = changing;
  }, [client, changing]);
  return useQuery({
    ...endpointQuery(getDesk, { query: { size: String(size) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Number of candidates of each offer that are new since the person last opened it; empty while unknown. */
export function useNewCandidates(): ReadonlyMap<string, number> {
  const { data } = useQuery(endpointQuery(getDesk, { query: { size: '1' } }));
  return new Map(data?.offers.map(({ jobId, unread }) => [jobId, unread]));
}

export function useInterviewMails() {
  return useQuery(endpointQuery(getInterviewMails, {}));
}

export function useChooseInterviewMails() {
  const client = useQueryClient();
  return useCall(chooseInterviewMails, (choice: InterviewMails) => ({ body: { choice } }), {
    onSuccess: (kept) => {
      setAnswer(client, getInterviewMails, {}, kept);
      toast.success('C’est enregistré.');
    },
    onError: (error) => toast.error(errorMessage(error, 'Votre choix n’a pas pu être enregistré. Réessayez.')),
  });
}

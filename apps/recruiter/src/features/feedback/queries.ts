import { approveFeedback, getFeedback, saveFeedback } from '@kafaa/domain/feedback/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@kafaa/web-kit/api';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

/** Loads the text about the interview when its section is opened, because few recruiters open it. */
export function useFeedback(id: string, enabled: boolean) {
  return useQuery({ ...endpointQuery(getFeedback, { params: { id } }), enabled });
}

export function useSaveFeedback(id: string) {
  const client = useQueryClient();
  return useCall(saveFeedback, (text: string) => ({ params: { id }, body: { text } }), {
    single: true,
    onSuccess: (saved) => setAnswer(client, getFeedback, { params: { id } }, saved),
  });
}

function approvedText({
  approved,
  skipped,
}: {
  readonly approved: readonly string[];
  readonly skipped: number;
}): string {
  const sent = counted(approved.length, 'bilan envoyé', 'bilans envoyés');
  return skipped > 0 ? `${sent}. ${counted(skipped, 'personne')} sans bilan.` : sent;
}

export function useApproveFeedback() {
  const client = useQueryClient();
  return useCall(approveFeedback, (ids: readonly string[]) => ({ body: { ids: [...ids] } }), {
    single: true,
    onSuccess: (done) => {
      toast.success(approvedText(done));
      return invalidate(client, getFeedback);
    },
    onError: (error) => toast.error(errorMessage(error, 'Le bilan n’est pas parti. Réessayez.')),
  });
}

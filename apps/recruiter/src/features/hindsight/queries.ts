import { answerHindsight, changeHindsight, getHindsight, getHindsightQuestion } from '@kafaa/domain/hindsight/api';
import type { HindsightDay } from '@kafaa/domain/hindsight/options';
import type { HindsightMarks } from '@kafaa/domain/hindsight/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

export function useHindsight() {
  return useQuery(endpointQuery(getHindsight, {}));
}

export function useChangeHindsight() {
  const client = useQueryClient();
  return useCall(changeHindsight, (on: boolean) => ({ body: { on } }), {
    onSuccess: async () => {
      await invalidate(client, getHindsight);
      toast.success('C’est enregistré.');
    },
    onError: (error) => toast.error(errorMessage(error, 'Votre choix n’a pas pu être enregistré. Réessayez.')),
  });
}

/** Loads the question about a hire once, because the question ends with its answer. */
export function useHindsightQuestion(candidateId: string) {
  return useQuery({
    ...endpointQuery(getHindsightQuestion, { params: { candidateId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useAnswerHindsight(candidateId: string) {
  return useCall(
    answerHindsight,
    (body: { day: HindsightDay; marks: HindsightMarks }) => ({ params: { candidateId }, body }),
    {
      single: true,
      onError: (error) => toast.error(errorMessage(error, 'Votre réponse n’a pas pu être enregistrée. Réessayez.')),
    },
  );
}

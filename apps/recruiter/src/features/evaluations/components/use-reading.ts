import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { getSettings } from '@kafaa/domain/companies/api';
import { changeReading, getIndependence, setAnswerLevel } from '@kafaa/domain/evaluations/api';
import type { AnswerLevel } from '@kafaa/domain/evaluations/schema';
import { getTranscript } from '@kafaa/domain/interviews/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

/** Sets the person's own level of one answer, then refetches the candidate, because the second level opens the evaluation. */
export function useSetAnswerLevel(id: string) {
  const client = useQueryClient();
  return useCall(setAnswerLevel, (body: AnswerLevel) => ({ params: { id }, body }), {
    onSuccess: () =>
      Promise.all([
        invalidate(client, getCandidate, { params: { id } }),
        invalidate(client, getTranscript, { params: { id } }),
        invalidate(client, listCandidates),
        invalidate(client, getIndependence),
      ]),
    onError: (error) =>
      toast.error(errorMessage(error, 'Votre niveau n’a pas pu être enregistré. Veuillez réessayer plus tard.')),
  });
}

export function useChangeReading() {
  const client = useQueryClient();
  return useCall(changeReading, (on: boolean) => ({ body: { on } }), {
    single: true,
    onSuccess: () =>
      Promise.all([
        invalidate(client, getSettings),
        invalidate(client, getCandidate),
        invalidate(client, listCandidates),
      ]),
    onError: (error) => toast.error(errorMessage(error, 'Le choix n’a pas pu être enregistré. Réessayez.')),
  });
}

/** Figures on how close the person's own levels are to the engine's; nobody else can read them. */
export function useIndependence() {
  return useQuery(endpointQuery(getIndependence, {}));
}

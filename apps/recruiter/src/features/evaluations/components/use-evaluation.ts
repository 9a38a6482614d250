import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import {
  changeDeduction,
  changeHouse,
  exportAgreement,
  getAgreement,
  getEngines,
  getHouse,
  getInstructions,
  setHumanLevel,
} from '@kafaa/domain/evaluations/api';
import type { EvaluationView, LevelChange } from '@kafaa/domain/evaluations/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { patchCandidates } from '#/features/candidates/queries';
import { endpointKey, endpointQuery, invalidate, setAnswer } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

// Separate from queries.ts, which the list loads first: these calls are needed only in parts that open later.

/** Shows the changed evaluation at once; the refetch brings the new order of the list and the report's state. */
function useEvaluationChange<V>(id: string, change: (input: V) => Promise<EvaluationView>, failure: string) {
  const client = useQueryClient();
  return useMutation({
    // Same scope, so changes run one after another and the answer to an earlier click cannot arrive last.
    scope: { id: `evaluation.${id}` },
    mutationFn: change,
    onSuccess: async (evaluation) => {
      await client.cancelQueries({ queryKey: endpointKey(listCandidates) });
      patchCandidates(client, new Map([[id, { evaluation }]]));
    },
    onError: (error) => toast.error(errorMessage(error, failure)),
    onSettled: () => {
      void invalidate(client, listCandidates);
      void invalidate(client, getCandidate, { params: { id } });
      void invalidate(client, getAgreement);
      void invalidate(client, getHouse);
    },
  });
}

/** Waives the deduction for AI-writing signals, or applies it again. */
export function useChangeDeduction(id: string) {
  return useEvaluationChange(
    id,
    (waived: boolean) => call(changeDeduction, { params: { id }, body: { waived } }),
    'Le score n’a pas pu être recalculé. Veuillez réessayer plus tard.',
  );
}

/** Sets or removes the recruiter's own level of a criterion. */
export function useSetHumanLevel(id: string) {
  return useEvaluationChange(
    id,
    (body: LevelChange) => call(setHumanLevel, { params: { id }, body }),
    'Votre niveau n’a pas pu être enregistré. Veuillez réessayer plus tard.',
  );
}

export function useAgreement(jobId: string | undefined) {
  return useQuery(endpointQuery(getAgreement, { query: { jobId } }));
}

export function useHouse() {
  return useQuery(endpointQuery(getHouse, {}));
}

/** Turns the company's own thresholds on or off, or updates them; then refetches which evaluations are outdated. */
export function useChangeHouse() {
  const client = useQueryClient();
  return useCall(changeHouse, (on: boolean) => ({ body: { on } }), {
    onSuccess: (house) => {
      setAnswer(client, getHouse, {}, house);
      void invalidate(client, getEngines);
    },
    onError: (error) =>
      toast.error(errorMessage(error, 'Les seuils n’ont pas pu être changés. Veuillez réessayer plus tard.')),
  });
}

export async function fetchAgreementFile(jobId: string | undefined) {
  return call(exportAgreement, { query: { jobId } });
}

/** The engine's figures, cached without expiry because they change only with a new version. */
export function useInstructions() {
  return useQuery({
    ...endpointQuery(getInstructions, {}),
    staleTime: Infinity,
  });
}

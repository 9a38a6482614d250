import {
  changeDeduction,
  changeHouse,
  exportAgreement,
  getAgreement,
  getHouse,
  getInstructions,
  setHumanLevel,
} from '@kafaa/domain/evaluations/api';
import type { EvaluationView, LevelChange } from '@kafaa/domain/evaluations/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enginesKey } from '#/features/evaluations/queries';
import { candidateKey, candidateListsKey, patchCandidates } from '#/features/candidates/queries';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';

// Separate from queries.ts, which the list loads first: these calls are needed only in parts that open later.

const agreementKey = ['agreement'] as const;

/** Shows the changed evaluation at once; the refetch brings the new order of the list and the report's state. */
function useEvaluationChange<V>(id: string, change: (input: V) => Promise<EvaluationView>, failure: string) {
  const client = useQueryClient();
  return useMutation({
    // Same scope, so changes run one after another and the answer to an earlier click cannot arrive last.
    scope: { id: `evaluation.${id}` },
    mutationFn: change,
    onSuccess: async (evaluation) => {
      await client.cancelQueries({ queryKey: candidateListsKey });
      patchCandidates(client, new Map([[id, { evaluation }]]));
    },
    onError: (error) => toast.error(errorMessage(error, failure)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: candidateListsKey });
      void client.invalidateQueries({ queryKey: candidateKey(id) });
      void client.invalidateQueries({ queryKey: agreementKey });
    },
  });
}

/** Waives the deduction for signs of writing, or applies it again. */
export function useChangeDeduction(id: string) {
  return useEvaluationChange(
    id,
    (lifted: boolean) => call(changeDeduction, { params: { id }, body: { lifted } }),
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
  return useQuery({
    queryKey: [...agreementKey, jobId],
    queryFn: ({ signal }) => call(getAgreement, { query: { jobId } }, { signal }),
  });
}

const houseKey = [...agreementKey, 'house'] as const;

export function useHouse() {
  return useQuery({ queryKey: houseKey, queryFn: ({ signal }) => call(getHouse, {}, { signal }) });
}

/** Turns the company's own thresholds on or off, or updates them; then refetches which evaluations are outdated. */
export function useChangeHouse() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => call(changeHouse, { body: { on } }),
    onSuccess: (house) => {
      client.setQueryData(houseKey, house);
      void client.invalidateQueries({ queryKey: enginesKey });
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
    queryKey: ['instructions'],
    queryFn: ({ signal }) => call(getInstructions, {}, { signal }),
    staleTime: Infinity,
  });
}

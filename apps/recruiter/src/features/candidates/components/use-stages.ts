import { countStages, getCandidate, listCandidates, moveCandidates, undoMoves } from '@kafaa/domain/candidates/api';
import { type SetStage, STAGE_LABELS, UNDO_MS } from '@kafaa/domain/candidates/options';
import type { Candidate, Decision } from '@kafaa/domain/candidates/schema';
import { remindCandidates } from '@kafaa/domain/interviews/api';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { counted } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { patchCandidates } from '#/features/candidates/queries';
import { endpointQuery, invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';

/** The number of an offer's candidates at each stage. */
export function useStageCounts(jobId: string) {
  return useQuery(endpointQuery(countStages, { params: { jobId } }));
}

interface MoveRequest {
  readonly candidates: readonly Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'stageVersion'>[];
  readonly to: SetStage;
}

function refetch(client: QueryClient, candidates: readonly { readonly id: string }[]): void {
  void invalidate(client, listCandidates);
  void invalidate(client, countStages);
  for (const { id } of candidates) void invalidate(client, getCandidate, { params: { id } });
}

const patchesOf = (decisions: readonly Decision[]) => new Map(decisions.map(({ id, ...decision }) => [id, decision]));
const seen = (candidates: readonly Pick<Candidate, 'id' | 'stageVersion'>[]) => ({
  ids: candidates.map(({ id }) => id),
  versions: candidates.map(({ stageVersion }) => stageVersion),
});

function movedText({ candidates, to }: MoveRequest): string {
  const [first] = candidates;
  const who =
    candidates.length === 1 && first ? `${first.firstName} ${first.lastName}` : counted(candidates.length, 'candidat');
  return `${who}\u00A0: ${STAGE_LABELS[to]}`;
}

export interface StageCommands {
  readonly move: (candidates: MoveRequest['candidates'], to: SetStage) => void;
  readonly undoMove: (candidates: readonly Pick<Candidate, 'id' | 'stageVersion'>[]) => void;
  readonly remind: (candidates: readonly Pick<Candidate, 'id'>[]) => void;
}

/** Commands that move candidates, undo moves and send reminders. A refusal shows the server's message; each call ends with a refetch. */
export function useStageCommands(): StageCommands {
  const client = useQueryClient();
  const { mutate: undoMove } = useCall(
    undoMoves,
    (candidates: readonly Pick<Candidate, 'id' | 'stageVersion'>[]) => ({ body: seen(candidates) }),
    {
      onSuccess: (decisions) => {
        patchCandidates(client, patchesOf(decisions));
        toast.success('Étape annulée');
      },
      onError: (error) => toast.error(errorMessage(error, 'L’étape n’a pas pu être annulée. Réessayez.')),
      onSettled: (_answer, _error, candidates) => refetch(client, candidates),
    },
  );
  const { mutate: move } = useCall(
    moveCandidates,
    ({ candidates, to }: MoveRequest) => ({ body: { ...seen(candidates), to } }),
    {
      onSuccess: (decisions, request) => {
        patchCandidates(client, patchesOf(decisions));
        const id = `stage-${request.candidates.map((one) => one.id).join()}`;
        const onClick = () => {
          toast.dismiss(id);
          undoMove(decisions);
        };
        toast(movedText(request), { id, duration: UNDO_MS, countdown: true, action: { label: 'Annuler', onClick } });
      },
      onError: (error) => toast.error(errorMessage(error, 'L’étape n’a pas pu être changée. Réessayez.')),
      onSettled: (_answer, _error, { candidates }) => refetch(client, candidates),
    },
  );
  const { mutate: remind } = useCall(
    remindCandidates,
    (candidates: readonly Pick<Candidate, 'id'>[]) => ({ body: { ids: candidates.map(({ id }) => id) } }),
    {
      onSuccess: ({ reminded, remindedAt, skipped }) => {
        patchCandidates(client, new Map(reminded.map((id) => [id, { remindedAt }])));
        const rest = skipped > 0 ? `, ${counted(skipped, 'candidat laissé de côté', 'candidats laissés de côté')}` : '';
        if (reminded.length > 0)
          toast.success(`${counted(reminded.length, 'rappel envoyé', 'rappels envoyés')}${rest}`);
        else toast('Aucun rappel n’est parti\u00A0: un par jour au plus, jamais après un retrait.');
      },
      onError: (error) => toast.error(errorMessage(error, 'Le rappel n’est pas parti. Réessayez.')),
      onSettled: () => void invalidate(client, listCandidates),
    },
  );
  return useMemo(
    () => ({ move: (candidates, to) => move({ candidates, to }), undoMove, remind }),
    [move, undoMove, remind],
  );
}

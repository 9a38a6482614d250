import { getCandidate, listCandidates } from '@kafaa/domain/candidates/api';
import { reopenError } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { reopenInterview } from '@kafaa/domain/own-data/api';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { invalidate } from '#/lib/endpoint-query';
import { useCall } from '#/lib/use-call';
import { toast } from '@kafaa/web-kit/toast';
import { Button } from '@kafaa/ui/button.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { fullName } from '#/features/palette/components/commands';

const WHAT_HAPPENS: Readonly<Partial<Record<Candidate['interviewState'], string>>> = {
  COMPLETED:
    'Ses réponses, son CV, son évaluation et son rapport sont effacés pour toujours. Vos notes restent. Un nouveau lien part par e-mail, pour les mêmes questions.',
  EXPIRED: 'Un nouveau lien, valable 7 jours, part par e-mail. Les réponses déjà données sont gardées.',
  TAKEN:
    'Cette personne a déjà passé cet entretien, puis effacé ses données\u00A0: elle connaît les questions. Un lien part par e-mail, et elle peut le repasser.',
};

/** Reopens the interview and refetches the candidate's list entry and details. */
function useReopen(candidateId: string) {
  const client = useQueryClient();
  const of = { params: { id: candidateId } };
  return useCall(reopenInterview, () => of, {
    single: true,
    onSuccess: () => Promise.all([invalidate(client, listCandidates), invalidate(client, getCandidate, of)]),
  });
}

interface ReopenActionProps {
  candidate: Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'status' | 'withdrawnAt' | 'interviewState'>;
  /** Whether it is the main action. */
  primary?: boolean;
}

/** Lets a person take the interview again, which is possible only if the company reopens it. */
export function ReopenAction({ candidate, primary = candidate.interviewState === 'EXPIRED' }: ReopenActionProps) {
  const [asked, setAsked] = useState(false);
  const reopen = useReopen(candidate.id);
  const expired = candidate.interviewState === 'EXPIRED';
  const close = () => {
    if (!reopen.isPending) setAsked(false);
  };
  const confirm = () =>
    reopen.mutate(undefined, {
      onSuccess: ({ message }) => {
        setAsked(false);
        toast.success(message);
      },
      onError: (error) => toast.error(errorMessage(error, 'L’entretien n’a pas pu être rouvert. Réessayez.')),
    });
  if (!asked && reopenError(candidate) !== null) return null;
  return (
    <>
      <Button variant={primary ? 'primary' : 'ghost'} size="sm" icon={<RotateCcw />} onClick={() => setAsked(true)}>
        {expired ? 'Renvoyer un lien' : 'Rouvrir l’entretien'}
      </Button>
      {asked && (
        <Modal
          open
          onClose={close}
          title={expired ? 'Renvoyer un lien\u202F?' : 'Rouvrir l’entretien\u202F?'}
          subtitle={<bdi>{fullName(candidate)}</bdi>}
          footer={
            <DialogButtons
              onCancel={close}
              waits
              variant={candidate.interviewState === 'COMPLETED' ? 'danger-solid' : 'primary'}
              busy={reopen.isPending}
              onClick={confirm}
            >
              {reopen.isPending ? 'Ouverture...' : expired ? 'Renvoyer un lien' : 'Rouvrir l’entretien'}
            </DialogButtons>
          }
        >
          <p>{WHAT_HAPPENS[candidate.interviewState]}</p>
        </Modal>
      )}
    </>
  );
}

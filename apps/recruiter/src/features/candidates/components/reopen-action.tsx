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
import { Button, type ButtonProps } from '@kafaa/ui/button.tsx';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { fullName } from '#/features/palette/components/commands';

const LINK_SENT = 'Un nouveau lien part par e-mail';
const LINK_LASTS = 'Il est valable 7\u00A0jours. Les réponses déjà données sont gardées.';
/** Duration of the toast in milliseconds: longer than usual, because for an expired link no dialog has shown the text before. */
const READING_MS = 6000;

const WHAT_HAPPENS: Readonly<Partial<Record<Candidate['interviewState'], string>>> = {
  COMPLETED:
    'Ses réponses, son CV, son évaluation et son rapport sont effacés pour toujours. Vos notes restent. Un nouveau lien part par e-mail, pour les mêmes questions.',
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
  /** Style of the button; by default it is the main action if the link has expired. */
  variant?: ButtonProps['variant'];
}

/**
 * Button that reopens the interview. After an expired link nothing is lost, so one click sends a new link; the other cases ask for
 * confirmation first.
 */
export function ReopenAction({
  candidate,
  variant = candidate.interviewState === 'EXPIRED' ? 'primary' : 'ghost',
}: ReopenActionProps) {
  const [asked, setAsked] = useState(false);
  const reopen = useReopen(candidate.id);
  const expired = candidate.interviewState === 'EXPIRED';
  const close = () => {
    if (!reopen.isPending) setAsked(false);
  };
  const send = () =>
    reopen.mutate(undefined, {
      onSuccess: ({ message }) => {
        setAsked(false);
        toast.success(expired ? `${LINK_SENT} à ${fullName(candidate)}. ${LINK_LASTS}` : message, {
          duration: READING_MS,
        });
      },
      onError: (error) => toast.error(errorMessage(error, 'L’entretien n’a pas pu être rouvert. Réessayez.')),
    });
  if (!asked && reopenError(candidate) !== null) return null;
  if (expired)
    return (
      <Button
        variant={variant}
        size="sm"
        icon={<RotateCcw />}
        title={`${LINK_SENT}. ${LINK_LASTS}`}
        busy={reopen.isPending}
        onClick={send}
      >
        Renvoyer un lien
        <span className="sr-only"> à {fullName(candidate)}</span>
      </Button>
    );
  return (
    <>
      <Button variant={variant} size="sm" icon={<RotateCcw />} onClick={() => setAsked(true)}>
        Rouvrir l’entretien
      </Button>
      {asked && (
        <Modal
          open
          onClose={close}
          title={'Rouvrir l’entretien\u202F?'}
          subtitle={<bdi>{fullName(candidate)}</bdi>}
          footer={
            <DialogButtons
              onCancel={close}
              waits
              variant={candidate.interviewState === 'COMPLETED' ? 'danger-solid' : 'primary'}
              busy={reopen.isPending}
              onClick={send}
            >
              {reopen.isPending ? 'Ouverture...' : 'Rouvrir l’entretien'}
            </DialogButtons>
          }
        >
          <p>{WHAT_HAPPENS[candidate.interviewState]}</p>
        </Modal>
      )}
    </>
  );
}

import type { Job } from '@kafaa/domain/jobs/schema';
import { errorMessage } from '#/lib/api';
import { toast } from '#/lib/toast';
import { Button } from '#/ui/button.tsx';
import { Modal } from '#/ui/modal.tsx';
import { useSetJobOpen } from '../queries.ts';

const UNDO_MS = 10_000;
const FAILED = {
  open: 'L’offre n’a pas pu être rouverte. Veuillez réessayer.',
  close: 'L’offre n’a pas pu être fermée. Veuillez réessayer.',
} as const;

/** Closing and opening again, each with its words; closing can be taken back from its toast. */
export function useJobState(job: Pick<Job, 'id' | 'title'>) {
  const change = useSetJobOpen(job.id);
  const reopen = () => {
    if (change.isPending) return;
    change.mutate(true, {
      onSuccess: () => toast.success('Offre rouverte'),
      onError: (error) => toast.error(errorMessage(error, FAILED.open)),
    });
  };
  const close = (done: () => void) => {
    if (change.isPending) return;
    change.mutate(false, {
      onSuccess: () => {
        done();
        toast(`Offre fermée\u00A0: ${job.title}`, {
          duration: UNDO_MS,
          countdown: true,
          action: { label: 'Annuler', onClick: reopen },
        });
      },
      onError: (error) => toast.error(errorMessage(error, FAILED.close)),
    });
  };
  return { close, reopen, busy: change.isPending };
}

interface CloseDialogProps {
  job: Pick<Job, 'title'>;
  open: boolean;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** What closing does, before it is done. */
export function CloseDialog({ job, open, busy, onCancel, onConfirm }: CloseDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={'Fermer cette offre\u202F?'}
      subtitle={job.title}
      footer={
        <>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={onCancel}>
            Annuler
          </Button>
          <Button variant="danger-solid" busy={busy} onClick={onConfirm}>
            {busy ? 'Fermeture...' : 'Fermer l’offre'}
          </Button>
        </>
      }
    >
      <p>
        Plus personne ne peut postuler ni commencer un entretien. Les entretiens commencés vont jusqu’au bout, et vos
        candidats restent ici. Vous pourrez rouvrir l’offre sans entamer votre quota.
      </p>
    </Modal>
  );
}

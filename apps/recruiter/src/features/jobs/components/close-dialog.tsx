import type { Job } from '@kafaa/domain/jobs/schema';
import { Button } from '@kafaa/ui/button.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';

export interface CloseDialogProps {
  job: Pick<Job, 'title'>;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Explains the effects of closing a job and asks for confirmation. */
export function CloseDialog({ job, busy, onClose, onConfirm }: CloseDialogProps) {
  return (
    <Modal
      open
      onClose={onClose}
      title={'Fermer cette offre\u202F?'}
      subtitle={job.title}
      footer={
        <>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={onClose}>
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

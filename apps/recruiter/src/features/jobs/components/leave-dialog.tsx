import type { ReactNode } from 'react';
import { Button } from '@kafaa/ui/button.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Text that names the work that would be lost. */
  children: ReactNode;
}

/** Confirmation dialog shown before leaving unsaved work. */
export function LeaveDialog({ open, onStay, onLeave, children }: LeaveDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onStay}
      title={'Quitter sans enregistrer\u202F?'}
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            Quitter sans enregistrer
          </Button>
          <Button data-autofocus onClick={onStay}>
            Rester
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}

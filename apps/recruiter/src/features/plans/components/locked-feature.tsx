import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';

/** « Accès restreint »: describes a feature of another plan, with a link to the plans. */
export function LockedFeature({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Modal
      open
      onClose={onClose}
      title="Accès restreint"
      footer={
        <>
          <Button variant="ghost" data-autofocus onClick={onClose}>
            Fermer
          </Button>
          <ButtonLink icon={<LockIcon />} href="/Pricing">
            Améliorer mon abonnement
          </ButtonLink>
        </>
      }
    >
      {children}
    </Modal>
  );
}

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { LockedFeature } from '#/features/plans/components/locked-feature.tsx';
import { usePlanFeature } from '#/features/plans/queries';
import { useInvitationDefaults } from '../queries.ts';
import { toast } from '@kafaa/web-kit/toast';
import { Modal } from '@kafaa/ui/modal.tsx';
import { SpinnerPanel } from '@kafaa/ui/spinner.tsx';
import { useScheduleLock } from './schedule-lock.tsx';
import type { ScheduleModalProps } from './schedule-modal.tsx';

/**
 * The dialog while its form and calendar load. A company without scheduling in its plan sees the locked notice instead.
 */
export function ScheduleOpening(props: ScheduleModalProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ScheduleModalProps>>();
  const allowed = usePlanFeature('SCHEDULING');
  const isNew = props.invitation === undefined;
  const defaults = useInvitationDefaults(isNew && allowed === true);
  const close = useRef(props.onClose);
  useEffect(() => {
    close.current = props.onClose;
  });
  useEffect(() => {
    let gone = false;
    import('./schedule-modal.tsx').then(
      ({ ScheduleModal }) => gone || setLoaded(() => ScheduleModal),
      () => {
        if (gone) return;
        toast.error('Le formulaire n’a pas pu être chargé. Vérifiez votre réseau, puis réessayez.');
        close.current();
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  if (allowed === false) return <Locked onClose={props.onClose} />;
  // The form waits for the values of the last invitations; if they cannot be loaded, the form starts empty.
  if (Loaded && !(isNew && defaults.isPending)) return <Loaded {...props} defaults={defaults.data} />;
  return (
    <Modal open size="md" onClose={props.onClose} title="Planifier un entretien">
      <SpinnerPanel />
    </Modal>
  );
}

function Locked({ onClose }: { onClose: () => void }) {
  const { reason } = useScheduleLock();
  return (
    <LockedFeature onClose={onClose}>
      {reason && <p>{reason}</p>}
      <p>
        Avec elle, vous proposez une date{'\u00A0'}: le candidat reçoit l’invitation, l’ajoute à son agenda et répond en
        un clic.
      </p>
      <p>Sans elle, ses coordonnées sont sur sa fiche{'\u00A0'}: vous pouvez lui écrire ou l’appeler.</p>
    </LockedFeature>
  );
}

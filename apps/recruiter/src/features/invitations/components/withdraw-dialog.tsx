import { COMPANY_ZONE, COMPANY_ZONE_LABEL } from '@kafaa/domain/invitations/options';
import type { InvitationItem } from '@kafaa/domain/invitations/schema';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { useWithdrawInvitation } from '../queries.ts';

/** Confirmation before a meeting is cancelled, since the candidate is notified at once. */
export function WithdrawDialog({ item, onClose }: { item: InvitationItem; onClose: () => void }) {
  const withdraw = useWithdrawInvitation();
  const { id, interviewDate } = item.interviewInvitation;
  const close = () => {
    if (!withdraw.isPending) onClose();
  };
  return (
    <Modal
      open
      onClose={close}
      title={'Annuler cet entretien\u202F?'}
      footer={
        <DialogButtons
          onCancel={close}
          cancelLabel="Garder l’entretien"
          cancelVariant="ghost"
          waits
          safe
          variant="danger-solid"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(id, { onSuccess: onClose })}
        >
          {withdraw.isPending ? 'Annulation...' : 'Annuler l’entretien'}
        </DialogButtons>
      }
    >
      <p>
        Le rendez-vous avec <bdi>{item.candidateFullName}</bdi> le {formatDateTime(interviewDate, COMPANY_ZONE)} (
        {COMPANY_ZONE_LABEL}) sera annulé. Le candidat est prévenu par e-mail et son agenda est mis à jour.
      </p>
      <p>Pour changer seulement la date ou le lieu, déplacez l’entretien.</p>
    </Modal>
  );
}

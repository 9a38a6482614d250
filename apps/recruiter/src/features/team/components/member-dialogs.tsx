import type { Member } from '@kafaa/domain/team/schema';
import { useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { closeSession } from '@kafaa/web-kit/session';
import { toast } from '@kafaa/web-kit/toast';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { useChangeMember, useLeave, useRemove } from '../queries.ts';
import { AccessFields } from './access-fields.tsx';
import { nameOf } from './member-name.ts';

interface DialogProps {
  member: Member;
  onClose: () => void;
}

/** Changes the role of a person and the offers that the person sees. */
export function AccessDialog({ member, onClose }: DialogProps) {
  const { role, allOffers, jobIds } = member;
  const [access, setAccess] = useState({ role, allOffers, jobIds });
  const change = useChangeMember(member.id);
  const save = () =>
    change.mutate(access, {
      onSuccess: () => {
        toast.success('Rôle et offres enregistrés.');
        onClose();
      },
      onError: (error) => toast.error(errorMessage(error, 'Le changement n’a pas été enregistré. Réessayez.')),
    });
  return (
    <Modal
      open
      sticky
      size="lg"
      onClose={onClose}
      title="Rôle et offres"
      subtitle={<bdi>{nameOf(member)}</bdi>}
      footer={
        <DialogButtons onCancel={onClose} busy={change.isPending} onClick={save}>
          {change.isPending ? 'Enregistrement...' : 'Enregistrer'}
        </DialogButtons>
      }
    >
      <div className="grid gap-16">
        <AccessFields value={access} onChange={setAccess} />
      </div>
    </Modal>
  );
}

/** Confirmation before a person loses access at once. */
export function RemoveDialog({ member, onClose }: DialogProps) {
  const remove = useRemove();
  const confirm = () =>
    remove.mutate(member.id, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
      },
      onError: (error) => toast.error(errorMessage(error, 'Cette personne n’a pas pu être retirée. Réessayez.')),
    });
  return (
    <Modal
      open
      onClose={onClose}
      title={'Retirer cette personne\u202F?'}
      subtitle={<bdi>{nameOf(member)}</bdi>}
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelLabel="Garder"
          waits
          safe
          variant="danger-solid"
          busy={remove.isPending}
          onClick={confirm}
        >
          {remove.isPending ? 'Retrait...' : 'Retirer de l’équipe'}
        </DialogButtons>
      }
    >
      <p>
        Son accès se ferme aussitôt, et un e-mail l’en informe. Son nom reste sur ses décisions, ses niveaux et ses
        notes. Les rendez-vous prévus avec cette personne restent, sans son nom{'\u00A0'}: vérifiez-les dans Entretiens.
      </p>
    </Modal>
  );
}

/** Confirmation before the logged-in person leaves the company; the session ends. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const leave = useLeave();
  const confirm = () =>
    leave.mutate(undefined, {
      onSuccess: ({ message }) => {
        toast.success(message);
        closeSession('logout');
      },
      onError: (error) => toast.error(errorMessage(error, 'Le départ n’a pas été enregistré. Réessayez.')),
    });
  return (
    <Modal
      open
      onClose={onClose}
      title={'Quitter l’équipe\u202F?'}
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelLabel="Rester"
          waits
          safe
          variant="danger-solid"
          busy={leave.isPending}
          onClick={confirm}
        >
          {leave.isPending ? 'Départ...' : 'Quitter l’équipe'}
        </DialogButtons>
      }
    >
      <p>
        Votre accès à cette entreprise se ferme aussitôt. Votre nom reste sur ce que vous y avez fait. Pour revenir, il
        faudra une nouvelle invitation.
      </p>
    </Modal>
  );
}

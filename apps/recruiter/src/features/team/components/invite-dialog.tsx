import { inviteSchema } from '@kafaa/domain/team/schema';
import { INVITATION_DAYS } from '@kafaa/domain/team/options';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '@kafaa/web-kit/api';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useInvite } from '../queries.ts';
import { type Access, AccessFields } from './access-fields.tsx';

const FORM = 'invite';

/** Invites a person by e-mail, with a role and the offers to see. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite();
  const [access, setAccess] = useState<Access>({ role: 'RECRUITER', allOffers: true, jobIds: [] });
  const form = useForm({
    resolver: domainResolver(inviteSchema, { firstOnly: true, prepare: ({ email }) => ({ email, ...access }) }),
    defaultValues: { email: '' },
  });
  useClearOnEdit(form);
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit((payload) =>
    invite.mutate(payload, {
      onSuccess: ({ email }) => {
        toast.success(`L’invitation est partie à ${email}.`);
        onClose();
      },
      onError: (error) => {
        showServerErrors(form, error);
        toast.error(errorMessage(error, 'L’invitation n’a pas pu partir. Réessayez.'));
      },
    }),
  );
  return (
    <Modal
      open
      sticky
      size="lg"
      onClose={onClose}
      title="Inviter une personne"
      subtitle={`Un e-mail lui donne un lien, valable ${INVITATION_DAYS} jours.`}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form={FORM} busy={invite.isPending}>
          {invite.isPending ? 'Envoi...' : 'Envoyer l’invitation'}
        </DialogButtons>
      }
    >
      <form id={FORM} className="grid gap-16" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('email')}
          data-autofocus
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          required
          error={formState.errors.email?.message}
        />
        <AccessFields value={access} onChange={setAccess} />
      </form>
    </Modal>
  );
}

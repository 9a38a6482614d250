import { erasureSchema } from '@kafaa/domain/lifecycle/schema';
import { useForm } from 'react-hook-form';
import { errorMessage } from '@kafaa/web-kit/api';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { DialogButtons, Modal } from '@kafaa/ui/modal.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useAskErasure } from '../queries.ts';

const FORM = 'erasure';

/** Requires the typed company name and the password, against slips and against a session left open. */
export function ErasureDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const ask = useAskErasure();
  const form = useForm({
    resolver: domainResolver(erasureSchema, { firstOnly: true }),
    defaultValues: { name: '', password: '' },
  });
  useClearOnEdit(form);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const submit = handleSubmit((payload) =>
    ask.mutate(payload, {
      onSuccess: onClose,
      onError: (error) => {
        showServerErrors(form, error);
        toast.error(errorMessage(error, 'La demande n’a pas pu être enregistrée. Veuillez réessayer.'));
      },
    }),
  );
  return (
    <Modal
      open
      sticky
      onClose={onClose}
      title={`Effacer ${name}\u202F?`}
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelLabel="Garder l’entreprise"
          safe
          type="submit"
          form={FORM}
          variant="danger-solid"
          busy={ask.isPending}
        >
          {ask.isPending ? 'Demande...' : 'Effacer l’entreprise'}
        </DialogButtons>
      }
    >
      <form id={FORM} className="grid gap-16" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          Pour confirmer, écrivez le nom de l’entreprise, <b>{name}</b>, et votre mot de passe.
        </p>
        <TextField
          {...register('name')}
          label="Nom de l’entreprise"
          autoComplete="off"
          required
          error={errors.name?.message}
        />
        <TextField
          {...register('password')}
          label="Mot de passe"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
      </form>
    </Modal>
  );
}

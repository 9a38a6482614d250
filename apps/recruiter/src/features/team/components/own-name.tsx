import { renameSchema } from '@kafaa/domain/team/schema';
import { useForm } from 'react-hook-form';
import { errorMessage } from '@kafaa/web-kit/api';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { toast } from '@kafaa/web-kit/toast';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { Button } from '@kafaa/ui/button.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import { useRename } from '../queries.ts';

/** Field for the person's name, which is shown with their future decisions. */
export function OwnName({ name }: { name: string | null }) {
  const rename = useRename();
  const form = useForm({
    resolver: domainResolver(renameSchema, { firstOnly: true }),
    defaultValues: { name: name ?? '' },
  });
  useClearOnEdit(form);
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit(({ name: wanted }) =>
    rename.mutate(wanted, {
      onSuccess: () => toast.success('Votre nom est enregistré.'),
      onError: (error) => {
        showServerErrors(form, error);
        toast.error(errorMessage(error, 'Votre nom n’a pas pu être enregistré. Réessayez.'));
      },
    }),
  );
  return (
    <form className="grid gap-16" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('name')}
        label="Prénom et nom"
        autoComplete="name"
        hint="Montré à votre équipe, sur vos décisions, vos niveaux et vos corrigés."
        required
        error={formState.errors.name?.message}
      />
      <p>
        <Button type="submit" variant="secondary" busy={rename.isPending}>
          {rename.isPending ? 'Enregistrement...' : 'Enregistrer mon nom'}
        </Button>
      </p>
    </form>
  );
}

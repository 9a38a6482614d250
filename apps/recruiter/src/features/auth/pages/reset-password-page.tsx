import { cx } from '@kafaa/ui/class-names';
import { resetFormSchema } from '@kafaa/domain/auth/schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'wouter';
import { domainResolver } from '#/lib/form-resolver';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { navigate } from '#/lib/place';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { TriangleAlertIcon } from '@kafaa/ui/icons.tsx';
import { CircleCheckIcon } from '@kafaa/ui/page-icons.tsx';
import { PasswordField } from '@kafaa/ui/text-field.tsx';
import styles from '../components/auth-form.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { resetError } from '../components/auth-messages.ts';
import { RESET_BAND, RESET_WALL } from '../components/auth-walls.ts';
import { usePasswordReset } from '../queries.ts';

const REDIRECT_MS = 3000;

function ResetForm({ reset }: { reset: ReturnType<typeof usePasswordReset> }) {
  const form = useForm({
    resolver: domainResolver(resetFormSchema, { firstOnly: true }),
    defaultValues: { newPassword: '', confirmation: '' },
    mode: 'onChange',
  });
  const { register, formState, handleSubmit } = form;

  const submit = handleSubmit(({ newPassword }) => {
    if (!reset.isPending) reset.mutate(newPassword);
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {reset.isError && (
        <div className={styles.note} role="alert">
          <TriangleAlertIcon size={18} />
          <span>
            {resetError(reset.error)} <AppLink href="/forgot-password">Demander un nouveau lien</AppLink>
          </span>
        </div>
      )}
      <PasswordField
        {...register('newPassword', { deps: 'confirmation' })}
        label="Nouveau mot de passe"
        autoComplete="new-password"
        hint="8 caractères au moins"
        required
        error={formState.errors.newPassword?.message}
      />
      <PasswordField
        {...register('confirmation')}
        label="Confirmation du mot de passe"
        autoComplete="new-password"
        required
        error={formState.errors.confirmation?.message}
      />
      <Button type="submit" size="lg" className={styles.submit} busy={reset.isPending} disabled={!formState.isValid}>
        {reset.isPending ? 'Enregistrement...' : 'Changer mon mot de passe'}
      </Button>
    </form>
  );
}

export function ResetPasswordPage() {
  useDocumentTitle('Nouveau mot de passe');
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  const reset = usePasswordReset(token);

  useEffect(() => {
    if (token !== '') return;
    toast.error('Ce lien de réinitialisation est incomplet. Demandez-en un nouveau.');
    navigate('/signin', { replace: true });
  }, [token]);

  useEffect(() => {
    if (!reset.isSuccess) return;
    const timer = setTimeout(() => navigate('/login'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [reset.isSuccess]);

  return (
    <AuthLayout
      title="Nouveau mot de passe"
      lead="Choisissez-le, puis reconnectez-vous. Vos autres sessions seront fermées."
      wall={RESET_WALL}
      band={RESET_BAND}
      caption="Un mot de passe, et vous y êtes."
    >
      {reset.isSuccess ? (
        <>
          <div className={`${styles.note} ${styles.ok}`} role="status">
            <CircleCheckIcon size={18} />
            <span>{reset.data.message} Vous allez être dirigé vers la page de connexion.</span>
          </div>
          <ButtonLink href="/login">Se connecter</ButtonLink>
        </>
      ) : (
        <ResetForm reset={reset} />
      )}
      <p className={cx('cluster middle between muted', styles.foot)}>
        <AppLink href="/signin">Retour à la connexion</AppLink>
      </p>
    </AuthLayout>
  );
}

import { cx } from '@kafaa/ui/class-names';
import { resetRequestSchema } from '@kafaa/domain/auth/schema';
import { useForm } from 'react-hook-form';
import { domainResolver } from '#/lib/form-resolver';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { CircleCheckIcon } from '@kafaa/ui/page-icons.tsx';
import { TextField } from '@kafaa/ui/text-field.tsx';
import styles from '../components/auth-form.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { resetRequestError } from '../components/auth-messages.ts';
import { RESET_BAND, RESET_WALL } from '../components/auth-walls.ts';
import { useResetRequest } from '../queries.ts';

export function ForgotPasswordPage() {
  useDocumentTitle('Mot de passe oublié');
  const request = useResetRequest();
  const form = useForm({ resolver: domainResolver(resetRequestSchema), defaultValues: { email: '' } });
  const { register, formState, handleSubmit } = form;

  const submit = handleSubmit(({ email }) => {
    if (request.isPending) return;
    request.mutate(email, { onError: (error) => toast.error(resetRequestError(error)) });
  });
  const another = () => {
    form.reset({ email: '' });
    request.reset();
  };

  return (
    <AuthLayout
      title="Mot de passe oublié"
      lead="Indiquez l’adresse de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe."
      wall={RESET_WALL}
      band={RESET_BAND}
      caption="Cela arrive. Un lien, et vous y êtes."
    >
      {request.isSuccess ? (
        <>
          <div className={`${styles.note} ${styles.ok}`} role="status">
            <CircleCheckIcon size={18} />
            <span>
              {request.data.message} Regardez la boîte de <strong>{request.variables}</strong>, spams compris.
            </span>
          </div>
          <Button variant="secondary" onClick={another}>
            Essayer avec une autre adresse
          </Button>
        </>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            {...register('email')}
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            placeholder="vous@entreprise.tn"
            required
            error={formState.errors.email?.message}
          />
          <Button type="submit" size="lg" className={styles.submit} busy={request.isPending}>
            {request.isPending ? 'Envoi...' : 'Recevoir le lien'}
          </Button>
        </form>
      )}
      <p className={cx('cluster middle between muted', styles.foot)}>
        <AppLink href="/signin">Retour à la connexion</AppLink>
      </p>
    </AuthLayout>
  );
}

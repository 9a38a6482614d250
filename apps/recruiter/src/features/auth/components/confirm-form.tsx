import { cx } from '@kafaa/ui/class-names';
import { confirmFormSchema } from '@kafaa/domain/auth/schema';
import { useForm } from 'react-hook-form';
import { domainResolver } from '#/lib/form-resolver';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { PasswordField } from '@kafaa/ui/text-field.tsx';
import styles from './auth-form.module.css';

interface ConfirmFormProps {
  /** The password tried before, and the server's error message for it. */
  tried?: string | undefined;
  refusal?: string | undefined;
  onConfirm: (password: string) => void;
}

/** Form that confirms the address by password if the link is opened in another browser than the one used for sign-up. */
export function ConfirmForm({ tried = '', refusal, onConfirm }: ConfirmFormProps) {
  const form = useForm({
    resolver: domainResolver(confirmFormSchema),
    defaultValues: { password: tried },
    ...(refusal !== undefined && { errors: { password: { type: 'server', message: refusal } } }),
  });
  const { register, formState, handleSubmit } = form;
  const submit = handleSubmit(({ password }) => onConfirm(password));
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...register('password')}
          label="Mot de passe"
          autoComplete="current-password"
          hint="Celui que vous avez choisi à l’inscription"
          required
          error={formState.errors.password?.message}
        />
        <Button type="submit" size="lg" className={styles.submit}>
          Confirmer mon adresse
        </Button>
      </form>
      <p className={cx('cluster middle between muted', styles.foot)}>
        <span>
          Mot de passe oublié{'\u202F'}? <AppLink href="/Signup">Inscrivez-vous à nouveau</AppLink>
        </span>
      </p>
    </>
  );
}

import { cx } from '@kafaa/ui/class-names';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '#/lib/form-errors';
import type { Assertion, LoginPayload, LoginSteps } from '@kafaa/domain/auth/schema';
import { laterResolver } from '#/lib/later-resolver';
import { takesPasskeys } from '#/lib/takes-passkeys';
import { usePlace } from '#/lib/place';
import { useSession } from '@kafaa/web-kit/session';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { TriangleAlertIcon } from '@kafaa/ui/icons.tsx';
import { MailIcon } from '@kafaa/ui/page-icons.tsx';
import { PasswordField, TextField } from '@kafaa/ui/text-field.tsx';
import styles from '../components/auth-form.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { loginError, NO_ACCESS_TOKEN } from '../components/auth-messages.ts';
import { CodeStep } from '../components/code-step.tsx';
import { LOGIN_BAND, LOGIN_WALL } from '../components/auth-walls.ts';
import { enter, fail } from '../components/enter.ts';
import { LazyPasskeyButton } from '../components/lazy-passkey-button.tsx';
import { LazyProviderButton } from '../components/lazy-provider-button.tsx';
import { getProvider } from '../components/provider.ts';
import { ResendButton } from '../components/resend-button.tsx';
import { useLogin, usePasskeyLogin } from '../queries.ts';

const rules = laterResolver<LoginPayload>(async () => (await import('../components/login-rules.ts')).loginRules);

/** The log-in form; `unconfirmed` is the address whose confirmation link was not opened yet. */
function useLoginForm(signedUp: string | undefined) {
  const login = useLogin();
  const [unconfirmed, setUnconfirmed] = useState<{ userName: string; message: string }>();
  /** Address and password of the first step; set while the second step asks for a code or a passkey. */
  const [first, setFirst] = useState<LoginPayload & { hasPasskey: boolean }>();
  const [codeError, setCodeError] = useState<string>();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { userName: signedUp ?? '', password: '' },
  });

  const send = (values: LoginSteps) => {
    setUnconfirmed(undefined);
    setCodeError(undefined);
    login.mutate(values, {
      onSuccess: enter,
      onError: (error) => {
        const hasPasskey = error.code === 'PASSKEY_OR_CODE_REQUIRED';
        if (hasPasskey || error.code === 'SECOND_FACTOR_REQUIRED') {
          setFirst({ ...values, hasPasskey });
          return;
        }
        if (values.code !== undefined || values.passkey !== undefined) {
          setCodeError(loginError(error));
          return;
        }
        if (error.code === 'EMAIL_NOT_CONFIRMED')
          setUnconfirmed({ userName: values.userName, message: loginError(error) });
        showServerErrors(form, error);
        fail(error.code === 'INVALID_RESPONSE' ? NO_ACCESS_TOKEN : loginError(error));
      },
    });
  };
  const credentials = { userName: first?.userName ?? '', password: first?.password ?? '' };
  const step = first && {
    error: codeError,
    onSubmit: (code: string) => send({ ...credentials, code }),
    onPasskey:
      first.hasPasskey && takesPasskeys() ? (passkey: Assertion) => send({ ...credentials, passkey }) : undefined,
    onPasskeyFailed: setCodeError,
    onBack: () => setFirst(undefined),
  };
  return { form, submit: form.handleSubmit(send), busy: login.isPending, unconfirmed, step };
}

function PasskeyLogin() {
  const login = usePasskeyLogin();
  return (
    <LazyPasskeyButton
      label="Se connecter avec une clé d’accès"
      size="lg"
      busy={login.isPending}
      onAnswer={(assertion) =>
        login.mutate(assertion, { onSuccess: enter, onError: (error) => fail(loginError(error)) })
      }
      onFail={fail}
    />
  );
}

interface PasswordFormProps extends Pick<ReturnType<typeof useLoginForm>, 'form' | 'busy'> {
  onSubmit: ReturnType<typeof useLoginForm>['submit'];
}

function PasswordForm({ form: { register, formState }, busy, onSubmit }: PasswordFormProps) {
  const provider = getProvider();
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        {...register('userName')}
        onFocus={rules.preload}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder="vous@entreprise.tn"
        required
        error={formState.errors.userName?.message}
      />
      <PasswordField
        {...register('password')}
        onFocus={rules.preload}
        label="Mot de passe"
        required
        error={formState.errors.password?.message}
      />
      <Button type="submit" size="lg" className={styles.submit} busy={busy}>
        {busy ? 'Connexion...' : 'Se connecter'}
      </Button>
      {takesPasskeys() && <PasskeyLogin />}
      {provider && <LazyProviderButton name={provider.name} />}
    </form>
  );
}

/** Message for a person who was removed from the company; shown until the page is reloaded. */
const REMOVED = 'Vous ne faites plus partie de l’équipe.';

export function LoginPage() {
  useDocumentTitle('Se connecter');
  const { state } = usePlace() as { state: { signedUp?: string } | null };
  const signedUp = state?.signedUp;
  const { form, submit, busy, unconfirmed, step } = useLoginForm(signedUp);
  const session = useSession();
  const removed = session.status === 'anonymous' && session.reason === 'removed';
  const provider = getProvider();

  return (
    <AuthLayout
      title="Se connecter"
      lead="Retrouvez vos offres et les entretiens terminés depuis votre dernière visite."
      wall={LOGIN_WALL}
      band={LOGIN_BAND}
      caption="Lisez les réponses des candidats avant leur score."
    >
      {signedUp && !unconfirmed && (
        <p className={styles.note}>
          <MailIcon size={18} />
          <span>
            Un lien de confirmation est parti vers <strong>{signedUp}</strong>. Ouvrez-le avant de vous connecter.
          </span>
        </p>
      )}
      {(unconfirmed || removed) && (
        <div className={styles.note} role="alert">
          <TriangleAlertIcon size={18} />
          <span>{unconfirmed?.message ?? REMOVED}</span>
          {unconfirmed && (
            <div className={styles.action}>
              <ResendButton userName={unconfirmed.userName} key={unconfirmed.userName} />
            </div>
          )}
        </div>
      )}
      {provider?.only ? (
        <div className={styles.form}>
          <LazyProviderButton name={provider.name} variant="primary" />
        </div>
      ) : step ? (
        <CodeStep busy={busy} {...step} />
      ) : (
        <PasswordForm form={form} busy={busy} onSubmit={submit} />
      )}
      {!provider?.only && (
        <p className={cx('cluster middle between muted', styles.foot)}>
          <span>
            Nouveau ici{'\u202F'}? <AppLink href="/Signup">Créer un compte</AppLink>
          </span>
          <AppLink href="/forgot-password">Mot de passe oublié{'\u202F'}?</AppLink>
        </p>
      )}
    </AuthLayout>
  );
}

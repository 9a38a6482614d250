import { ROLE_NAMES } from '@kafaa/domain/kernel/roles';
import { elided } from '@kafaa/domain/kernel/elision';
import { MAX_PERSON_NAME } from '@kafaa/domain/team/options';
import { type AcceptPayload, acceptSchema, type InvitationToTeam } from '@kafaa/domain/team/schema';
import type { Assertion } from '@kafaa/domain/auth/schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'wouter';
import styles from '#/features/auth/components/auth-form.module.css';
import { AuthLayout } from '#/features/auth/components/auth-layout.tsx';
import { PasskeyButton } from '#/features/auth/components/passkey-button.tsx';
import { LazyProviderButton } from '#/features/auth/components/lazy-provider-button.tsx';
import { getProvider, type Provider } from '#/features/auth/components/provider';
import { SIGNUP_BAND, SIGNUP_WALL } from '#/features/auth/components/auth-walls';
import { showServerErrors } from '#/lib/form-errors';
import { domainResolver } from '#/lib/form-resolver';
import { takesPasskeys } from '#/lib/takes-passkeys';
import { navigate } from '#/lib/place';
import { useClearOnEdit } from '#/lib/use-clear-on-edit';
import { errorMessage } from '@kafaa/web-kit/api';
import { paths } from '@kafaa/web-kit/paths';
import { openSession } from '@kafaa/web-kit/session';
import { toast } from '@kafaa/web-kit/toast';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { PasswordField, TextField } from '@kafaa/ui/text-field.tsx';
import { useAccept, useInvitation } from '../queries.ts';

const INVALID = 'Cette invitation n’est plus valable. Demandez-en une nouvelle à l’entreprise.';

/** Page of an invitation to a company's team: a new person chooses a password, a person with an account types the existing one. */
export function JoinPage() {
  useDocumentTitle('Rejoindre une équipe');
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  const invitation = useInvitation(token);
  const { data } = invitation;
  const isOver = token === '' || invitation.error?.code === 'INVITATION_INVALID';
  return (
    <AuthLayout
      title={data ? `Rejoindre l’équipe ${elided('de', data.companyName)}` : 'Rejoindre une équipe'}
      lead={
        data
          ? `Votre rôle\u00A0: ${ROLE_NAMES[data.role]}. Vous pourrez commencer aussitôt.`
          : 'Votre invitation, lue à l’instant.'
      }
      wall={SIGNUP_WALL}
      band={SIGNUP_BAND}
      caption="Chaque décision porte un nom."
    >
      {data ? (
        <Joining token={token} invitation={data} />
      ) : isOver ? (
        <div className={styles.form}>
          <ErrorBand message={INVALID} />
          <ButtonLink href={paths.login}>Se connecter</ButtonLink>
        </div>
      ) : invitation.isError ? (
        <div className={styles.form}>
          <ErrorBand
            message={errorMessage(invitation.error, 'L’invitation n’a pas pu être lue.')}
            onRetry={() => void invitation.refetch()}
            retrying={invitation.isFetching}
          />
        </div>
      ) : (
        <div className={styles.form} role="status" aria-label="Chargement de l’invitation">
          <Skeleton height={190} shape="block" />
        </div>
      )}
    </AuthLayout>
  );
}

function useJoinForm(token: string, { hasAccount }: InvitationToTeam) {
  const accept = useAccept(token);
  const [asked, setAsked] = useState<'code' | 'passkey or code'>();
  const [passkeyError, setPasskeyError] = useState<string>();
  const form = useForm({
    resolver: domainResolver(acceptSchema, {
      firstOnly: true,
      prepare: ({ password, name, code }) => (hasAccount ? { password, ...(code && { code }) } : { password, name }),
    }),
    defaultValues: { name: '', password: '', code: '' },
  });
  useClearOnEdit(form);
  const send = (payload: AcceptPayload) => {
    setPasskeyError(undefined);
    accept.mutate(payload, {
      onSuccess: (session) => {
        toast.success(session.message);
        openSession(session);
        navigate(paths.desk, { replace: true });
      },
      onError: (error) => {
        if (error.code === 'SECOND_FACTOR_REQUIRED' || error.code === 'PASSKEY_OR_CODE_REQUIRED') {
          setAsked(error.code === 'SECOND_FACTOR_REQUIRED' ? 'code' : 'passkey or code');
          return;
        }
        showServerErrors(form, error);
        toast.error(errorMessage(error, 'L’invitation n’a pas pu être acceptée. Réessayez.'));
      },
    });
  };
  const passkey = {
    error: passkeyError,
    onAnswer: (assertion: Assertion) =>
      void form.handleSubmit(({ password }) => send({ password, passkey: assertion }))(),
    onFail: setPasskeyError,
  };
  return { form, submit: form.handleSubmit(send), busy: accept.isPending, asked, passkey };
}

interface IntroProps {
  invitation: InvitationToTeam;
  byPassword?: boolean;
}

const Intro = ({ invitation: { email, hasAccount }, byPassword }: IntroProps) => (
  <p>
    {hasAccount ? (
      <>
        Vous avez déjà un compte à l’adresse <strong>{email}</strong>.{' '}
        {byPassword && <>Son mot de passe suffit{'\u00A0'}; vous</>}
        {!byPassword && 'Vous'} garderez vos autres entreprises.
      </>
    ) : (
      <>
        Vous vous connecterez avec l’adresse <strong>{email}</strong>.
      </>
    )}
  </p>
);

/** The password form, the button of the identity provider, or both. */
function Joining({ token, invitation }: { token: string; invitation: InvitationToTeam }) {
  const provider = getProvider();
  return (
    <>
      {!provider?.only && <JoinForm token={token} invitation={invitation} />}
      {provider && <JoinByProvider token={token} invitation={invitation} provider={provider} />}
    </>
  );
}

/** Joins by the identity provider. If there is no password form beside, a new person types here the name that colleagues see. */
function JoinByProvider(props: { token: string; invitation: InvitationToTeam; provider: Provider }) {
  const { token, invitation, provider } = props;
  const [name, setName] = useState('');
  const asksName = provider.only && !invitation.hasAccount;
  const given = name.trim();
  return (
    <div className={styles.form}>
      {provider.only && <Intro invitation={invitation} />}
      {asksName && (
        <TextField
          label="Prénom et nom"
          autoComplete="name"
          hint="Montré à votre équipe, sur vos décisions."
          maxLength={MAX_PERSON_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <LazyProviderButton
        name={provider.name}
        variant={provider.only ? 'primary' : 'secondary'}
        // The server refuses a name of one letter, so none is sent; the person can add a name later.
        joining={() => ({ token, ...(given.length > 1 && { name: given }) })}
      />
    </div>
  );
}

function JoinForm({ token, invitation }: { token: string; invitation: InvitationToTeam }) {
  const { form, submit, busy, asked, passkey } = useJoinForm(token, invitation);
  const { register, formState } = form;
  const { hasAccount } = invitation;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Intro invitation={invitation} byPassword />
      {!hasAccount && (
        <TextField
          {...register('name')}
          label="Prénom et nom"
          autoComplete="name"
          hint="Montré à votre équipe, sur vos décisions."
          required
          error={formState.errors.name?.message}
        />
      )}
      <PasswordField
        {...register('password')}
        label={hasAccount ? 'Mot de passe' : 'Choisissez un mot de passe'}
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        {...(!hasAccount && { hint: '8 caractères au moins' })}
        required
        error={formState.errors.password?.message}
      />
      {asked === 'passkey or code' && takesPasskeys() && (
        <PasskeyButton
          label="Utiliser une clé d’accès"
          busy={busy}
          onAnswer={passkey.onAnswer}
          onFail={passkey.onFail}
        />
      )}
      {asked && (
        <TextField
          {...register('code')}
          label="Code de votre application"
          hint="Votre compte demande aussi ce code, ou un code de secours."
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          error={passkey.error ?? formState.errors.code?.message}
        />
      )}
      <Button type="submit" size="lg" className={styles.submit} busy={busy}>
        {busy ? 'Un instant...' : 'Rejoindre l’équipe'}
      </Button>
      {hasAccount && <AppLink href={paths.forgotPassword}>Mot de passe oublié{'\u202F'}?</AppLink>}
    </form>
  );
}

import { navigate } from '#/lib/place';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { paths } from '@kafaa/web-kit/paths';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import styles from '../components/auth-form.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { LOGIN_BAND, LOGIN_WALL } from '../components/auth-walls.ts';
import { CodeStep } from '../components/code-step.tsx';
import { LinkForm } from '../components/link-form.tsx';
import { ProviderButton } from '../components/provider-button.tsx';
import { ProviderContact } from '../components/provider-contact.tsx';
import { getProvider } from '../components/provider.ts';
import { useReturn } from '../components/use-provider-return.ts';

/** The line below the title. After a failure, the error message says what to do next. */
function leadOf(kind: ReturnType<typeof useReturn>['step']['kind'], provider: string): string {
  if (kind === 'working') return `${provider} vient de répondre. Un instant.`;
  return kind === 'failed' ? 'Cette connexion n’a pas abouti.' : 'Il reste une étape.';
}

/** /Login/Retour: the page to which the identity provider sends the browser back. */
export function ProviderReturnPage() {
  useDocumentTitle('Connexion');
  const { step, joining, email, busy, ...actions } = useReturn();
  const name = getProvider()?.name;
  const provider = name ?? 'Le fournisseur d’identité';
  return (
    <AuthLayout
      title={step.kind === 'link' ? 'Relier votre compte' : 'Connexion'}
      lead={leadOf(step.kind, provider)}
      wall={LOGIN_WALL}
      band={LOGIN_BAND}
      caption="Lisez les réponses des candidats avant leur score."
    >
      {step.kind === 'working' && (
        <div role="status" aria-label="Connexion en cours" className={styles.form}>
          <Skeleton height={190} shape="block" />
        </div>
      )}
      {step.kind === 'failed' && (
        <div className={styles.form}>
          <ErrorBand message={step.message} />
          <ProviderContact />
          {name !== undefined && (
            <ProviderButton name={name} variant="primary" {...(joining && { joining: () => joining })} />
          )}
          <AppLink href={paths.login}>Revenir à la page de connexion</AppLink>
        </div>
      )}
      {step.kind === 'link' && (
        <LinkForm provider={provider} email={email} busy={busy} error={step.error} onSubmit={actions.submitLink} />
      )}
      {step.kind === 'code' && (
        <CodeStep
          busy={busy}
          error={step.error}
          onPasskey={actions.submitPasskey}
          onPasskeyFailed={actions.failPasskey}
          onSubmit={actions.submitCode}
          onBack={() => navigate(paths.login, { replace: true })}
          backLabel="Revenir à la page de connexion"
        />
      )}
    </AuthLayout>
  );
}

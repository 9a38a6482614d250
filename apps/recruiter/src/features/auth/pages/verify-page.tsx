import { cx } from '@kafaa/ui/class-names';
import type { SessionAnswer } from '@kafaa/domain/auth/schema';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { openSession } from '@kafaa/web-kit/session';
import { useDocumentTitle } from '@kafaa/web-kit/use-document-title';
import { navigate } from '#/lib/place';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { ArrowRightIcon, RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import { verificationError } from '../components/auth-messages.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { ResendForm } from '../components/resend-confirmation.tsx';
import { forgetProof, keptProof } from '../components/signup-proof.ts';
import { type WallState, VerifyWall } from '../components/verify-wall.tsx';
import { useConfirmation } from '../queries.ts';
import styles from './verify-page.module.css';

const REDIRECT_MS = 3000;

function Scene({ state, title, children }: { state: WallState; title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <VerifyWall state={state} />
      <section className={styles.text} aria-live="polite">
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}

/** Shows that the address is confirmed, then opens the session; the log-in page redirects a user who has one. */
function Confirmed({ session }: { session: SessionAnswer }) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLeaving(true), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!leaving) return;
    navigate('/login', { replace: true });
    openSession(session);
  }, [leaving, session]);
  return (
    <Scene state="success" title="Votre adresse est confirmée">
      <p>Votre espace s’ouvre.</p>
      <div className={cx('cluster gap-10', styles.actions)}>
        <Button iconEnd={<ArrowRightIcon size={18} />} onClick={() => setLeaving(true)}>
          Ouvrir mon espace
        </Button>
      </div>
    </Scene>
  );
}

const signin = (variant: 'primary' | 'ghost') => (
  <ButtonLink href="/signin" variant={variant}>
    Aller à la connexion
  </ButtonLink>
);

/** Explains why the address is not confirmed and offers the next step. */
function Failed({ token, error, retry }: { token: string; error: unknown; retry: () => void }) {
  const failure = verificationError(token, error);
  if (failure.kind === 'confirmed') {
    return (
      <Scene state="success" title="Adresse déjà confirmée">
        <p>{failure.message}</p>
        <div className={cx('cluster gap-10', styles.actions)}>{signin('primary')}</div>
      </Scene>
    );
  }
  // « failed » may be temporary, so the title says « pas encore ».
  const title = failure.kind === 'failed' ? 'Adresse pas encore confirmée' : 'Adresse non confirmée';
  return (
    <Scene state="error" title={title}>
      <p role="alert">{failure.message}</p>
      {failure.kind !== 'failed' && <ResendForm />}
      <div className={cx('cluster gap-10', styles.actions)}>
        {failure.kind === 'failed' && (
          <Button icon={<RotateCcwIcon size={18} />} onClick={retry}>
            Réessayer
          </Button>
        )}
        {signin('ghost')}
      </div>
    </Scene>
  );
}

/** The link alone confirms nothing, because mail scanners open it too: the user must click, or enter the password. */
export function VerifyPage() {
  useDocumentTitle('Confirmation de l’adresse e-mail');
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  const confirmation = useConfirmation(token);
  const [proof] = useState(keptProof);
  const { data, error, variables, mutate } = confirmation;

  if (confirmation.isPending) {
    return (
      <Scene state="loading" title="Vérification de votre adresse">
        <p className={styles.wait}>
          <Spinner size={18} /> Un instant...
        </p>
      </Scene>
    );
  }
  if (data) return <Confirmed session={data} />;
  const refused = error?.code === 'CONFIRMATION_REFUSED';
  if (token === '' || (error && !refused))
    return <Failed token={token} error={error} retry={() => variables && mutate(variables)} />;

  const confirm = (given: { proof?: string; password?: string }) => mutate(given, { onSuccess: forgetProof });
  if (proof !== undefined && !refused) {
    return (
      <Scene state="loading" title="Confirmez votre adresse">
        <p>Un clic, et votre compte est prêt.</p>
        <div className={cx('cluster gap-10', styles.actions)}>
          <Button size="lg" onClick={() => confirm({ proof })}>
            Confirmer mon adresse
          </Button>
        </div>
      </Scene>
    );
  }
  const tried = variables?.password;
  return (
    <Scene state="loading" title="Confirmez votre adresse">
      <p>Votre mot de passe montre que cette inscription est la vôtre.</p>
      <ConfirmForm
        tried={tried}
        refusal={tried === undefined ? undefined : error?.message}
        onConfirm={(password) => confirm({ password })}
      />
    </Scene>
  );
}

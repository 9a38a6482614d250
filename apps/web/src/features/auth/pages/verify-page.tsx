import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '#/lib/use-document-title';
import { useSearchParams } from '#/lib/use-search-params';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { ArrowRightIcon, RotateCcwIcon } from '#/ui/icons.tsx';
import { Spinner } from '#/ui/spinner.tsx';
import { verificationFailure } from '../components/auth-messages.ts';
import { ResendForm } from '../components/resend-confirmation.tsx';
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

export function VerifyPage() {
  useDocumentTitle('Confirmation de l’adresse e-mail');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  const confirmation = useConfirmation(token);
  const { isSuccess } = confirmation;
  const resetToken = confirmation.data?.resetToken;
  const next = resetToken === undefined ? '/login' : `/reset-password?token=${resetToken}`;

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate, next]);

  if (token !== '' && confirmation.isPending) {
    return (
      <Scene state="loading" title="Vérification de votre adresse">
        <p className={styles.wait}>
          <Spinner size={18} /> Un instant...
        </p>
      </Scene>
    );
  }
  if (isSuccess) {
    return (
      <Scene state="success" title="Votre adresse est confirmée">
        <p>{confirmation.data.message}</p>
        <p>
          Vous allez être dirigé vers la page {resetToken === undefined ? 'de connexion' : 'du nouveau mot de passe'}.
        </p>
        <div className={styles.actions}>
          <ButtonLink href={next} iconEnd={<ArrowRightIcon size={18} />}>
            {resetToken === undefined ? 'Se connecter' : 'Choisir mon mot de passe'}
          </ButtonLink>
        </div>
      </Scene>
    );
  }

  const failure = verificationFailure(token, confirmation.error);
  const signin = (
    <ButtonLink href="/signin" variant={failure.kind === 'confirmed' ? 'primary' : 'ghost'}>
      Aller à la connexion
    </ButtonLink>
  );
  if (failure.kind === 'confirmed') {
    return (
      <Scene state="success" title="Adresse déjà confirmée">
        <p>{failure.message}</p>
        <div className={styles.actions}>{signin}</div>
      </Scene>
    );
  }
  // What may still work is not called over.
  const title = failure.kind === 'failed' ? 'Adresse pas encore confirmée' : 'Adresse non confirmée';
  return (
    <Scene state="error" title={title}>
      <p role="alert">{failure.message}</p>
      {failure.kind === 'failed' ? (
        <div className={styles.actions}>
          <Button
            icon={<RotateCcwIcon size={18} />}
            busy={confirmation.isFetching}
            onClick={() => void confirmation.refetch()}
          >
            Réessayer
          </Button>
          {signin}
        </div>
      ) : (
        <>
          <ResendForm />
          <div className={styles.actions}>{signin}</div>
        </>
      )}
    </Scene>
  );
}

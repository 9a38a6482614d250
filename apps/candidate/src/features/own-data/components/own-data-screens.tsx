import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import { renewOwnDataLink } from '@kafaa/domain/own-data/api';
import { foundHereErrors } from '@kafaa/domain/own-data/errors';
import { useState } from 'react';
import { ResultScreen } from '#/features/candidates/components/result-screen.tsx';
import { call, errorMessage } from '@kafaa/web-kit/api';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { EMPTY_WALLS } from '@kafaa/ui/tile-art';
import styles from './own-data-screens.module.css';

export function OwnDataLoading() {
  return (
    <div className={styles.loading} role="status">
      <h1 className="sr-only">Chargement...</h1>
      <Skeleton width="50%" height={40} />
      <Skeleton width="80%" height={22} />
      <Skeleton height={110} shape="block" />
      <Skeleton height={180} shape="block" />
      <Skeleton height={180} shape="block" />
    </div>
  );
}

export function UnknownLink({ message, email }: { message: string; email: string | undefined }) {
  return (
    <ResultScreen art={EMPTY_WALLS.notFound} title="Ce lien ne s’ouvre pas">
      <p>{message}</p>
      {email && (
        <p>
          Vous ne le retrouvez pas{'\u202F'}? Écrivez à <a href={mailtoHref(email)}>{email}</a> depuis l’adresse avec
          laquelle vous avez postulé.
        </p>
      )}
    </ResultScreen>
  );
}

/** Screen for an expired link. The new link is mailed to the candidate and not shown, because a stranger may have found the old one. */
export function EndedLink({ link, message }: { link: string; message: string }) {
  const [asked, setAsked] = useState<{ readonly said?: string; readonly failure?: string; readonly busy?: boolean }>(
    {},
  );
  const renew = async () => {
    if (asked.busy) return;
    setAsked({ busy: true });
    try {
      setAsked({ said: (await call(renewOwnDataLink, { params: { link } })).message });
    } catch (error) {
      setAsked({ failure: errorMessage(error, 'La demande n’a pas pu aboutir. Réessayez dans un instant.') });
    }
  };
  return (
    <ResultScreen
      art={EMPTY_WALLS.expired}
      title="Un nouveau lien"
      actions={
        !asked.said && (
          <Button busy={asked.busy === true} onClick={() => void renew()}>
            Recevoir un nouveau lien
          </Button>
        )
      }
    >
      {asked.failure && <ErrorBand message={asked.failure} />}
      <p role="status">{asked.said ?? message}</p>
    </ResultScreen>
  );
}

/** Screen for erased data. `message` is the server's text if the data was erased earlier; undefined right after erasing here. */
export function Erased({ message }: { message: string | undefined }) {
  const now = message === undefined;
  return (
    <ResultScreen
      focused={now}
      art={EMPTY_WALLS.expired}
      title={now ? 'Vos données sont effacées' : 'Plus rien n’est gardé'}
    >
      <p>{message ?? foundHereErrors.DATA_ERASED.message}</p>
      <p>Les e-mails reçus restent dans votre boîte, mais leurs liens n’ouvrent plus rien.</p>
    </ResultScreen>
  );
}

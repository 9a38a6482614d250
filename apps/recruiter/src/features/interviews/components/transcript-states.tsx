import { cx } from '@kafaa/ui/class-names';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { Card } from '@kafaa/ui/card.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { RotateCcwIcon } from '@kafaa/ui/icons.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { Spinner } from '@kafaa/ui/spinner.tsx';
import styles from './transcript-states.module.css';
import type { TranscriptError } from './transcript-text.ts';

export function TranscriptLoading() {
  return (
    <Card className={styles.card}>
      <output className={cx('row middle gap-12 muted', styles.loading)}>
        <Spinner size={18} />
        <span>
          <b>Chargement...</b>
          Récupération de l'entretien en cours
        </span>
      </output>
      <div className={cx('grid gap-14', styles.ghosts)} aria-hidden="true">
        <Skeleton width="46%" height={44} />
        <Skeleton className={styles.right} width="66%" height={72} />
        <Skeleton width="52%" height={44} />
        <Skeleton className={styles.right} width="58%" height={96} />
      </div>
    </Card>
  );
}

export function TranscriptEmpty() {
  return (
    <Card className={styles.card}>
      <EmptyState title="Aucune réponse disponible">
        Ce candidat n'a pas encore répondu aux questions de présélection.
      </EmptyState>
    </Card>
  );
}

interface TranscriptErrorStateProps {
  failure: TranscriptError;
  onRetry: () => void;
  retrying: boolean;
}

/** Shows a link to the plans if the plan does not include transcripts, and a retry button for any other failure. */
export function TranscriptErrorState({ failure, onRetry, retrying }: TranscriptErrorStateProps) {
  const { restricted, title, message, status } = failure;
  return (
    <Card className={styles.card} role="alert">
      <EmptyState
        title={title}
        art={restricted ? 'blocked' : 'notFound'}
        actions={
          restricted ? (
            <ButtonLink size="sm" icon={<LockIcon />} href="/Pricing">
              Améliorer mon abonnement
            </ButtonLink>
          ) : (
            <Button variant="secondary" size="sm" icon={<RotateCcwIcon size={15} />} busy={retrying} onClick={onRetry}>
              Réessayer
            </Button>
          )
        }
      >
        {message}
        {!restricted && <small className={styles.status}>Statut {status}</small>}
      </EmptyState>
    </Card>
  );
}

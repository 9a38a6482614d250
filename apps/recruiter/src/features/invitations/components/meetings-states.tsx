import { cx } from '@kafaa/ui/class-names';
import { RotateCcw } from 'lucide-react';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { EmptyState } from '@kafaa/ui/empty-state.tsx';
import { LockIcon } from '@kafaa/ui/page-icons.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import styles from './meetings-states.module.css';

export function InterviewsLoading() {
  return (
    <output className={cx('grid gap-14', styles.ghosts)}>
      <span className="sr-only">Chargement...</span>
      <Skeleton className={styles.toolbar} height={36} shape="block" />
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={150} shape="block" />
      ))}
    </output>
  );
}

/** Page for a plan without scheduling; it links to the plans. */
export function InterviewsLocked({ message }: { message: string }) {
  return (
    <div className={cx('panel', styles.panel)}>
      <EmptyState
        art="blocked"
        title="Accès restreint"
        actions={
          <ButtonLink icon={<LockIcon />} href="/Pricing">
            Améliorer mon abonnement
          </ButtonLink>
        }
        tip="Avec le plan Entreprise, vous invitez un candidat depuis sa fiche : il reçoit l’invitation, l’ajoute à son agenda et répond en un clic."
      >
        {message}
      </EmptyState>
    </div>
  );
}

interface FaultProps {
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

export function InterviewsErrorState({ message, onRetry, retrying }: FaultProps) {
  return (
    <div className={cx('panel', styles.panel)} role="alert">
      <EmptyState
        art="notFound"
        title="Les entretiens ne sont pas arrivés"
        actions={
          <Button variant="secondary" icon={<RotateCcw />} busy={retrying} onClick={onRetry}>
            Réessayer
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}

export function NoInterview() {
  return (
    <div className={cx('panel', styles.panel)}>
      <EmptyState
        title="Aucun entretien planifié"
        actions={<ButtonLink href="/Dashboard">Voir les candidats</ButtonLink>}
        tip="Sur la fiche d’un candidat, « Planifier un entretien » lui envoie l’invitation avec le rendez-vous pour son agenda."
      >
        Commencez par lire les réponses de vos candidats.
      </EmptyState>
    </div>
  );
}

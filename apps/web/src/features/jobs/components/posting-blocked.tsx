import { postingPanel } from '@kafaa/domain/plans/rules';
import { useNavigate } from 'react-router';
import { ApiError } from '#/lib/api';
import { getBrand, supportContact } from '#/lib/brand';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { RotateCcwIcon } from '#/ui/icons.tsx';
import { ArrowLeftIcon } from '#/ui/page-icons.tsx';
import styles from './posting-blocked.module.css';

const UNKNOWN = "Erreur inconnue lors de la vérification de l'abonnement";

/** The words of a refusal: the server's, else the specification's defaults. */
export function refusalMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN;
  if (error.fromServer || error.status === 0) return error.message;
  return error.status === 403 ? 'Accès refusé' : UNKNOWN;
}

interface PostingBlockedProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Why no offer can be published now, and the way on. */
export function PostingBlocked({ error, onRetry, retrying }: PostingBlockedProps) {
  const navigate = useNavigate();
  const message = refusalMessage(error);
  // Only a 403 speaks of the subscription; any other failure blocks with the unknown type.
  const refused = error instanceof ApiError && error.status === 403;
  const panel = postingPanel(refused ? { code: error.code, message } : {});
  const unknown = panel.type === 'UNKNOWN_ERROR';
  const support = unknown ? supportContact(getBrand())?.href : undefined;
  return (
    <EmptyState
      className={styles.panel}
      level={1}
      art="blocked"
      title={panel.title}
      actions={
        <>
          <Button variant="ghost" icon={<ArrowLeftIcon />} onClick={() => void navigate('/Jobs')}>
            Retour
          </Button>
          {!refused && (
            <Button variant="secondary" icon={<RotateCcwIcon />} busy={retrying} onClick={onRetry}>
              Réessayer
            </Button>
          )}
          <ButtonLink href={support ?? '/Pricing'}>{panel.button}</ButtonLink>
        </>
      }
    >
      {message}
    </EmptyState>
  );
}

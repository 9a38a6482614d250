import { listMoves } from '@kafaa/domain/candidates/api';
import { STAGE_LABELS } from '@kafaa/domain/candidates/options';
import type { Candidate, MoveEntry } from '@kafaa/domain/candidates/schema';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { endpointQuery } from '#/lib/endpoint-query';
import { Button } from '@kafaa/ui/button.tsx';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { fullName } from '#/features/palette/components/commands';
import styles from './moves-dialog.module.css';

function Move({ move: { from, to, at, by, reason, undo } }: { move: MoveEntry }) {
  return (
    <li>
      <p>
        <b>{STAGE_LABELS[to]}</b>
        {from !== null && ` (avant\u00A0: ${STAGE_LABELS[from]})`}
      </p>
      <p className="muted small">
        {undo && 'Annulation, '}
        <time dateTime={at}>{formatDateTime(at)}</time>
        {by !== null && (
          <>
            , par <bdi>{by}</bdi>
          </>
        )}
        {reason !== null && (
          <>
            . Motif{'\u00A0'}: <bdi>{reason}</bdi>
          </>
        )}
      </p>
    </li>
  );
}

/** Dialog with the stages of a candidate, newest first, each with its date, person and reason. */
export function MovesDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const moves = useQuery(endpointQuery(listMoves, { params: { id: candidate.id } }));
  return (
    <Modal
      open
      onClose={onClose}
      title="Historique des étapes"
      subtitle={<bdi>{fullName(candidate)}</bdi>}
      footer={
        <Button variant="secondary" onClick={onClose} data-autofocus="">
          Fermer
        </Button>
      }
    >
      {moves.data ? (
        <ol className={styles.moves}>
          {moves.data.map((move, index) => (
            <Move key={index} move={move} />
          ))}
        </ol>
      ) : moves.error ? (
        <ErrorBand
          message="Échec du chargement de l’historique. Veuillez réessayer plus tard."
          onRetry={() => void moves.refetch()}
          retrying={moves.isFetching}
        />
      ) : (
        <Skeleton height={140} shape="block" />
      )}
    </Modal>
  );
}

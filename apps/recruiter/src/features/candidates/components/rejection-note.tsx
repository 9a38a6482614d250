import { cx } from '@kafaa/ui/class-names';
import type { Candidate, Rejection } from '@kafaa/domain/candidates/schema';
import { Undo2, UserX } from 'lucide-react';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { Button } from '@kafaa/ui/button.tsx';
import { useCommands } from '#/features/palette/components/commands';
import styles from './rejection-note.module.css';

function mailText({ mailedAt, mailAt }: Rejection): string {
  if (mailedAt !== null)
    return `Le candidat a été prévenu par e-mail le ${formatDateTime(mailedAt)}\u00A0: ce rejet ne peut plus être annulé.`;
  if (mailAt !== null) return `L’e-mail au candidat part le ${formatDateTime(mailAt)}.`;
  return 'Aucun e-mail n’est prévu pour le candidat.';
}

/** Shows the date and reason of a rejection and whether its mail has left; until then the rejection can be undone. */
export function RejectionNote({ candidate }: { candidate: Candidate }) {
  const { decides, unreject } = useCommands();
  const { rejection, status } = candidate;
  if (status !== 'REJECTED') return null;
  return (
    <div className={cx('cluster middle', styles.note)}>
      <UserX size={18} />
      <p>
        {rejection ? (
          <>
            <b>Rejetée le {formatDateTime(rejection.rejectedAt)}.</b>{' '}
            {rejection.reason !== null && (
              <>
                Motif{'\u00A0'}: <bdi>{rejection.reason.replace(/(?<![.\s])[.\s]+$/u, '')}</bdi>.{' '}
              </>
            )}
            {mailText(rejection)}
          </>
        ) : (
          <b>Candidature rejetée.</b>
        )}
      </p>
      {decides && !rejection?.mailedAt && (
        <Button variant="secondary" size="sm" icon={<Undo2 />} onClick={() => unreject([candidate])}>
          Annuler le rejet
        </Button>
      )}
    </div>
  );
}

import { cx } from '@kafaa/ui/class-names';
import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { MessagesSquare, Undo2, UserX } from 'lucide-react';
import { paths } from '@kafaa/web-kit/paths';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { IconLink } from '@kafaa/ui/icon-link.tsx';
import { useScheduleLock } from '#/features/invitations/components/schedule-lock.tsx';
import { fullName, hasAnswers, useCommands } from '#/features/palette/components/commands';
import styles from './row-actions.module.css';

/** Row actions for the mouse. Keyboard users have the keys P and R and the open card, so Tab skips these buttons. */
export function RowActions({ candidate }: { candidate: Candidate }) {
  const { decides, reject, unreject, schedule } = useCommands();
  const name = fullName(candidate);
  const lock = useScheduleLock();
  // A closed evaluation is read first; the open card still has the decisions.
  const waiting = decides && awaitsDecision(candidate) && candidate.reading?.closed !== true;
  return (
    <div className={cx('row gap-2', styles.actions)}>
      {hasAnswers(candidate) && (
        <IconLink
          tabIndex={-1}
          size="sm"
          href={paths.interviewChat(candidate.id)}
          label={`Voir les réponses ${elided('de', name)}`}
          icon={<MessagesSquare />}
        />
      )}
      {waiting && (
        <>
          <IconButton
            tabIndex={-1}
            size="sm"
            label={`Planifier un entretien avec ${name}${lock.reason ? `. ${lock.reason}` : ''}`}
            icon={lock.icon}
            onClick={() => schedule(candidate)}
          />
          <IconButton
            tabIndex={-1}
            size="sm"
            danger
            label={`Rejeter la candidature ${elided('de', name)}`}
            icon={<UserX />}
            onClick={() => reject([candidate])}
          />
        </>
      )}
      {decides && candidate.status === 'REJECTED' && !candidate.rejection?.mailedAt && (
        <IconButton
          tabIndex={-1}
          size="sm"
          label={`Annuler le rejet ${elided('de', name)}`}
          icon={<Undo2 />}
          onClick={() => unreject([candidate])}
        />
      )}
    </div>
  );
}

import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { MessagesSquare, Undo2, UserX } from 'lucide-react';
import { useScheduleLock } from '#/features/invitations/components/schedule-lock.tsx';
import { fullName, hasAnswers, useCommands } from '#/features/palette/components/commands';
import { paths } from '@kafaa/web-kit/paths';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { IconLink } from '@kafaa/ui/icon-link.tsx';
import styles from './compare-actions.module.css';
import { StageAction, StageMenu } from './stage-actions.tsx';

/** Decisions about the candidate of one column of the comparison; three columns fit on a phone. */
export function CompareActions({ candidate }: { candidate: Candidate }) {
  const { decides, schedule, reject, unreject } = useCommands();
  const name = fullName(candidate);
  const lock = useScheduleLock();
  const waits = decides && awaitsDecision(candidate);
  return (
    <div className={cx('cluster middle gap-4', styles.actions)}>
      {waits && (
        <Button
          className={styles.main}
          variant="secondary"
          size="sm"
          icon={lock.icon}
          title={lock.reason}
          aria-label={`Planifier un entretien avec ${name}`}
          onClick={() => schedule(candidate)}
        >
          Planifier
        </Button>
      )}
      {decides && <StageAction candidate={candidate} className={styles.main} variant="secondary" />}
      {waits && (
        <IconButton
          size="sm"
          danger
          label={`Rejeter la candidature ${elided('de', name)}`}
          icon={<UserX size={17} />}
          onClick={() => reject([candidate])}
        />
      )}
      {decides && candidate.status === 'REJECTED' && !candidate.rejection?.mailedAt && (
        <IconButton
          size="sm"
          label={`Annuler le rejet ${elided('de', name)}`}
          icon={<Undo2 size={17} />}
          onClick={() => unreject([candidate])}
        />
      )}
      {hasAnswers(candidate) && (
        <IconLink
          size="sm"
          href={paths.interviewChat(candidate.id)}
          label={`Lire l’entretien ${elided('de', name)}`}
          icon={<MessagesSquare size={17} />}
        />
      )}
      <StageMenu candidate={candidate} />
    </div>
  );
}

import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { Undo2, UserX } from 'lucide-react';
import { ScheduleAction } from '#/features/invitations/components/schedule-action.tsx';
import { fullName, useCommands } from '#/features/palette/components/commands';
import { Button } from '@kafaa/ui/button.tsx';
import { StageAction, StageMenu } from './stage-actions.tsx';

interface DecideActionsProps {
  candidate: Candidate;
  /** CSS class of the button of the stage's main action. */
  main: string | undefined;
}

/** Buttons that decide about one candidate: other stages, rejection, invitation and next stage. */
export function DecideActions({ candidate, main }: DecideActionsProps) {
  const { decides, reject } = useCommands();
  const waits = candidate.stage === 'TO_DECIDE';
  return (
    <>
      <StageMenu candidate={candidate} />
      {decides && awaitsDecision(candidate) && (
        <Button variant="danger" size="sm" icon={<UserX />} onClick={() => reject([candidate])}>
          Rejeter
        </Button>
      )}
      {decides && (
        <ScheduleAction
          candidate={candidate}
          className={waits ? main : undefined}
          variant={waits ? 'primary' : 'secondary'}
        />
      )}
      {decides && <StageAction candidate={candidate} className={main} />}
    </>
  );
}

/** Button that undoes a rejection, shown until its e-mail has left. */
export function UndoRejection({ candidate }: { candidate: Candidate }) {
  const { decides, unreject } = useCommands();
  if (!decides || candidate.status !== 'REJECTED' || candidate.rejection?.mailedAt) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Undo2 />}
      aria-label={`Annuler le rejet ${elided('de', fullName(candidate))}`}
      onClick={() => unreject([candidate])}
    >
      Annuler le rejet
    </Button>
  );
}

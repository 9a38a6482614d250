import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#/lib/permissions';
import { Button, ButtonLink, type ButtonProps } from '@kafaa/ui/button.tsx';
import { LazyScheduleModal } from './lazy-schedule-modal.tsx';
import { useScheduleLock } from './schedule-lock.tsx';

interface ScheduleActionProps {
  candidate: Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'status' | 'withdrawnAt'>;
  size?: ButtonProps['size'];
  /** Style of the button; secondary if another action is the main one. */
  variant?: ButtonProps['variant'];
  className?: string | undefined;
}

/**
 * « Planifier un entretien » for a candidate who awaits a decision, or a link to the meeting for an invited one. Keep it
 * mounted whatever the status: it contains the modal, and the status is already « Invité » while the invitation is being sent.
 */
export function ScheduleAction({ candidate, size = 'sm', variant = 'primary', className }: ScheduleActionProps) {
  const [open, setOpen] = useState(false);
  const decides = useMay(inviteCandidate);
  const lock = useScheduleLock();
  return (
    <>
      {decides && awaitsDecision(candidate) && (
        <Button
          className={className}
          size={size}
          variant={variant}
          icon={lock.icon}
          title={lock.reason}
          onClick={() => setOpen(true)}
        >
          Planifier un entretien
        </Button>
      )}
      {candidate.status === 'ACCEPTED' && !open && (
        <ButtonLink
          className={className}
          size={size}
          variant="secondary"
          icon={<CalendarClock />}
          href={`/Interviews?candidat=${encodeURIComponent(candidate.id)}`}
        >
          Voir le rendez-vous
        </ButtonLink>
      )}
      {open && <LazyScheduleModal candidate={candidate} onClose={() => setOpen(false)} />}
    </>
  );
}

import { rejectCandidate } from '@kafaa/domain/candidates/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { useCallback, useMemo, useRef, useState } from 'react';
import { LazyScheduleModal } from '#/features/invitations/components/lazy-schedule-modal.tsx';
import { type Commands, offerUndo } from '#/features/palette/components/commands';
import { useMay } from '#/lib/permissions';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { type Decided, useDecide } from './use-job-candidates.ts';
import { useStageCommands } from './use-stages.ts';

// The dialog's code loads on the first click that opens it.
const RejectionDialog = lazyDialog(async () => (await import('./rejection-dialog.tsx')).RejectionDialog);

/** The commands on candidates, and the scheduling and rejection dialogs that they open. */
export function useDecisions(onRejected: () => void) {
  const decide = useDecide();
  const { mutate } = decide;
  const [rejecting, setRejecting] = useState<readonly Candidate[]>([]);
  const [scheduling, setScheduling] = useState<Candidate | null>(null);
  const undo = useRef<(() => void) | null>(null);
  const endScheduling = useCallback(() => setScheduling(null), []);
  const decides = useMay(rejectCandidate);
  const stages = useStageCommands();
  const commands = useMemo<Commands>(
    () => ({
      decides,
      reject: setRejecting,
      unreject: (chosen) => mutate({ kind: 'undo', candidates: chosen }),
      schedule: setScheduling,
      ...stages,
    }),
    [decides, mutate, stages],
  );

  async function reject(waiting: readonly Decided[], reason: string | undefined): Promise<void> {
    try {
      await decide.mutateAsync({ kind: 'reject', candidates: waiting, reason });
    } catch {
      // The mutation shows the error; the dialog keeps the reason for a retry.
      return;
    }
    setRejecting([]);
    onRejected();
    undo.current = offerUndo(decide, waiting);
  }
  const dialogs = (
    <>
      {scheduling && <LazyScheduleModal candidate={scheduling} onClose={endScheduling} />}
      {rejecting.length > 0 && (
        <RejectionDialog
          candidates={rejecting}
          busy={decide.isPending && decide.variables.kind === 'reject'}
          onClose={() => setRejecting([])}
          onReject={(waiting, reason) => void reject(waiting, reason)}
        />
      )}
    </>
  );
  return { commands, undo, dialogs };
}

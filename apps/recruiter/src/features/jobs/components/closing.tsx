import type { Job } from '@kafaa/domain/jobs/schema';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { useFillJob, useSetJobOpen } from '../queries.ts';
import type { CloseDialogProps } from './close-dialog.tsx';

/** The confirmation dialog, loaded on first use. */
export const LazyCloseDialog = lazyDialog<CloseDialogProps>(
  async () => (await import('./close-dialog.tsx')).CloseDialog,
);

const UNDO_MS = 10_000;
const FAILED = {
  open: 'L’offre n’a pas pu être rouverte. Veuillez réessayer.',
  close: 'L’offre n’a pas pu être fermée. Veuillez réessayer.',
} as const;

/** Closes and reopens a job, with toasts; the closing toast offers an undo. */
export function useJobState(job: Pick<Job, 'id' | 'title'>) {
  const change = useSetJobOpen(job.id);
  const reopen = () => {
    if (change.isPending) return;
    change.mutate(true, {
      onSuccess: () => toast.success('Offre rouverte'),
      onError: (error) => toast.error(errorMessage(error, FAILED.open)),
    });
  };
  const fill = useFillJob();
  const close = (done: () => void, hiredId?: string) => {
    if (change.isPending || fill.isPending) return;
    const onError = (error: Error) => toast.error(errorMessage(error, FAILED.close));
    if (hiredId !== undefined) {
      fill.mutate(hiredId, {
        onSuccess: () => {
          done();
          toast.success(`Poste pourvu, offre fermée\u00A0: ${job.title}`);
        },
        onError,
      });
      return;
    }
    change.mutate(false, {
      onSuccess: () => {
        done();
        toast(`Offre fermée\u00A0: ${job.title}`, {
          duration: UNDO_MS,
          countdown: true,
          action: { label: 'Annuler', onClick: reopen },
        });
      },
      onError,
    });
  };
  return { close, reopen, busy: change.isPending || fill.isPending };
}

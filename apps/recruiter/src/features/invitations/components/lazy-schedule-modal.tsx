import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import type { ScheduleModalProps } from './schedule-modal.tsx';

/**
 * « Planifier un entretien », loaded on first use: the form and its calendar are larger than the page on which they open. Keep it
 * mounted until `onClose` whatever the candidate's status, which becomes « Invité » before the server has answered.
 */
export const LazyScheduleModal = lazyDialog<ScheduleModalProps>(async () => {
  // The form loads in parallel with the dialog that waits for it.
  import('./schedule-modal.tsx').catch(() => undefined);
  return (await import('./schedule-opening.tsx')).ScheduleOpening;
});

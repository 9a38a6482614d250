import { lazyDialog } from '#/ui/lazy-dialog.tsx';
import type { ScheduleModalProps } from './schedule-modal.tsx';

/**
 * « Planifier un entretien », loaded with its first use: the form and its calendar weigh more than the page they open on.
 * Keep it mounted until `onClose`, whatever the candidate's status says meanwhile: it is « Invité » before the server has
 * spoken.
 */
export const LazyScheduleModal = lazyDialog<ScheduleModalProps>(async () => {
  // The form sets out at once, not after the dialog that waits for it.
  import('./schedule-modal.tsx').catch(() => undefined);
  return (await import('./schedule-opening.tsx')).ScheduleOpening;
});

import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { CalendarPlus } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '#/lib/toast';
import { Button, type ButtonProps } from '#/ui/button.tsx';
import type { ScheduleModalProps } from './schedule-modal.tsx';

// The form and its calendar weigh more than the page: they come with the first click.
const loadModal = async () => (await import('./schedule-modal.tsx')).ScheduleModal;

const LOAD_FAILURE = 'La page n’a pas pu être chargée en entier. Vérifiez votre réseau, puis réessayez.';

interface ScheduleActionProps {
  candidate: Pick<Candidate, 'id' | 'firstName' | 'lastName' | 'status' | 'withdrawnAt'>;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
  className?: string | undefined;
}

/**
 * « Planifier un entretien » for a candidate who waits for a decision. Keep it mounted whatever the status: the modal
 * lives in here, and the status is already « Invité » while the invitation is on its way.
 */
export function ScheduleAction({ candidate, size = 'sm', variant = 'primary', className }: ScheduleActionProps) {
  const [Modal, setModal] = useState<ComponentType<ScheduleModalProps>>();
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);

  const show = async () => {
    setLoading(true);
    try {
      const loaded = Modal ?? (await loadModal());
      setModal(() => loaded);
      setOpen(true);
    } catch {
      toast.error(LOAD_FAILURE);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      {awaitsDecision(candidate) && (
        <Button
          className={className}
          variant={variant}
          size={size}
          icon={<CalendarPlus />}
          busy={loading}
          onClick={() => void show()}
        >
          Planifier un entretien
        </Button>
      )}
      {open && Modal && <Modal candidate={candidate} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The modal alone, for whoever asks for it without the button: a key, the palette, a row of the list. */
export function ScheduleHost({ candidate, onClose }: Pick<ScheduleModalProps, 'candidate' | 'onClose'>) {
  const [Modal, setModal] = useState<ComponentType<ScheduleModalProps>>();
  useEffect(() => {
    let current = true;
    loadModal().then(
      (loaded) => current && setModal(() => loaded),
      () => {
        if (!current) return;
        toast.error(LOAD_FAILURE);
        onClose();
      },
    );
    return () => {
      current = false;
    };
  }, [onClose]);
  return Modal ? <Modal candidate={candidate} onClose={onClose} /> : null;
}

import { CalendarPlus, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubscriptions, usePlanFeature } from '#/features/plans/queries';

interface ScheduleLock {
  readonly icon: ReactNode;
  /** Reason why the person cannot invite: the plan has no scheduling. Undefined if it has, and until the plan is known. */
  readonly reason: string | undefined;
}

/** Returns the icon of the buttons that invite, and the reason for a lock. The server also refuses invitations without the plan. */
export function useScheduleLock(size?: number): ScheduleLock {
  const allowed = usePlanFeature('SCHEDULING');
  const { data = [] } = useSubscriptions();
  const sized = size === undefined ? {} : { size };
  if (allowed !== false) return { icon: <CalendarPlus {...sized} />, reason: undefined };
  const ended = data.length > 0 && !data.some(({ isCurrent }) => isCurrent);
  return {
    icon: <Lock {...sized} />,
    reason: ended
      ? 'Votre abonnement a pris fin. La planification d’entretiens demande le plan Entreprise.'
      : 'La planification d’entretiens fait partie du plan Entreprise.',
  };
}

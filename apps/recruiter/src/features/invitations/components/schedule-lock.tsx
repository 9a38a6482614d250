import { CalendarPlus, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubscriptions, usePlanFeature } from '#/features/plans/queries';

interface ScheduleLock {
  readonly icon: ReactNode;
  /** Reason why the plan does not schedule; undefined if it does, or until the plan is known. */
  readonly reason: string | undefined;
}

/** The icon and the reason of every button that invites. The server refuses an invitation without the plan. */
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

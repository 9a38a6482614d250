import { COMPANY_ZONE } from '@kafaa/domain/invitations/options';
import type { FreeSlots } from '@kafaa/domain/calendar/schema';
import { CalendarClock } from 'lucide-react';
import { formatShort } from '@kafaa/web-kit/dates';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { useFreeSlots } from '../queries.ts';
import styles from './proposed-slots.module.css';

const LABELS: Readonly<Record<number, string>> = { 1: 'Proposer ce créneau', 2: 'Proposer ces deux créneaux' };

/**
 * Offers the next free slots of the person's weekly hours; one tap copies the slots into the form. Renders nothing until the slots
 * are loaded.
 */
export function ProposedSlots({ busy, onPropose }: { busy: boolean; onPropose: (free: FreeSlots) => void }) {
  const { data } = useFreeSlots(true);
  if (!data) return null;
  if (!data.hasHours) {
    return (
      <p className={styles.hint}>
        Pour proposer vos créneaux libres en un geste,{' '}
        <AppLink href="/Settings?section=agenda">donnez vos horaires</AppLink>.
      </p>
    );
  }
  if (data.slots.length === 0)
    return <p className={styles.hint}>Aucun créneau libre dans vos horaires des quatre prochaines semaines.</p>;
  return (
    <div className={styles.proposed}>
      <p>
        <span className="muted small">Vos prochains créneaux libres ({data.durationMinutes} minutes)</span>
        <span className={styles.slots}>
          {data.slots.map((slot) => (
            <time key={slot} dateTime={slot}>
              {formatShort(slot, COMPANY_ZONE)}
            </time>
          ))}
        </span>
      </p>
      <Button
        size="sm"
        variant="secondary"
        icon={<CalendarClock size={18} />}
        disabled={busy}
        onClick={() => onPropose(data)}
      >
        {LABELS[data.slots.length] ?? 'Proposer ces trois créneaux'}
      </Button>
    </div>
  );
}

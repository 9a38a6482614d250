import { cx } from '@kafaa/ui/class-names';
import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { Columns3, UserX } from 'lucide-react';
import { XIcon } from '@kafaa/ui/icons.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  chosen: readonly Candidate[];
  onReject: () => void;
  /** Undefined unless two or three are chosen. */
  onCompare: (() => void) | undefined;
  onClear: () => void;
}

/** The actions for the selected candidates; floats over the end of the list while any is selected. */
export function SelectionBar({ chosen, onReject, onCompare, onClear }: SelectionBarProps) {
  const waiting = chosen.filter(awaitsDecision).length;
  return (
    <section className={cx('cluster middle gap-6', styles.bar)} aria-label="Sélection" data-on-dark>
      <output>
        {chosen.length}
        <span>
          {'\u00A0'}sélectionné{chosen.length >= 2 ? 's' : ''}
        </span>
      </output>
      <button
        type="button"
        onClick={onCompare}
        disabled={!onCompare}
        title={onCompare ? undefined : 'Choisissez deux ou trois candidats.'}
      >
        <Columns3 />
        Comparer
      </button>
      <button
        type="button"
        onClick={onReject}
        disabled={waiting === 0}
        title={waiting === 0 ? 'Aucun candidat choisi n’est en attente.' : undefined}
      >
        <UserX />
        {waiting > 0 && waiting < chosen.length ? `Rejeter (${waiting})` : 'Rejeter'}
      </button>
      <button type="button" className={styles.clear} onClick={onClear}>
        <XIcon size={18} />
        <span>Désélectionner</span> <kbd aria-hidden="true">Échap</kbd>
      </button>
    </section>
  );
}

import { cx } from '@kafaa/ui/class-names';
import { SET_STAGES } from '@kafaa/domain/candidates/options';
import { awaitsDecision, movesFrom } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { BellRing, ClipboardCheck, Columns3, Mail, UserCheck, UserX } from 'lucide-react';
import { useApproveFeedback } from '#/features/feedback/queries';
import { ShareSelection } from '#/features/opinions/components/share-selection.tsx';
import { isRemindable, useCommands } from '#/features/palette/components/commands';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';
import { MOVE_LABELS } from './stage-actions.tsx';
import { XIcon } from '@kafaa/ui/icons.tsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './selection-bar.module.css';

const GroupMailDialog = lazyDialog(
  async () => (await import('#/features/messages/components/group-mail-dialog.tsx')).GroupMailDialog,
);

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
  const { decides } = useCommands();
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
        title={onCompare ? undefined : 'Sélectionnez deux ou trois candidats.'}
      >
        <Columns3 />
        Comparer
      </button>
      {decides && (
        <button
          type="button"
          onClick={onReject}
          disabled={waiting === 0}
          title={waiting === 0 ? 'Aucun candidat sélectionné n’est en attente.' : undefined}
        >
          <UserX />
          {waiting > 0 && waiting < chosen.length ? `Rejeter (${waiting})` : 'Rejeter'}
        </button>
      )}
      <ShareSelection chosen={chosen} />
      {decides && <MoreActions chosen={chosen} onClear={onClear} />}
      <button type="button" className={styles.clear} onClick={onClear}>
        <XIcon size={18} />
        <span>Désélectionner</span> <kbd aria-hidden="true">Échap</kbd>
      </button>
    </section>
  );
}

/** What is done less often, in a menu; the dialog stands outside of the bar, whose colours are dark. */
function MoreActions({ chosen, onClear }: Pick<SelectionBarProps, 'chosen' | 'onClear'>) {
  const { move, remind } = useCommands();
  const feedback = useApproveFeedback();
  const [writing, setWriting] = useState(false);
  const judged = chosen.filter(({ evaluation, withdrawnAt }) => evaluation !== null && withdrawnAt === null);
  const remindable = chosen.filter((one) => isRemindable(one));
  // Only moves that every selected candidate can make: the server moves all or none.
  const moves = SET_STAGES.filter((to) => chosen.every((one) => movesFrom(one).includes(to)));
  return (
    <>
      <Menu
        className={styles.more}
        label="Autres actions sur la sélection"
        items={[
          { label: `Écrire un e-mail (${chosen.length})`, icon: <Mail />, onSelect: () => setWriting(true) },
          ...(remindable.length > 0
            ? [{ label: `Relancer (${remindable.length})`, icon: <BellRing />, onSelect: () => remind(remindable) }]
            : []),
          ...(judged.length > 0
            ? [
                {
                  label: `Envoyer les bilans (${judged.length})`,
                  icon: <ClipboardCheck />,
                  onSelect: () => feedback.mutate(judged.map(({ id }) => id)),
                },
              ]
            : []),
          ...moves.map((to) => ({
            label: `${MOVE_LABELS[to]} (${chosen.length})`,
            icon: <UserCheck />,
            onSelect: () => move(chosen, to),
          })),
        ]}
      />
      {writing &&
        createPortal(
          <GroupMailDialog
            jobId={chosen[0]?.jobId ?? ''}
            candidateIds={chosen.map(({ id }) => id)}
            onWritten={onClear}
            onClose={() => setWriting(false)}
          />,
          document.body,
        )}
    </>
  );
}

import { cx } from '@kafaa/ui/class-names';
import { SET_STAGES } from '@kafaa/domain/candidates/options';
import { awaitsDecision, movesFrom } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { Job } from '@kafaa/domain/jobs/schema';
import { BellRing, ClipboardCheck, Columns3, Download, Mail, UserX } from 'lucide-react';
import { ShareSelection } from '#/features/opinions/components/share-selection.tsx';
import { isRemindable, useCommands } from '#/features/palette/components/commands';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';
import { rememberedFilters } from './filters.ts';
import { MOVE_ICONS, MOVE_LABELS } from './stage-actions.tsx';
import { XIcon } from '@kafaa/ui/icons.tsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './selection-bar.module.css';

const GroupMailDialog = lazyDialog(
  async () => (await import('#/features/messages/components/group-mail-dialog.tsx')).GroupMailDialog,
);

const FeedbackDialog = lazyDialog(
  async () => (await import('#/features/feedback/components/feedback-dialog.tsx')).FeedbackDialog,
);

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);

interface SelectionBarProps {
  job: Pick<Job, 'id' | 'title'>;
  chosen: readonly Candidate[];
  onReject: () => void;
  /** Opens the comparison; undefined unless two or three candidates are selected. */
  onCompare: (() => void) | undefined;
  onClear: () => void;
}

/** The actions for the selected candidates; floats over the end of the list while any is selected. */
export function SelectionBar({ job, chosen, onReject, onCompare, onClear }: SelectionBarProps) {
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
      {decides && <MoreActions job={job} chosen={chosen} onClear={onClear} />}
      <button type="button" className={styles.clear} onClick={onClear}>
        <XIcon size={18} />
        <span>Désélectionner</span> <kbd aria-hidden="true">Échap</kbd>
      </button>
    </section>
  );
}

/** Menu of the rare actions. The dialog is rendered outside the bar, because the bar has dark colours. */
function MoreActions({ job, chosen, onClear }: Pick<SelectionBarProps, 'job' | 'chosen' | 'onClear'>) {
  const { move, remind } = useCommands();
  const [writing, setWriting] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [reading, setReading] = useState(false);
  const judged = chosen.filter(({ evaluation, withdrawnAt }) => evaluation !== null && withdrawnAt === null);
  const remindable = chosen.filter((one) => isRemindable(one));
  // Offer only moves that every selected candidate can make, because the server moves all or none.
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
                  onSelect: () => setReading(true),
                },
              ]
            : []),
          ...moves.map((to) => ({
            label: `${MOVE_LABELS[to]} (${chosen.length})`,
            icon: MOVE_ICONS[to],
            onSelect: () => move(chosen, to),
          })),
          { label: `Exporter (${chosen.length})`, icon: <Download />, onSelect: () => setExporting(true) },
        ]}
      />
      {exporting &&
        createPortal(
          <ExportDialog
            job={job}
            filters={rememberedFilters(job.id)}
            only={chosen.map(({ id }) => id)}
            onClose={() => setExporting(false)}
          />,
          document.body,
        )}
      {reading && createPortal(<FeedbackDialog people={judged} onClose={() => setReading(false)} />, document.body)}
      {writing &&
        createPortal(
          <GroupMailDialog
            jobId={job.id}
            candidateIds={chosen.map(({ id }) => id)}
            onWritten={onClear}
            onClose={() => setWriting(false)}
          />,
          document.body,
        )}
    </>
  );
}

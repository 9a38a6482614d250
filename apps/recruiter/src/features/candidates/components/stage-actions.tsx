import { STAGE_LABELS, type SetStage } from '@kafaa/domain/candidates/options';
import { movesFrom } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { BellRing, FilePenLine, FileX, Handshake, History, Undo2, UserCheck, UserX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { isRejectable, isRemindable, fullName, useCommands } from '#/features/palette/components/commands';
import { formatDateTime } from '@kafaa/web-kit/dates';
import { elided } from '@kafaa/domain/kernel/elision';
import { Button, type ButtonProps } from '@kafaa/ui/button.tsx';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Menu } from '@kafaa/ui/menu.tsx';

// The dialog's code loads on the first click that opens it.
const MovesDialog = lazyDialog(async () => (await import('./moves-dialog.tsx')).MovesDialog);

/** Labels of the buttons that move a candidate to a stage. */
export const MOVE_LABELS: Readonly<Record<SetStage, string>> = {
  MET: 'Noter la rencontre',
  OFFERED: 'Offre faite',
  HIRED: 'Noter l’embauche',
  DECLINED: 'Offre refusée',
};

/** Icons of the same buttons, all different, so that a menu with several moves can be read by its icons. */
export const MOVE_ICONS: Readonly<Record<SetStage, ReactElement>> = {
  MET: <Handshake />,
  OFFERED: <FilePenLine />,
  HIRED: <UserCheck />,
  DECLINED: <FileX />,
};

/** Usual next stage after each stage. */
const NEXT: Readonly<Partial<Record<Candidate['stage'], SetStage>>> = {
  INVITED: 'MET',
  MET: 'OFFERED',
  OFFERED: 'HIRED',
};

interface StageActionProps {
  candidate: Candidate;
  className?: string | undefined;
  /** Style of the button; secondary where several candidates are side by side. */
  variant?: ButtonProps['variant'];
}

/** Button that reminds a candidate who has not finished; disabled for the rest of the day after a reminder. */
function RemindButton({ candidate, className, variant }: StageActionProps) {
  const { remind } = useCommands();
  if (candidate.stage !== 'REGISTERED' && candidate.stage !== 'STARTED') return null;
  const isOpen = isRemindable(candidate);
  return (
    <Button
      className={className}
      size="sm"
      variant={variant}
      icon={<BellRing />}
      disabled={!isOpen}
      title={
        isOpen || candidate.remindedAt === null
          ? undefined
          : `Dernier rappel le ${formatDateTime(candidate.remindedAt)}. Un par jour au plus.`
      }
      onClick={() => remind([candidate])}
    >
      {isOpen ? 'Relancer' : 'Rappel envoyé'}
    </Button>
  );
}

/** Button of the stage's main action: a reminder, or the move to the next stage. Inviting has its own button. */
export function StageAction({ candidate, className, variant }: StageActionProps) {
  const { move } = useCommands();
  const next = NEXT[candidate.stage];
  return (
    <>
      <RemindButton candidate={candidate} className={className} variant={variant} />
      {next && (
        <Button
          className={className}
          size="sm"
          variant={variant}
          icon={MOVE_ICONS[next]}
          onClick={() => move([candidate], next)}
        >
          {MOVE_LABELS[next]}
        </Button>
      )}
    </>
  );
}

/** Menu with the other stages that people can set, the undo of the last move, and the history. */
export function StageMenu({ candidate }: { candidate: Candidate }) {
  const [reading, setReading] = useState(false);
  const { decides, move, undoMove, reject } = useCommands();
  const { setStage, status } = candidate;
  const moves = decides ? movesFrom(candidate).filter((to) => to !== NEXT[candidate.stage]) : [];
  return (
    <>
      <Menu
        label={`Étapes ${elided('de', fullName(candidate))}`}
        items={[
          ...moves.map((to) => ({
            label: MOVE_LABELS[to],
            icon: MOVE_ICONS[to],
            onSelect: () => move([candidate], to),
          })),
          ...(decides && setStage !== null && candidate.withdrawnAt === null
            ? [
                {
                  label: `Annuler «\u00A0${STAGE_LABELS[setStage]}\u00A0»`,
                  icon: <Undo2 />,
                  onSelect: () => undoMove([candidate]),
                },
              ]
            : []),
          { label: 'Historique des étapes', icon: <History />, onSelect: () => setReading(true) },
          ...(decides && status === 'ACCEPTED' && isRejectable(candidate)
            ? [{ label: 'Ne pas retenir', icon: <UserX />, danger: true, onSelect: () => reject([candidate]) }]
            : []),
        ]}
      />
      {reading && <MovesDialog candidate={candidate} onClose={() => setReading(false)} />}
    </>
  );
}

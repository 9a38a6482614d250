import { type Stage, STAGE_LABELS } from '@kafaa/domain/candidates/options';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { ArrowRight, CalendarPlus, History, Undo2, UserX } from 'lucide-react';
import { type HTMLAttributes, type ReactElement, useEffect, useRef, useState } from 'react';
import { RecommendationPill } from '#/features/evaluations/components/recommendation-pill.tsx';
import { InterviewStateNote, InterviewStateTile } from '#/features/interviews/components/interview-state.tsx';
import { fullName, useCommands } from '#/features/palette/components/commands';
import { formatDateTime, formatRelative } from '@kafaa/web-kit/dates';
import { paths } from '@kafaa/web-kit/paths';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { lazyDialog } from '@kafaa/ui/lazy-dialog.tsx';
import { Menu, type MenuItem } from '@kafaa/ui/menu.tsx';
import { Modal } from '@kafaa/ui/modal.tsx';
import { Pill } from '@kafaa/ui/pill.tsx';
import { ScoreTile } from '@kafaa/ui/score-tile.tsx';
import { targetsOf } from './board-moves.ts';
import { Promised, recommendationOf } from './candidate-card.tsx';
import styles from './job-board.module.css';
import { refusesMail } from './refused-email-text.ts';
import { MOVE_ICONS } from './stage-actions.tsx';
import type { BoardState } from './use-board.ts';

// The dialog's code loads on the first click that opens the dialog.
const MovesDialog = lazyDialog(async () => (await import('./moves-dialog.tsx')).MovesDialog);

interface CardProps {
  candidate: Candidate;
  board: BoardState;
}

const TARGET_ICONS: Readonly<Partial<Record<Stage, ReactElement>>> = {
  INVITED: <CalendarPlus />,
  REJECTED: <UserX />,
  ...MOVE_ICONS,
};

/** Menu items that move the card to another stage, and one that undoes the last move. */
function useMoves({ candidate, board: { take, follow } }: CardProps): MenuItem[] {
  const { decides, undoMove, unreject } = useCommands();
  if (!decides) return [];
  const { id, setStage, status, rejection, withdrawnAt } = candidate;
  const undo = (label: string, run: (candidates: readonly Candidate[]) => void): MenuItem => ({
    label,
    icon: <Undo2 />,
    onSelect: () => {
      follow(id);
      run([candidate]);
    },
  });
  return [
    ...targetsOf(candidate).map((to) => ({
      // « … » announces that a dialog opens.
      label: `Passer à «\u00A0${STAGE_LABELS[to]}\u00A0»${to === 'INVITED' || to === 'REJECTED' ? '…' : ''}`,
      icon: TARGET_ICONS[to],
      danger: to === 'REJECTED',
      onSelect: () => take(candidate, to),
    })),
    ...(setStage !== null && withdrawnAt === null && status === 'ACCEPTED'
      ? [undo(`Annuler «\u00A0${STAGE_LABELS[setStage]}\u00A0»`, undoMove)]
      : []),
    ...(status === 'REJECTED' && withdrawnAt === null && !rejection?.mailedAt
      ? [undo('Annuler le rejet', unreject)]
      : []),
  ];
}

/** Bottom sheet that offers the moves on a phone. */
function MovesSheet({ title, name, items }: { title: string; name: string; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={<ArrowRight />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
        <span className="sr-only"> ({name})</span>
      </Button>
      {open && (
        <Modal open onClose={() => setOpen(false)} title={title} subtitle={<bdi>{name}</bdi>}>
          <ul className={styles.sheet}>
            {items.map(({ label, icon, danger, onSelect }) => (
              <li key={label} className={cx(danger && styles.danger)}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onSelect?.();
                  }}
                >
                  {icon}
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}

/** Menu of a card: moves to other stages, and the history. */
function CardMenu(props: CardProps) {
  const { candidate, board } = props;
  const [reading, setReading] = useState(false);
  const moves = useMoves(props);
  const name = fullName(candidate);
  const title = moves.length > 0 ? 'Passer à…' : 'Étapes';
  const items = [...moves, { label: 'Historique des étapes', icon: <History />, onSelect: () => setReading(true) }];
  return (
    <>
      {board.narrow ? (
        <MovesSheet title={title} name={name} items={items} />
      ) : (
        <Menu label={moves.length > 0 ? `${title} (${name})` : `Étapes ${elided('de', name)}`} items={items} />
      )}
      {reading && <MovesDialog candidate={candidate} onClose={() => setReading(false)} />}
    </>
  );
}

/** Shows the recommendation if the reader may see it, else the state of the interview. */
function Standing({ candidate }: Pick<CardProps, 'candidate'>) {
  const recommendation = recommendationOf(candidate);
  if (recommendation !== null) return <RecommendationPill recommendation={recommendation} />;
  if (candidate.reading?.closed)
    return (
      <p>
        Évaluation fermée.{' '}
        <AppLink href={paths.interviewChat(candidate.id)} draggable={false}>
          Lire ses réponses
        </AppLink>
      </p>
    );
  if (candidate.byPerson) return <p>À lire par une personne</p>;
  return <InterviewStateNote state={candidate.interviewState} />;
}

/** Lets the mouse drag a card to another column; the menu does the same for every device. */
function dragOf({ candidate, board: { drag } }: CardProps): HTMLAttributes<HTMLElement> {
  if (!drag) return {};
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', fullName(candidate));
      drag(candidate);
    },
    onDragEnd: () => drag(null),
  };
}

/** Card of a candidate on the board: name, score if the reader may see it, time in the stage, and links. */
export function BoardCard(props: CardProps) {
  const { candidate, board } = props;
  const { id, evaluation, appliedAt, interviewState, reading } = candidate;
  const { focusFollowed, dragged, now } = board;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    focusFollowed((followed) => followed === id, link.current);
  }, [focusFollowed, id]);
  return (
    <li data-candidate={id} className={cx(styles.card, dragged?.id === id && styles.dragged)} {...dragOf(props)}>
      <div className={styles.top}>
        {evaluation ? (
          <ScoreTile score={evaluation.score} size="sm" />
        ) : (
          <InterviewStateTile state={interviewState} closed={reading?.closed} />
        )}
        <h3>
          <AppLink ref={link} href={board.fileHref(id)} draggable={false}>
            <bdi>{fullName(candidate)}</bdi>
          </AppLink>
        </h3>
        {!board.narrow && <CardMenu {...props} />}
      </div>
      <div className={styles.facts}>
        <Standing candidate={candidate} />
        {refusesMail(candidate) && <Pill tone="danger">E-mail refusé</Pill>}
        <p className="muted">
          Reçue{' '}
          <time dateTime={appliedAt} title={formatDateTime(appliedAt)}>
            {formatRelative(appliedAt, now)}
          </time>
        </p>
        <Promised candidate={candidate} now={now} />
      </div>
      {board.narrow && <CardMenu {...props} />}
    </li>
  );
}

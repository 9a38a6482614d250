import { type Stage, STAGE_LABELS } from '@kafaa/domain/candidates/options';
import type { Job } from '@kafaa/domain/jobs/schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { CommandsContext } from '#/features/palette/components/commands';
import { cx } from '@kafaa/ui/class-names';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { IconButton } from '@kafaa/ui/icon-button.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { BoardColumn, ColumnSkeleton } from './board-column.tsx';
import { type ColumnHead, columnsOf, shownColumn } from './board-moves.ts';
import { CandidateToolbar } from './candidate-toolbar.tsx';
import { type Filters, stageQuery, type View } from './filters.ts';
import { CANDIDATES_FAILURE, ClosedNote, useErrorToast } from './job-candidates.tsx';
import styles from './job-board.module.css';
import { NoCandidate } from './lazy-panels.tsx';
import { type BoardState, useBoardState } from './use-board.ts';
import { useDecisions } from './use-decisions.tsx';
import { useStageCounts } from './use-stages.ts';

/** Number of column placeholders. */
const GHOSTS = [1, 2, 3, 4, 5, 6];

interface JobBoardProps {
  job: Job;
  view: View;
  onChange: (patch: Partial<View>) => void;
}

interface SwitcherProps {
  columns: readonly ColumnHead[];
  shown: Stage;
  onShow: (stage: Stage) => void;
}

/** Select that chooses the stage shown on a phone; it sticks to the lower edge, within reach of the thumb. */
function StageSwitcher({ columns, shown, onShow }: SwitcherProps) {
  const at = columns.findIndex(({ stage }) => stage === shown);
  const step = (by: number) => {
    const next = columns[at + by];
    if (next) onShow(next.stage);
  };
  return (
    <nav className={cx('row middle gap-6', styles.switcher)} aria-label="Étapes">
      <IconButton label="Étape précédente" icon={<ChevronLeft />} disabled={at <= 0} onClick={() => step(-1)} />
      <select
        aria-label="Étape affichée"
        value={shown}
        onChange={(event) => {
          const chosen = columns.find(({ stage }) => stage === event.target.value);
          if (chosen) onShow(chosen.stage);
        }}
      >
        {columns.map(({ stage, count }) => (
          <option key={stage} value={stage}>
            {STAGE_LABELS[stage]} ({count})
          </option>
        ))}
      </select>
      <IconButton
        label="Étape suivante"
        icon={<ChevronRight />}
        disabled={at === columns.length - 1}
        onClick={() => step(1)}
      />
    </nav>
  );
}

function BoardSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <div className={narrow ? undefined : styles.board} aria-busy="true">
      <output className="sr-only">Chargement des candidats...</output>
      {(narrow ? GHOSTS.slice(0, 1) : GHOSTS).map((ghost) => (
        <div key={ghost} className={styles.column} aria-hidden="true">
          <div className={styles.head}>
            <Skeleton width={90} />
          </div>
          <ColumnSkeleton />
        </div>
      ))}
    </div>
  );
}

/** The columns side by side; on a phone one at a time. */
function Columns({
  job,
  view,
  onChange,
  columns,
  board,
  onClosed,
}: JobBoardProps & { columns: readonly ColumnHead[]; board: BoardState; onClosed: (closed: number) => void }) {
  const list = { job, filters: view, board, onClosed };
  if (!board.narrow) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      <div className={styles.board} role="region" aria-label="Candidats par étape" tabIndex={0}>
        {columns.map((column) => (
          <BoardColumn key={column.stage} {...column} {...list} />
        ))}
      </div>
    );
  }
  const shown = shownColumn(columns, stageQuery(view.stage).stage ?? 'ALL');
  if (!shown) return null;
  return (
    <>
      <BoardColumn key={shown.stage} {...shown} {...list} />
      <StageSwitcher columns={columns} shown={shown.stage} onShow={(stage) => onChange({ stage })} />
    </>
  );
}

const NOTHING = () => undefined;

/** The candidates of an offer by stage: columns on a desktop, one stage at a time on a phone. */
export function JobBoard({ job, view, onChange }: JobBoardProps) {
  const counts = useStageCounts(job.id);
  const { commands, dialogs } = useDecisions(NOTHING);
  const board = useBoardState({ job, view }, commands);
  const [closed, setClosed] = useState(0);
  const searchRef = useRef<HTMLInputElement>(null);
  const filter = useCallback((patch: Partial<Filters>) => onChange(patch), [onChange]);
  const onBoard = useCallback((shown: boolean) => onChange({ board: shown }), [onChange]);
  useErrorToast(counts.data ? null : counts.error, CANDIDATES_FAILURE);
  if (!counts.data && counts.error) {
    return (
      <ErrorBand message={CANDIDATES_FAILURE} onRetry={() => void counts.refetch()} retrying={counts.isFetching} />
    );
  }
  if (counts.data?.length === 0) return <NoCandidate job={job} />;
  const toolbar = { filters: view, stats: undefined, counts: counts.data, onChange: filter, searchRef, onBoard };
  return (
    <CommandsContext value={commands}>
      <CandidateToolbar {...toolbar} pending={false} board />
      <ClosedNote closed={closed} />
      {counts.data ? (
        <Columns
          job={job}
          view={view}
          onChange={onChange}
          columns={columnsOf(counts.data)}
          board={board}
          onClosed={setClosed}
        />
      ) : (
        <BoardSkeleton narrow={board.narrow} />
      )}
      {dialogs}
    </CommandsContext>
  );
}

import { STAGE_LABELS, type Stage } from '@kafaa/domain/candidates/options';
import type { Job } from '@kafaa/domain/jobs/schema';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { counted } from '@kafaa/web-kit/format';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { BoardCard } from './board-card.tsx';
import { type ColumnHead, targetsOf } from './board-moves.ts';
import type { Filters } from './filters.ts';
import styles from './job-board.module.css';
import { CANDIDATES_FAILURE, MORE_FAILURE, useErrorToast } from './job-candidates.tsx';
import type { BoardState } from './use-board.ts';
import { useAwaitEvaluations, useJobCandidates } from './use-job-candidates.ts';

/** Candidates per page of a column. */
const COLUMN_SIZE = 10;

interface BoardColumnProps extends ColumnHead {
  job: Job;
  filters: Filters;
  board: BoardState;
  /** Receives the number of the offer's evaluations that are closed to the reader. */
  onClosed: (closed: number) => void;
}

export const ColumnSkeleton = () => (
  <div className={styles.cards}>
    {[1, 2].map((card) => (
      <Skeleton key={card} height={96} shape="block" />
    ))}
  </div>
);

/** Loads the candidates of one stage, reports its closed evaluations, and hides candidates who left the stage since the last fetch. */
function useColumn({ job, filters, stage, count, onClosed }: Omit<BoardColumnProps, 'board'>) {
  const query = useJobCandidates(job.id, { ...filters, stage }, { enabled: count > 0, size: COLUMN_SIZE });
  const { data, error, isFetchNextPageError } = query;
  const candidates = data?.pages.flatMap(({ content }) => content).filter((one) => one.stage === stage);
  useAwaitEvaluations(job.id, candidates ?? []);
  const closed = data?.pages.at(-1)?.closed ?? (data && 0);
  useEffect(() => {
    if (closed !== undefined) onClosed(closed);
  }, [closed, onClosed]);
  useErrorToast(data ? null : error, CANDIDATES_FAILURE);
  useErrorToast(isFetchNextPageError ? error : null, MORE_FAILURE);
  return { query, candidates: candidates ?? (count === 0 ? [] : undefined) };
}

/** Drop handlers of a column. It accepts a dragged card if the candidate can move to the column's stage. */
function useDrop(stage: Stage, { dragged, drag, take }: BoardState) {
  const [over, setOver] = useState(false);
  const target = dragged !== null && targetsOf(dragged).includes(stage);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!target) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (dragged && target) take(dragged, stage);
      drag?.(null);
    },
  };
  return { className: cx(target && styles.target, target && over && styles.over), handlers };
}

/** One stage of the board. */
export function BoardColumn({ board, ...props }: BoardColumnProps) {
  const { stage, count, filters } = props;
  const { query, candidates } = useColumn(props);
  const { className, handlers } = useDrop(stage, board);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { focusFollowed, narrow } = board;
  const searching = filters.search.trim() !== '';
  const shown = candidates?.map(({ id }) => id).join(' ');
  useEffect(() => {
    // On a phone, the heading takes the focus if the followed candidate's card is not in the stage that is shown.
    if (narrow && shown !== undefined) focusFollowed((id) => !shown.split(' ').includes(id), heading.current);
  }, [narrow, shown, focusFollowed]);
  return (
    <section className={cx(styles.column, className)} aria-labelledby={headingId} {...handlers}>
      <div className={cx('row middle between gap-8', styles.head)}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {STAGE_LABELS[stage]}
        </h2>
        {!searching && (
          <span className={cx('center muted small', styles.count)}>
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{counted(count, 'candidat')}</span>
          </span>
        )}
      </div>
      {candidates ? (
        <ul className={styles.cards} aria-labelledby={headingId} aria-busy={query.isPlaceholderData}>
          {candidates.map((candidate) => (
            <BoardCard key={candidate.id} candidate={candidate} board={board} />
          ))}
        </ul>
      ) : query.error ? (
        <ErrorBand message={CANDIDATES_FAILURE} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <ColumnSkeleton />
      )}
      {candidates?.length === 0 && (
        <p className={cx('muted small', styles.nobody)}>
          {searching ? 'Aucun résultat à cette étape.' : 'Personne à cette étape.'}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          className={styles.more}
          variant="ghost"
          size="sm"
          aria-label={`Charger plus, ${STAGE_LABELS[stage]}`}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          Charger plus
        </Button>
      )}
    </section>
  );
}

import type { Candidate } from '@kafaa/domain/candidates/schema';
import { engineKey } from '@kafaa/domain/evaluations/rules';
import { engineText } from '@kafaa/domain/evaluations/texts';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { CandidateCard } from './candidate-card.tsx';
import rowStyles from './candidate-card.module.css';
import styles from './candidate-list.module.css';
import { useUnread } from './seen.ts';
import { useNow } from './use-now.ts';
import type { Selection } from './use-selection.ts';

/** The engine whose scores rank this candidate; null without a score. */
function rankedBy({ evaluation }: Candidate): string | null {
  return evaluation && evaluation.score !== null ? engineKey(evaluation.engine) : null;
}

/** Heading above the first row of each engine's candidates. */
function EngineHeading({ candidate: { evaluation } }: { candidate: Candidate }) {
  return (
    <li className={cx('muted small', styles.engine)}>
      {evaluation && evaluation.score !== null
        ? `${engineText(evaluation.engine)}\u00A0: ces scores ne se comparent qu’entre eux.`
        : 'Sans score'}
    </li>
  );
}

/** Margin below the window: the next page is requested before the end of the list scrolls into view. */
const AHEAD = '0px 0px 120%';

interface CandidateListProps {
  candidates: readonly Candidate[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  hasMore: boolean;
  loadingMore: boolean;
  /** True if the last page failed to load. Then only the button retries, to avoid endless retries on a broken network. */
  loadMoreFailed: boolean;
  onLoadMore: () => void;
  /** True while the list of the previous filter is shown and the new one loads. */
  stale: boolean;
  /** True if the list is grouped by engine, because it is sorted by score and several engines gave scores. */
  byEngine: boolean;
  /** Id of the row with the keyboard cursor. */
  cursor: string | null;
  selection: Selection;
}

export function CandidateRowSkeleton() {
  return (
    <li className={styles.ghost} aria-hidden="true">
      <div className={cx(rowStyles.row, styles.ghostRow)}>
        <span className={styles.ghostBox} />
        <Skeleton width={46} height={46} shape="leaf" />
        <div className={styles.lines}>
          <Skeleton width={140} />
          <Skeleton width={200} height={11} />
        </div>
        <div className={cx(rowStyles.duo, styles.lines)}>
          <Skeleton height={8} />
          <Skeleton width="80%" height={8} />
        </div>
        <Skeleton className={rowStyles.mini} width={40} height={40} shape="round" />
        <div className={rowStyles.status}>
          <Skeleton className={styles.pill} width={84} height={22} />
        </div>
      </div>
    </li>
  );
}

export function CandidateListSkeleton() {
  return (
    <div className={cx('panel', styles.list)}>
      <output className="sr-only">Chargement des candidats...</output>
      <ul>
        {[1, 2, 3, 4, 5].map((row) => (
          <CandidateRowSkeleton key={row} />
        ))}
      </ul>
    </div>
  );
}

export function CandidateList(props: CandidateListProps) {
  const { candidates, openId, onOpen, hasMore, loadingMore, loadMoreFailed, onLoadMore, stale } = props;
  const { byEngine, cursor, selection } = props;
  const { isUnread, markRead } = useUnread();
  const opened = openId !== null && candidates.some(({ id, evaluation }) => id === openId && evaluation !== null);
  useEffect(() => {
    if (opened && openId !== null) markRead(openId);
    // Marking a candidate as read again changes nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- markRead is new in each render but always does the same
  }, [opened, openId]);
  const sentinel = useRef<HTMLDivElement>(null);
  const now = useNow();
  const waiting = hasMore && !loadingMore && !loadMoreFailed && !stale;

  useEffect(() => {
    const mark = sentinel.current;
    if (!mark || !waiting) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onLoadMore(),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [waiting, onLoadMore]);

  return (
    <div className={cx('panel', styles.list, stale && styles.stale)} aria-busy={stale || loadingMore}>
      <ul aria-label="Candidats">
        {candidates.map((candidate, index) => {
          const before = candidates[index - 1];
          return (
            <Fragment key={candidate.id}>
              {byEngine && (!before || rankedBy(before) !== rankedBy(candidate)) && (
                <EngineHeading candidate={candidate} />
              )}
              <CandidateCard
                now={now}
                candidate={candidate}
                open={candidate.id === openId}
                onToggle={() => onOpen(candidate.id === openId ? null : candidate.id)}
                current={candidate.id === cursor}
                selected={selection.has(candidate.id)}
                onSelect={(range) => selection.toggle(candidate.id, range)}
                unread={candidate.id !== openId && isUnread(candidate)}
              />
            </Fragment>
          );
        })}
        {loadingMore && <CandidateRowSkeleton />}
      </ul>
      {hasMore && !loadingMore && (
        <div className={cx('center', styles.more)} ref={sentinel}>
          <Button variant="ghost" size="sm" onClick={onLoadMore}>
            Charger plus
          </Button>
        </div>
      )}
    </div>
  );
}

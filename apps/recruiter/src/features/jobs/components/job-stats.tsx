import { cx } from '@kafaa/ui/class-names';
import { counted, formatNumber } from '@kafaa/web-kit/format';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { SegmentBar } from '@kafaa/ui/stats.tsx';
import styles from './job-stats.module.css';
import type { JobEntry } from './job-facts.ts';

/** The two figures above the list: offers and candidates. */
export function JobStats({ jobs, totalCandidates }: { jobs: readonly JobEntry[]; totalCandidates: number }) {
  const open = jobs.filter(({ job }) => job.status === 'OPEN').length;
  const average = totalCandidates / Math.max(1, jobs.length);
  const busiest = jobs.toSorted((a, b) => b.numCandidates - a.numCandidates)[0];
  return (
    <dl className={cx('grid gap-12', styles.row)}>
      <div className={cx('grid panel', styles.stat)}>
        <dt>Total des offres</dt>
        <dd className={styles.value}>{formatNumber(jobs.length)}</dd>
        <dd className={styles.drawing}>
          <SegmentBar
            parts={[
              { key: 'open', value: open, label: counted(open, 'ouverte'), tone: 'invited' },
              {
                key: 'closed',
                value: jobs.length - open,
                label: counted(jobs.length - open, 'fermée'),
                tone: 'rejected',
              },
            ]}
          />
        </dd>
      </div>
      <div className={cx('grid panel', styles.stat)}>
        <dt>Total des candidats</dt>
        <dd className={styles.value}>{formatNumber(totalCandidates)}</dd>
        <dd className={styles.drawing}>
          <p className={cx('grid gap-2 muted small', styles.notes)}>
            {totalCandidates > 0 && (
              <span>{formatNumber(average, Number.isInteger(average) ? 0 : 1)} par offre en moyenne</span>
            )}
            {busiest && busiest.numCandidates > 0 && (
              <span>
                Le plus demandé{'\u00A0'}: {busiest.job.title}
              </span>
            )}
          </p>
        </dd>
      </div>
    </dl>
  );
}

/** Placeholder with the same layout while the figures load. */
export function JobStatsSkeleton() {
  return (
    <dl className={cx('grid gap-12', styles.row)} aria-hidden="true">
      {['Total des offres', 'Total des candidats'].map((label) => (
        <div className={cx('grid panel', styles.stat)} key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <Skeleton width={40} height="1.15em" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

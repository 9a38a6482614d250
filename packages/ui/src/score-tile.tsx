import { scoreColour } from '@kafaa/domain/evaluations/rules';
import { cx } from './class-names.ts';
import styles from './score-tile.module.css';

/** Leaf-shaped badge with a score. Null means « not scored yet » and shows a dash. */
export function ScoreTile({ score, size = 'md' }: { score: number | null; size?: 'xs' | 'sm' | 'md' | 'lg' }) {
  if (score === null) {
    return (
      <span className={cx(styles.score, styles[size], styles.none)}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Non évalué</span>
      </span>
    );
  }
  const rounded = Math.round(score);
  return (
    <span className={cx(styles.score, styles[size], styles[scoreColour(rounded)])}>
      {rounded}
      <span className="sr-only"> sur 100</span>
    </span>
  );
}

import { SCORE_BANDS } from '@kafaa/domain/evaluations/options';
import { scoreColour } from '@kafaa/domain/evaluations/rules';
import { cx } from './class-names.ts';
import styles from './score-tile.module.css';

/**
 * Scores below this limit have a filled leaf. From the limit up to the coloured scores the leaf is only outlined, because the
 * candidate may be worth a look.
 */
const FILLED_BELOW = 50;

const bandOf = (score: number): string => SCORE_BANDS.find(({ from }) => score >= from)?.word ?? '';

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
  const colour = scoreColour(rounded);
  const band = bandOf(rounded);
  return (
    <span
      className={cx(
        styles.score,
        styles[size],
        styles[colour],
        colour === 'd' && rounded >= FILLED_BELOW && styles.open,
      )}
      title={`Score ${band}`}
    >
      {rounded}
      <span className="sr-only"> sur 100</span>
    </span>
  );
}

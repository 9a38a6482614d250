import { SCORE_BANDS } from '@kafaa/domain/evaluations/options';
import { scoreColour } from '@kafaa/domain/evaluations/rules';
import { cx } from './class-names.ts';
import styles from './score-tile.module.css';

/** From here on a score below the coloured ones may still be a person to look at: its leaf is not filled. */
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
      <span className="sr-only"> sur 100, {band}</span>
    </span>
  );
}

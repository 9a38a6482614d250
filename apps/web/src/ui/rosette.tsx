import { cx } from './class-names.ts';
import { LARGE, radiusOf } from '@kafaa/domain/kernel/rosette';
import { type Petal, PetalShape } from './petal.tsx';
import styles from './rosette.module.css';

export interface RosetteProps {
  /** Clockwise from the top; the design has six « Parcours », then four « Personne ». */
  petals: readonly Petal[];
  /** Says what the drawing is; values are in the bars beside it. */
  label?: string;
  /** Writes each value under its label. */
  showValues?: boolean;
  /** Score in the middle. */
  score?: number | null;
  /** Petals grow once when they appear. */
  animated?: boolean;
  /** Without the words around it, where the names stand elsewhere. */
  bare?: boolean;
  className?: string;
}

const LABEL_RADIUS = 123;

/** Where a label stands; with a second line, it makes room towards the outside. */
function labelPlace(turn: number, lines: 1 | 2) {
  const sin = Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  const vertical = Math.abs(sin) < 0.1;
  return {
    x: sin * LABEL_RADIUS,
    y: -cos * LABEL_RADIUS + (vertical ? (cos > 0 ? 9 - 14 * lines : 13) : 11 - 7 * lines),
    anchor: vertical ? ('middle' as const) : sin > 0 ? ('start' as const) : ('end' as const),
  };
}

/** The shape of a profile: length is linear from 30 to 100, the dashed ring is 70, the pale petal is 100. */
export function Rosette({
  petals,
  label = 'Rosace des critères d’évaluation',
  showValues,
  score,
  animated,
  bare,
  className,
}: RosetteProps) {
  const step = 360 / petals.length;
  return (
    <svg
      className={cx(styles.rosette, animated && styles.animated, className)}
      viewBox={bare ? '-112 -112 224 224' : showValues ? '-170 -155 340 310' : '-170 -141 340 282'}
      role="img"
      aria-label={label}
    >
      <circle className={cx(styles.ring, styles.dashed)} r={radiusOf(LARGE, 70)} />
      <circle className={styles.ring} r={LARGE.outer} />
      {petals.map((petal, index) => (
        <PetalShape key={petal.key} petal={petal} turn={index * step} />
      ))}
      {(bare ? [] : petals).map((petal, index) => {
        const second = petal.value === null ? 'Non évalué' : showValues ? Math.round(petal.value) : undefined;
        const place = labelPlace(index * step, second === undefined ? 1 : 2);
        return (
          <text key={petal.key} className={styles.label} x={place.x} y={place.y} textAnchor={place.anchor}>
            {petal.label}
            {second !== undefined && (
              <tspan className={petal.value === null ? styles.none : styles.value} x={place.x} dy="14">
                {second}
              </tspan>
            )}
          </text>
        );
      })}
      {score !== undefined && (
        <text className={styles.score} textAnchor="middle" y="8">
          {score === null ? '–' : Math.round(score)}
        </text>
      )}
    </svg>
  );
}

/** What the two colours and the dashed ring mean. */
export function RosetteLegend() {
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.leaf} />
        Parcours
      </span>
      <span>
        <i className={cx(styles.leaf, styles.person)} />
        Personne
      </span>
      <span>
        <i className={styles.dash} />
        70
      </span>
    </p>
  );
}

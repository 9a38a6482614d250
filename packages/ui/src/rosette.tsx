import { cx } from './class-names.ts';
import { LARGE, radiusOf } from '@kafaa/domain/kernel/rosette';
import { type Petal, PetalShape } from './petal.tsx';
import styles from './rosette.module.css';

export interface RosetteProps {
  /** Clockwise from the top; the design has six « Parcours », then four « Personne ». */
  petals: readonly Petal[];
  /** Accessible name of the drawing; the bars beside it show the values. */
  label?: string;
  /** Writes each value under its label. */
  showValues?: boolean;
  /** Score shown in the middle. */
  score?: number | null;
  /** Animates the petals once when they appear. */
  animated?: boolean;
  /** Omits the labels, for places that show the names elsewhere. */
  bare?: boolean;
  className?: string;
}

const LABEL_RADIUS = 123;

/** Position of a label; a second line moves it outwards. */
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

/** A profile's shape: petal length is linear from 0 to 100, the dashed ring marks 70, the pale petal marks 100. */
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

/** Explains the two colours and the dashed ring. */
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

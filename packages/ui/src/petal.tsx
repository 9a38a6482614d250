import { LARGE, MINI, petalPath } from '@kafaa/domain/kernel/rosette';
import { cx } from './class-names.ts';
import styles from './petal.module.css';

export interface Petal {
  key: string;
  /** Short form, shown beside the petal. */
  label: string;
  /** 0–100; null when there was too little evidence. */
  value: number | null;
  family: 'parcours' | 'personne';
}

/** One dimension of a profile, rotated to its position; dashed when there was too little evidence. */
export function PetalShape({ petal, turn, mini }: { petal: Petal; turn: number; mini?: boolean }) {
  const shape = mini ? MINI : LARGE;
  const transform = `rotate(${turn})`;
  if (petal.value === null) {
    return <path className={cx(styles.unknown, mini && styles.thin)} transform={transform} d={petalPath(shape, 100)} />;
  }
  return (
    <g transform={transform}>
      {!mini && <path className={cx(styles.ghost, styles[petal.family])} d={petalPath(shape, 100)} />}
      <path className={cx(styles.petal, styles[petal.family], mini && styles.thin)} d={petalPath(shape, petal.value)} />
    </g>
  );
}

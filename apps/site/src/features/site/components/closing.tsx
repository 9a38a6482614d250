import { cx } from '@kafaa/ui/class-names';
import type { ReactNode } from 'react';
import { Tile } from '@kafaa/ui/tiles.tsx';
import styles from './closing.module.css';

/** Four rows of twelve tiles; the card overlaps their middle. */
const WALL = [
  [
    'fleur',
    'rose2',
    'soleil2@270',
    'soleil2',
    'clous',
    'fleur3',
    'uni-ciel',
    'fleur2',
    'arcs3@270',
    'arcs3',
    'rose',
    'fleur4',
  ],
  [
    'diag2',
    'k',
    'soleil2@180',
    'soleil2@90',
    'uni-ocre',
    'fleur',
    'arcs',
    'rose2',
    'arcs3@180',
    'arcs3@90',
    'fleur5',
    'diag@90',
  ],
  [
    'arcs@270',
    'fleur2',
    'rose',
    'fleur4',
    'fleur',
    'uni-bleu',
    'soleil@270',
    'soleil',
    'fleur5',
    'clous',
    'fleur3',
    'arcs2',
  ],
  [
    'arcs@180',
    'fleur5',
    'fleur2',
    'clous2',
    'diag2@180',
    'rose2',
    'soleil@180',
    'soleil@90',
    'fleur',
    'rose',
    'k',
    'arcs2@90',
  ],
] as const;

/** The last block of a page: a title and links on a wall of tiles. */
export function Closing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.closing}>
      <div className={cx('grid gap-4', styles.wall)} aria-hidden="true">
        {WALL.flatMap((row, y) => row.map((cell, x) => <Tile key={`${x}-${y}`} cell={cell} />))}
      </div>
      <div className={styles.card}>
        <h2>{title}</h2>
        <div className={cx('cluster gap-12', styles.actions)}>{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './empty-state.module.css';
import { LightbulbIcon } from './icons.tsx';
import { EMPTY_WALLS } from './tile-art.ts';
import { TileWall } from './tiles.tsx';

export interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** A tip below, on an ochre background. */
  tip?: ReactNode;
  art?: keyof typeof EMPTY_WALLS;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Placeholder for missing content: a wall with a missing tile, one sentence, one action. */
export function EmptyState({ title, children, actions, tip, art = 'waiting', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.empty, className)}>
      <TileWall rows={EMPTY_WALLS[art]} className={styles.wall} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {tip && (
        <p className={styles.tip}>
          <LightbulbIcon />
          <span>{tip}</span>
        </p>
      )}
    </div>
  );
}

import { cx } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length or pixels; full width by default. */
  width?: number | string;
  height?: number | string;
  /** Corner shape of the content that the placeholder replaces. */
  shape?: 'text' | 'leaf' | 'round' | 'block';
  className?: string;
}

/** Placeholder for loading content; it appears only after 150 ms, so that quick responses do not flash. */
export function Skeleton({ width = '100%', height = 14, shape = 'text', className }: SkeletonProps) {
  return (
    <span className={cx(styles.skeleton, styles[shape], className)} style={{ width, height }} aria-hidden="true" />
  );
}

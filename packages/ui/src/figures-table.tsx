import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './figures-table.module.css';

interface FiguresTableProps {
  caption: string;
  /** Name of the scrolling area of a table that can be wider than its dialog. */
  scrolls?: string;
  className?: string;
  /** The head and the body. */
  children: ReactNode;
}

/** A table with a wide first column of labels and figures aligned to the right. */
export function FiguresTable({ caption, scrolls, className, children }: FiguresTableProps) {
  const table = (
    <table className={cx(styles.table, className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
  if (scrolls === undefined) return table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className={styles.frame} tabIndex={0} role="region" aria-label={scrolls}>
      {table}
    </div>
  );
}

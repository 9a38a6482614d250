import type { ReactNode } from 'react';
import styles from './fold-summary.module.css';
import { ChevronDownIcon } from './icons.tsx';

/** Title of a `details` inside a section, with a chevron that turns when the details are open. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <span>{children}</span>
      <ChevronDownIcon />
    </summary>
  );
}

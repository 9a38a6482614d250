import { cx } from '@kafaa/ui/class-names';
import type { ReactNode } from 'react';
import styles from './account-sections.module.css';

export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={cx('panel', styles.section)}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** A line of a list: its words, then its state and actions. */
export function Row({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>{words}</span>
      {children}
    </li>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

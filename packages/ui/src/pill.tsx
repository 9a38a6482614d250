import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './pill.module.css';

export type PillTone = 'pending' | 'invited' | 'rejected' | 'ok' | 'warn' | 'danger';

/** A state in one or two words; the dot's colour only repeats it. */
export function Pill({ tone, children, className }: { tone: PillTone; children: ReactNode; className?: string }) {
  return <span className={cx(styles.pill, styles[tone], className)}>{children}</span>;
}

/** A neutral fact: place, type of contract, skill. */
export function Tag({ icon, children, className }: { icon?: ReactNode; children: ReactNode; className?: string }) {
  return (
    <span className={cx(styles.tag, className)}>
      {icon}
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { LoaderCircleIcon } from './icons.tsx';
import styles from './spinner.module.css';

/** The turning arc, silent for screen readers: pair it with text. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
  return <LoaderCircleIcon size={size} className={cx(styles.spin, className)} />;
}

/** A spinner in the middle of an empty area, with the text that says what is awaited. */
export function SpinnerPanel({ children = <span>Chargement...</span> }: { children?: ReactNode }) {
  return (
    <div className={styles.panel} role="status">
      <Spinner size={28} />
      {children}
    </div>
  );
}

/** The same where nothing else is on the page yet: what is awaited is then its title. */
export function SpinnerPage({ label = 'Chargement...' }: { label?: string }) {
  return (
    <SpinnerPanel>
      <h1>{label}</h1>
    </SpinnerPanel>
  );
}

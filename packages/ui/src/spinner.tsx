import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { LoaderCircleIcon } from './icons.tsx';
import styles from './spinner.module.css';

/** A spinning arc, hidden from screen readers: pair it with text. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
  return <LoaderCircleIcon size={size} className={cx(styles.spin, className)} />;
}

/** A spinner centred in an empty area, with a text that says what is loading. */
export function SpinnerPanel({ children = <span>Chargement...</span> }: { children?: ReactNode }) {
  return (
    <div className={styles.panel} role="status">
      <Spinner size={28} />
      {children}
    </div>
  );
}

/** A spinner for an otherwise empty page: the text is the page's `h1`. */
export function SpinnerPage({ label = 'Chargement...' }: { label?: string }) {
  return (
    <SpinnerPanel>
      <h1>{label}</h1>
    </SpinnerPanel>
  );
}

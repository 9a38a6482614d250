import { cx } from './class-names.ts';
import { LoaderCircleIcon } from './icons.tsx';
import styles from './spinner.module.css';

/** The turning arc, silent for screen readers: pair it with text. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
  return <LoaderCircleIcon size={size} className={cx(styles.spin, className)} />;
}

/** A spinner in the middle of an empty area, with the text that says what is awaited. */
export function SpinnerPanel({ label = 'Chargement...' }: { label?: string }) {
  return (
    <div className={styles.panel} role="status">
      <Spinner size={28} />
      <span>{label}</span>
    </div>
  );
}

/** The same where nothing else is on the page yet: what is awaited is then its title. */
export function SpinnerPage({ label = 'Chargement...' }: { label?: string }) {
  return (
    <div className={styles.panel} role="status">
      <Spinner size={28} />
      <h1>{label}</h1>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './own-data-section.module.css';

/** A section with its own heading. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** A renderable value except a boolean, because `false` would leave a label without a value. */
type Value = Exclude<ReactNode, boolean>;

/** Labels and values, one row each; rows without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: Value])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Folds long content in a `details` element; the browser's find-in-page still searches it. */
export function Fold({ title, open, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

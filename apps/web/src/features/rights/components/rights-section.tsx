import { type ReactNode, useId } from 'react';
import styles from './rights-section.module.css';

/** A part of the page under a heading of its own. */
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

/** No `false`: what is drawn as nothing would leave its label standing. */
type Value = Exclude<ReactNode, boolean>;

/** Labels and values, one line each; a value that is absent is left out. */
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

/** What is long stays folded; the browser finds words in it all the same. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

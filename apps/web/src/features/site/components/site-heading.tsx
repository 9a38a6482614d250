import type { ReactNode } from 'react';
import styles from './site-heading.module.css';

/** Title and first sentence of a public page that is not the landing. */
export function SiteHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}

import type { ReactNode } from 'react';
import styles from './site-heading.module.css';

/** Title and lead sentence of a public page other than the landing page. */
export function SiteHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}

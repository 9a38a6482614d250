import type { ReactNode } from 'react';
import styles from './site-heading.module.css';

interface SiteHeadingProps {
  readonly title: string;
  readonly children: ReactNode;
  /** True on a page that a running interview opens in a new tab, with the fragment `#entretien`. */
  readonly fromInterview?: boolean;
}

/** Title and lead sentence of a public page other than the landing page. */
export function SiteHeading({ title, children, fromInterview }: SiteHeadingProps) {
  return (
    <header className={styles.heading}>
      {/* CSS hides the link unless the address ends with its id, so no script is needed. */}
      {fromInterview && (
        <p id="entretien" className={styles.back}>
          Votre entretien est resté ouvert dans l’autre onglet. Fermez celui-ci pour y revenir.
        </p>
      )}
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}

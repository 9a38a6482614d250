import type { MailView as View } from '@kafaa/domain/templates/schema';
import styles from './templates.module.css';

/** The line of the logo and its link, with which each mail's plain text begins. */
const LOGO_LINE = /^[^\n]{1,60} https?:\/\/\S+\n+/;

/** A mail as it would be sent, as plain text. */
export function MailView({ view: { subject, text } }: { view: View }) {
  return (
    <div className={styles.mail} role="region" aria-label="E-mail tel qu’il partira">
      <p>
        <b dir="auto">{subject}</b>
      </p>
      <p className={styles.text} dir="auto">
        {text.replace(LOGO_LINE, '')}
      </p>
    </div>
  );
}

/** The same, folded. */
export function FoldedMail({ label, view }: { label: string; view: View }) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <MailView view={view} />
    </details>
  );
}

import type { MailView as View } from '@kafaa/domain/templates/schema';
import styles from './templates.module.css';

/** A mail as it would be sent, as plain text. */
export function MailView({ view: { subject, text } }: { view: View }) {
  return (
    <div className={styles.mail} role="region" aria-label="E-mail tel qu’il partira">
      <p>
        <b dir="auto">{subject}</b>
      </p>
      <p className={styles.text} dir="auto">
        {text}
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

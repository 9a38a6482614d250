import type { MailView as View } from '@kafaa/domain/templates/schema';
import styles from './templates.module.css';

/** Logo line with which the plain text of each mail begins: the brand's name and a link. */
const LOGO_LINE = /^[^\n]{1,60} https?:\/\/\S+\n+/;

/** Plain-text preview of a mail. */
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

/** Preview of a mail, folded behind a label. */
export function FoldedMail({ label, view }: { label: string; view: View }) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <MailView view={view} />
    </details>
  );
}

import type { MailView as View } from '@kafaa/domain/templates/schema';
import { cx } from '@kafaa/ui/class-names';
import styles from './templates.module.css';

/** Logo line with which the plain text of each mail begins: the brand's name and a link. */
const LOGO_LINE = /^[^\n]{1,60} https?:\/\/\S+\n+/;

/** Plain-text preview of a mail. */
export function MailView({ view: { subject, text }, className }: { view: View; className?: string | undefined }) {
  return (
    // Focusable, because a class may limit the height, and the keyboard then scrolls the text.
    <div
      className={cx(styles.mail, className)}
      role="region"
      aria-label="E-mail tel qu’il partira"
      tabIndex={className === undefined ? undefined : 0}
    >
      <p>
        <b dir="auto">{subject}</b>
      </p>
      <p className={styles.text} dir="auto">
        {text.replace(LOGO_LINE, '')}
      </p>
    </div>
  );
}

import type { MailView as View } from '@kafaa/domain/templates/schema';
import { cx } from '@kafaa/ui/class-names';
import styles from './templates.module.css';

/** The line of the logo and its link, with which each mail's plain text begins. */
const LOGO_LINE = /^[^\n]{1,60} https?:\/\/\S+\n+/;

/** A mail as it would be sent, as plain text. */
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

import type { ReactNode } from 'react';
import styles from './error-text.module.css';
import { CircleAlertIcon } from './icons.tsx';

/** The error message below a field. It has its own file because the chat uses it without the fields. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlertIcon />
      <span>{children}</span>
    </p>
  );
}

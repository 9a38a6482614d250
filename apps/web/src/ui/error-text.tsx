import type { ReactNode } from 'react';
import styles from './error-text.module.css';
import { CircleAlertIcon } from './icons.tsx';

/** What is wrong with one field, below it. Apart from the fields: the chat needs it without them. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlertIcon />
      <span>{children}</span>
    </p>
  );
}

import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@kafaa/ui/icons.tsx';
import styles from './legal.module.css';

/** One of the two legal texts, foldable without a script. */
export function LegalText({
  id,
  title,
  open,
  children,
}: {
  id: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.text} open={open}>
      <summary>
        <h2>{title}</h2>
        <ChevronDownIcon size={22} />
      </summary>
      {/* The anchor is inside `details`, so that a link to it unfolds the text. */}
      <div id={id} className={styles.anchor} />
      <div className={styles.body}>{children}</div>
    </details>
  );
}

export function Clause({
  id,
  title,
  level = 3,
  children,
}: {
  id?: string;
  title: string;
  level?: 2 | 3;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={styles.clause}>
      <Heading>{title}</Heading>
      <div>{children}</div>
    </section>
  );
}

export function MailLink({ email }: { email: string }) {
  return <a href={mailtoHref(email)}>{email}</a>;
}

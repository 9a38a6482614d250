import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cx } from '@kafaa/ui/class-names';
import type { JOB_STEPS } from './job-form.ts';
import styles from './job-wizard.module.css';

interface JobFormCardProps {
  /** Ref to the form, used to find the first invalid field. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly index: number;
  readonly step: (typeof JOB_STEPS)[number];
  readonly onSubmit: () => void;
  readonly footer: ReactNode;
  readonly footerClass?: string | undefined;
  readonly children: ReactNode;
}

/** One step of an offer's form; on a step change the focus moves to the heading. */
export function JobFormCard({ element, index, step, onSubmit, footer, footerClass, children }: JobFormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [index]);
  return (
    <form
      ref={element}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {step.label}
        </h2>
        <p>{step.lead}</p>
      </header>
      <div className={cx('stack gap-24', styles.fields)}>{children}</div>
      <footer className={cx('row middle gap-14', styles.foot, footerClass)}>{footer}</footer>
    </form>
  );
}

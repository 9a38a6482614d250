import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './page.module.css';

/** The app's centred column; `wide` is 1376 px, `narrow` 1120 px, `form` 480 px. */
export function Page({
  width = 'wide',
  className,
  ...rest
}: ComponentProps<'div'> & { width?: 'wide' | 'narrow' | 'form' }) {
  return <div {...rest} className={cx(styles.page, styles[width], className)} />;
}

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Link back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.titles}>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** The frame of every page: skip link, header, main, footer. The footer stays at the bottom of a short page. */
export function Shell({
  header,
  footer,
  children,
  density,
}: {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  density?: 'app';
}) {
  return (
    <div className={styles.shell}>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      {header}
      <main id="contenu" className={styles.main} tabIndex={-1} data-density={density}>
        {children}
      </main>
      {footer}
    </div>
  );
}

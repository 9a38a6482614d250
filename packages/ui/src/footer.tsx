import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import styles from './footer.module.css';
import type { NavLink } from './header.tsx';
import { Logo } from './logo.tsx';
import { type SocialLink, SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export interface MiniFooterProps {
  links: readonly NavLink[];
  /** « © 2026 Kafaa · Tunis ». */
  notice: string;
  narrow?: boolean;
}

/** One-line footer of the candidate's pages. */
export function MiniFooter({ links, notice, narrow }: MiniFooterProps) {
  return (
    <footer className={cx(styles.mini, narrow && styles.narrow)}>
      <div>
        <Logo height={16} />
        <nav aria-label="Liens légaux">
          {links.map((link) => (
            <AppLink key={link.label} href={link.href}>
              {link.label}
            </AppLink>
          ))}
        </nav>
        <span>{notice}</span>
      </div>
    </footer>
  );
}

export interface FooterColumn {
  title: string;
  links: readonly NavLink[];
}

export interface FooterProps {
  tagline: ReactNode;
  columns: readonly FooterColumn[];
  social: readonly SocialLink[];
  notice: string;
}

/** The full footer of the public pages. */
export function Footer({ tagline, columns, social, notice }: FooterProps) {
  return (
    <footer className={styles.full} data-on-dark>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo height={30} inverse />
          <p>{tagline}</p>
          <SocialLinks links={social} />
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="label">{column.title}</h2>
            {column.links.map((link) => (
              <AppLink key={link.label} href={link.href} title={link.title}>
                {link.label}
              </AppLink>
            ))}
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <span>{notice}</span>
        <ThemeSwitch />
        <span lang="ar" dir="rtl" className={styles.arabic}>
          كفاءة
        </span>
      </div>
    </footer>
  );
}

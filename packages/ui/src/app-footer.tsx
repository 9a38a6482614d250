import type { FooterColumn } from './footer.tsx';
import { AppLink } from './app-link.tsx';
import styles from './app-footer.module.css';
import { cx } from './class-names.ts';
import { Logo } from './logo.tsx';
import { type SocialLink, SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface AppFooterProps {
  variant?: 'app' | 'site';
  columns: readonly FooterColumn[];
  social: readonly SocialLink[];
  notice: string;
}

/** A less prominent version of the public footer: the same links on the app's background. */
export function AppFooter({ variant = 'app', columns, social, notice }: AppFooterProps) {
  return (
    <footer className={cx(styles.footer, variant === 'site' && styles.site)}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo height={18} />
          <SocialLinks links={social} />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={label}>
                  <AppLink href={href}>{label}</AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <span>{notice}</span>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

import type { FooterColumn } from './footer.tsx';
import { AppLink } from './app-link.tsx';
import styles from './app-footer.module.css';
import { Logo } from './logo.tsx';
import { type SocialLink, SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface AppFooterProps {
  columns: readonly FooterColumn[];
  social: readonly SocialLink[];
  notice: string;
}

/** A less prominent version of the public footer, under the recruiter's pages before the log-in. */
export function AppFooter({ columns, social, notice }: AppFooterProps) {
  return (
    <footer className={styles.footer}>
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

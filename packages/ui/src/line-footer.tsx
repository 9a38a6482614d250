import { AppLink } from './app-link.tsx';
import type { NavLink } from './header.tsx';
import styles from './line-footer.module.css';
import { type SocialLink, SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface LineFooterProps {
  links: readonly NavLink[];
  social: readonly SocialLink[];
  notice: string;
}

/** One-line footer of the recruiter's app, so that the work keeps the height of the screen. */
export function LineFooter({ links, social, notice }: LineFooterProps) {
  return (
    <footer className={styles.footer}>
      <div>
        <span>{notice}</span>
        <nav aria-label="Liens légaux">
          {links.map(({ href, label }) => (
            <AppLink key={label} href={href}>
              {label}
            </AppLink>
          ))}
        </nav>
        <SocialLinks links={social} />
        <ThemeSwitch />
      </div>
    </footer>
  );
}

import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { AppLink } from './app-link.tsx';
import { BrandName } from '@kafaa/web-kit/brand-name';
import { Button, ButtonLink } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './header.module.css';
import { XIcon } from './icons.tsx';
import { LogOutIcon, MenuIcon } from './page-icons.tsx';
import { Logo } from './logo.tsx';

export interface NavLink {
  href: string;
  label: string;
  /** Explains the label on hover. */
  title?: string;
  /** True for the current page. */
  current?: boolean;
}

export interface HeaderProps {
  /** Target of the logo link. */
  homeHref: string;
  links?: readonly NavLink[];
  /** Secondary link before the main button: « Connexion ». */
  login?: NavLink;
  /** The only button of a visitor's header: « Commencer ». */
  cta?: NavLink;
  /** Shows « Déconnexion »; set in the header of a logged-in user. */
  onLogout?: () => void;
  /** Badge, search or note at the right end. */
  aside?: ReactNode;
  /** 60 px and wide for the recruiter's app, 68 px for marketing, 1120 px wide for candidates. */
  variant?: 'app' | 'site' | 'candidate';
}

/** Menu that repeats the header's links; Escape closes the menu. */
function Menu({
  links,
  login,
  cta,
  onLogout,
}: Required<Pick<HeaderProps, 'links'>> & Omit<HeaderProps, 'links' | 'homeHref'>) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <details className={styles.menu} ref={menu}>
      <summary aria-label="Menu">
        <MenuIcon size={22} className={styles.whenClosed} />
        <XIcon size={22} className={styles.whenOpen} />
      </summary>
      <nav className={styles.sheet} aria-label="Menu">
        {[...links, ...(login ? [login] : []), ...(cta ? [cta] : [])].map((link) => (
          <AppLink key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined} onClick={close}>
            {link.label}
          </AppLink>
        ))}
        {onLogout && (
          <button
            type="button"
            onClick={() => {
              close();
              onLogout();
            }}
          >
            <LogOutIcon size={18} />
            Déconnexion
          </button>
        )}
      </nav>
    </details>
  );
}

/** The fixed header; up to 960 px a menu repeats its links. The menu is a `details` element, so it opens without a script. */
export function Header({ homeHref, links = [], login, cta, onLogout, aside, variant = 'site' }: HeaderProps) {
  const name = useContext(BrandName);
  const hasMenu = links.length > 0 || login !== undefined || onLogout !== undefined;
  return (
    <header className={cx(styles.header, styles[variant])}>
      <div className={styles.inner}>
        <AppLink className={styles.brand} href={homeHref} aria-label={`${name}, accueil`}>
          <Logo height={variant === 'app' ? 21 : 24} />
        </AppLink>
        {links.length > 0 && (
          <nav className={styles.nav} aria-label="Navigation principale">
            {links.map((link) => (
              <AppLink
                key={link.href}
                href={link.href}
                title={link.title}
                aria-current={link.current ? 'page' : undefined}
              >
                {link.label}
              </AppLink>
            ))}
          </nav>
        )}
        <div className={styles.end}>
          {aside}
          {login && (
            <AppLink className={styles.login} href={login.href}>
              {login.label}
            </AppLink>
          )}
          {cta && <ButtonLink href={cta.href}>{cta.label}</ButtonLink>}
          {onLogout && (
            <Button className={styles.logout} variant="ghost" size="sm" icon={<LogOutIcon />} onClick={onLogout}>
              Déconnexion
            </Button>
          )}
          {hasMenu && <Menu links={links} login={login} cta={cta} onLogout={onLogout} />}
        </div>
      </div>
    </header>
  );
}

/** A company's leaf badge, with its name where there is room. */
export function CompanyBadge({ initials, name, compact }: { initials: string; name: string; compact?: boolean }) {
  return (
    <span className={cx(styles.company, compact && styles.compact)}>
      <span className={styles.companyLeaf} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.companyName}>{name}</span>
    </span>
  );
}

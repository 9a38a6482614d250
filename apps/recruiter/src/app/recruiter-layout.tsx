import { logout } from '@kafaa/domain/auth/api';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '#/features/companies/queries';
import { PaletteButton } from '#/features/palette/components/palette-button.tsx';
import { usePlace } from '#/lib/place';
import { call } from '@kafaa/web-kit/api';
import { copyright, getBrand } from '@kafaa/web-kit/brand';
import { initials } from '@kafaa/web-kit/format';
import { closeSession, useSession } from '@kafaa/web-kit/session';
import { readSocialLinks } from '@kafaa/web-kit/social';
import { AppLink } from '@kafaa/ui/app-link.tsx';
import { AppFooter } from '@kafaa/ui/app-footer.tsx';
import { CompanyBadge, Header } from '@kafaa/ui/header.tsx';
import { LineFooter } from '@kafaa/ui/line-footer.tsx';
import { Shell } from '@kafaa/ui/page.tsx';
import { placeToasts } from '@kafaa/ui/toast-place';
import { Toaster } from '@kafaa/ui/toaster.tsx';
import { footerColumns, paths, recruiterFooterLinks, recruiterLinks, visitorLinks } from '@kafaa/web-kit/paths';

// Pages without a menu entry of their own, and the entry to highlight for each.
const SECTIONS: Readonly<Record<string, string>> = { '/createjob': '/jobs', '/interviewchat': '/dashboard' };

function isCurrent(href: string, pathname: string): boolean {
  const section = `/${pathname.toLowerCase().split('/')[1] ?? ''}`;
  return (SECTIONS[section] ?? section) === href.toLowerCase().split('?')[0];
}

/** The company's badge, with a link to the person's other companies; renders nothing until the name has loaded. */
function SignedInCompany() {
  const { name, otherCompanies = 0 } = useSettings().data ?? {};
  if (!name) return null;
  const badge = <CompanyBadge initials={initials(name)} name={name} />;
  return otherCompanies === 0 ? (
    badge
  ) : (
    <AppLink href={paths.companies} title="Changer d’entreprise">
      <span className="sr-only">Changer d’entreprise, actuellement </span>
      {badge}
    </AppLink>
  );
}

/** On a page change, scrolls to the top and moves the focus to `main`, so a screen reader announces the new page. */
function usePageChange(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector<HTMLElement>('main');
    // Keep the focus if the page has already focused its first field.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

export function RecruiterLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = usePlace();
  usePageChange(pathname);

  const onLogout = () => {
    // The call reads the token before the session closes; the log-out goes ahead even if the call fails.
    call(logout, {}).catch(() => undefined);
    closeSession('logout');
  };
  const signedIn = session.status === 'authenticated';
  const footer = { social: readSocialLinks(), notice: copyright(getBrand()) };
  const links = signedIn ? recruiterLinks : visitorLinks;
  // The confirmation page is for people who have just signed up: it offers neither a log-in nor another sign-up.
  const isVisitor = !signedIn && !isCurrent('/verify', pathname);
  return (
    <>
      <Shell
        density="app"
        header={
          <Header
            variant={signedIn ? 'app' : 'site'}
            homeHref={paths.home}
            links={links.map((link) => ({ ...link, current: isCurrent(link.href, pathname) }))}
            login={isVisitor ? { href: paths.login, label: 'Connexion' } : undefined}
            cta={isVisitor ? { href: paths.signup, label: 'Commencer' } : undefined}
            aside={
              signedIn && (
                <>
                  {session.session.onBoardingStatus === 'COMPLETED' && <PaletteButton />}
                  <SignedInCompany />
                </>
              )
            }
            onLogout={signedIn ? onLogout : undefined}
          />
        }
        footer={
          signedIn ? (
            <LineFooter links={recruiterFooterLinks} {...footer} />
          ) : (
            <AppFooter columns={footerColumns} {...footer} />
          )
        }
      >
        <Fragment key={signedIn ? session.session.userId : 'guest'}>{children}</Fragment>
      </Shell>
      <Toaster place={placeToasts} />
    </>
  );
}

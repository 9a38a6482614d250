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
import { AppFooter } from '@kafaa/ui/app-footer.tsx';
import { CompanyBadge, Header } from '@kafaa/ui/header.tsx';
import { Shell } from '@kafaa/ui/page.tsx';
import { Toaster } from '@kafaa/ui/toaster.tsx';
import { anchors, footerColumns, paths, recruiterLinks } from '@kafaa/web-kit/paths';

/** The footer's links for a logged-in recruiter: without the log-in. */
const SIGNED_IN_COLUMNS = footerColumns.map(({ title, links }) => ({
  title,
  links: links.filter(({ href }) => href !== paths.login),
}));

// Pages without a menu entry of their own, and the entry to highlight for each.
const SECTIONS: Readonly<Record<string, string>> = { '/createjob': '/jobs', '/interviewchat': '/dashboard' };

function isCurrent(href: string, pathname: string): boolean {
  const section = `/${pathname.toLowerCase().split('/')[1] ?? ''}`;
  return (SECTIONS[section] ?? section) === href.toLowerCase();
}

/** The company's badge; renders nothing until the name has loaded, because the page is usable without it. */
function SignedInCompany() {
  const name = useSettings().data?.name;
  return name ? <CompanyBadge initials={initials(name)} name={name} /> : null;
}

/** On a page change, scrolls to the top and moves the focus to `main`, so a screen reader announces the new page. */
function usePageChange(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector<HTMLElement>('main');
    // Unless the page has already focused its first field.
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
  const links = signedIn ? recruiterLinks : anchors;
  return (
    <>
      <Shell
        density="app"
        header={
          <Header
            variant={signedIn ? 'app' : 'site'}
            homeHref={paths.home}
            links={links.map((link) => ({ ...link, current: isCurrent(link.href, pathname) }))}
            login={signedIn ? undefined : { href: paths.login, label: 'Connexion' }}
            cta={signedIn ? undefined : { href: paths.signup, label: 'Commencer' }}
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
          <AppFooter
            variant={signedIn ? 'app' : 'site'}
            columns={signedIn ? SIGNED_IN_COLUMNS : footerColumns}
            social={readSocialLinks()}
            notice={copyright(getBrand())}
          />
        }
      >
        <Fragment key={signedIn ? session.session.userId : 'guest'}>{children}</Fragment>
      </Shell>
      <Toaster />
    </>
  );
}

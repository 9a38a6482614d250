import type { ReactNode } from 'react';
import { parse } from 'regexparam';
import { Redirect } from 'wouter';
import { useSecondFactorDue } from '#/lib/permissions';
import { usePlace } from '#/lib/place';
import { useSession } from '@kafaa/web-kit/session';
import { ADMINISTRATORS, RECRUITERS, type Role } from '@kafaa/domain/kernel/roles';
import { recruiterPaths } from '@kafaa/domain/paths';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { RolePage } from './error-pages.tsx';
import { paths } from '@kafaa/web-kit/paths';

interface Origin {
  /** Path, query and hash of the page that redirected to the log-in. */
  from?: string;
}

const samePath = (a: string, b: string) => a.toLowerCase().replace(/(?<!\/)\/+$/, '') === b.toLowerCase();

// A `Redirect` navigates once, when it mounts. Its key is the path, so that each new path mounts another `Redirect`, which
// navigates again.

/** Paths of pages for some roles only, with the message for the others; the server refuses their calls anyway. */
const ROLE_PAGES: Readonly<Record<string, readonly Role[]>> = {
  [paths.onBoarding]: ADMINISTRATORS,
  [paths.createJob]: RECRUITERS,
  [paths.fairness]: RECRUITERS,
  [recruiterPaths.editJob]: RECRUITERS,
};

/** Requires a logged-in person; redirects to onboarding until that is completed. */
export function PrivateOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = usePlace();
  const factorDue = useSecondFactorDue();
  if (session.status === 'loading') return <SpinnerPage />;
  if (session.status === 'anonymous') {
    // After a log-out or a removal no origin is kept, so the next person to log in does not land on the previous person's page.
    const keepsOrigin = session.reason !== 'logout' && session.reason !== 'removed';
    const origin: Origin = keepsOrigin ? { from: pathname + search + hash } : {};
    return <Redirect key={pathname} to={paths.login} replace state={origin} />;
  }
  const { onBoardingStatus, role } = session.session;
  const administers = role === 'ADMINISTRATOR';
  const chooses = samePath(pathname, paths.companies);
  if (onBoardingStatus === 'PENDING' && administers && !chooses && !samePath(pathname, paths.onBoarding)) {
    return <Redirect key={pathname} to={paths.onBoarding} replace />;
  }
  if (factorDue && !chooses && !samePath(pathname, paths.settings) && !samePath(pathname, paths.onBoarding))
    return <Redirect key={pathname} to={`${paths.settings}?section=securite`} replace />;
  const roles = Object.entries(ROLE_PAGES).find(([path]) => parse(path).pattern.test(pathname))?.[1];
  return roles === undefined || roles.includes(role) ? children : <RolePage />;
}

/** Guard of the pages for everybody: it lets every user pass. */
export const Anyone = ({ children }: { children: ReactNode }) => children;

/** Pages for guests (log-in, sign-up and the like): a logged-in recruiter is redirected to the page they came from. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, state } = usePlace();
  if (session.status === 'loading') return <SpinnerPage />;
  if (session.status === 'authenticated') {
    const origin = (state as Origin | null)?.from ?? paths.desk;
    const to = session.session.onBoardingStatus === 'PENDING' ? paths.onBoarding : origin;
    return <Redirect key={pathname} to={to} replace />;
  }
  return children;
}

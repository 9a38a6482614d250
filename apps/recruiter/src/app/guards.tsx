import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { usePlace } from '#/lib/place';
import { useSession } from '@kafaa/web-kit/session';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { paths } from '@kafaa/web-kit/paths';

interface Origin {
  /** Path, query and hash of the page that redirected to the log-in. */
  from?: string;
}

const samePath = (a: string, b: string) => a.toLowerCase().replace(/(?<!\/)\/+$/, '') === b.toLowerCase();

// A `Redirect` navigates once, when it mounts. Its key is the path, so that it navigates again if the user is still here on another path.

/** Requires a logged-in recruiter; redirects to onboarding until that is completed. */
export function PrivateOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = usePlace();
  if (session.status === 'loading') return <SpinnerPage />;
  if (session.status === 'anonymous') {
    // After a log-out no origin is kept, so the next person to log in does not land on the previous person's page.
    const origin: Origin = session.reason === 'logout' ? {} : { from: pathname + search + hash };
    return <Redirect key={pathname} to={paths.login} replace state={origin} />;
  }
  const pending = session.session.onBoardingStatus === 'PENDING';
  if (pending && !samePath(pathname, paths.onBoarding)) {
    return <Redirect key={pathname} to={paths.onBoarding} replace />;
  }
  return children;
}

/** Pages for guests (log-in, sign-up and the like): a logged-in recruiter is redirected to the page they came from. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, state } = usePlace();
  if (session.status === 'loading') return <SpinnerPage />;
  if (session.status === 'authenticated') {
    const origin = (state as Origin | null)?.from ?? paths.dashboard;
    const to = session.session.onBoardingStatus === 'PENDING' ? paths.onBoarding : origin;
    return <Redirect key={pathname} to={to} replace />;
  }
  return children;
}

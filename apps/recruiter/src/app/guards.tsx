import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '@kafaa/web-kit/session';
import { SpinnerPage } from '@kafaa/ui/spinner.tsx';
import { paths } from '@kafaa/web-kit/paths';

interface Origin {
  /** Path, query and hash of the page that redirected to the log-in. */
  from?: string;
}

const samePath = (a: string, b: string) => a.toLowerCase().replace(/(?<!\/)\/+$/, '') === b.toLowerCase();

/** Requires a logged-in recruiter; redirects to onboarding until that is completed. */
export function PrivateOnly() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <SpinnerPage />;
  if (session.status === 'anonymous') {
    // After a log-out no origin is kept, so the next person to log in does not land on the previous person's page.
    const origin: Origin =
      session.reason === 'logout' ? {} : { from: location.pathname + location.search + location.hash };
    return <Navigate to={paths.login} replace state={origin} />;
  }
  const pending = session.session.onBoardingStatus === 'PENDING';
  if (pending && !samePath(location.pathname, paths.onBoarding)) return <Navigate to={paths.onBoarding} replace />;
  return <Outlet />;
}

/** Pages for guests (log-in, sign-up and the like): a logged-in recruiter is redirected to the page they came from. */
export function GuestOnly() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <SpinnerPage />;
  if (session.status === 'authenticated') {
    if (session.session.onBoardingStatus === 'PENDING') return <Navigate to={paths.onBoarding} replace />;
    const origin = (location.state as Origin | null)?.from;
    return <Navigate to={origin ?? paths.dashboard} replace />;
  }
  return <Outlet />;
}

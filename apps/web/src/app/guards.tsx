import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#/lib/session';
import { SpinnerPage } from '#/ui/spinner.tsx';
import { paths } from '#/lib/paths';

interface Origin {
  /** Path, query and hash of the page that asked for a log-in. */
  from?: string;
}

const samePath = (a: string, b: string) => a.toLowerCase().replace(/(?<!\/)\/+$/, '') === b.toLowerCase();

/** Only logged-in recruiters; onboarding first. */
export function PrivateOnly() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <SpinnerPage />;
  if (session.status === 'anonymous') {
    // Someone who logs out is done here: the next person must not land on their page.
    const origin: Origin =
      session.reason === 'logout' ? {} : { from: location.pathname + location.search + location.hash };
    return <Navigate to={paths.login} replace state={origin} />;
  }
  const pending = session.session.onBoardingStatus === 'PENDING';
  if (pending && !samePath(location.pathname, paths.onBoarding)) return <Navigate to={paths.onBoarding} replace />;
  return <Outlet />;
}

/** Log-in, sign-up and their kin: a logged-in recruiter goes back to where they came from. */
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

import { getSettings } from '@kafaa/domain/companies/api';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import type { Role } from '@kafaa/domain/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#/lib/endpoint-query';
import { useSession } from '@kafaa/web-kit/session';

/** Whether the person lacks a second factor that the company requires. If so, only the account pages open. */
export function useSecondFactorDue(): boolean {
  const signedIn = useSession().status === 'authenticated';
  const settings = useQuery({ ...endpointQuery(getSettings, {}), enabled: signedIn });
  return settings.data?.secondFactorDue === true;
}

/** Returns the role of the logged-in person: that of the settings, or that of the session until the settings are loaded. */
export function useRole(): Role | undefined {
  const session = useSession();
  const signedIn = session.status === 'authenticated';
  const settings = useQuery({ ...endpointQuery(getSettings, {}), enabled: signedIn });
  return settings.data?.role ?? (signedIn ? session.session.role : undefined);
}

/** Whether the person's role may call an endpoint; the server decides anyway. */
export function useMay({ roles }: Endpoint): boolean {
  const role = useRole();
  return role !== undefined && roles?.includes(role) !== false;
}

import { OwnIdentities } from './own-identities.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** How the person logs in, and where. */
export function SecuritySections() {
  return (
    <>
      <OwnSecondFactor />
      <OwnPasskeys />
      <OwnIdentities />
      <OwnSessions />
    </>
  );
}

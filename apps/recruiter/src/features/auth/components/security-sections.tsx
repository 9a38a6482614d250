import { OwnIdentities } from './own-identities.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** Sections about the person's ways to log in and open sessions. */
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

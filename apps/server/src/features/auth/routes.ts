import {
  addPasskey,
  askPasskey,
  beginPasskey,
  beginProvider,
  beginSecondFactor,
  closeOtherSessions,
  closeSession,
  confirmAccount,
  confirmSecondFactor,
  getSecondFactor,
  linkProvider,
  listIdentities,
  listMyCompanies,
  listSessions,
  login,
  loginWithPasskey,
  loginWithProvider,
  logout,
  refreshSession,
  removeIdentity,
  removePasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  requestReset,
  resendConfirmation,
  resetPassword,
  returnFromProvider,
  signup,
  switchCompany,
} from '@kafaa/domain/auth/api';
import type { AuditAction } from '@kafaa/domain/audit/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { deviceName } from '#/platform/http/device-name';
import { bind, type Session } from '#/platform/http/route';
import { askPasskey as newRequest } from './assertion-service.ts';
import * as factors from './enrolment-service.ts';
import type { FollowGroups, PersonTrail, Trail } from './events.ts';
import * as passkeys from './passkey-service.ts';
import * as providers from './provider-service.ts';
import * as service from './service.ts';
import * as sessions from './sessions-service.ts';
import * as signUps from './signup-service.ts';

/** Type of `recordAuditEvent`. It is passed in, because the audit feature ranks above this one. */
type RecordEvent = (
  deps: Deps,
  tx: Db,
  event: { companyId: CompanyId; by: { userId: string }; action: AuditAction; of: string },
) => Promise<void>;

export const authRoutes = (record: RecordEvent, followGroups: FollowGroups) => {
  const trailOf =
    (deps: Deps, { companyId, userId }: Session): Trail =>
    (tx, action) =>
      record(deps, tx, { companyId, by: { userId }, action, of: userId });
  const personTrailOf =
    (deps: Deps): PersonTrail =>
    (tx, { companyId, userId }, action) =>
      record(deps, tx, { companyId, by: { userId }, action, of: userId });
  return [...openRoutes, ...recordedRoutes(trailOf), ...providerRoutes(personTrailOf, followGroups)];
};

const openRoutes = [
  bind(signup, ({ deps, body }) => signUps.signUp(deps, body)),
  bind(login, ({ deps, body, request }) => service.logIn(deps, { ...body, device: deviceName(request) })),
  bind(askPasskey, ({ deps }) => newRequest(deps)),
  bind(loginWithPasskey, ({ deps, body, request }) =>
    service.logInWithPasskey(deps, { assertion: body, device: deviceName(request) }),
  ),
  bind(beginProvider, ({ deps }) => providers.beginProvider(deps)),
  bind(returnFromProvider, ({ deps, body }) => providers.returnFromProvider(deps, body)),
  bind(confirmAccount, ({ deps, params, body, request }) =>
    signUps.confirmAccount(deps, params.token, { ...body, device: deviceName(request) }),
  ),
  bind(resendConfirmation, ({ deps, body }) => signUps.resendConfirmation(deps, body.userName)),
  bind(requestReset, ({ deps, params }) => service.requestReset(deps, params.email)),
  bind(resetPassword, ({ deps, params, body }) => service.resetPassword(deps, params.token, body.newPassword)),
  bind(refreshSession, ({ deps, session }) => service.refreshSession(deps, session)),
  bind(logout, ({ deps, session }) => service.logOut(deps, session)),
  bind(listMyCompanies, ({ deps, session }) => service.listCompanies(deps, session)),
  bind(switchCompany, ({ deps, session, body, request }) =>
    service.switchCompany(deps, session, { ...body, device: deviceName(request) }),
  ),
  bind(listSessions, ({ deps, session }) => sessions.listSessions(deps, session)),
  bind(getSecondFactor, ({ deps, session }) => factors.getSecondFactor(deps, session)),
  bind(beginSecondFactor, ({ deps, session, body }) => factors.beginSecondFactor(deps, session, body)),
  bind(renewRecoveryCodes, ({ deps, session, body }) => factors.renewRecoveryCodes(deps, session, body)),
  bind(beginPasskey, ({ deps, session, body }) => passkeys.beginPasskey(deps, session, body)),
  bind(listIdentities, ({ deps, session }) => providers.listIdentities(deps, session)),
];

/** Routes of log-ins that may link an identity. */
const providerRoutes = (trailOf: (deps: Deps) => PersonTrail, followGroups: FollowGroups) => [
  bind(loginWithProvider, ({ deps, body, request }) =>
    providers.logInWithProvider(deps, { ...body, device: deviceName(request), trail: trailOf(deps), followGroups }),
  ),
  bind(linkProvider, ({ deps, body, request }) =>
    providers.linkProvider(deps, { ...body, device: deviceName(request), trail: trailOf(deps), followGroups }),
  ),
];

/** Routes whose actions the company's audit trail records. */
const recordedRoutes = (trailOf: (deps: Deps, session: Session) => Trail) => [
  bind(closeSession, ({ deps, session, params }) =>
    sessions.closeSession(deps, session, { ...params, trail: trailOf(deps, session) }),
  ),
  bind(closeOtherSessions, ({ deps, session }) =>
    sessions.closeOtherSessions(deps, session, { trail: trailOf(deps, session) }),
  ),
  bind(confirmSecondFactor, ({ deps, session, body }) =>
    factors.confirmSecondFactor(deps, session, { ...body, trail: trailOf(deps, session) }),
  ),
  bind(removeSecondFactor, ({ deps, session, body }) =>
    factors.removeSecondFactor(deps, session, { ...body, trail: trailOf(deps, session) }),
  ),
  bind(addPasskey, ({ deps, session, body }) =>
    passkeys.addPasskey(deps, session, { ...body, trail: trailOf(deps, session) }),
  ),
  bind(removeIdentity, ({ deps, session, params, body }) =>
    providers.removeIdentity(deps, session, { ...body, ...params, trail: trailOf(deps, session) }),
  ),
  bind(removePasskey, ({ deps, session, params, body }) =>
    passkeys.removePasskey(deps, session, { ...body, ...params, trail: trailOf(deps, session) }),
  ),
];

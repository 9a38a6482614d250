import {
  beginSecondFactor,
  closeOtherSessions,
  closeSession,
  confirmAccount,
  confirmSecondFactor,
  getSecondFactor,
  listMyCompanies,
  listSessions,
  login,
  logout,
  refreshSession,
  removeSecondFactor,
  renewRecoveryCodes,
  requestReset,
  resendConfirmation,
  resetPassword,
  signup,
  switchCompany,
} from '@kafaa/domain/auth/api';
import { deviceName } from '#/platform/http/device-name';
import { bind } from '#/platform/http/route';
import * as factors from './enrolment-service.ts';
import * as service from './service.ts';
import * as sessions from './sessions-service.ts';
import * as signUps from './signup-service.ts';

export const authRoutes = [
  bind(signup, ({ deps, body }) => signUps.signUp(deps, body)),
  bind(login, ({ deps, body, request }) => service.logIn(deps, { ...body, device: deviceName(request) })),
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
  bind(closeSession, ({ deps, session, params }) => sessions.closeSession(deps, session, params.id)),
  bind(closeOtherSessions, ({ deps, session }) => sessions.closeOtherSessions(deps, session)),
  bind(getSecondFactor, ({ deps, session }) => factors.getSecondFactor(deps, session)),
  bind(beginSecondFactor, ({ deps, session, body }) => factors.beginSecondFactor(deps, session, body)),
  bind(confirmSecondFactor, ({ deps, session, body }) => factors.confirmSecondFactor(deps, session, body)),
  bind(renewRecoveryCodes, ({ deps, session, body }) => factors.renewRecoveryCodes(deps, session, body)),
  bind(removeSecondFactor, ({ deps, session, body }) => factors.removeSecondFactor(deps, session, body)),
];

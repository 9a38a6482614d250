import {
  confirmAccount,
  login,
  logout,
  refreshSession,
  requestReset,
  resendConfirmation,
  resetPassword,
  signup,
} from '@kafaa/domain/auth/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';
import * as signUps from './signup-service.ts';

export const authRoutes = [
  bind(signup, ({ deps, body }) => signUps.signUp(deps, body)),
  bind(login, ({ deps, body }) => service.logIn(deps, body)),
  bind(confirmAccount, ({ deps, params, body }) => signUps.confirmAccount(deps, params.token, body)),
  bind(resendConfirmation, ({ deps, body }) => signUps.resendConfirmation(deps, body.userName)),
  bind(requestReset, ({ deps, params }) => service.requestReset(deps, params.email)),
  bind(resetPassword, ({ deps, params, body }) => service.resetPassword(deps, params.token, body.newPassword)),
  bind(refreshSession, ({ deps, session }) => service.refreshSession(deps, session)),
  bind(logout, ({ deps, session }) => service.logOut(deps, session)),
];

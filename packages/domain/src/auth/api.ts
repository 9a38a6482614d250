import * as z from 'zod/mini';
import { companyErrors } from '#/companies/errors';
import { endpoint } from '#/kernel/endpoint';
import { authErrors } from './errors.ts';
import {
  confirmSchema,
  loginSchema,
  resendSchema,
  resetRequestSchema,
  resetSchema,
  sessionSchema,
  signupSchema,
} from './schema.ts';

const message = z.object({ message: z.string() });

export const signup = endpoint({
  name: 'auth.signup',
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  limits: [
    { per: ['address'], calls: 120, seconds: 3600 },
    { per: ['address', 'body.userName'], calls: 60, seconds: 3600 },
  ],
  summary: 'Inscrit une entreprise\u202F; la réponse est la même que l’adresse soit connue ou non',
  body: signupSchema,
  output: message,
  status: 201,
  errors: [authErrors.PASSWORD_TOO_COMMON],
});

export const login = endpoint({
  name: 'auth.login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  limits: [
    { per: ['address'], calls: 300, seconds: 900 },
    { per: ['address', 'body.userName'], calls: 20, seconds: 900 },
  ],
  summary: 'Ouvre une session',
  body: loginSchema,
  output: sessionSchema,
  errors: [authErrors.BAD_CREDENTIALS, companyErrors.COMPANY_SUSPENDED, authErrors.EMAIL_NOT_CONFIRMED],
});

export const confirmAccount = endpoint({
  name: 'auth.confirm',
  method: 'PUT',
  path: '/auth/confirm/{token}',
  access: 'public',
  limits: [{ per: ['address'], calls: 120, seconds: 3600 }],
  summary: 'Confirme l’adresse e-mail, avec la preuve ou le mot de passe de l’inscription, et ouvre une session',
  params: z.object({ token: z.string() }),
  body: confirmSchema,
  output: sessionSchema,
  errors: [authErrors.CONFIRMATION_INVALID, authErrors.CONFIRMATION_REFUSED, authErrors.ALREADY_CONFIRMED],
});

export const resendConfirmation = endpoint({
  name: 'auth.resend',
  method: 'POST',
  path: '/auth/resend',
  access: 'public',
  limits: [
    { per: ['address'], calls: 120, seconds: 3600 },
    { per: ['address', 'body.userName'], calls: 60, seconds: 3600 },
  ],
  summary: 'Renvoie l’e-mail de confirmation\u202F; la réponse est toujours la même',
  body: resendSchema,
  output: message,
  status: 202,
  errors: [],
});

export const requestReset = endpoint({
  name: 'auth.requestReset',
  method: 'POST',
  path: '/auth/request-reset/{email}',
  access: 'public',
  limits: [
    { per: ['address'], calls: 120, seconds: 3600 },
    { per: ['address', 'params.email'], calls: 60, seconds: 3600 },
  ],
  summary: 'Envoie un lien de réinitialisation\u202F; la réponse est toujours la même',
  params: resetRequestSchema,
  output: message,
  status: 202,
  errors: [],
});

export const resetPassword = endpoint({
  name: 'auth.resetPassword',
  method: 'PUT',
  path: '/auth/reset-password/{token}',
  access: 'public',
  limits: [{ per: ['address'], calls: 120, seconds: 3600 }],
  summary: 'Change le mot de passe et ferme toutes les sessions',
  params: z.object({ token: z.string() }),
  body: resetSchema,
  output: message,
  errors: [authErrors.RESET_INVALID, authErrors.PASSWORD_TOO_COMMON],
});

export const refreshSession = endpoint({
  name: 'auth.refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'session',
  summary: 'Prolonge la session en cours, 7 jours au plus',
  output: sessionSchema,
  errors: [],
});

export const logout = endpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  summary: 'Ferme la session sur le serveur',
  output: message,
  errors: [],
});

export const authApi = [
  signup,
  login,
  confirmAccount,
  resendConfirmation,
  requestReset,
  resetPassword,
  refreshSession,
  logout,
] as const;

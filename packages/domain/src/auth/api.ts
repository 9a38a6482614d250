import * as z from 'zod/mini';
import { companyErrors } from '#/companies/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY } from '#/kernel/roles';
import { authErrors, FACTOR_ERRORS, PROVIDER_ERRORS, TICKET_ERRORS } from './errors.ts';
import {
  assertionSchema,
  codeSchema,
  companyChoiceSchema,
  confirmSchema,
  factorSchema,
  linkedIdentitySchema,
  loginAnswerSchema,
  loginStepsSchema,
  newPasskeySchema,
  openSessionSchema,
  ownPasswordSchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  providerBeginSchema,
  providerLinkSchema,
  providerLoginSchema,
  providerReturnSchema,
  providerTicketSchema,
  recoveryCodesSchema,
  resendSchema,
  resetRequestSchema,
  resetSchema,
  secondFactorSchema,
  secondFactorSecretSchema,
  sessionSchema,
  signupSchema,
  switchSchema,
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
  errors: [authErrors.PASSWORD_TOO_COMMON, authErrors.PROVIDER_ONLY],
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
  summary:
    'Ouvre une session\u00A0; avec la double authentification, la première réponse est 403, et le même appel revient avec le code ou la clé d’accès',
  body: loginStepsSchema,
  output: loginAnswerSchema,
  errors: [
    authErrors.BAD_CREDENTIALS,
    companyErrors.COMPANY_SUSPENDED,
    authErrors.EMAIL_NOT_CONFIRMED,
    authErrors.PROVIDER_ONLY,
    ...FACTOR_ERRORS,
  ],
});

export const askPasskey = endpoint({
  name: 'auth.askPasskey',
  method: 'POST',
  path: '/auth/passkeys/challenge',
  access: 'public',
  limits: [{ per: ['address'], calls: 300, seconds: 900 }],
  summary: 'Donne une question à laquelle une clé d’accès répond, une fois, dans les cinq minutes',
  output: passkeyRequestSchema,
  errors: [authErrors.PASSKEYS_UNAVAILABLE],
});

export const loginWithPasskey = endpoint({
  name: 'auth.loginWithPasskey',
  method: 'POST',
  path: '/auth/login/passkey',
  access: 'public',
  limits: [{ per: ['address'], calls: 300, seconds: 900 }],
  summary: 'Ouvre une session avec une clé d’accès, sans mot de passe',
  body: assertionSchema,
  output: loginAnswerSchema,
  errors: [
    authErrors.PASSKEYS_UNAVAILABLE,
    authErrors.PASSKEY_WRONG,
    authErrors.PASSKEY_NEEDS_PASSWORD,
    authErrors.PROVIDER_ONLY,
    companyErrors.COMPANY_SUSPENDED,
  ],
});

export const beginProvider = endpoint({
  name: 'auth.beginProvider',
  method: 'POST',
  path: '/auth/provider',
  access: 'public',
  limits: [{ per: ['address'], calls: 300, seconds: 900 }],
  summary: 'Donne la page du fournisseur d’identité, et ce que le navigateur garde jusqu’au retour',
  output: providerBeginSchema,
  errors: PROVIDER_ERRORS,
});

export const returnFromProvider = endpoint({
  name: 'auth.returnFromProvider',
  method: 'POST',
  path: '/auth/provider/return',
  access: 'public',
  limits: [{ per: ['address'], calls: 300, seconds: 900 }],
  summary: 'Vérifie le retour du fournisseur d’identité, une fois\u00A0; donne un billet valable dix minutes',
  body: providerReturnSchema,
  output: providerTicketSchema,
  errors: PROVIDER_ERRORS,
});

export const loginWithProvider = endpoint({
  name: 'auth.loginWithProvider',
  method: 'POST',
  path: '/auth/login/provider',
  access: 'public',
  limits: [{ per: ['address'], calls: 300, seconds: 900 }],
  summary:
    'Ouvre une session avec une identité reliée\u00A0; la double authentification est demandée comme après le mot de passe',
  body: providerLoginSchema,
  output: loginAnswerSchema,
  errors: [...TICKET_ERRORS, authErrors.PROVIDER_UNLINKED, ...FACTOR_ERRORS, companyErrors.COMPANY_SUSPENDED],
});

export const linkProvider = endpoint({
  name: 'auth.linkProvider',
  method: 'POST',
  path: '/auth/provider/link',
  access: 'public',
  limits: [
    { per: ['address'], calls: 300, seconds: 900 },
    { per: ['address', 'body.userName'], calls: 20, seconds: 900 },
  ],
  summary: 'Relie une identité au compte dont le mot de passe est donné, et ouvre une session',
  body: providerLinkSchema,
  output: loginAnswerSchema,
  errors: [
    ...TICKET_ERRORS,
    authErrors.BAD_CREDENTIALS,
    authErrors.EMAIL_NOT_CONFIRMED,
    ...FACTOR_ERRORS,
    companyErrors.COMPANY_SUSPENDED,
  ],
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
  errors: [
    authErrors.CONFIRMATION_INVALID,
    authErrors.CONFIRMATION_REFUSED,
    authErrors.ALREADY_CONFIRMED,
    authErrors.PROVIDER_ONLY,
  ],
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
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Prolonge la session en cours, 7 jours au plus',
  output: sessionSchema,
  errors: [],
});

export const logout = endpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Ferme la session sur le serveur',
  output: message,
  errors: [],
});

export const listMyCompanies = endpoint({
  name: 'auth.companies',
  method: 'GET',
  path: '/auth/companies',
  access: 'session',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Les entreprises de la personne connectée, celle de la dernière connexion d’abord',
  output: z.array(companyChoiceSchema),
  errors: [],
});

export const switchCompany = endpoint({
  name: 'auth.switch',
  method: 'POST',
  path: '/auth/company',
  access: 'session',
  roles: EVERYBODY,
  offers: 'none',
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Ferme la session et en ouvre une dans une autre entreprise de la même personne',
  body: switchSchema,
  output: sessionSchema,
  errors: [authErrors.COMPANY_NOT_FOUND, companyErrors.COMPANY_SUSPENDED],
});

/** Limit on the guesses of a password by somebody who holds a session. */
const PASSWORDS = [{ per: ['address', 'company'], calls: 20, seconds: 900 }] as const;
const passwordAndFactor = z.object({ ...ownPasswordSchema.shape, ...factorSchema.shape });
const OWN = { access: 'session', roles: EVERYBODY, offers: 'none' } as const;

export const listSessions = endpoint({
  ...OWN,
  name: 'auth.sessions',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Les sessions ouvertes de la personne, dans toutes ses entreprises',
  output: z.array(openSessionSchema),
  errors: [],
});

export const closeSession = endpoint({
  ...OWN,
  name: 'auth.closeSession',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Ferme une session de la personne',
  params: z.object({ id: z.string() }),
  output: message,
  errors: [authErrors.SESSION_NOT_FOUND],
});

export const closeOtherSessions = endpoint({
  ...OWN,
  name: 'auth.closeOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ferme toutes les sessions de la personne, sauf celle de l’appel',
  output: message,
  errors: [],
});

export const getSecondFactor = endpoint({
  ...OWN,
  name: 'auth.secondFactor',
  method: 'GET',
  path: '/auth/second-factor',
  summary: 'Double authentification de la personne',
  output: secondFactorSchema,
  errors: [],
});

export const beginSecondFactor = endpoint({
  ...OWN,
  name: 'auth.beginSecondFactor',
  method: 'POST',
  path: '/auth/second-factor',
  limits: PASSWORDS,
  summary: 'Donne le secret à ajouter à une application\u00A0; rien ne change avant la confirmation',
  body: ownPasswordSchema,
  output: secondFactorSecretSchema,
  errors: [authErrors.PASSWORD_WRONG, authErrors.SECOND_FACTOR_ON],
});

export const confirmSecondFactor = endpoint({
  ...OWN,
  name: 'auth.confirmSecondFactor',
  method: 'PUT',
  path: '/auth/second-factor',
  limits: PASSWORDS,
  summary: 'Active la double authentification par un premier code\u00A0; donne les codes de secours, une fois',
  body: codeSchema,
  output: recoveryCodesSchema,
  errors: [authErrors.SECOND_FACTOR_UNKNOWN, authErrors.SECOND_FACTOR_ON, authErrors.SECOND_FACTOR_WRONG],
});

export const renewRecoveryCodes = endpoint({
  ...OWN,
  name: 'auth.renewRecoveryCodes',
  method: 'POST',
  path: '/auth/second-factor/recovery',
  limits: PASSWORDS,
  summary: 'Remplace les codes de secours',
  body: passwordAndFactor,
  output: recoveryCodesSchema,
  errors: [authErrors.PASSWORD_WRONG, authErrors.SECOND_FACTOR_OFF, ...FACTOR_ERRORS],
});

export const removeSecondFactor = endpoint({
  ...OWN,
  name: 'auth.removeSecondFactor',
  method: 'POST',
  path: '/auth/second-factor/removal',
  limits: PASSWORDS,
  summary:
    'Désactive les codes de l’application, sauf si l’entreprise demande la double authentification et rien d’autre n’y répond',
  body: passwordAndFactor,
  output: message,
  errors: [authErrors.PASSWORD_WRONG, authErrors.SECOND_FACTOR_OFF, ...FACTOR_ERRORS, authErrors.SECOND_FACTOR_KEPT],
});

export const beginPasskey = endpoint({
  ...OWN,
  name: 'auth.beginPasskey',
  method: 'POST',
  path: '/auth/passkeys/options',
  limits: PASSWORDS,
  summary: 'Donne au navigateur de quoi créer une clé d’accès\u00A0; rien ne change avant l’ajout',
  body: passwordAndFactor,
  output: passkeyCreationSchema,
  errors: [authErrors.PASSWORD_WRONG, ...FACTOR_ERRORS, authErrors.PASSKEYS_FULL],
});

export const addPasskey = endpoint({
  ...OWN,
  name: 'auth.addPasskey',
  method: 'POST',
  path: '/auth/passkeys',
  limits: PASSWORDS,
  summary: 'Ajoute une clé d’accès\u00A0; la première donne les codes de secours, une fois, s’il n’y en avait pas',
  body: newPasskeySchema,
  output: recoveryCodesSchema,
  status: 201,
  errors: [authErrors.PASSKEYS_UNAVAILABLE, authErrors.PASSKEY_WRONG, authErrors.PASSKEYS_FULL],
});

export const removePasskey = endpoint({
  ...OWN,
  name: 'auth.removePasskey',
  method: 'POST',
  path: '/auth/passkeys/{id}/removal',
  limits: PASSWORDS,
  summary: 'Retire une clé d’accès, sauf la dernière protection là où l’entreprise en demande une',
  params: z.object({ id: z.string() }),
  body: passwordAndFactor,
  output: message,
  errors: [authErrors.PASSWORD_WRONG, authErrors.PASSKEY_NOT_FOUND, ...FACTOR_ERRORS, authErrors.SECOND_FACTOR_KEPT],
});

export const listIdentities = endpoint({
  ...OWN,
  name: 'auth.identities',
  method: 'GET',
  path: '/auth/identities',
  summary: 'Les identités reliées au compte de la personne',
  output: z.array(linkedIdentitySchema),
  errors: [],
});

export const removeIdentity = endpoint({
  ...OWN,
  name: 'auth.removeIdentity',
  method: 'POST',
  path: '/auth/identities/{id}/removal',
  limits: PASSWORDS,
  summary: 'Retire une identité reliée\u00A0: elle n’ouvre plus le compte',
  params: z.object({ id: z.string() }),
  body: passwordAndFactor,
  output: message,
  errors: [authErrors.PASSWORD_WRONG, authErrors.IDENTITY_NOT_FOUND, ...FACTOR_ERRORS],
});

export const authApi = [
  signup,
  login,
  askPasskey,
  loginWithPasskey,
  beginProvider,
  returnFromProvider,
  loginWithProvider,
  linkProvider,
  confirmAccount,
  resendConfirmation,
  requestReset,
  resetPassword,
  refreshSession,
  logout,
  listMyCompanies,
  switchCompany,
  listSessions,
  closeSession,
  closeOtherSessions,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  beginPasskey,
  addPasskey,
  removePasskey,
  listIdentities,
  removeIdentity,
] as const;

import { authErrors } from '@kafaa/domain/auth/errors';
import type { LoginPayload, SessionAnswer } from '@kafaa/domain/auth/schema';
import type { OnboardingStatus } from '@kafaa/domain/companies/options';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { grantsFeature, isRunning } from '@kafaa/domain/plans/rules';
import type { Db, Deps } from '#/deps';
import { isPrinted } from '#/platform/process/example-login';
import { keyedHash } from '#/platform/links/keyed-hash';
import { mailboxOf } from '#/platform/mail/mailbox';
import type { Session } from '#/platform/http/route';
import { toCompanyId } from '#/platform/data/tenant';
import { hashToken } from '#/platform/links/token';
import { getCompany, refuseSuspended } from '../companies/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { confirmationRequested, resetRequested } from './events.ts';
import { passwordChangedMail } from './mails/password-changed.tsx';
import { resetPasswordMail } from './mails/reset-password.tsx';
import * as store from './store.ts';

const HOUR = 60 * 60 * 1000;
/** How long a log-in with the password of an unconfirmed sign-up gets the answer to confirm first. */
export const SIGN_UP_KNOWN = 24 * HOUR;
export const RESET_LIFE = HOUR / 2;
const ACCESS_LIFE = 12 * HOUR;
const SESSION_LIFE = 7 * 24 * HOUR;

/** Mails beyond the limit are dropped without an error: an earlier one has a link that still works. */
const RESETS = { calls: 3, seconds: RESET_LIFE / 1000 };

/** Throws when a new password is one that guessers try first, or the address itself. */
export function refuseCommon(
  deps: Deps,
  { password, path, email }: { password: string; path: string; email?: string },
): void {
  if (!deps.passwords.isCommon(password) && password.toLowerCase() !== email) return;
  const { message } = authErrors.PASSWORD_TOO_COMMON;
  throw new AppError(authErrors.PASSWORD_TOO_COMMON, { fields: [{ path, message }] });
}

/** Sends a reset link to the address of an account; false when there is no confirmed account. */
export async function sendResetLink(deps: Deps, email: string): Promise<boolean> {
  const user = await store.findUserByEmailUnscoped(deps.db, email);
  if (!user?.confirmedAt) return false;
  if (!(await mayMail(deps, ['reset', mailboxOf(email)], RESETS))) return true;
  const token = deps.newToken();
  const content = await resetPasswordMail(deps.config, { token });
  const key = { companyId: user.companyId, userId: user.id };
  await deps.db.transaction(async (tx) => {
    await insertReset(tx, { ...key, token, createdAt: deps.clock.now() });
    await queueMail(deps, tx, { companyId: user.companyId, to: email, content });
  });
  return true;
}

async function insertReset(tx: Db, { token, createdAt, ...key }: store.UserKey & { token: string; createdAt: Date }) {
  const expiresAt = new Date(createdAt.getTime() + RESET_LIFE);
  await store.cancelTokens(tx, { ...key, purpose: 'RESET', at: createdAt });
  await store.insertToken(tx, { ...key, tokenHash: hashToken(token), purpose: 'RESET', createdAt, expiresAt });
}

/** The answer does not reveal whether the account exists. */
export async function requestReset(deps: Deps, email: string) {
  await deps.queue.send(deps.db, resetRequested, { email });
  return { message: 'Si un compte existe à cette adresse, un e-mail vient de partir.' };
}

/** Changes the password once per link, ends every session of the account and notifies its owner. */
export async function resetPassword(deps: Deps, token: string, newPassword: string) {
  refuseCommon(deps, { password: newPassword, path: 'newPassword' });
  const passwordHash = await deps.passwords.hash(newPassword);
  const notice = await passwordChangedMail(deps.config);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const key = await store.useTokenUnscoped(tx, { tokenHash: hashToken(token), purpose: 'RESET', now: at });
    if (!key) throw new AppError(authErrors.RESET_INVALID);
    await store.setPassword(tx, { ...key, passwordHash, at });
    await store.cancelTokens(tx, { ...key, purpose: 'RESET', at });
    await store.revokeSessions(tx, { ...key, at });
    await queueMail(deps, tx, { companyId: key.companyId, to: await addressOf(tx, key), content: notice });
  });
  return { message: 'Votre mot de passe est changé. Vous pouvez vous connecter.' };
}

/** Whether these credentials would open a session now; opens none. */
export async function wouldLogIn(deps: Deps, { userName, password }: LoginPayload): Promise<boolean> {
  const user = await store.findUserByEmailUnscoped(deps.db, userName);
  const matches = await deps.passwords.verify(user?.passwordHash ?? null, password);
  return matches && user !== null && user.confirmedAt !== null && !user.passwordDisputed;
}

/** Opens a session. Renews a hash of another cost, because the password is known here. */
export async function logIn(deps: Deps, payload: LoginPayload, again = true): Promise<SessionAnswer> {
  const { userName, password } = payload;
  const user = await store.findUserByEmailUnscoped(deps.db, userName);
  const known = deps.config.exposed && isPrinted(userName, password);
  const matches = (await deps.passwords.verify(user?.passwordHash ?? null, password)) && !known;
  const isOwn = matches && user?.passwordDisputed === false;
  if (!isOwn || !user.confirmedAt) throw await refusalOf(deps, payload, isOwn);
  const account = user;
  refuseSuspended(deps, await getCompany(deps.db, account.companyId));
  const createdAt = deps.clock.now();
  const key = { companyId: account.companyId, userId: account.id };
  const stronger = deps.passwords.isOutdated(account.passwordHash) ? await deps.passwords.hash(password) : null;
  const opened = await deps.db.transaction(async (tx) => {
    const { passwordHash } = (await store.lockUser(tx, key)) ?? {};
    return passwordHash === account.passwordHash ? beginSession(deps, tx, { ...key, createdAt }) : null;
  });
  // The password changed during the check: an old password must not open a session. The retry checks the current one.
  if (!opened && again) return logIn(deps, payload, false);
  if (!opened) throw new AppError(authErrors.BAD_CREDENTIALS);
  if (stronger !== null) await store.renewHash(deps.db, { ...key, from: account.passwordHash, to: stronger });
  return answerSession(deps, opened, 'Connexion réussie');
}

/**
 * The error of a refused log-in. With the password of a sign-up, it says to confirm first: for a waiting sign-up as for
 * a shadow (a sign-up for an address that has an account), with the same answer in the same time.
 */
async function refusalOf(
  deps: Deps,
  { userName: email, password }: LoginPayload,
  /**
   * The password belongs to an unconfirmed account of an older version, which created accounts before the confirmation.
   */
  isUnconfirmed: boolean,
): Promise<AppError> {
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash(password, signUpSalt(deps, email));
  const since = new Date(now.getTime() - SIGN_UP_KNOWN);
  if (!(await store.renewSignUpUnscoped(deps.db, { email, passwordHash, since, now })) && !isUnconfirmed)
    return new AppError(authErrors.BAD_CREDENTIALS);
  await deps.queue.send(deps.db, confirmationRequested, { email, keepsOlder: true });
  return new AppError(authErrors.EMAIL_NOT_CONFIRMED);
}

/** The same salt for each sign-up of an address, so that the same password, sent again after a lost answer, is recognised. */
export function signUpSalt(deps: Deps, email: string): Buffer {
  return keyedHash(deps, 'sign-up', email).subarray(0, 16);
}

type OpenedSession = Omit<Session, 'allows'> & { readonly endsAt: Date };

/** Writes the session into the caller's transaction. */
export async function beginSession(
  deps: Deps,
  tx: Db,
  { createdAt, ...key }: store.UserKey & { createdAt: Date },
): Promise<OpenedSession> {
  const sessionId = deps.newId();
  const endsAt = new Date(createdAt.getTime() + SESSION_LIFE);
  await store.insertSession(tx, { ...key, id: sessionId, createdAt, endsAt });
  const { onboardingStatus } = await getCompany(tx, key.companyId);
  return { ...key, sessionId, onBoardingStatus: onboardingStatus, endsAt };
}

/** The session of a bearer token; null when the token or its session is wrong, expired or revoked. */
export async function openSession(deps: Deps, token: string): Promise<Session | null> {
  const now = deps.clock.now();
  const claims = await deps.accessTokens.verify(token, now);
  if (!claims) return null;
  const companyId = toCompanyId(claims.companyId);
  const found = await store.findSession(deps.db, { companyId, sessionId: claims.sessionId, now });
  if (!found || found.userId !== claims.userId) return null;
  const { userId, onBoardingStatus, subscriptions } = found;
  return {
    companyId,
    userId,
    sessionId: claims.sessionId,
    onBoardingStatus,
    allows: (feature) => grantsFeature(subscriptions, feature, (one) => isRunning(one, now)),
  };
}

export async function refreshSession(deps: Deps, session: Session): Promise<SessionAnswer> {
  const found = await store.findSession(deps.db, {
    companyId: session.companyId,
    sessionId: session.sessionId,
    now: deps.clock.now(),
  });
  if (!found) throw new AppError(kernelErrors.UNAUTHENTICATED);
  return answerSession(deps, { ...session, endsAt: found.endsAt }, 'Session prolongée');
}

export async function logOut(deps: Deps, session: Session) {
  await store.revokeSession(deps.db, {
    companyId: session.companyId,
    sessionId: session.sessionId,
    at: deps.clock.now(),
  });
  return { message: 'Vous êtes déconnecté.' };
}

export async function answerSession(
  deps: Deps,
  { endsAt, ...session }: OpenedSession,
  message: string,
): Promise<SessionAnswer> {
  const issuedAt = deps.clock.now();
  const expiresAt = new Date(Math.min(issuedAt.getTime() + ACCESS_LIFE, endsAt.getTime()));
  const accessToken = await deps.accessTokens.sign(session, { issuedAt, expiresAt });
  return {
    accessToken,
    userId: session.userId,
    onBoardingStatus: session.onBoardingStatus satisfies OnboardingStatus,
    message,
  };
}

/** Whether this is the password of the logged-in account. */
export async function isPasswordOf(deps: Deps, session: Session, password: string): Promise<boolean> {
  const user = await store.findUser(deps.db, session);
  return deps.passwords.verify(user?.passwordHash ?? null, password);
}

/** The addresses for mails to a company about its candidates. */
export async function companyEmails(db: Db, companyId: CompanyId): Promise<string[]> {
  return store.listEmails(db, { companyId });
}

/** The e-mail address of a user, by which records of decisions name the actor of a session. */
export async function addressOf(db: Db, key: store.UserKey): Promise<string> {
  const user = await store.findUser(db, key);
  if (!user) throw new Error('invariant: the session has no user row (auth.addressOf)');
  return user.email;
}

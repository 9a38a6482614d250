import { createHmac } from 'node:crypto';
import { authErrors } from '@kafaa/domain/auth/errors';
import type { LoginPayload, SessionAnswer, SignupPayload } from '@kafaa/domain/auth/schema';
import type { OnboardingStatus } from '@kafaa/domain/companies/options';
import type { Settings, SettingsPayload } from '@kafaa/domain/companies/schema';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { grantsFeature, isRunning } from '@kafaa/domain/plans/rules';
import type { Db, Deps } from '#/deps';
import type { Session } from '#/platform/route';
import { mintCompanyId, narrowReach } from '#/platform/tenant';
import { hashToken } from '#/platform/token';
import { changeContact } from '../companies/contact-service.ts';
import { createCompany, getCompany, saveAccount } from '../companies/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { confirmationRequested, resetRequested } from './events.ts';
import { alreadyRegisteredMail } from './mails/already-registered.tsx';
import { confirmAccountMail } from './mails/confirm-account.tsx';
import { passwordChangedMail } from './mails/password-changed.tsx';
import { resetPasswordMail } from './mails/reset-password.tsx';
import * as store from './store.ts';

const HOUR = 60 * 60 * 1000;
const CONFIRMATION_LIFE = 24 * HOUR;
const RESET_LIFE = HOUR / 2;
const ACCESS_LIFE = 12 * HOUR;
const SESSION_LIFE = 7 * 24 * HOUR;

/** A mail too many is not sent, and nobody told: who asked too often has one whose link still works. */
const RESETS = { calls: 3, seconds: RESET_LIFE / 1000 };
const CONFIRMATIONS = { calls: 5, seconds: HOUR / 1000 };

const DISPUTED =
  'Votre adresse e-mail est confirmée. Plusieurs inscriptions ont été faites avec elle : choisissez votre mot de passe.';
const SIGNED_UP = 'Inscription réussie ! Ouvrez l’e-mail que nous venons de vous envoyer pour confirmer votre adresse.';

/** Creates company and user. The answer, and the time it takes, are the same when the address is known: its owner gets a mail instead. */
export async function signUp(deps: Deps, { userName: email, password, name, phone, adresse, city }: SignupPayload) {
  refuseCommon(deps, { password, path: 'password', email });
  const passwordHash = await deps.passwords.hash(password, signUpSalt(deps, email));
  const key = { companyId: mintCompanyId(deps.newId()), userId: deps.newId() };
  const createdAt = deps.clock.now();
  const confirmation = await prepareConfirmation(deps, { name });
  const known = await alreadyRegisteredMail(deps.config);
  const writes = await mayMail(deps, ['account', email], CONFIRMATIONS);
  const account = { name, phone, address: adresse, city };
  await deps.db.transaction(async (tx) => {
    const isNew = await store.locateOrClaimEmail(tx, { email, ...key });
    await createOrPretend(tx, isNew, async (inner) => {
      await createCompany(inner, { companyId: key.companyId, ...account, createdAt });
      await store.insertUser(inner, { ...key, email, passwordHash, createdAt });
    });
    const owner = await store.locateUserByEmail(tx, email);
    if (!owner) throw new Error('a claimed address without its user');
    const { companyId, id: userId, confirmedAt } = owner;
    narrowReach(companyId);
    // Whoever signs up with somebody else's address, earlier or later, must not be let in by that person's own confirmation.
    if (!isNew && !confirmedAt) {
      await store.renewUnconfirmed(tx, { companyId, userId, passwordHash });
      await saveAccount(tx, companyId, account);
    }
    if (!writes) return;
    // Of an account that is confirmed nobody gets the link.
    const content = confirmedAt ? known : confirmation.content;
    await sendConfirmation(deps, tx, { companyId, userId, email, confirmation: { ...confirmation, content } });
  });
  return { message: SIGNED_UP };
}

/** The same for each sign-up of an address: the same password again, after a lost answer, is seen to be the same. */
function signUpSalt(deps: Deps, email: string): Buffer {
  return createHmac('sha256', `${deps.config.sessionSecret}:sign-up`).update(email).digest().subarray(0, 16);
}

class TakenBack extends Error {
  override name = 'TakenBack';
}

/** Does the work, and takes it back unless it is meant: it costs the same, so that the clock tells nothing. */
async function createOrPretend(tx: Db, isMeant: boolean, work: (inner: Db) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await work(inner);
      if (!isMeant) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}

/** A new password must not be one that guessers try first, nor the address itself. */
function refuseCommon(deps: Deps, { password, path, email }: { password: string; path: string; email?: string }): void {
  if (!deps.passwords.isCommon(password) && password.toLowerCase() !== email) return;
  const { message } = authErrors.PASSWORD_TOO_COMMON;
  throw new AppError(authErrors.PASSWORD_TOO_COMMON, { fields: [{ path, message }] });
}

interface Confirmation {
  readonly token: string;
  readonly content: Awaited<ReturnType<typeof confirmAccountMail>>;
}

/** Renders before the transaction: nothing slow happens inside one. */
async function prepareConfirmation(deps: Deps, { name }: { name: string }): Promise<Confirmation> {
  const token = deps.newToken();
  return { token, content: await confirmAccountMail(deps.config, { name, token }) };
}

async function sendConfirmation(
  deps: Deps,
  tx: Db,
  { confirmation, email, ...key }: store.UserKey & { email: string; confirmation: Confirmation },
) {
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_LIFE);
  await store.cancelTokens(tx, { ...key, purpose: 'CONFIRM', at: createdAt });
  await store.insertToken(tx, {
    ...key,
    tokenHash: hashToken(confirmation.token),
    purpose: 'CONFIRM',
    createdAt,
    expiresAt,
  });
  await queueMail(deps, tx, { companyId: key.companyId, to: email, content: confirmation.content });
}

/** Sends the confirmation again to an unconfirmed account. */
export async function sendConfirmationAgain(deps: Deps, email: string): Promise<void> {
  const user = await store.locateUserByEmail(deps.db, email);
  if (!user || user.confirmedAt || !(await mayMail(deps, ['account', email], CONFIRMATIONS))) return;
  const company = await getCompany(deps.db, user.companyId);
  const confirmation = await prepareConfirmation(deps, { name: company.name });
  await deps.db.transaction((tx) =>
    sendConfirmation(deps, tx, { companyId: user.companyId, userId: user.id, email, confirmation }),
  );
}

/** Says nothing about whether there is such an account. */
export async function resendConfirmation(deps: Deps, email: string) {
  await deps.queue.send(deps.db, confirmationRequested, { email });
  return { message: 'Si un compte attend sa confirmation à cette adresse, un nouvel e-mail vient de partir.' };
}

export async function confirmAccount(deps: Deps, token: string) {
  const tokenHash = hashToken(token);
  const now = deps.clock.now();
  const resetToken = deps.newToken();
  const confirmed = await deps.db.transaction(async (tx) => {
    const key = await store.locateAndUseToken(tx, { tokenHash, purpose: 'CONFIRM', now });
    const user = key && (await store.confirmUser(tx, { ...key, at: now }));
    // Only the address is shown to be theirs: who knows the newest password may be somebody else.
    if (key && user?.passwordDisputed) await insertReset(tx, { ...key, token: resetToken, createdAt: now });
    return user;
  });
  if (confirmed?.passwordDisputed) return { message: DISPUTED, resetToken };
  if (confirmed) return { message: 'Votre adresse e-mail est confirmée.' };
  const before = await store.locateTokenConfirmation(deps.db, tokenHash);
  throw new AppError(before ? authErrors.ALREADY_CONFIRMED : authErrors.CONFIRMATION_INVALID);
}

/** Sends a reset link to a known address. */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const user = await store.locateUserByEmail(deps.db, email);
  if (!user || !(await mayMail(deps, ['reset', email], RESETS))) return;
  const token = deps.newToken();
  const content = await resetPasswordMail(deps.config, { token });
  const key = { companyId: user.companyId, userId: user.id };
  await deps.db.transaction(async (tx) => {
    await insertReset(tx, { ...key, token, createdAt: deps.clock.now() });
    await queueMail(deps, tx, { companyId: user.companyId, to: email, content });
  });
}

async function insertReset(tx: Db, { token, createdAt, ...key }: store.UserKey & { token: string; createdAt: Date }) {
  const expiresAt = new Date(createdAt.getTime() + RESET_LIFE);
  await store.cancelTokens(tx, { ...key, purpose: 'RESET', at: createdAt });
  await store.insertToken(tx, { ...key, tokenHash: hashToken(token), purpose: 'RESET', createdAt, expiresAt });
}

/** Says nothing about whether there is such an account. */
export async function requestReset(deps: Deps, email: string) {
  await deps.queue.send(deps.db, resetRequested, { email });
  return { message: 'Si un compte existe à cette adresse, un e-mail vient de partir.' };
}

/** Changes the password once per link, ends every session of the account and tells its owner. */
export async function resetPassword(deps: Deps, token: string, newPassword: string) {
  refuseCommon(deps, { password: newPassword, path: 'newPassword' });
  const passwordHash = await deps.passwords.hash(newPassword);
  const notice = await passwordChangedMail(deps.config);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const key = await store.locateAndUseToken(tx, { tokenHash: hashToken(token), purpose: 'RESET', now: at });
    if (!key) throw new AppError(authErrors.RESET_INVALID);
    await store.setPassword(tx, { ...key, passwordHash, at });
    await store.cancelTokens(tx, { ...key, purpose: 'RESET', at });
    await store.revokeSessions(tx, { ...key, at });
    await queueMail(deps, tx, { companyId: key.companyId, to: await addressOf(tx, key), content: notice });
  });
  return { message: 'Votre mot de passe est changé. Vous pouvez vous connecter.' };
}

/** Whether these credentials open a session now, without opening one. */
export async function wouldLogIn(deps: Deps, { userName, password }: LoginPayload): Promise<boolean> {
  const user = await store.locateUserByEmail(deps.db, userName);
  const matches = await deps.passwords.verify(user?.passwordHash ?? null, password);
  return matches && user !== null && user.confirmedAt !== null && !user.passwordDisputed;
}

/** Opens a session. A hash from times of less effort is made anew, now that its password is here. */
export async function logIn(deps: Deps, payload: LoginPayload, again = true): Promise<SessionAnswer> {
  const { userName, password } = payload;
  const user = await store.locateUserByEmail(deps.db, userName);
  const matches = await deps.passwords.verify(user?.passwordHash ?? null, password);
  if (!user || !matches) throw new AppError(authErrors.BAD_CREDENTIALS);
  if (!user.confirmedAt) throw new AppError(authErrors.EMAIL_NOT_CONFIRMED);
  if (user.passwordDisputed) throw new AppError(authErrors.BAD_CREDENTIALS);
  const company = await getCompany(deps.db, user.companyId);
  const createdAt = deps.clock.now();
  const sessionId = deps.newId();
  const endsAt = new Date(createdAt.getTime() + SESSION_LIFE);
  const key = { companyId: user.companyId, userId: user.id };
  const stronger = deps.passwords.isOutdated(user.passwordHash) ? await deps.passwords.hash(password) : null;
  const opened = await deps.db.transaction(async (tx) => {
    const { passwordHash } = (await store.lockUser(tx, key)) ?? {};
    if (passwordHash !== user.passwordHash) return false;
    await store.insertSession(tx, { ...key, id: sessionId, createdAt, endsAt });
    return true;
  });
  // Changed while it was being checked: a session of an old password must not begin now. What is stored now decides.
  if (!opened && again) return logIn(deps, payload, false);
  if (!opened) throw new AppError(authErrors.BAD_CREDENTIALS);
  if (stronger !== null) await store.renewHash(deps.db, { ...key, from: user.passwordHash, to: stronger });
  const session = { ...key, sessionId, onBoardingStatus: company.onboardingStatus };
  return answer(deps, session, endsAt, 'Connexion réussie');
}

/** The session of a bearer token; null when the token or its session is wrong, expired or revoked. */
export async function openSession(deps: Deps, token: string): Promise<Session | null> {
  const now = deps.clock.now();
  const claims = await deps.accessTokens.verify(token, now);
  if (!claims) return null;
  const companyId = mintCompanyId(claims.companyId);
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
  return answer(deps, session, found.endsAt, 'Session prolongée');
}

export async function logOut(deps: Deps, session: Session) {
  await store.revokeSession(deps.db, {
    companyId: session.companyId,
    sessionId: session.sessionId,
    at: deps.clock.now(),
  });
  return { message: 'Vous êtes déconnecté.' };
}

async function answer(
  deps: Deps,
  session: Omit<Session, 'allows'>,
  endsAt: Date,
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

/** Where to write to a company about its candidates. */
export async function companyEmails(db: Db, companyId: CompanyId): Promise<string[]> {
  return store.listEmails(db, { companyId });
}

/** Who acts in a session, as the records of decisions name them. */
export async function addressOf(db: Db, key: store.UserKey): Promise<string> {
  const user = await store.findUser(db, key);
  if (!user) throw new Error('a session without its user');
  return user.email;
}

export async function getSettings(deps: Deps, session: Session): Promise<Settings> {
  const account = await store.findAccount(deps.db, { companyId: session.companyId, userId: session.userId });
  if (!account) throw new AppError(kernelErrors.NOT_FOUND);
  const { company, user } = account;
  const { name, phone, address, city, onboardingStatus, industry, description, size, values } = company;
  const { contactEmail, contactEmailAsked } = company;
  return {
    name,
    userName: user.email,
    phone,
    address,
    city,
    contactEmail,
    contactEmailAsked,
    onBoardingStatus: onboardingStatus,
    companyIdentity: { name, industry, companyDescription: description, companySize: size, companyValues: values },
  };
}

/** The log-in address is not among what can be changed: it would have to be confirmed first, as the contact address is. */
export async function saveSettings(
  deps: Deps,
  session: Session,
  { contactEmail, ...account }: SettingsPayload,
): Promise<Settings> {
  const { companyId } = session;
  await saveAccount(deps.db, companyId, account);
  if (contactEmail !== undefined)
    await changeContact(deps, {
      companyId,
      email: contactEmail,
      logIns: await companyEmails(deps.db, companyId),
    });
  return getSettings(deps, session);
}

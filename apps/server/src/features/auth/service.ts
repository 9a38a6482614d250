import { authErrors } from '@kafaa/domain/auth/errors';
import type { InterviewMails } from '@kafaa/domain/auth/options';
import type {
  Assertion,
  CompanyChoice,
  LoginAnswer,
  LoginPayload,
  LoginSteps,
  SessionAnswer,
} from '@kafaa/domain/auth/schema';
import type { OnboardingStatus } from '@kafaa/domain/companies/options';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { ADMINISTRATORS, EVERYBODY, RECRUITERS, type Role } from '@kafaa/domain/kernel/roles';
import { grantsFeature, isRunning } from '@kafaa/domain/plans/rules';
import { HOUR_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import { isPrinted } from '#/platform/process/example-login';
import { keyedHash } from '#/platform/links/keyed-hash';
import { mailboxOf } from '#/platform/mail/mailbox';
import type { Session } from '#/platform/http/route';
import { bindTenant, runWithoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { hashToken } from '#/platform/links/token';
import { getCompany, refuseSuspended } from '../companies/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { acceptAssertion } from './assertion-service.ts';
import { prepareDeviceNotice } from './device-service.ts';
import { requireFactor } from './factor-service.ts';
import { confirmationRequested, resetRequested } from './events.ts';
import { passwordChangedMail } from './mails/password-changed.tsx';
import { resetPasswordMail } from './mails/reset-password.tsx';
import * as accountStore from './account-store.ts';
import * as identityStore from './identity-store.ts';
import * as membersStore from './members-store.ts';
import * as passkeyStore from './passkey-store.ts';
import * as sessionsStore from './sessions-store.ts';
import * as signupStore from './signup-store.ts';
import * as tokenStore from './token-store.ts';
import { refuseIfProviderOnly } from './ticket-service.ts';

/** Time after a sign-up during which a log-in with its password answers that the address must be confirmed. */
export const SIGN_UP_KNOWN = 24 * HOUR_MS;
export const RESET_LIFE = HOUR_MS / 2;
const ACCESS_LIFE = 12 * HOUR_MS;
const SESSION_LIFE = 7 * 24 * HOUR_MS;
/** Precision of a session's last use. Storing it at each call would cost a write per call. */
const USE_NOTED = HOUR_MS / 4;

/** Limits reset mails. Further requests are dropped without an error, because the link of an earlier mail still works. */
const RESETS = { calls: 3, seconds: RESET_LIFE / 1000 };

/** Throws if a new password is a common one or the e-mail address itself. */
export function refuseCommon(
  deps: Deps,
  { password, path, email }: { password: string; path: string; email?: string },
): void {
  if (!deps.passwords.isCommon(password) && password.toLowerCase() !== email) return;
  const { message } = authErrors.PASSWORD_TOO_COMMON;
  throw new AppError(authErrors.PASSWORD_TOO_COMMON, { fields: [{ path, message }] });
}

/** Sends a reset link to the address of an account; returns false if no confirmed account has the address. */
export async function sendResetLink(deps: Deps, email: string): Promise<boolean> {
  const user = await accountStore.findUserByEmailUnscoped(deps.db, email);
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

async function insertReset(
  tx: Db,
  { token, createdAt, ...key }: accountStore.UserKey & { token: string; createdAt: Date },
) {
  const expiresAt = new Date(createdAt.getTime() + RESET_LIFE);
  await tokenStore.cancelTokens(tx, { ...key, purpose: 'RESET', at: createdAt });
  await tokenStore.insertToken(tx, { ...key, tokenHash: hashToken(token), purpose: 'RESET', createdAt, expiresAt });
}

/** Queues a reset mail. The answer does not reveal whether the account exists. */
export async function requestReset(deps: Deps, email: string) {
  await deps.queue.send(deps.db, resetRequested, { email });
  return { message: 'Si un compte existe à cette adresse, un e-mail vient de partir.' };
}

/** Changes the password by a single-use link, ends every session of the account and notifies its owner. */
export async function resetPassword(deps: Deps, token: string, newPassword: string) {
  refuseCommon(deps, { password: newPassword, path: 'newPassword' });
  const passwordHash = await deps.passwords.hash(newPassword);
  const notice = await passwordChangedMail(deps.config);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const key = await tokenStore.useTokenUnscoped(tx, { tokenHash: hashToken(token), purpose: 'RESET', now: at });
    if (!key) throw new AppError(authErrors.RESET_INVALID);
    const email = await loginOf(tx, key);
    await accountStore.setPassword(tx, { ...key, passwordHash, at });
    await passkeyStore.distrustPasskeysUnscoped(tx, email);
    await identityStore.dropIdentitiesOfPasswordUnscoped(tx, email);
    await tokenStore.cancelTokens(tx, { ...key, purpose: 'RESET', at });
    await sessionsStore.revokeSessionsUnscoped(tx, { email, at });
    await queueMail(deps, tx, { companyId: key.companyId, to: email, content: notice });
  });
  return { message: 'Votre mot de passe est changé. Vous pouvez vous connecter.' };
}

/** Whether these credentials would open a session now. Opens none. */
export async function wouldLogIn(deps: Deps, { userName, password }: LoginPayload): Promise<boolean> {
  const user = await accountStore.findUserByEmailUnscoped(deps.db, userName);
  const matches = await deps.passwords.verify(user?.passwordHash ?? null, password);
  return matches && user !== null && user.confirmedAt !== null && !user.passwordDisputed;
}

/**
 * Opens a session in the company of the last log-in. If the stored hash has another cost, stores a new hash, because the password is known
 * here.
 */
export async function logIn(
  deps: Deps,
  {
    device,
    again = true,
    linking,
    ...payload
  }: LoginSteps & {
    device: string;
    again?: boolean;
    /** Links an identity in the session's transaction. If set, the password is accepted even if only the provider may open sessions. */
    linking?: (tx: Db, person: accountStore.UserKey) => Promise<void>;
  },
): Promise<LoginAnswer> {
  if (!linking) refuseIfProviderOnly(deps);
  const { userName, password } = payload;
  const account = await accountStore.findUserByEmailUnscoped(deps.db, userName);
  const known = deps.config.exposed && isPrinted(userName, password);
  const matches = (await deps.passwords.verify(account?.passwordHash ?? null, password)) && !known;
  const isOwn = matches && account?.passwordDisputed === false;
  if (!isOwn || !account.confirmedAt) throw await refusalOf(deps, payload, isOwn);
  // The second factor is checked only after the password, so that nobody learns who has an account. A retry (`again` is false) skips it,
  // because the first try used the code up.
  if (again) await requireFactor(deps, account, payload);
  const stronger = deps.passwords.isOutdated(account.passwordHash) ? await deps.passwords.hash(password) : null;
  const opened = await openLastCompany(deps, userName, {
    device,
    isStillValid: async (tx, { passwordHash, ...person }) => {
      if (passwordHash !== account.passwordHash) return false;
      await linking?.(tx, person);
      return true;
    },
  });
  // The password changed during the check, and an old password must not open a session. The retry checks the current one.
  if (!opened && again) return logIn(deps, { ...payload, device, again: false, ...(linking && { linking }) });
  if (!opened) throw new AppError(authErrors.BAD_CREDENTIALS);
  if (stronger !== null) await renewHash(deps, account, stronger);
  return opened;
}

/** Opens a session like `logIn`, without the password: the authenticator verifies the person (PIN, fingerprint, face). */
export async function logInWithPasskey(
  deps: Deps,
  { assertion, device }: { assertion: Assertion; device: string },
): Promise<LoginAnswer> {
  refuseIfProviderOnly(deps);
  const { email, credentialId, needsPassword } = await acceptAssertion(deps, assertion);
  if (needsPassword) throw new AppError(authErrors.PASSKEY_NEEDS_PASSWORD);
  const opened = await openLastCompany(deps, email, {
    device,
    isStillValid: async (tx) => (await passkeyStore.findPasskeyUnscoped(tx, credentialId))?.needsPassword === false,
  });
  if (!opened) throw new AppError(authErrors.PASSKEY_WRONG);
  return opened;
}

/** Opens a session in the company of the last log-in. Returns null if `isStillValid` refuses; it runs while the password is locked. */
export async function openLastCompany(
  deps: Deps,
  email: string,
  {
    device,
    isStillValid,
  }: {
    device: string;
    isStillValid: (tx: Db, found: accountStore.UserKey & { passwordHash: string }) => Promise<boolean>;
  },
): Promise<LoginAnswer | null> {
  const members = await membersStore.findMembersUnscoped(deps.db, email);
  const open = members.find(({ suspendedAt }) => suspendedAt === null) ?? members[0];
  if (!open) throw new AppError(authErrors.BAD_CREDENTIALS);
  refuseSuspended(deps, open);
  const createdAt = deps.clock.now();
  const key = { companyId: open.companyId, userId: open.userId };
  const tellNewDevice = await prepareDeviceNotice(deps, { email, device });
  const opened = await deps.db.transaction(async (tx) => {
    const member = await membersStore.lockMember(tx, key);
    const passwordHash = await accountStore.lockPasswordUnscoped(tx, email);
    if (!member || passwordHash === null || !(await isStillValid(tx, { ...key, passwordHash }))) return null;
    await tellNewDevice(tx, key.companyId);
    return beginSession(deps, tx, { ...key, ...member, device, createdAt });
  });
  if (!opened) return null;
  return {
    ...(await answerSession(deps, opened, 'Connexion réussie')),
    companies: members.map(presentMembership(key.companyId)),
  };
}

async function renewHash(deps: Deps, { companyId, id, passwordHash }: accountStore.UserRow, to: string): Promise<void> {
  await runWithoutTenantScope(() => accountStore.renewHash(deps.db, { companyId, userId: id, from: passwordHash, to }));
}

const presentMembership =
  (current: CompanyId) =>
  (member: membersStore.Membership): CompanyChoice => {
    const { companyId, companyName, role, suspendedAt } = member;
    return {
      id: companyId,
      name: companyName,
      role,
      current: companyId === current,
      suspended: suspendedAt !== null,
    };
  };

/** Lists the companies of the person with this log-in address. */
export const membershipsOf = (db: Db, email: string) => membersStore.findMembersUnscoped(db, email);

/** Lists the companies to which the logged-in person can switch. */
export async function listCompanies(deps: Deps, session: Session): Promise<CompanyChoice[]> {
  const members = await membersStore.findMembersUnscoped(deps.db, session);
  return members.map(presentMembership(session.companyId));
}

/** Ends the session and opens one in another company of the same person. */
export async function switchCompany(
  deps: Deps,
  session: Session,
  { companyId, device }: { companyId: string; device: string },
): Promise<SessionAnswer> {
  const members = await membersStore.findMembersUnscoped(deps.db, session);
  const found = members.find((one) => one.companyId === companyId);
  if (!found) throw new AppError(authErrors.COMPANY_NOT_FOUND);
  refuseSuspended(deps, found);
  const createdAt = deps.clock.now();
  const tellNewDevice = await prepareDeviceNotice(deps, { email: await loginOf(deps.db, session), device });
  const opened = await deps.db.transaction(async (tx) => {
    const { companyId: from, sessionId } = session;
    await sessionsStore.revokeSession(tx, { companyId: from, sessionId, at: createdAt });
    // From here on the request acts in the other company.
    bindTenant(found.companyId);
    const key = { companyId: found.companyId, userId: found.userId };
    const member = await membersStore.lockMember(tx, key);
    if (!member) throw new AppError(authErrors.COMPANY_NOT_FOUND);
    await tellNewDevice(tx, key.companyId);
    return beginSession(deps, tx, { ...key, ...member, device, createdAt });
  });
  return answerSession(deps, opened, 'Entreprise ouverte');
}

/**
 * Returns the error of a refused log-in. If the password is that of a sign-up, the error asks for the confirmation. The answer and its time
 * are the same for a waiting sign-up and for a shadow (a sign-up for an address that has an account).
 */
async function refusalOf(
  deps: Deps,
  { userName: email, password }: LoginPayload,
  /** The password belongs to an unconfirmed account of an older version, which created accounts before the confirmation. */
  isUnconfirmed: boolean,
): Promise<AppError> {
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash(password, signUpSalt(deps, email));
  const since = new Date(now.getTime() - SIGN_UP_KNOWN);
  if (!(await signupStore.renewSignUpUnscoped(deps.db, { email, passwordHash, since, now })) && !isUnconfirmed)
    return new AppError(authErrors.BAD_CREDENTIALS);
  await deps.queue.send(deps.db, confirmationRequested, { email, keepsOlder: true });
  return new AppError(authErrors.EMAIL_NOT_CONFIRMED);
}

/**
 * Returns the salt of an address's sign-ups. It is the same for all of them, so that a password sent again after a lost answer is
 * recognised.
 */
export function signUpSalt(deps: Deps, email: string): Buffer {
  return keyedHash(deps, 'sign-up', email).subarray(0, 16);
}

type OpenedSession = Omit<Session, 'allows' | 'offers' | 'secondFactorDue' | 'readFirstSince'> & {
  readonly endsAt: Date;
};

/** Stores a session in the caller's transaction. */
export async function beginSession(
  deps: Deps,
  tx: Db,
  { role, device, createdAt, ...key }: accountStore.UserKey & { role: Role; device: string | null; createdAt: Date },
): Promise<OpenedSession> {
  const sessionId = deps.newId();
  const endsAt = new Date(createdAt.getTime() + SESSION_LIFE);
  await sessionsStore.insertSession(tx, { ...key, id: sessionId, device, createdAt, endsAt });
  const { onboardingStatus } = await getCompany(tx, key.companyId);
  return { ...key, sessionId, role, onBoardingStatus: onboardingStatus, endsAt };
}

/** Returns the session of a bearer token; null if the token or its session is wrong, expired or revoked. */
export async function openSession(deps: Deps, token: string): Promise<Session | null> {
  const now = deps.clock.now();
  const claims = await deps.accessTokens.verify(token, now);
  if (!claims) return null;
  const companyId = toCompanyId(claims.companyId);
  const found = await sessionsStore.findSession(deps.db, { companyId, sessionId: claims.sessionId, now });
  if (!found || found.userId !== claims.userId) return null;
  const { userId, role, offers, onBoardingStatus, secondFactorDue, readFirstSince, subscriptions, usedAt } = found;
  if (now.getTime() - usedAt.getTime() >= USE_NOTED)
    await sessionsStore.touchSession(deps.db, { companyId, sessionId: claims.sessionId, at: now });
  const allows: Session['allows'] = (feature) => grantsFeature(subscriptions, feature, (one) => isRunning(one, now));
  return {
    companyId,
    userId,
    sessionId: claims.sessionId,
    role,
    offers,
    onBoardingStatus,
    secondFactorDue,
    // A plan without transcripts shows no answers to level, so its evaluations are not closed.
    readFirstSince: allows('TRANSCRIPTS') ? readFirstSince : null,
    allows,
  };
}

/** Whether the token, which opens no session, is signed and belongs to a person who left the company or was removed. */
export async function isFormerMember(deps: Deps, token: string): Promise<boolean> {
  const claims = await deps.accessTokens.verify(token, deps.clock.now());
  if (!claims) return false;
  const { sessionId, userId } = claims;
  return sessionsStore.isSessionOfFormerMember(deps.db, {
    companyId: toCompanyId(claims.companyId),
    sessionId,
    userId,
  });
}

export async function refreshSession(deps: Deps, session: Session): Promise<SessionAnswer> {
  const found = await sessionsStore.findSession(deps.db, {
    companyId: session.companyId,
    sessionId: session.sessionId,
    now: deps.clock.now(),
  });
  if (!found) throw new AppError(kernelErrors.UNAUTHENTICATED);
  return answerSession(deps, { ...session, endsAt: found.endsAt }, 'Session prolongée');
}

export async function logOut(deps: Deps, session: Session) {
  await sessionsStore.revokeSession(deps.db, {
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
    role: session.role,
    onBoardingStatus: session.onBoardingStatus satisfies OnboardingStatus,
    message,
  };
}

/** Whether a password belongs to the logged-in account. */
export async function isPasswordOf(deps: Deps, session: Session, password: string): Promise<boolean> {
  const user = await accountStore.findUserByEmailUnscoped(deps.db, await loginOf(deps.db, session));
  return deps.passwords.verify(user?.passwordHash ?? null, password);
}

/** Returns the recipients of a mail about an offer and its candidates: people who make decisions and may see the offer. */
export async function offerEmails(db: Db, { companyId, jobId }: membersStore.OfOffer): Promise<string[]> {
  return membersStore.listEmails(db, { companyId, roles: RECRUITERS, jobId });
}

/** Returns those recipients of `offerEmails` who get a mail about each finished interview; the others get the daily mail or none. */
export async function interviewEmails(
  db: Db,
  { usual, ...offer }: membersStore.OfOffer & { usual: InterviewMails },
): Promise<string[]> {
  return membersStore.listEmails(db, { ...offer, roles: RECRUITERS, usual });
}

/** Returns the recipients of a mail about the company itself: its plan, its data, its people. */
export async function companyEmails(db: Db, companyId: CompanyId): Promise<string[]> {
  return membersStore.listEmails(db, { companyId, roles: ADMINISTRATORS });
}

/** Returns the addresses of all people in a company. */
export async function everyEmail(db: Db, companyId: CompanyId): Promise<string[]> {
  return membersStore.listEmails(db, { companyId, roles: EVERYBODY });
}

/** Returns the log-in address of a person. */
export async function loginOf(db: Db, key: accountStore.UserKey): Promise<string> {
  return (await requireUser(db, key)).email;
}

/** Returns the author's name for records of decisions: the name as typed, else the address. */
export async function signatureOf(db: Db, key: accountStore.UserKey): Promise<string> {
  const { name, email } = await requireUser(db, key);
  return name ?? email;
}

export async function requireUser(db: Db, key: accountStore.UserKey): Promise<accountStore.UserRow> {
  const user = await accountStore.findUser(db, key);
  if (!user) throw new Error('invariant: the session has no user row (auth.requireUser)');
  return user;
}

/** Stores an invitation and ends earlier ones. */
export async function beginInvitation(
  tx: Db,
  invitation: accountStore.UserKey & { tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await endInvitations(tx, { ...invitation, at: invitation.createdAt });
  await tokenStore.insertToken(tx, { ...invitation, purpose: 'INVITE' });
}

export async function endInvitations(
  tx: Db,
  { companyId, userId, at }: accountStore.UserKey & { at: Date },
): Promise<void> {
  await tokenStore.cancelTokens(tx, { companyId, userId, purpose: 'INVITE', at });
}

/** Marks an invitation as used; false if it was used, replaced or revoked, or has expired. */
export async function useInvitation(tx: Db, { tokenHash, now }: { tokenHash: string; now: Date }): Promise<boolean> {
  return (await tokenStore.useTokenUnscoped(tx, { tokenHash, purpose: 'INVITE', now })) !== null;
}

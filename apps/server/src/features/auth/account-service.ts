import { authErrors } from '@kafaa/domain/auth/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { hashToken } from '#/platform/links/token';
import { queueMail } from '../mails/service.ts';
import { accountConfirmedMail } from './mails/account-confirmed.tsx';
import { loginChangedMail } from './mails/login-changed.tsx';
import { resetPasswordMail } from './mails/reset-password.tsx';
import { secondFactorMail } from './mails/second-factor.tsx';
import { RESET_LIFE } from './service.ts';
import { openAccount } from './signup-service.ts';
import * as accountStore from './account-store.ts';
import * as addressStore from './address-store.ts';
import * as factorStore from './factor-store.ts';
import * as identityStore from './identity-store.ts';
import * as passkeyStore from './passkey-store.ts';
import * as sessionsStore from './sessions-store.ts';
import * as signupStore from './signup-store.ts';
import * as tokenStore from './token-store.ts';

/**
 * Records the operator's action on an account in the audit trail, in the same transaction. The caller passes this function in, because the
 * audit feature imports this feature.
 */
type Trail = (tx: Db, companyId: CompanyId) => Promise<void>;

async function requireAccount(db: Db, email: string): Promise<accountStore.UserKey> {
  const user = await accountStore.findUserByEmailUnscoped(db, email);
  if (user?.confirmedAt) return { companyId: user.companyId, userId: user.id };
  const waits = user ?? (await signupStore.findWaitingSignUpUnscoped(db, email));
  throw new AppError(waits ? authErrors.ACCOUNT_NOT_CONFIRMED : authErrors.ACCOUNT_NOT_FOUND);
}

/**
 * Invalidates the account's password and sessions until its owner chooses another password by a link. The link is
 * mailed; with `prints` it is returned instead, for an owner whose mailbox fails.
 */
export async function resetByOperator(
  deps: Deps,
  { email, prints, trail }: { email: string; prints: boolean; trail: Trail },
) {
  const key = await requireAccount(deps.db, email);
  const passwordHash = await deps.passwords.hash(deps.newToken());
  const token = deps.newToken();
  const content = await resetPasswordMail(deps.config, { token, isClosed: true });
  const at = deps.clock.now();
  const expiresAt = new Date(at.getTime() + RESET_LIFE);
  await deps.db.transaction(async (tx) => {
    // The password is set first: this update waits for a concurrent log-in (`lockUser`), whose session is then revoked below.
    await accountStore.setPassword(tx, { ...key, passwordHash, at });
    await passkeyStore.distrustPasskeysUnscoped(tx, email);
    await identityStore.dropIdentitiesOfPasswordUnscoped(tx, email);
    await sessionsStore.revokeSessionsUnscoped(tx, { email, at });
    await tokenStore.cancelTokens(tx, { ...key, purpose: 'RESET', at });
    await tokenStore.insertToken(tx, {
      ...key,
      tokenHash: hashToken(token),
      purpose: 'RESET',
      createdAt: at,
      expiresAt,
    });
    if (!prints) await queueMail(deps, tx, { companyId: key.companyId, to: email, content });
    await trail(tx, key.companyId);
  });
  const link = prints ? `${deps.config.publicUrl}/reset-password?token=${token}` : null;
  return { ...key, email, link, expiresAt };
}

/** Removes the second factor, passkeys included, of somebody who lost phone and recovery codes, and ends every session. The password stays. */
export async function resetSecondFactor(deps: Deps, { email, trail }: { email: string; trail: Trail }) {
  const key = await requireAccount(deps.db, email);
  const content = await secondFactorMail(deps.config, { change: 'RESET' });
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await factorStore.dropFactorsUnscoped(tx, email))) throw new AppError(authErrors.SECOND_FACTOR_OFF);
    await sessionsStore.revokeSessionsUnscoped(tx, { email, at });
    await queueMail(deps, tx, { companyId: key.companyId, to: email, content });
    await trail(tx, key.companyId);
  });
  return { ...key, email };
}

/**
 * Creates the account of a waiting sign-up without its link. If several sign-ups wait, `pick` chooses one, counted from 1, newest first.
 */
export async function confirmByOperator(
  deps: Deps,
  { email, pick, trail }: { email: string; pick: number | undefined; trail: Trail },
) {
  const content = await accountConfirmedMail(deps.config);
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if ((await accountStore.findUserByEmailUnscoped(tx, email))?.confirmedAt)
      throw new AppError(authErrors.ALREADY_CONFIRMED);
    const key = await signupStore.findWaitingSignUpUnscoped(tx, email);
    if (!key) throw new AppError(authErrors.NO_SIGN_UP);
    await addressStore.findOrClaimEmailUnscoped(tx, { email, ...key });
    // A concurrent confirmation fails from here on, because its link is cancelled. If it finished before, the next line throws.
    await tokenStore.cancelTokens(tx, { ...key, purpose: 'CONFIRM', at });
    if ((await accountStore.findUser(tx, key))?.confirmedAt) throw new AppError(authErrors.ALREADY_CONFIRMED);
    const unconfirmed = await signupStore.findUnconfirmed(tx, key);
    const signUp = oneOf([...(await signupStore.listSignUps(tx, key)), ...(unconfirmed ? [unconfirmed] : [])], pick);
    await openAccount(tx, { key, signUp, at });
    await queueMail(deps, tx, { companyId: key.companyId, to: email, content });
    await trail(tx, key.companyId);
    return { ...key, email, name: signUp.account.name };
  });
}

type Unconfirmed = NonNullable<Awaited<ReturnType<typeof signupStore.findUnconfirmed>>>;

/**
 * Returns the sign-up to confirm. With several sign-ups and no `pick` it throws, because somebody else may have signed up with the address.
 */
function oneOf(
  signUps: readonly (Omit<Unconfirmed, 'account'> & { account: Unconfirmed['account'] | null })[],
  pick: number | undefined,
) {
  const waiting = signUps.flatMap(({ account, ...one }) => (account ? [{ ...one, account }] : []));
  const chosen = waiting[waiting.length === 1 ? (pick ?? 1) - 1 : (pick ?? 0) - 1];
  if (chosen) return chosen;
  const lines = waiting.map(
    ({ account: { name, phone, city }, usedAt }, index) =>
      `${index + 1}. ${name}, ${city}, ${phone}, ${usedAt.toISOString()}`,
  );
  throw new AppError(authErrors.SIGN_UP_TO_CHOOSE, {
    message: [authErrors.SIGN_UP_TO_CHOOSE.message, ...lines].join('\n'),
  });
}

/**
 * Changes an account's log-in address; the operator vouches for the new one. Cancels the links sent to the old mailbox,
 * ends every session and notifies both mailboxes. The password stays.
 */
export async function changeLogin(deps: Deps, { from, to, trail }: { from: string; to: string; trail: Trail }) {
  const key = await requireAccount(deps.db, from);
  if (from === to) throw new AppError(authErrors.LOGIN_UNCHANGED);
  const notices = [
    { to: from, content: await loginChangedMail(deps.config, { isNew: false }) },
    { to, content: await loginChangedMail(deps.config, { isNew: true }) },
  ];
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const holder = await addressStore.findOrClaimEmailUnscoped(tx, { email: to, ...key });
    if (holder.userId !== key.userId) {
      // Cancels confirmation links, so that no account of the new address is created meanwhile.
      await tokenStore.cancelTokens(tx, { ...holder, purpose: 'CONFIRM', at });
      if (await accountStore.findUser(tx, holder)) throw new AppError(authErrors.LOGIN_IN_USE);
      await signupStore.dropSignUps(tx, holder);
    }
    if (!(await addressStore.moveEmailUnscoped(tx, { from, to, ...key })))
      throw new AppError(authErrors.ACCOUNT_NOT_FOUND);
    // Drops the shadow sign-ups of the old address: their hashes are salted with it.
    await signupStore.dropSignUps(tx, key);
    for (const purpose of ['RESET', 'CONFIRM'] as const) await tokenStore.cancelTokens(tx, { ...key, purpose, at });
    await sessionsStore.revokeSessionsUnscoped(tx, { email: to, at });
    for (const notice of notices) await queueMail(deps, tx, { companyId: key.companyId, ...notice });
    await trail(tx, key.companyId);
  });
  return { ...key, from, to };
}

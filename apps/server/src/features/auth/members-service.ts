import { authErrors } from '@kafaa/domain/auth/errors';
import { teamErrors } from '@kafaa/domain/team/errors';
import type { AcceptPayload } from '@kafaa/domain/team/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { FactorProof } from '@kafaa/domain/auth/schema';
import type { Db, Deps } from '#/deps';
import type { PersonTrail } from './events.ts';
import { tooMany } from '#/platform/http/call-limits';
import { countCalls } from '../limits/service.ts';
import { prepareDeviceNotice } from './device-service.ts';
import { requireFactor } from './factor-service.ts';
import { refuseCommon } from './service.ts';
import * as accountStore from './account-store.ts';
import * as addressStore from './address-store.ts';
import * as identityStore from './identity-store.ts';
import * as membersStore from './members-store.ts';
import * as sessionsStore from './sessions-store.ts';
import * as tokenStore from './token-store.ts';
import {
  prepareLinking,
  provenAddress,
  refuseIfProviderOnly,
  requireTicket,
  spendTicket,
  type Ticket,
} from './ticket-service.ts';

/** Limits guesses at the password of an account by somebody who reads its mail; counted per person across all invitations. */
const GUESSES = { calls: 20, seconds: 3600 };

/** Whether an address has an account, so that joining another company requires its password. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await accountStore.findUserByEmailUnscoped(db, email))?.confirmedAt != null;
}

/** Joins a person to a company in the caller's transaction; false if the log-in changed since the password was checked. */
export type Joining = (tx: Db, key: accountStore.UserKey) => Promise<boolean>;

/** Checks the password of an existing account or hashes that of a new one; slow, so it runs before the transaction. */
export async function prepareJoining(
  deps: Deps,
  {
    email,
    password,
    code,
    passkey,
    device,
  }: Pick<AcceptPayload, 'password' | 'code' | 'passkey'> & { email: string; device: string },
): Promise<Joining> {
  refuseIfProviderOnly(deps);
  const account = await accountStore.findUserByEmailUnscoped(deps.db, email);
  if (account?.confirmedAt) {
    const wait = await countCalls(deps, [{ who: ['joining', account.id], ...GUESSES }]);
    if (wait > 0) throw tooMany(wait);
    const matches = await deps.passwords.verify(account.passwordHash, password);
    const { message } = teamErrors.INVITATION_PASSWORD;
    if (!matches) throw new AppError(teamErrors.INVITATION_PASSWORD, { fields: [{ path: 'password', message }] });
    // A session in one company leads to the others: an invitation must not be a way around the second factor.
    await requireFactor(deps, account, { code, passkey });
    const tellNewDevice = await prepareDeviceNotice(deps, { email, device });
    return async (tx, key) => {
      if ((await accountStore.lockPasswordUnscoped(tx, email)) !== account.passwordHash) return false;
      await addressStore.insertMemberLocatorUnscoped(tx, { ...key, email });
      await tellNewDevice(tx, key.companyId);
      return true;
    };
  }
  refuseCommon(deps, { password, path: 'password', email });
  return newLogin(deps, { email, password });
}

/** Prepares a log-in for an address without an account. */
async function newLogin(deps: Deps, { email, password }: { email: string; password: string }): Promise<Joining> {
  const passwordHash = await deps.passwords.hash(password);
  const at = deps.clock.now();
  return async (tx, key) => {
    const holder = await addressStore.findOrClaimEmailUnscoped(tx, { ...key, email });
    if (holder.userId !== key.userId) {
      // Returns false if an account was created meanwhile. An unconfirmed sign-up is replaced, and its link ends.
      if ((await accountStore.findUserByEmailUnscoped(tx, email))?.confirmedAt) return false;
      await addressStore.takeOverEmailUnscoped(tx, { ...key, email, from: holder, at });
    }
    await accountStore.savePassword(tx, { ...key, passwordHash });
    return true;
  };
}

interface ProviderProofs extends FactorProof {
  readonly email: string;
  readonly ticket: string;
  readonly device: string;
  readonly trail: PersonTrail;
}

/**
 * Prepares joining with a provider's identity instead of a password. The identity must be linked to the invited address or have this
 * address at the provider. The invitation proves that the person reads the mailbox, which is enough for a new account but not for an
 * existing one.
 */
export async function prepareProviderJoining(
  deps: Deps,
  { email, ticket: text, device, trail, ...proof }: ProviderProofs,
): Promise<Joining> {
  const ticket = requireTicket(deps, text);
  const linked = await identityStore.findIdentityUnscoped(deps.db, ticket);
  if ((linked?.email ?? ticket.email) !== email) throw new AppError(teamErrors.INVITATION_ADDRESS);
  const account = await accountStore.findUserByEmailUnscoped(deps.db, email);
  if (account?.confirmedAt) {
    if (!linked && (provenAddress(deps, ticket) !== email || account.passwordDisputed))
      throw new AppError(teamErrors.INVITATION_UNLINKED);
    await requireFactor(deps, account, proof);
    const openIdentity = await prepareIdentity(deps, { ticket, email, isLinked: linked !== null, trail });
    const tellNewDevice = await prepareDeviceNotice(deps, { email, device });
    return async (tx, key) => {
      if ((await accountStore.lockPasswordUnscoped(tx, email)) !== account.passwordHash) return false;
      await spendTicket(deps, tx, ticket);
      if (!(await openIdentity(tx, key))) return false;
      await addressStore.insertMemberLocatorUnscoped(tx, { ...key, email });
      await tellNewDevice(tx, key.companyId);
      return true;
    };
  }
  // The account gets a random password that nobody knows; « Mot de passe oublié » sets one.
  const open = await newLogin(deps, { email, password: deps.newToken() });
  const link = await prepareLinking(deps, { ticket, email, by: 'INVITATION', trail });
  return async (tx, key) => {
    await spendTicket(deps, tx, ticket);
    if (!(await open(tx, key))) return false;
    await link(tx, key);
    return true;
  };
}

/** Stores the use of a linked identity, or links a new one; false if the link was removed meanwhile. */
async function prepareIdentity(
  deps: Deps,
  { ticket, email, isLinked, trail }: { ticket: Ticket; email: string; isLinked: boolean; trail: PersonTrail },
): Promise<Joining> {
  if (isLinked) return (tx) => identityStore.noteIdentityUseUnscoped(tx, { ...ticket, email, at: deps.clock.now() });
  const link = await prepareLinking(deps, { ticket, email, by: 'ADDRESS', trail });
  return async (tx, key) => {
    await link(tx, key);
    return true;
  };
}

export async function requireInvitation(deps: Deps, tokenHash: string) {
  const found = await tokenStore.findInvitationUnscoped(deps.db, tokenHash);
  const isOpen = found && found.state === 'INVITED' && !found.usedAt && found.expiresAt > deps.clock.now();
  if (!isOpen) throw new AppError(teamErrors.INVITATION_INVALID);
  return found;
}

/** Ends a person's links and sessions in one company, and detaches the log-in address unless it leads to another company. */
export async function detachLogin(tx: Db, key: accountStore.UserKey, { email, at }: { email: string; at: Date }) {
  for (const purpose of ['RESET', 'CONFIRM', 'INVITE'] as const)
    await tokenStore.cancelTokens(tx, { ...key, purpose, at });
  await sessionsStore.revokeSessions(tx, { ...key, at });
  await addressStore.detachEmailUnscoped(tx, { ...key, email });
}

/** Runs before a company is erased: people who are also in another company keep their log-in there. */
export async function keepOtherLogins(tx: Db, { companyId }: Pick<accountStore.UserKey, 'companyId'>): Promise<void> {
  for (const { id: userId, email } of await membersStore.listActive(tx, { companyId }))
    await addressStore.handOverUnscoped(tx, { companyId, userId, email });
}

/** Error for a concurrent call that changed the log-in between the check and the transaction. */
export const changedMeanwhile = () => new AppError(authErrors.BAD_CREDENTIALS);

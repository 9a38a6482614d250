import { authErrors } from '@kafaa/domain/auth/errors';
import type {
  FactorProof,
  LinkedIdentity,
  LoginAnswer,
  ProviderLink,
  ProviderLogin,
  ProviderTicket,
} from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { OpenIdError } from '#/adapters/tokens/openid-port';
import type { Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { queueMail } from '../mails/service.ts';
import { admit } from './admission-service.ts';
import { requirePassword } from './enrolment-service.ts';
import type { FollowGroups, PersonTrail, Trail } from './events.ts';
import { requireFactor } from './factor-service.ts';
import { identityMail } from './mails/identity.tsx';
import { logIn, openLastCompany, requireUser } from './service.ts';
import * as accountStore from './account-store.ts';
import * as identityStore from './identity-store.ts';
import {
  openAttempt,
  prepareLinking,
  providerName,
  provenAddress,
  requireProvider,
  requireTicket,
  sealAttempt,
  sealTicket,
  spendTicket,
  stale,
  type Ticket,
} from './ticket-service.ts';

const ERRORS = {
  REFUSED: authErrors.PROVIDER_REFUSED,
  STALE: authErrors.PROVIDER_STALE,
  UNREACHABLE: authErrors.PROVIDER_UNREACHABLE,
  UNTRUSTED: authErrors.PROVIDER_UNTRUSTED,
} as const;

/**
 * Runs a call to the provider and maps its errors to those of this feature. The log gets the error's code only: never a claim, a token or
 * the query.
 */
async function ask<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error;
    const { kind, reason } = error;
    const isOperators = kind === 'UNREACHABLE' || kind === 'UNTRUSTED';
    deps.log[isOperators ? 'error' : 'info']({ kind, reason }, 'identity provider');
    throw new AppError(ERRORS[kind]);
  }
}

export async function beginProvider(deps: Deps) {
  const { openId } = requireProvider(deps);
  const { url, attempt } = await ask(deps, () => openId.begin());
  return { url, attempt: sealAttempt(deps, attempt) };
}

/** Exchanges the provider's answer for a ticket. A ticket opens no session by itself. */
export async function returnFromProvider(
  deps: Deps,
  { query, attempt }: { query: string; attempt: string },
): Promise<ProviderTicket> {
  const { openId, settings } = requireProvider(deps);
  const secrets = await openAttempt(deps, attempt);
  const identity = await ask(deps, () => openId.finish(query, secrets));
  const role = admit(identity, settings);
  const { groups: _groups, ...person } = identity;
  return { ticket: sealTicket(deps, { ...person, role }), email: identity.email };
}

interface Recorders {
  readonly trail: PersonTrail;
  readonly followGroups: FollowGroups;
}

/**
 * Returns the account of an identity: the linked one, or else the account of its proven address, which may be linked. Throws if there is
 * none.
 */
async function accountOf(deps: Deps, ticket: Ticket) {
  const linked = await identityStore.findIdentityUnscoped(deps.db, ticket);
  const email = linked?.email ?? provenAddress(deps, ticket);
  const user = email === null ? null : await accountStore.findUserByEmailUnscoped(deps.db, email);
  if (!user?.confirmedAt || user.passwordDisputed) throw new AppError(authErrors.PROVIDER_UNLINKED);
  const { issuer } = ticket;
  if (!linked && (await identityStore.hasIdentityUnscoped(deps.db, { email: user.email, issuer })))
    throw new AppError(authErrors.IDENTITY_OTHER);
  return { account: user, isLinked: linked !== null };
}

/** Opens a session like `logIn`. The provider replaces the password, not the second factor. */
export async function logInWithProvider(
  deps: Deps,
  { ticket: text, device, trail, followGroups, ...proof }: ProviderLogin & { device: string } & Recorders,
): Promise<LoginAnswer> {
  const ticket = requireTicket(deps, text);
  const { account, isLinked } = await accountOf(deps, ticket);
  const { email } = account;
  await requireFactor(deps, account, proof);
  if (ticket.role !== null) await followGroups(deps, { email, role: ticket.role });
  const link = isLinked ? null : await prepareLinking(deps, { ticket, email, by: 'ADDRESS', trail });
  const opened = await openLastCompany(deps, email, {
    device,
    isStillValid: async (tx, person) => {
      await spendTicket(deps, tx, ticket);
      if (link === null) return identityStore.noteIdentityUseUnscoped(tx, { ...ticket, email, at: deps.clock.now() });
      await link(tx, person);
      return true;
    },
  });
  if (!opened) throw stale();
  return opened;
}

/** Links the identity to the account whose password and second factor the person gave, and opens a session. */
export async function linkProvider(
  deps: Deps,
  { ticket: text, trail, followGroups, ...payload }: ProviderLink & { device: string } & Recorders,
): Promise<LoginAnswer> {
  const ticket = requireTicket(deps, text);
  const link = await prepareLinking(deps, { ticket, email: payload.userName, by: 'PASSWORD', trail });
  const answer = await logIn(deps, {
    ...payload,
    linking: async (tx, person) => {
      await spendTicket(deps, tx, ticket);
      await link(tx, person);
    },
  });
  const { role } = ticket;
  if (role === null) return answer;
  // The groups change the role only here, because the log-in above has proven that the account is the person's.
  await followGroups(deps, { email: payload.userName, role });
  return { ...answer, role, companies: answer.companies.map((company) => ({ ...company, role })) };
}

export async function listIdentities(deps: Deps, session: Session): Promise<LinkedIdentity[]> {
  const rows = await identityStore.listIdentitiesUnscoped(deps.db, session);
  return rows.map(({ id, issuer, createdAt, usedAt }) => ({
    id,
    provider: providerName(deps, issuer),
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** Removes a linked identity. A stolen session is not enough: the call requires the password and the second factor. */
export async function removeIdentity(
  deps: Deps,
  session: Session,
  { id, password, trail, ...proof }: { id: string; password: string; trail: Trail } & FactorProof,
) {
  await requirePassword(deps, session, password);
  const user = await requireUser(deps.db, session);
  const identity = (await identityStore.listIdentitiesUnscoped(deps.db, session)).find((one) => one.id === id);
  if (!identity) throw new AppError(authErrors.IDENTITY_NOT_FOUND);
  await requireFactor(deps, user, proof);
  const { email } = user;
  const provider = providerName(deps, identity.issuer);
  const content = await identityMail(deps.config, { change: 'REMOVED', provider });
  await deps.db.transaction(async (tx) => {
    if (!(await identityStore.dropIdentityUnscoped(tx, { email, id })))
      throw new AppError(authErrors.IDENTITY_NOT_FOUND);
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
    await trail(tx, 'IDENTITY_REMOVED');
  });
  return { message: 'L’identité est retirée\u00A0: elle n’ouvre plus votre compte.' };
}

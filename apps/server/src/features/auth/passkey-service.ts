import { authErrors } from '@kafaa/domain/auth/errors';
import type { FactorProof, NewPasskey } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { creationOptions, verifyCreation } from '#/adapters/tokens/passkeys';
import type { Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { keyedHash } from '#/platform/links/keyed-hash';
import { queueMail } from '../mails/service.ts';
import { newChallenge, requireRelyingParty, requireChallenge } from './assertion-service.ts';
import { keepOrEnd, newRecovery, requirePassword } from './enrolment-service.ts';
import type { Trail } from './events.ts';
import { isOn, requireFactor } from './factor-service.ts';
import { passkeyMail } from './mails/passkey.tsx';
import { loginOf, requireUser } from './service.ts';
import * as factorStore from './factor-store.ts';
import * as passkeyStore from './passkey-store.ts';
import * as sessionsStore from './sessions-store.ts';

const MAX_PASSKEYS = 10;

/**
 * Returns the options with which the browser creates a passkey. A stolen session is not enough: the call requires the password and the
 * second factor.
 */
export async function beginPasskey(
  deps: Deps,
  session: Session,
  { password, ...proof }: { password: string } & FactorProof,
) {
  const party = requireRelyingParty(deps);
  await requirePassword(deps, session, password);
  const user = await requireUser(deps.db, session);
  await requireFactor(deps, user, proof);
  const { email } = user;
  const passkeys = await passkeyStore.listPasskeysUnscoped(deps.db, email);
  if (passkeys.length >= MAX_PASSKEYS) throw new AppError(authErrors.PASSKEYS_FULL);
  return creationOptions({
    party,
    challenge: await newChallenge(deps, email),
    userId: keyedHash(deps, 'passkey', email),
    userName: email,
    known: passkeys.map(({ credentialId }) => credentialId),
  });
}

/** If the passkey is the first second factor, the other sessions end and the person gets recovery codes, as with the app. */
export async function addPasskey(
  deps: Deps,
  session: Session,
  { name, credential, trail }: NewPasskey & { trail: Trail },
) {
  const party = requireRelyingParty(deps);
  const email = await loginOf(deps.db, session);
  const challenge = await requireChallenge(deps, { clientDataJSON: credential.response.clientDataJSON, email });
  const verified = await verifyCreation({ credential, challenge, party });
  if (!verified) throw new AppError(authErrors.PASSKEY_WRONG);
  const content = await passkeyMail(deps.config, { change: 'ADDED', name });
  const at = deps.clock.now();
  const { recoveryCodes, recovery } = newRecovery(deps);
  return deps.db.transaction(async (tx) => {
    await factorStore.lockFactorsUnscoped(tx, email);
    const before = await factorStore.findFactorsUnscoped(tx, email);
    if (before.passkeys >= MAX_PASSKEYS) throw new AppError(authErrors.PASSKEYS_FULL);
    const row = { id: deps.newId(), email, name, ...verified, createdAt: at };
    if (!(await passkeyStore.insertPasskeyUnscoped(tx, row))) throw new AppError(authErrors.PASSKEY_WRONG);
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
    await trail(tx, 'PASSKEY_ADDED');
    if (isOn(before)) return { recoveryCodes: [] };
    await factorStore.saveRecoveryUnscoped(tx, { email, recovery, at });
    await sessionsStore.revokeSessionsUnscoped(tx, { email, at, except: session.sessionId });
    return { recoveryCodes };
  });
}

export async function removePasskey(
  deps: Deps,
  session: Session,
  { id, password, trail, ...proof }: { id: string; password: string; trail: Trail } & FactorProof,
) {
  await requirePassword(deps, session, password);
  const user = await requireUser(deps.db, session);
  const { email } = user;
  const passkey = (await passkeyStore.listPasskeysUnscoped(deps.db, email)).find((one) => one.id === id);
  if (!passkey) throw new AppError(authErrors.PASSKEY_NOT_FOUND);
  await requireFactor(deps, user, proof);
  const content = await passkeyMail(deps.config, { change: 'REMOVED', name: passkey.name });
  await deps.db.transaction(async (tx) => {
    await factorStore.lockFactorsUnscoped(tx, email);
    if (!(await passkeyStore.dropPasskeyUnscoped(tx, { email, id }))) throw new AppError(authErrors.PASSKEY_NOT_FOUND);
    await keepOrEnd(tx, email);
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
    await trail(tx, 'PASSKEY_REMOVED');
  });
  return { message: 'La clé d’accès est retirée.' };
}

import { authErrors } from '@kafaa/domain/auth/errors';
import type { FactorProof, SecondFactor } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { relyingParty } from '#/adapters/tokens/passkeys';
import { toBase32, totpUri } from '#/adapters/tokens/totp';
import type { Db, Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { keyedHash } from '#/platform/links/keyed-hash';
import { seal } from '#/platform/links/sealed';
import { queueMail } from '../mails/service.ts';
import { countGuess } from './assertion-service.ts';
import type { Trail } from './events.ts';
import { hasSecondFactor, recoveryHash, requireFactor, SEAL, spendCode, wrongCode } from './factor-service.ts';
import { secondFactorMail } from './mails/second-factor.tsx';
import { isPasswordOf, loginOf, requireUser } from './service.ts';
import * as factorStore from './factor-store.ts';
import * as sessionsStore from './sessions-store.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Random bytes from the installation's source of tokens. */
const randomOf = (deps: Deps, bytes: number) => keyedHash(deps, 'second-factor', deps.newToken()).subarray(0, bytes);

export async function getSecondFactor(deps: Deps, session: Session): Promise<SecondFactor> {
  const { factor, required, passkeys } = await factorStore.findOwnFactorUnscoped(deps.db, session);
  const since = factor?.confirmedAt ?? null;
  return {
    enabled: since !== null,
    since: since?.toISOString() ?? null,
    recoveryLeft: factor?.recovery.length ?? 0,
    required,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    passkeyOrigin: relyingParty(deps.config.publicUrl)?.origin ?? null,
  };
}

export async function requirePassword(deps: Deps, session: Session, password: string): Promise<void> {
  if (await isPasswordOf(deps, session, password)) return;
  const { message } = authErrors.PASSWORD_WRONG;
  throw new AppError(authErrors.PASSWORD_WRONG, { fields: [{ path: 'password', message }] });
}

/**
 * Returns a new secret for the person's authenticator app. Log-ins ask for its codes only after a first code has proven that the app has
 * the secret.
 */
export async function beginSecondFactor(deps: Deps, session: Session, { password }: { password: string }) {
  await requirePassword(deps, session, password);
  const email = await loginOf(deps.db, session);
  const secret = toBase32(randomOf(deps, SECRET_BYTES));
  const sealed = seal(deps, SEAL, secret);
  const at = deps.clock.now();
  if (!(await factorStore.beginSecondFactorUnscoped(deps.db, { email, secret: sealed, at })))
    throw new AppError(authErrors.SECOND_FACTOR_ON);
  return { secret, uri: totpUri({ secret, issuer: deps.config.brand.name, label: email }) };
}

/** Turns on the app with its first code. Also returns new recovery codes, which replace the older ones of a person with passkeys. */
export async function confirmSecondFactor(
  deps: Deps,
  session: Session,
  { code, trail }: { code: string; trail: Trail },
) {
  const email = await loginOf(deps.db, session);
  const { factor } = await factorStore.findFactorsUnscoped(deps.db, email);
  // The answer of the first call may have been lost.
  if (factor?.confirmedAt) throw new AppError(authErrors.SECOND_FACTOR_ON);
  if (!factor || factor.secret === null) throw new AppError(authErrors.SECOND_FACTOR_UNKNOWN);
  await countGuess(deps, email);
  if (!(await spendCode(deps, factor, code.replaceAll(/[\s-]/g, '')))) throw wrongCode();
  const { recoveryCodes, recovery } = newRecovery(deps);
  const content = await secondFactorMail(deps.config, { change: 'ON' });
  const at = deps.clock.now();
  const { secret } = factor;
  await deps.db.transaction(async (tx) => {
    const confirmed = await factorStore.confirmSecondFactorUnscoped(tx, { email, secret, recovery, at });
    if (!confirmed) throw new AppError(authErrors.SECOND_FACTOR_UNKNOWN);
    // The other sessions were opened with the password alone.
    await sessionsStore.revokeSessionsUnscoped(tx, { email, at, except: session.sessionId });
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
    await trail(tx, 'SECOND_FACTOR_ON');
  });
  return { recoveryCodes };
}

/** Recovery codes in two forms: as shown, in groups of four characters, and as stored. */
export function newRecovery(deps: Deps) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomOf(deps, RECOVERY_BYTES)));
  return {
    recoveryCodes: codes.map((code) => (code.match(/.{1,4}/g) ?? []).join('-').toLowerCase()),
    recovery: codes.map((code) => recoveryHash(code)),
  };
}

export async function renewRecoveryCodes(
  deps: Deps,
  session: Session,
  { password, ...proof }: { password: string } & FactorProof,
) {
  await requirePassword(deps, session, password);
  const user = await requireUser(deps.db, session);
  const { email } = user;
  if (!(await hasSecondFactor(deps.db, email))) throw new AppError(authErrors.SECOND_FACTOR_OFF);
  await requireFactor(deps, user, proof);
  const { recoveryCodes, recovery } = newRecovery(deps);
  const content = await secondFactorMail(deps.config, { change: 'RENEWED' });
  await deps.db.transaction(async (tx) => {
    await factorStore.replaceRecoveryUnscoped(tx, { email, recovery });
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
  });
  return { recoveryCodes };
}

export async function removeSecondFactor(
  deps: Deps,
  session: Session,
  { password, trail, ...proof }: { password: string; trail: Trail } & FactorProof,
) {
  await requirePassword(deps, session, password);
  const user = await requireUser(deps.db, session);
  const { email } = user;
  const { factor } = await factorStore.findFactorsUnscoped(deps.db, email);
  if (!factor?.confirmedAt) throw new AppError(authErrors.SECOND_FACTOR_OFF);
  await requireFactor(deps, user, proof);
  const contents = {
    OFF: await secondFactorMail(deps.config, { change: 'OFF' }),
    APP_OFF: await secondFactorMail(deps.config, { change: 'APP_OFF' }),
  };
  await deps.db.transaction(async (tx) => {
    await factorStore.lockFactorsUnscoped(tx, email);
    await factorStore.dropAppUnscoped(tx, email);
    const isOn = await keepOrEnd(tx, email);
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content: contents[isOn ? 'APP_OFF' : 'OFF'] });
    await trail(tx, 'SECOND_FACTOR_OFF');
  });
  return { message: 'Les codes de l’application ne sont plus demandés.' };
}

/**
 * Returns whether another factor remains after the app or a passkey was removed. If none remains, the recovery codes are deleted, too.
 * Throws, and so rolls the removal back, if a company requires a second factor.
 */
export async function keepOrEnd(tx: Db, email: string): Promise<boolean> {
  if (await hasSecondFactor(tx, email)) return true;
  if (await factorStore.needsSecondFactorUnscoped(tx, email)) throw new AppError(authErrors.SECOND_FACTOR_KEPT);
  await factorStore.dropFactorsUnscoped(tx, email);
  return false;
}

import { authErrors } from '@kafaa/domain/auth/errors';
import type { SecondFactor } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { toBase32, totpUri } from '#/adapters/tokens/totp';
import type { Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { keyedHash } from '#/platform/links/keyed-hash';
import { seal } from '#/platform/links/sealed';
import { queueMail } from '../mails/service.ts';
import {
  countGuess,
  hasSecondFactor,
  recoveryHash,
  requireCode,
  SEAL,
  spendCode,
  wrongCode,
} from './factor-service.ts';
import { secondFactorMail } from './mails/second-factor.tsx';
import { isPasswordOf, loginOf, requireUser } from './service.ts';
import * as store from './store.ts';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Random bytes from the installation's source of tokens. */
const randomOf = (deps: Deps, bytes: number) => keyedHash(deps, 'second-factor', deps.newToken()).subarray(0, bytes);

export async function getSecondFactor(deps: Deps, session: Session): Promise<SecondFactor> {
  const { factor, required } = await store.findOwnFactorUnscoped(deps.db, session);
  const since = factor?.confirmedAt ?? null;
  return {
    enabled: since !== null,
    since: since?.toISOString() ?? null,
    recoveryLeft: since === null ? 0 : (factor?.recovery.length ?? 0),
    required,
  };
}

async function requirePassword(deps: Deps, session: Session, password: string): Promise<void> {
  if (await isPasswordOf(deps, session, password)) return;
  const { message } = authErrors.PASSWORD_WRONG;
  throw new AppError(authErrors.PASSWORD_WRONG, { fields: [{ path: 'password', message }] });
}

/** A new secret for the person's app. Nothing asks for its codes before the first one proves that the app has it. */
export async function beginSecondFactor(deps: Deps, session: Session, { password }: { password: string }) {
  await requirePassword(deps, session, password);
  const email = await loginOf(deps.db, session);
  const secret = toBase32(randomOf(deps, SECRET_BYTES));
  const sealed = seal(deps, SEAL, secret);
  const at = deps.clock.now();
  if (!(await store.beginSecondFactorUnscoped(deps.db, { email, secret: sealed, at })))
    throw new AppError(authErrors.SECOND_FACTOR_ON);
  return { secret, uri: totpUri({ secret, issuer: deps.config.brand.name, label: email }) };
}

export async function confirmSecondFactor(deps: Deps, session: Session, { code }: { code: string }) {
  const email = await loginOf(deps.db, session);
  const factor = await store.findSecondFactorUnscoped(deps.db, email);
  if (!factor || factor.confirmedAt) throw new AppError(authErrors.SECOND_FACTOR_UNKNOWN);
  await countGuess(deps, email);
  if (!(await spendCode(deps, factor, code.replaceAll(/[\s-]/g, '')))) throw wrongCode();
  const { recoveryCodes, recovery } = newRecovery(deps);
  const content = await secondFactorMail(deps.config, { change: 'ON' });
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const confirmed = await store.confirmSecondFactorUnscoped(tx, { email, secret: factor.secret, recovery, at });
    if (!confirmed) throw new AppError(authErrors.SECOND_FACTOR_UNKNOWN);
    // The other sessions were opened with the password alone.
    await store.revokeSessionsUnscoped(tx, { email, at, except: session.sessionId });
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
  });
  return { recoveryCodes };
}

/** Codes as they are shown, in groups of four, and as they are stored. */
function newRecovery(deps: Deps) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomOf(deps, RECOVERY_BYTES)));
  return {
    recoveryCodes: codes.map((code) => (code.match(/.{1,4}/g) ?? []).join('-').toLowerCase()),
    recovery: codes.map((code) => recoveryHash(code)),
  };
}

export async function renewRecoveryCodes(
  deps: Deps,
  session: Session,
  { password, code }: { password: string; code: string },
) {
  await requirePassword(deps, session, password);
  const user = await requireUser(deps.db, session);
  const { email } = user;
  if (!(await hasSecondFactor(deps.db, email))) throw new AppError(authErrors.SECOND_FACTOR_OFF);
  await requireCode(deps, user, code);
  const { recoveryCodes, recovery } = newRecovery(deps);
  const content = await secondFactorMail(deps.config, { change: 'RENEWED' });
  await deps.db.transaction(async (tx) => {
    await store.replaceRecoveryUnscoped(tx, { email, recovery });
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
  });
  return { recoveryCodes };
}

export async function removeSecondFactor(
  deps: Deps,
  session: Session,
  { password, code }: { password: string; code: string },
) {
  await requirePassword(deps, session, password);
  const user = await requireUser(deps.db, session);
  const { email } = user;
  if (!(await hasSecondFactor(deps.db, email))) throw new AppError(authErrors.SECOND_FACTOR_OFF);
  if (await store.needsSecondFactorUnscoped(deps.db, email)) throw new AppError(authErrors.SECOND_FACTOR_KEPT);
  await requireCode(deps, user, code);
  const content = await secondFactorMail(deps.config, { change: 'OFF' });
  await deps.db.transaction(async (tx) => {
    await store.dropSecondFactorUnscoped(tx, email);
    await queueMail(deps, tx, { companyId: session.companyId, to: email, content });
  });
  return { message: 'La double authentification est désactivée.' };
}

import { authErrors } from '@kafaa/domain/auth/errors';
import type { FactorProof } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { totpStep } from '#/adapters/tokens/totp';
import type { Db, Deps } from '#/deps';
import { hashToken } from '#/platform/links/token';
import { unseal } from '#/platform/links/sealed';
import { queueMail } from '../mails/service.ts';
import { acceptAssertion, countGuess } from './assertion-service.ts';
import { recoveryUsedMail } from './mails/recovery-used.tsx';
import type { UserRow } from './account-store.ts';
import * as factorStore from './factor-store.ts';

/** Purpose given to `seal`. The purpose contains no e-mail address, because the address may change. */
export const SEAL = 'second-factor';

/** Returns the stored hash of a recovery code. It needs no salt, because a code has 80 random bits, too many to be guessed. */
export const recoveryHash = (code: string) => hashToken(code);

export async function hasSecondFactor(db: Db, email: string): Promise<boolean> {
  return isOn(await factorStore.findFactorsUnscoped(db, email));
}

/** Whether the log-in asks for a second factor, an app or a passkey. */
export const isOn = ({ factor, passkeys }: Awaited<ReturnType<typeof factorStore.findFactorsUnscoped>>): boolean =>
  passkeys > 0 || factor?.confirmedAt != null;

/** Throws if the account has a second factor and the call brings no valid code or passkey. Call only after the password was verified. */
export async function requireFactor(
  deps: Deps,
  { companyId, email }: Pick<UserRow, 'companyId' | 'email'>,
  { code, passkey }: FactorProof,
): Promise<void> {
  const found = await factorStore.findFactorsUnscoped(deps.db, email);
  if (!isOn(found)) return;
  if (passkey) {
    await acceptAssertion(deps, passkey, { behindPasswordOf: email });
    return;
  }
  if (code === undefined)
    throw new AppError(found.passkeys > 0 ? authErrors.PASSKEY_OR_CODE_REQUIRED : authErrors.SECOND_FACTOR_REQUIRED);
  await countGuess(deps, email);
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
  const { factor } = found;
  if (factor?.confirmedAt && /^\d{6}$/.test(typed) && (await spendCode(deps, factor, typed))) return;
  const left = await factorStore.useRecoveryUnscoped(deps.db, { email, hash: recoveryHash(typed) });
  if (left === null) throw wrongCode();
  await queueMail(deps, deps.db, { companyId, to: email, content: await recoveryUsedMail(deps.config, { left }) });
}

/** Returns whether the code is valid now, and marks a valid code as used, so that each code works once. */
export async function spendCode(
  deps: Deps,
  { email, secret }: Pick<factorStore.SecondFactorRow, 'email' | 'secret'>,
  code: string,
): Promise<boolean> {
  const opened = secret === null ? null : unseal(deps, SEAL, secret);
  const step = opened === null ? null : totpStep({ secret: opened, code, now: deps.clock.now() });
  return step !== null && factorStore.useStepUnscoped(deps.db, { email, step });
}

export function wrongCode(): AppError {
  const { message } = authErrors.SECOND_FACTOR_WRONG;
  return new AppError(authErrors.SECOND_FACTOR_WRONG, { fields: [{ path: 'code', message }] });
}

import { authErrors } from '@kafaa/domain/auth/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { totpStep } from '#/adapters/tokens/totp';
import type { Db, Deps } from '#/deps';
import { tooMany } from '#/platform/http/call-limits';
import { hashToken } from '#/platform/links/token';
import { unseal } from '#/platform/links/sealed';
import { countCalls } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { recoveryUsedMail } from './mails/recovery-used.tsx';
import * as store from './store.ts';

/**
 * Guesses at a code by somebody who knows the password, whatever the network and the company: 10 of a million in a quarter of an
 * hour, 30 in a day.
 */
const GUESSES = [
  { calls: 10, seconds: 900 },
  { calls: 30, seconds: 86_400 },
];

/** Purpose given to `seal`. It contains no e-mail address, because the address may change. */
export const SEAL = 'second-factor';

/** A recovery code has 80 random bits, so a plain hash cannot be searched. */
export const recoveryHash = (code: string) => hashToken(code);

export async function hasSecondFactor(db: Db, email: string): Promise<boolean> {
  return (await store.findSecondFactorUnscoped(db, email))?.confirmedAt != null;
}

/** Throws unless the account has no second factor or this is a fresh code of it. Call only after the password was verified. */
export async function requireCode(
  deps: Deps,
  { companyId, email }: Pick<store.UserRow, 'companyId' | 'email'>,
  code: string | undefined,
): Promise<void> {
  const factor = await store.findSecondFactorUnscoped(deps.db, email);
  if (!factor?.confirmedAt) return;
  if (code === undefined) throw new AppError(authErrors.SECOND_FACTOR_REQUIRED);
  await countGuess(deps, email);
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(typed) && (await spendCode(deps, factor, typed))) return;
  const left = await store.useRecoveryUnscoped(deps.db, { email, hash: recoveryHash(typed) });
  if (left === null) throw wrongCode();
  await queueMail(deps, deps.db, { companyId, to: email, content: await recoveryUsedMail(deps.config, { left }) });
}

export async function countGuess(deps: Deps, email: string): Promise<void> {
  const counted = GUESSES.map((limit) => ({ who: ['second-factor', email], ...limit }));
  const wait = await countCalls(deps, counted);
  if (wait > 0) throw tooMany(wait);
}

/** Returns whether the code is valid now. A valid code is marked as used, so it works once. */
export async function spendCode(
  deps: Deps,
  { email, secret }: Pick<store.SecondFactorRow, 'email' | 'secret'>,
  code: string,
): Promise<boolean> {
  const opened = unseal(deps, SEAL, secret);
  const step = opened === null ? null : totpStep({ secret: opened, code, now: deps.clock.now() });
  return step !== null && store.useStepUnscoped(deps.db, { email, step });
}

export function wrongCode(): AppError {
  const { message } = authErrors.SECOND_FACTOR_WRONG;
  return new AppError(authErrors.SECOND_FACTOR_WRONG, { fields: [{ path: 'code', message }] });
}

import { authErrors } from '@kafaa/domain/auth/errors';
import type { Assertion } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import {
  CHALLENGE_LIFE_MS,
  challengeOf,
  relyingParty,
  requestOptions,
  verifyAssertion,
} from '#/adapters/tokens/passkeys';
import type { Deps } from '#/deps';
import { tooMany } from '#/platform/http/call-limits';
import { countCalls } from '../limits/service.ts';
import * as passkeyStore from './passkey-store.ts';

/**
 * Limits of guesses at the second factor of an address, over all networks and companies: 10 codes in a quarter of an hour, 30 in a day.
 * Answers of passkeys count, too.
 */
const GUESSES = [
  { calls: 10, seconds: 900 },
  { calls: 30, seconds: 86_400 },
];

export async function countGuess(deps: Deps, email: string): Promise<void> {
  const counted = GUESSES.map((limit) => ({ who: ['second-factor', email], ...limit }));
  const wait = await countCalls(deps, counted);
  if (wait > 0) throw tooMany(wait);
}

export function requireRelyingParty({ config }: Deps) {
  const party = relyingParty(config.publicUrl);
  if (!party) throw new AppError(authErrors.PASSKEYS_UNAVAILABLE);
  return { ...party, name: config.brand.name };
}

/** Stores a new challenge. `email` is the address that a passkey is created for, or null for a log-in. */
export async function newChallenge(deps: Deps, email: string | null): Promise<string> {
  const challenge = deps.newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + CHALLENGE_LIFE_MS);
  await passkeyStore.insertChallengeUnscoped(deps.db, { challenge, email, expiresAt });
  return challenge;
}

/** Marks the challenge of a passkey's answer as used. Throws if it is unknown, expired, used or for another purpose. */
export async function requireChallenge(
  deps: Deps,
  { clientDataJSON, email }: { clientDataJSON: string; email: string | null },
): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  const now = deps.clock.now();
  if (challenge === null || !(await passkeyStore.useChallengeUnscoped(deps.db, { challenge, email, now })))
    throw new AppError(authErrors.PASSKEY_WRONG);
  return challenge;
}

export async function askPasskey(deps: Deps) {
  const { id } = requireRelyingParty(deps);
  return requestOptions({ rpId: id, challenge: await newChallenge(deps, null) });
}

/**
 * Verifies a passkey's answer to an open challenge and returns the passkey; throws if the answer is invalid. With `behindPasswordOf`, an
 * address whose password was verified, the passkey must belong to this address.
 */
export async function acceptAssertion(
  deps: Deps,
  assertion: Assertion,
  { behindPasswordOf }: { behindPasswordOf?: string } = {},
): Promise<passkeyStore.PasskeyRow> {
  const party = requireRelyingParty(deps);
  const { clientDataJSON } = assertion.response;
  const challenge = await requireChallenge(deps, { clientDataJSON, email: null });
  const passkey = await passkeyStore.findPasskeyUnscoped(deps.db, assertion.id);
  if (!passkey || passkey.email !== (behindPasswordOf ?? passkey.email)) throw new AppError(authErrors.PASSKEY_WRONG);
  await countGuess(deps, passkey.email);
  const counter = await verifyAssertion({ assertion, passkey, challenge, party });
  // After a password reset, an older passkey is trusted again once it is used together with the new password.
  const needsPassword = passkey.needsPassword && behindPasswordOf === undefined;
  const noted =
    counter !== null &&
    (await passkeyStore.notePasskeyUseUnscoped(deps.db, {
      id: passkey.id,
      from: passkey.counter,
      to: counter,
      at: deps.clock.now(),
      needsPassword,
    }));
  if (!noted) throw new AppError(authErrors.PASSKEY_WRONG);
  return { ...passkey, needsPassword };
}

/** Daily task: deletes expired challenges. */
export async function forgetChallenges(deps: Deps): Promise<void> {
  await passkeyStore.forgetChallengesUnscoped(deps.db, deps.clock.now());
}

import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { Assertion, NewPasskey, passkeyCreationSchema } from '@kafaa/domain/auth/schema';

export const CHALLENGE_LIFE_MS = 5 * 60 * 1000;
/** Identifiers of EdDSA, ES256 and RS256. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];

/** The installation in WebAuthn's terms. */
export interface RelyingParty {
  /** Domain that passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/**
 * Returns the relying party; null if browsers refuse passkeys for the address, because it has no https (localhost excepted) or is
 * an IP address.
 */
export function relyingParty(publicUrl: string): Pick<RelyingParty, 'id' | 'origin'> | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  if (isNumber || (protocol !== 'https:' && hostname !== 'localhost')) return null;
  return { id: hostname, origin };
}

const clientData = z.object({ challenge: z.string() });

/** Reads the challenge that an answer names, without verifying it. Null for an unreadable answer. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return read.success ? read.data.challenge : null;
  } catch {
    return null;
  }
}

export function requestOptions({ rpId, challenge }: { rpId: string; challenge: string }) {
  return { challenge, rpId, timeout: CHALLENGE_LIFE_MS, userVerification: 'required' as const };
}

/** Options for creating a passkey. `userId` names the account on the authenticator and must reveal nothing about the person. */
export function creationOptions({
  party: { id, name },
  challenge,
  userId,
  userName,
  known,
}: {
  party: RelyingParty;
  challenge: string;
  userId: Buffer;
  userName: string;
  /** Ids of the person's other passkeys. An authenticator that has one of them creates no second passkey. */
  known: readonly string[];
}): z.output<typeof passkeyCreationSchema> {
  const type = 'public-key';
  return {
    challenge,
    rp: { id, name },
    user: { id: userId.toString('base64url'), name: userName, displayName: userName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
    timeout: CHALLENGE_LIFE_MS,
    excludeCredentials: known.map((one) => ({ type, id: one })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Verifies a new passkey; returns null unless a verified person created it for this challenge and this installation. */
export async function verifyCreation({
  credential: { id, response },
  challenge,
  party,
}: {
  credential: NewPasskey['credential'];
  challenge: string;
  party: RelyingParty;
}): Promise<{ credentialId: string; publicKey: string; counter: number } | null> {
  const answer = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!answer?.verified || answer.registrationInfo.credential.id !== id) return null;
  const { credential } = answer.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}

/**
 * Returns the new sign count of a passkey; null for a wrong signature, challenge, origin or user verification, and for a sign count
 * that is not higher.
 */
export async function verifyAssertion({
  assertion: { id, response },
  passkey,
  challenge,
  party,
}: {
  assertion: Assertion;
  passkey: { readonly publicKey: string; readonly counter: number };
  challenge: string;
  party: RelyingParty;
}): Promise<number | null> {
  // The library throws for every wrong answer, so an exception counts as not verified.
  const answer = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

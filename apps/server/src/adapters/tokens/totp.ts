import { Secret, TOTP } from 'otpauth';

/** Parameters of RFC 6238 that every authenticator app supports; no other parameters are supported by all. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 };
const CODE = /^\d{6}$/;
const STEP = PARAMETERS.period * 1000;

/** Encodes a key in base32, the form that authenticator apps accept. */
export function toBase32(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** Text of the QR code that an authenticator app scans. */
export function totpUri({ secret, issuer, label }: { secret: string; issuer: string; label: string }): string {
  return new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret), issuer, label }).toString();
}

/**
 * Number of the 30-second step that a code belongs to, if the step is the one of `now` or a neighbour of it, because the phone's
 * clock may differ; otherwise null.
 */
export function totpStep({ secret, code, now }: { secret: string; code: string; now: Date }): number | null {
  // The library throws for characters of several bytes, so other texts return early.
  if (!CODE.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...PARAMETERS,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: 1,
  });
  return delta === null ? null : Math.floor(timestamp / STEP) + delta;
}

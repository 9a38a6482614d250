import { Secret, TOTP } from 'otpauth';

/** The only parameters that every authenticator app supports (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 };
const CODE = /^\d{6}$/;
const STEP = PARAMETERS.period * 1000;

/** A random key in base32, as apps take it. */
export function toBase32(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** The text of the QR code that an app scans. */
export function totpUri({ secret, issuer, label }: { secret: string; issuer: string; label: string }): string {
  return new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret), issuer, label }).toString();
}

/** The 30-second step that a code belongs to, if it is that of `now` or of a neighbour (the phone's clock may differ); else null. */
export function totpStep({ secret, code, now }: { secret: string; code: string; now: Date }): number | null {
  // The library throws for letters of several bytes.
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

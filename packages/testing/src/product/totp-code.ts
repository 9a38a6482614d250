import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at the time `at`. */
export function totpCode(secret: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

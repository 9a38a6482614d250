import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import type { AccessTokens } from '#/deps';

const ALGORITHM = 'HS256';
const ISSUER = 'kafaa';

/** Whether the signature is in canonical base64url. A lenient decoder reads several texts as the same bytes. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/** Signs and verifies access tokens with one secret and one fixed algorithm, so that a token cannot choose its algorithm. */
export function signedTokens(secret: string): AccessTokens {
  let imported: Promise<CryptoKey> | undefined;
  // The key is imported once, because an import at each check would cost more than the check itself.
  const key = () =>
    (imported ??= crypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]));
  return {
    sign: async (claims, times) =>
      new SignJWT({ cid: claims.companyId, sid: claims.sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(claims.userId)
        .setIssuer(ISSUER)
        .setIssuedAt(times.issuedAt)
        .setExpirationTime(times.expiresAt)
        .sign(await key()),
    async verify(token, now) {
      if (!isCanonical(token)) return null;
      try {
        const { payload } = await jwtVerify(token, await key(), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: now,
        });
        const { sub, cid, sid } = payload;
        if (typeof sub !== 'string' || typeof cid !== 'string' || typeof sid !== 'string') return null;
        return { userId: sub, companyId: cid, sessionId: sid };
      } catch {
        return null;
      }
    },
  };
}

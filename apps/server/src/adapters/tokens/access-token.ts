import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'kafaa';

export interface AccessClaims {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Signs who is logged in, until `expiresAt`. */
export function signAccessToken(
  secret: string,
  claims: AccessClaims,
  times: { issuedAt: Date; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ cid: claims.companyId, sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(claims.userId)
    .setIssuer(ISSUER)
    .setIssuedAt(times.issuedAt)
    .setExpirationTime(times.expiresAt)
    .sign(keyOf(secret));
}

/** The claims of a token that we signed and that lives at `now`; null for anything else. */
export async function verifyAccessToken(secret: string, token: string, now: Date): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
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
}

import { refreshSession } from '@kafaa/domain/auth/api';
import { call, onAuthenticatedCall } from '@kafaa/web-kit/api';
import { openSession, sessionToken } from '@kafaa/web-kit/session';

const RENEW_AFTER_MS = 60 * 60 * 1000;
const RETRY_AFTER_MS = 60 * 1000;

/** Issue time of the token, from its `iat` claim; undefined if the claim cannot be read. */
export function issuedAt(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const seconds = (claims as { iat?: unknown }).iat;
    return typeof seconds === 'number' ? seconds * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Renews the session in the background while it is in use. Failures are silent: the token stays valid for hours. */
export function keepSessionFresh(now: () => number = Date.now): () => void {
  let lastAttempt = 0;
  const renew = async () => {
    const token = sessionToken();
    const issued = token ? issuedAt(token) : undefined;
    if (issued === undefined || now() - issued < RENEW_AFTER_MS || now() - lastAttempt < RETRY_AFTER_MS) return;
    lastAttempt = now();
    try {
      const answer = await call(refreshSession, {});
      if (sessionToken() === token) openSession(answer);
    } catch {
      // A 401 has already closed the session; other errors are retried after a later call.
    }
  };
  return onAuthenticatedCall(() => void renew());
}

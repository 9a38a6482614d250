import { createHash } from 'node:crypto';

/** The hash that is stored instead of a link's token, so that a leaked database opens no link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

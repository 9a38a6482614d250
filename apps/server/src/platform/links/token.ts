import { createHash } from 'node:crypto';

/** Hash of a link's token. The database stores only the hash, so that a leaked database opens no link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

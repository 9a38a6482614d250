import { createHash } from 'node:crypto';

/** What is stored of a link's token: a database that leaks opens no link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

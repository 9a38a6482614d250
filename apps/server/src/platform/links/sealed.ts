import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Deps } from '#/deps';
import { keyedHash } from './keyed-hash.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];

/**
 * Encrypts a text with this installation's secret. `of` names the owner of the text; the result cannot be decrypted for another
 * owner.
 */
export function seal(deps: Pick<Deps, 'config'>, of: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyedHash(deps, 'seal', of), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text; returns null if it was sealed for another owner or with another secret. */
export function unseal(deps: Pick<Deps, 'config'>, of: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyedHash(deps, 'seal', of), bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

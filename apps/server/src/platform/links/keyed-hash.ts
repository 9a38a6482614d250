import { createHmac } from 'node:crypto';
import type { Deps } from '#/deps';

/** HMAC-SHA-256 (32 bytes) of a text with this installation's secret. Each purpose has its own key. */
export function keyedHash({ config }: Pick<Deps, 'config'>, purpose: string, text: string): Buffer {
  return createHmac('sha256', `${config.sessionSecret}:${purpose}`).update(text).digest();
}

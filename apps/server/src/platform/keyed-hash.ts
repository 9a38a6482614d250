import { createHmac } from 'node:crypto';
import type { Deps } from '#/deps';

/** 32 bytes that only this installation's secret makes of a text; each purpose has hashes of its own. */
export function keyedHash({ config }: Pick<Deps, 'config'>, purpose: string, text: string): Buffer {
  return createHmac('sha256', `${config.sessionSecret}:${purpose}`).update(text).digest();
}

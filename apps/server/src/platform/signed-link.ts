import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { keyedHash } from './keyed-hash.ts';

/** What a link of ours may open; a link made for one purpose never serves another. */
export type LinkPurpose = 'files' | 'reply' | 'rights' | 'activation' | 'contact';

const envelopeSchema = z.tuple([z.array(z.string()), z.nullable(z.number())]);

/** The only text that serves for these texts and this end. */
function signed(deps: Deps, purpose: LinkPurpose, payload: string): string {
  const signature = keyedHash(deps, purpose, payload).toString('base64url');
  return `${payload}.${signature}`;
}

/** Signs some texts (ids, keys) so that whoever holds the link may use them until `endsAt`; nothing is stored. */
export function signLink(deps: Deps, purpose: LinkPurpose, texts: readonly string[], endsAt: Date | null): string {
  const payload = Buffer.from(JSON.stringify([texts, endsAt?.getTime() ?? null])).toString('base64url');
  return signed(deps, purpose, payload);
}

/**
 * The texts of a link that we signed for this purpose and that has not ended; null for anything else, such as a link with more
 * behind it or in another spelling of base64.
 */
export function openLink(deps: Deps, purpose: LinkPurpose, link: string): string[] | null {
  const [payload = ''] = link.split('.');
  const [expected, actual] = [Buffer.from(signed(deps, purpose, payload)), Buffer.from(link)];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const [texts, end] = z.parse(envelopeSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return end === null || end > deps.clock.now().getTime() ? texts : null;
}

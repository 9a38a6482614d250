import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { keyedHash } from './keyed-hash.ts';

/**
 * Purposes of signed links. A link for one purpose is invalid for another. Renaming a purpose would invalidate all links in sent
 * mails.
 */
export type LinkPurpose = 'files' | 'reply' | 'rights' | 'activation' | 'contact' | 'opinion';

const envelopeSchema = z.tuple([z.array(z.string()), z.nullable(z.number())]);

/** Payload with its signature, the only valid form of the link. */
function signed(deps: Deps, purpose: LinkPurpose, payload: string): string {
  const signature = keyedHash(deps, purpose, payload).toString('base64url');
  return `${payload}.${signature}`;
}

/**
 * Signs texts (ids, keys), so that the holder of the link may use them until `endsAt`, or without an end if it is null. Nothing is
 * stored.
 */
export function signLink(deps: Deps, purpose: LinkPurpose, texts: readonly string[], endsAt: Date | null): string {
  const payload = Buffer.from(JSON.stringify([texts, endsAt?.getTime() ?? null])).toString('base64url');
  return signed(deps, purpose, payload);
}

/**
 * Returns the texts of a link that was signed for this purpose and has not expired. Null for any other text, including a link
 * with trailing text or another base64 spelling.
 */
export function openLink(deps: Deps, purpose: LinkPurpose, link: string): string[] | null {
  const [payload = ''] = link.split('.');
  const [expected, actual] = [Buffer.from(signed(deps, purpose, payload)), Buffer.from(link)];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const [texts, end] = z.parse(envelopeSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return end === null || end > deps.clock.now().getTime() ? texts : null;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps } from '#/deps';

/** What a link of ours may open; a link made for one purpose never serves another. */
export type LinkPurpose = 'files' | 'reply' | 'rights' | 'activation' | 'contact';

const envelopeSchema = z.tuple([z.array(z.string()), z.nullable(z.number())]);

const signature = (secret: string, purpose: LinkPurpose, payload: string) =>
  createHmac('sha256', `${secret}:${purpose}`).update(payload).digest();

/** Signs some texts (ids, keys) so that whoever holds the link may use them until `endsAt`; nothing is stored. */
export function signLink(deps: Deps, purpose: LinkPurpose, texts: readonly string[], endsAt: Date | null): string {
  const payload = Buffer.from(JSON.stringify([texts, endsAt?.getTime() ?? null])).toString('base64url');
  return `${payload}.${signature(deps.config.sessionSecret, purpose, payload).toString('base64url')}`;
}

/** The texts of a link that we signed for this purpose and that has not ended; null for anything else. */
export function openLink(deps: Deps, purpose: LinkPurpose, link: string): string[] | null {
  const [payload = '', given = ''] = link.split('.');
  const expected = signature(deps.config.sessionSecret, purpose, payload);
  const actual = Buffer.from(given, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const [texts, end] = z.parse(envelopeSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return end === null || end > deps.clock.now().getTime() ? texts : null;
}

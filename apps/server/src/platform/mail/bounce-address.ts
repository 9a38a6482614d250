import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#/deps';

type Settings = Pick<Deps, 'config'>;

/**
 * Number of hexadecimal digits of the signature. They are 96 bits, so that the local part stays below the limit of 64 characters
 * (RFC 5321).
 */
const SIGNATURE_LENGTH = 24;
const LOCAL_PART = /^b\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([0-9a-f]{24})$/;

function signatureOf({ config }: Settings, mailId: string): string {
  const key = hkdfSync('sha256', config.sessionSecret, '', 'kafaa/bounce-address', 32);
  return createHmac('sha256', Buffer.from(key)).update(mailId).digest('hex').slice(0, SIGNATURE_LENGTH);
}

/**
 * Returns the envelope sender of one mail, to which other servers return the mail (VERP). Null without MAIL_BOUNCE_DOMAIN. The
 * address is in lower case, because some servers fold the case of local parts.
 */
export function bounceAddress(settings: Settings, mailId: string): string | null {
  const { bounces } = settings.config;
  if (bounces === null) return null;
  return `b+${mailId.replaceAll('-', '')}.${signatureOf(settings, mailId)}@${bounces.domain}`;
}

/** Returns the id of the mail with this envelope sender. Null for an address that we did not sign, or of another domain. */
export function mailOfBounce(settings: Settings, address: string): string | null {
  const [local = '', domain, ...more] = address.toLowerCase().split('@');
  if (domain !== settings.config.bounces?.domain || more.length > 0) return null;
  const [, a, b, c, d, e, signature] = LOCAL_PART.exec(local) ?? [];
  if (signature === undefined) return null;
  const mailId = [a, b, c, d, e].join('-');
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(settings, mailId))) ? mailId : null;
}

import { domainToASCII } from 'node:url';

/** Providers with several names for the same mailboxes. */
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'proton.me': 'protonmail.com',
  'pm.me': 'protonmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
};
/** What these providers do not read in the part before the @. */
const UNREAD: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'protonmail.com': /[._-]/g,
};

/**
 * The mailbox that an address leads to, for whatever is counted or kept once a person: capital letters, what stands behind a
 * plus, full-width letters, the spelling of the domain and the dots that a provider does not read are the sender's own invention.
 * Never an address to write to.
 */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const written = text.slice(at + 1).replace(/(?<![.\u3002])[.\u3002]+$/, '');
  const ascii = domainToASCII(written) || written;
  const domain = SAME_PROVIDER[ascii] ?? ascii;
  const tag = text.slice(0, at).indexOf('+', 1);
  const name = text.slice(0, tag < 0 ? at : tag);
  return `${name.replace(UNREAD[domain] ?? /(?!)/, '')}@${domain}`;
}

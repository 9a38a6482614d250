import { domainToASCII } from 'node:url';

/** Domains of providers that use several domains for the same mailboxes. */
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'proton.me': 'protonmail.com',
  'pm.me': 'protonmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
};
/** Characters in the local part that some providers ignore, by the provider's domain. */
const UNREAD: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'protonmail.com': /[._-]/g,
};

/**
 * Mailbox of an address, as a key for limits and records per person. Variants that reach the same mailbox give the same key: case,
 * plus tags, full-width letters, spellings of the domain, and characters that the provider ignores. Never send mail to the key.
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

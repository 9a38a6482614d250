const GMAIL = { name: 'Gmail', href: 'https://mail.google.com/mail/' };
const YAHOO = { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' };
const OUTLOOK = { name: 'Outlook', href: 'https://outlook.live.com/mail/' };
const ICLOUD = { name: 'iCloud Mail', href: 'https://www.icloud.com/mail' };

/** Mail hosts, each with the page where its mail is read. */
const READ_AT = new Map([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['yahoo.com', YAHOO],
  ['yahoo.fr', YAHOO],
  ['ymail.com', YAHOO],
  ['hotmail.com', OUTLOOK],
  ['hotmail.fr', OUTLOOK],
  ['outlook.com', OUTLOOK],
  ['outlook.fr', OUTLOOK],
  ['live.com', OUTLOOK],
  ['live.fr', OUTLOOK],
  ['msn.com', OUTLOOK],
  ['icloud.com', ICLOUD],
  ['me.com', ICLOUD],
]);
/** Further hosts that are not corrected, although some differ by one letter from a known one (« mail.com »). */
const OTHERS = [
  'topnet.tn',
  'gnet.tn',
  'planet.tn',
  'hexabyte.tn',
  'mail.com',
  'gmx.com',
  'gmx.fr',
  'mac.com',
  'aol.com',
];
const KNOWN = [...READ_AT.keys(), ...OTHERS];

const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** URL of the webmail of this address; undefined for other hosts. */
export const mailboxOf = (email: string) => READ_AT.get(hostOf(email));

/** Whether the texts differ by at most one typing error: a letter too many, too few or wrong, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const [restOfLong, restOfShort] = [long.slice(at), short.slice(at)];
  if (long.length === short.length + 1) return restOfLong.slice(1) === restOfShort;
  if (long.length !== short.length) return false;
  const swapped = restOfLong[0] === restOfShort[1] && restOfLong[1] === restOfShort[0];
  return restOfLong.slice(1) === restOfShort.slice(1) || (swapped && restOfLong.slice(2) === restOfShort.slice(2));
}

/** Minimum length of a host's name that may have a second typing error, after its last dot. Shorter names resemble too many others. */
const LONG_NAME = 5;

/** Whether the host differs from the known one by at most one typing error before its last dot and one after it (« gmial.con »). */
function isSlipInBoth(host: string, known: string): boolean {
  const [at, knownAt] = [host.lastIndexOf('.'), known.lastIndexOf('.')];
  return (
    knownAt >= LONG_NAME &&
    isOneSlip(host.slice(0, at), known.slice(0, knownAt)) &&
    isOneSlip(host.slice(at), known.slice(knownAt))
  );
}

/** Returns the address with the well-known host that was probably meant (« sami@gmial.com »); undefined if no host is close enough. */
export function likelyEmail(email: string): string | undefined {
  const host = hostOf(email);
  if (!email.includes('@') || KNOWN.includes(host)) return undefined;
  const meant = KNOWN.find((known) => isOneSlip(host, known)) ?? KNOWN.find((known) => isSlipInBoth(host, known));
  return meant && `${email.slice(0, email.lastIndexOf('@') + 1)}${meant}`;
}

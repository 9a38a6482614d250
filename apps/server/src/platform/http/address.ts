import { BlockList, isIPv4, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Pattern of a host name or IPv6 address, without characters that could make a URL parser read another host. */
const HOST = /^(?:\[[\da-f:.]+\]|[\da-f]*:[\da-f:.]+|[\w.-]+)$/i;

/** Normalises a host as URLs do: lower case, one notation per address, no trailing dot. Null for an invalid host. */
export function canonicalHost(host: string): string | null {
  if (!HOST.test(host)) return null;
  return URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)?.hostname.replace(/\.$/, '') ?? null;
}

/** Whether only this machine can reach the name or address, in any notation. */
export function isLoopback(host: string): boolean {
  const name = canonicalHost(host)?.replace(/^\[|\]$/g, '');
  if (name === undefined) return false;
  if (isIPv4(name)) return LOOPBACK.check(name, 'ipv4');
  // `check` treats an IPv4-mapped IPv6 address as its IPv4 address.
  if (isIPv6(name)) return LOOPBACK.check(name, 'ipv6');
  return name === 'localhost' || name.endsWith('.localhost');
}

/** Whether a mail domain is reserved for examples and tests (RFC 2606, RFC 6761), so that mails to it never arrive. */
export function isReservedDomain(domain: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/i.test(domain);
}

import { BlockList, isIPv4, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** A host name or IPv6 address, without characters that could make a URL parser read another host. */
const HOST = /^(?:\[[\da-f:.]+\]|[\da-f]*:[\da-f:.]+|[\w.-]+)$/i;

/** The host as URLs normalise it: lower case, one notation per address, no trailing dot. Null for an invalid host. */
export function canonicalHost(host: string): string | null {
  if (!HOST.test(host)) return null;
  return URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)?.hostname.replace(/\.$/, '') ?? null;
}

/** True for the names and addresses that only this machine can reach, in every notation. */
export function isLoopback(host: string): boolean {
  const name = canonicalHost(host)?.replace(/^\[|\]$/g, '');
  if (name === undefined) return false;
  if (isIPv4(name)) return LOOPBACK.check(name, 'ipv4');
  // An IPv4-mapped IPv6 address counts as its IPv4 address.
  if (isIPv6(name)) return LOOPBACK.check(name, 'ipv6');
  return name === 'localhost' || name.endsWith('.localhost');
}

/** True for mail domains that are reserved for examples and tests (RFC 2606, RFC 6761): no mail to them arrives. */
export function isReservedDomain(domain: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/i.test(domain);
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** The header by which a request says its id and each response repeats it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters that nobody mistakes for another: the id is read out on the telephone. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

/** 60 random bits, so that processes need not agree on them. */
export function newRequestId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What proxies write: a UUID, 32 hexadecimal digits, a Ray. Nothing that could end a line or begin another field of a log. */
const GIVEN = /^[\w.-]{8,64}$/;
/** W3C Trace Context: version, trace, parent, flags. */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/**
 * The id of a request: the one that a trusted proxy gives (X-Request-Id, else the trace of `traceparent`), or a new one.
 * Nobody else's is taken: a visitor could hide a request behind the id of another.
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return ({ socket: { remoteAddress = '' }, headers }) => {
    if (!trusted.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return newRequestId();
    const { [REQUEST_ID_HEADER]: given, traceparent } = headers;
    if (typeof given === 'string' && GIVEN.test(given)) return given;
    return TRACE.exec(String(traceparent))?.[1] ?? newRequestId();
  };
}

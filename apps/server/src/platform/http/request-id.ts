import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Header with the request's id; each response repeats it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Characters of an id. None can be confused with another, because people read ids out on the telephone. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;

/** Creates an id of 60 random bits, so that processes need no coordination. */
export function newRequestId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/**
 * Pattern of ids that proxies send: a UUID, 32 hexadecimal digits, a Cloudflare Ray. It excludes characters that could end a log
 * line or start another field.
 */
const GIVEN = /^[\w.-]{8,64}$/;
/** Pattern of a W3C Trace Context: version, trace, parent, flags. */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/**
 * Returns a function for the id of a request: the id from a trusted proxy (X-Request-Id, else the trace id of `traceparent`), or a
 * new id. Ids from other clients are ignored, because a visitor could reuse the id of another request.
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

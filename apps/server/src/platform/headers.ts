import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** What stands in a page itself and may run or apply there, by its hash. */
interface Inline {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * No inline script or style but those whose hash a page of ours names, nothing from elsewhere: what a candidate writes can
 * never run. Nor can a text become code in our own scripts: browsers refuse it there (Trusted Types), but for the one
 * address of the offline worker, whose registration counts as code, too (apps/web/src/app/candidate.tsx).
 */
export function contentSecurityPolicy({ scripts = [], styles = [] }: Inline = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kafaa-worker',
  ].join('; ');
}

/** No page of ours needs a sensor, a device or a payment: whatever should get into one gets none either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What every response carries, those included that no hook sees. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    // Personal links stand in addresses: they must not travel to other sites.
    'referrer-policy': 'no-referrer',
    'permissions-policy': UNUSED_FEATURES,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Security headers on every response, errors included; data is never cached. */
export function installHeaders(app: FastifyInstance, secure: boolean): void {
  const { 'content-security-policy': policy = '', ...others } = securityHeaders(secure);
  app.addHook('onSend', async (request, reply) => {
    // A page may bring its own: a stricter one with somebody else's HTML, hashes of what stands in it.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.headers(others).header(REQUEST_ID_HEADER, request.id);
    // A refusal is one of now, wherever it is said.
    const isData = isApiPath(request.url) || String(reply.getHeader('content-type')).startsWith('application/json');
    if (isData) reply.header('cache-control', 'no-store');
  });
}

/** Addresses have no case, so neither has this. */
export function isApiPath(url: string): boolean {
  return /^\/api\//i.test(url);
}

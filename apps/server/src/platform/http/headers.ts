import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Hashes of a page's inline scripts and styles. */
interface Inline {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * Policy that allows only scripts and styles of this origin, and inline ones with a given hash, so that a candidate's text can
 * never run. Trusted Types also prevent our own scripts from turning text into code. The one exception is the URL of the offline
 * worker, whose registration counts as code (apps/candidate/src/app/candidate.tsx).
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

/**
 * Browser features that no page needs (sensors, devices, payments). The header turns them off, so that injected code cannot use
 * them either.
 */
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
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every response, including those that bypass Fastify's hooks. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    // URLs contain personal links, which must not be sent to other sites.
    'referrer-policy': 'no-referrer',
    'permissions-policy': UNUSED_FEATURES,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Adds the security headers to every response, errors included. Data is never cached. */
export function installHeaders(app: FastifyInstance, secure: boolean): void {
  const { 'content-security-policy': policy = '', ...others } = securityHeaders(secure);
  app.addHook('onSend', async (request, reply) => {
    // A page may set its own policy: a stricter one for foreign HTML, or one with the hashes of its inline code.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.headers(others).header(REQUEST_ID_HEADER, request.id);
    // JSON errors outside /api are not cached either.
    const isData = isApiPath(request.url) || String(reply.getHeader('content-type')).startsWith('application/json');
    if (isData) reply.header('cache-control', 'no-store');
  });
}

/** Whether a URL belongs to the API. The comparison ignores case, because routes do too. */
export function isApiPath(url: string): boolean {
  return /^\/api\//i.test(url);
}

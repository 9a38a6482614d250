import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@kafaa/domain/endpoints';
import { exposedTo } from '@kafaa/testing/app/exposed';
import { ProductServer } from '@kafaa/testing/product/server';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial } from '../report.ts';
import { exchange, parseReply, type RawReply, requestOf } from './raw.ts';
import { few } from './trying.ts';

const NEEDED: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'self'|default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'permissions-policy': /camera=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /max-age=31536000/,
  'x-request-id': /^[\w.-]{8,64}$/,
};
const FORBIDDEN = ['server', 'x-powered-by', 'access-control-allow-origin', 'via'];
const INNARDS = /node_modules|\n\s+at |fastify|express|node\.js|pglite|postgres|drizzle|zod/i;
const JSON_TYPE = { 'content-type': 'application/json' };

/** The faults of one reply, by its headers and body. */
function faultsOf(reply: RawReply | null): string[] {
  if (!reply) return ['no reply'];
  const { status, headers, body } = reply;
  const faults = Object.entries(NEEDED)
    .filter(([name, wanted]) => !wanted.test(headers[name] ?? ''))
    .map(([name]) => `${status} without ${name}`);
  const policy = headers['content-security-policy'] ?? '';
  if (/script-src[^;]*'unsafe|\*/.test(policy)) faults.push('a policy that lets scripts in');
  for (const name of FORBIDDEN) if (headers[name] !== undefined) faults.push(`${name}: ${headers[name]}`);
  if (headers['content-type']?.startsWith('application/json') && headers['cache-control'] !== 'no-store')
    faults.push(`${status} of data without no-store`);
  if (status >= 400 && INNARDS.test(body)) faults.push(`${status} shows its innards`);
  if (status >= 500) faults.push(`answers ${status}`);
  return faults;
}

const PAGES = [
  '/',
  '/About',
  '/Contact',
  '/Privacy',
  '/Methode',
  '/Candidats',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sw.js',
  '/favicon.ico',
  '/Login',
  '/Signup',
  '/Dashboard',
  '/Jobs',
  '/Settings',
  '/Pricing',
  '/CreateJob',
  '/Interviews',
  '/verify?token=x',
  '/Apply/x',
  '/Interview/x',
  '/Invitation/x',
  '/MesDonnees/x',
  '/Activation/x',
  '/Api',
  '/api',
  '/api/openapi.json',
  '/rien',
  '/assets/rien.js',
  '/api/rien',
  '/outbox',
  '/api/outbox',
  '/metrics',
  '/health',
  '/ready',
  '/assets/../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%00',
  '/%E0%A4%A',
  '/.env',
  '/.git/config',
  '/index.html',
  '/manifest-site.json',
  '//ailleurs.tn/',
  '/\\ailleurs.tn',
  `/${'a'.repeat(6000)}`,
];

function malformed(): string[] {
  const body = '{"userName":"a@b.tn","password":"12345678"}';
  const logIn = (headers: Record<string, string>, text = body) =>
    requestOf('POST /api/auth/login', { headers: { ...JSON_TYPE, ...headers }, body: text });
  return [
    'NOT HTTP\r\n\r\n',
    '\r\n\r\nGET\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
    'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nX: a\nb\r\n\r\n',
    requestOf(`GET /${'a'.repeat(20_000)}`),
    requestOf('GET /', { headers: { x: 'a'.repeat(20_000) } }),
    requestOf('GET http://ailleurs.tn/'),
    'CONNECT ailleurs.tn:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    logIn({ 'content-length': '-1' }),
    logIn({ 'content-length': '1e3' }),
    logIn({ 'transfer-encoding': 'chunked' }),
    logIn({ 'transfer-encoding': 'chunked, identity' }, `5\r\nhello\r\n0\r\n\r\n`),
    logIn({ 'content-encoding': 'gzip' }),
    logIn({ expect: 'rien' }),
    logIn({ 'content-length': '99999999999' }),
    logIn({ 'content-type': 'application/json; charset=utf-7' }),
    logIn({ 'content-type': 'text/xml' }, '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
    logIn({ authorization: `Bearer ${'a'.repeat(9000)}` }),
    logIn({ cookie: 'a=b; '.repeat(500) }),
    logIn({ origin: 'https://ailleurs.tn', 'access-control-request-method': 'POST' }),
    logIn({ upgrade: 'websocket', connection: 'upgrade' }),
    logIn({}, '{'.repeat(5000)),
    logIn({}, `{"__proto__":{"x":1}}`),
    logIn({}, '"'.repeat(2_000_000)),
  ];
}

function requests(): (readonly [name: string, request: string])[] {
  const files = readdirSync(join(ROOT, 'dist/web/assets')).map((name) => `/assets/${name}`);
  const api = endpoints.flatMap(({ path, method }) => {
    const url = `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
    return [
      ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].map((verb) =>
        requestOf(`${verb} ${url}`),
      ),
      requestOf(`${method} ${url}`, { headers: JSON_TYPE, body: '{"coupé' }),
      requestOf(`${method} ${url}`, { headers: { ...JSON_TYPE, authorization: 'Bearer faux' }, body: '{}' }),
      requestOf(`${method} ${url}`, { headers: { 'content-type': 'multipart/form-data; boundary=B' }, body: 'abc' }),
    ];
  });
  const pages = PAGES.flatMap((url) =>
    ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH'].map((verb) => requestOf(`${verb} ${url}`)),
  );
  const assets = files.flatMap((url) => [
    requestOf(`GET ${url}`),
    requestOf(`GET ${url}`, { headers: { range: 'bytes=9-5' } }),
  ]);
  return [...api, ...pages, ...assets, ...malformed()].map((request) => [
    request.split('\r\n')[0]?.slice(0, 80) ?? '',
    request,
  ]);
}

/** Trial that requests every endpoint, page and file with every method, and sends malformed requests, to the built server behind https. */
export const headers: Trial = {
  id: 'S17',
  title: 'every response has the security headers and reveals no software version',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ env: exposedTo('https://kafaa.example') });
    const faults: string[] = [];
    let replies = 0;
    const statuses = new Set<number>();
    try {
      const list = requests();
      // Eight requests run at a time, because most of the time is waiting.
      const next = list.values();
      const worker = async () => {
        for (const [name, request] of next) {
          const reply = parseReply(await exchange(server.url, request));
          // The server may hang up on requests that are not meant for a web server.
          if (!reply && /^(CONNECT|PRI) /.test(request)) continue;
          if (reply) statuses.add(reply.status);
          replies++;
          for (const fault of faultsOf(reply)) faults.push(`${fault} (${JSON.stringify(name)})`);
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
    } finally {
      await server.dispose();
    }
    return [
      {
        id: 'S17',
        goal: '100 % of responses have all security headers, and none has a stack trace or a version',
        figure: `${faults.length} lacks in ${replies} responses of ${statuses.size} different statuses`,
        verdict: faults.length === 0 ? 'met' : 'short',
        // The note contains one fault of each kind.
        note: few([...new Map(faults.map((fault) => [fault.split(' (')[0], fault])).values()], 20),
      },
    ];
  },
};

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Below this a packet is a packet: compression buys nothing. */
const MIN_BYTES = 1400;

const compressed: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/** What was compressed lately; pages are few and the same for many. */
const KEPT = 200;
const kept = new Map<string, Map<string, Promise<Buffer>>>(Object.keys(compressed).map((name) => [name, new Map()]));

function keptOr(encoding: string, html: string): Promise<Buffer> | undefined {
  const pages = kept.get(encoding);
  const known = pages?.get(html);
  if (known) return known;
  const fresh = compressed[encoding]?.(html);
  if (pages && fresh) {
    for (const oldest of pages.keys()) if (pages.size >= KEPT) pages.delete(oldest);
    pages.set(html, fresh);
  }
  return fresh;
}

/** The better of the two that the browser names and does not refuse. */
function encodingFor(accepted: string | string[] | undefined): string | undefined {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return Object.keys(compressed).find((name) => offers.includes(name));
}

/**
 * The body of a page as the browser takes it: a phone on a slow network gets the landing page in a quarter of its bytes.
 * Only for pages without a secret of the reader's: beside what an attacker chose, the length of the two would tell of it.
 */
export async function compressedBody(reply: FastifyReply, html: string): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  if (html.length < MIN_BYTES || encoding === undefined) return html;
  const body = await keptOr(encoding, html);
  if (body === undefined) return html;
  reply.header('content-encoding', encoding);
  return body;
}

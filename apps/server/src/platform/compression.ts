import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
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

const negotiator = new Negotiator({ supportedValues: Object.keys(compressed) });

/**
 * The body of a page as the browser takes it: a phone on a slow network gets the landing page in a quarter of its bytes.
 * Only for pages without a secret of the reader's: beside what an attacker chose, the length of the two would tell of it.
 * A page that nobody may keep is for one reader: it is not kept here either, nor takes the place of what many see.
 */
export async function compressedBody(reply: FastifyReply, html: string): Promise<string | Buffer> {
  reply.header('vary', 'accept-encoding');
  const encoding = negotiator.negotiate(reply.request.headers['accept-encoding'] ?? '');
  if (html.length < MIN_BYTES || encoding === null) return html;
  const isForOne = reply.getHeader('cache-control') === 'no-store';
  const body = await (isForOne ? compressed[encoding]?.(html) : keptOr(encoding, html));
  if (body === undefined) return html;
  reply.header('content-encoding', encoding);
  return body;
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

/** Minimum size of a page that is compressed. A smaller page fits into one packet, so compression saves nothing. */
const MIN_BYTES = 1400;

const compressed: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/** Maximum number of compressed pages that are cached per encoding. Pages are few and shared by many visitors. */
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
 * Returns the body of a page, compressed as the browser accepts it (the landing page to a quarter). Pages with a secret of the reader
 * must not be compressed here: beside text that an attacker chose, the compressed length reveals the secret. Pages with `no-store`
 * are for one reader, so they are not cached.
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

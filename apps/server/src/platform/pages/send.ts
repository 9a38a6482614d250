import type { FastifyReply } from 'fastify';
import { compressedBody } from '#/platform/http/compression';

/**
 * Sends HTML. HTML is small and changes with every release, so browsers revalidate it always, unless the page has set its own cache
 * header.
 */
export function sendHtml(reply: FastifyReply, status: number, html: string | Buffer): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return reply.status(status).type('text/html; charset=utf-8').send(html);
}

/** Sends a page, compressed if the browser accepts it. */
export async function sendPage(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  const body = await compressedBody(reply, html);
  return sendHtml(reply, status, body);
}

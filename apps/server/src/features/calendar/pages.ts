import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#/deps';
import { countedOf, tooMany } from '#/platform/http/call-limits';
import { writtenParts } from '#/platform/http/written-path';
import { hashToken } from '#/platform/links/token';
import { countCalls } from '../limits/service.ts';
import { readFeed } from './feed-service.ts';

/** Calendar programs ask every quarter of an hour at most. Providers read the feeds of many people from one address. */
const READS = {
  name: 'calendar.feed',
  limits: [
    { per: ['link'], calls: 120, seconds: 3600 },
    { per: ['address'], calls: 1200, seconds: 3600 },
  ],
} as const;

const TOKEN = /^([\w-]{43})\.ics$/;

/**
 * The private feed, for calendar programs: they have no session, and the URL is the secret. A URL that opens nothing answers as
 * one that does not exist.
 */
export function installCalendarFeed(app: FastifyInstance, deps: Deps): void {
  app.get('/agenda/:file', async (request, reply) => {
    const token = TOKEN.exec(writtenParts(request.url).at(-1) ?? '')?.[1];
    if (token === undefined) return reply.callNotFound();
    const { exposed } = deps.config;
    const wait = await countCalls(deps, countedOf(READS, { ip: request.ip, exposed, link: hashToken(token) }));
    if (wait > 0) throw tooMany(wait);
    const content = await readFeed(deps, token);
    if (content === null) return reply.callNotFound();
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known?.includes(etag)) return reply.status(304).send();
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="entretiens.ics"',
      })
      .send(content);
  });
}

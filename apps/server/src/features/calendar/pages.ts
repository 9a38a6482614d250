import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#/deps';
import { countedOf, tooMany } from '#/platform/http/call-limits';
import { writtenParts } from '#/platform/http/written-path';
import { hashToken } from '#/platform/links/token';
import { countCalls } from '../limits/service.ts';
import { findFeed, readFeed } from './feed-service.ts';

/**
 * Limit per network address. Calendar programs poll every quarter of an hour at most, and providers read the feeds of many people from one
 * address.
 */
const READS = { name: 'calendar.feed', limits: [{ per: ['address'], calls: 1200, seconds: 3600 }] } as const;
/** Limit per feed, counted only for existing feeds: otherwise a caller could fill the counters' table with invented URLs. */
const READS_OF_ONE = { name: 'calendar.feed', limits: [{ per: ['link'], calls: 120, seconds: 3600 }] } as const;

const TOKEN = /^([\w-]{43})\.ics$/;

/**
 * Serves the private feeds to calendar programs, which have no session: the URL is the secret. The URL of an ended feed gets the same
 * answer as an unknown URL.
 */
export function installCalendarFeed(app: FastifyInstance, deps: Deps): void {
  app.get('/agenda/:file', async (request, reply) => {
    const token = TOKEN.exec(writtenParts(request.url).at(-1) ?? '')?.[1];
    if (token === undefined) return reply.callNotFound();
    const { exposed } = deps.config;
    const wait = await countCalls(deps, countedOf(READS, { ip: request.ip, exposed }));
    if (wait > 0) throw tooMany(wait);
    const tokenHash = hashToken(token);
    const feed = await findFeed(deps, tokenHash);
    if (!feed) return reply.callNotFound();
    const waitOfOne = await countCalls(deps, countedOf(READS_OF_ONE, { exposed, link: tokenHash }));
    if (waitOfOne > 0) throw tooMany(waitOfOne);
    const content = await readFeed(deps, feed);
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

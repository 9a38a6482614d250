import type { FastifyInstance } from 'fastify';
import type { Config } from '#/config';
import type { Deps } from '#/deps';
import { DAY_MS } from '@kafaa/domain/kernel/time';

const PATH = '/.well-known/security.txt';
/** Number of days for which a copy is valid. The text is renewed while the server runs, so old copies expire by themselves. */
const VALID_DAYS = 30;

/** Serves the contact for security researchers (RFC 9116). Only exposed installations serve it, because others cannot be reached. */
export function installSecurityText(app: FastifyInstance, { config, clock }: Deps): void {
  if (!config.exposed) return;
  app.get(PATH, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_MS / 1000}`)
      .send(securityText(config, clock.now())),
  );
}

function securityText({ brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}${PATH}`,
    '',
  ].join('\n');
}

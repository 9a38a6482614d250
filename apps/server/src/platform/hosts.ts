import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#/config';
import { canonicalHost, isLoopback } from './address.ts';
import { isApiPath } from './headers.ts';

/** Header names by which proxies, tunnels and CDNs report a visitor or themselves; CGI writes their dashes as underscores. */
const FORWARDING =
  /forward|^via$|ip(?:v[46])?$|addr(?:ess)?$|^(?:cf|cdn|fly|fastly)[-_]|real[-_]|^x[-_](?:original|envoy|azure|arr|amz|amzn|appengine|host)(?:[-_]|$)/;

/** True for a header that only a machine between browser and server adds. */
export function isForwarding(name: string): boolean {
  return FORWARDING.test(name.toLowerCase());
}

/** Load balancers ask by address, or with no Host at all (HTTP/1.0): both answer nothing but a status. */
const HEALTH: readonly (string | undefined)[] = ['/healthz', '/readyz'];

const NOT_EXPOSED =
  'Cette installation ne répond qu’à sa propre machine. Pour l’ouvrir à d’autres, donnez à PUBLIC_URL l’adresse que voient les visiteurs, puis redémarrez (voir docs/OPERATIONS.md).';

type Reach = Pick<Config, 'exposed' | 'publicUrl'>;

/**
 * Answers only requests that are meant for this installation; everything else gets 421 and reads nothing.
 *
 * Not exposed, a Host must name this machine and no header may say that the request was forwarded. This also ends DNS
 * rebinding, where a page of another site calls this server under that site's own name. The port of Host is not
 * compared: a forwarded port (`ssh -L 8080:localhost:3000`) has another one, and a rebound name stays foreign on any.
 *
 * Exposed, a Host must be that of PUBLIC_URL, or name this machine as some proxies do (nginx without `proxy_set_header Host`).
 */
export function refuseForeignHosts(app: FastifyInstance, config: Reach): void {
  const own = config.exposed ? canonicalHost(new URL(config.publicUrl).hostname) : null;
  app.addHook('onRequest', async (request, reply) => {
    if (config.exposed && HEALTH.includes(request.routeOptions.url)) return;
    const foreign = hostsOf(request).some((host) => !isOwnHost(host, own));
    if (!foreign && (config.exposed || !Object.keys(request.headers).some(isForwarding))) return;
    const refusal = new AppError(kernelErrors.MISDIRECTED, config.exposed ? {} : { message: NOT_EXPOSED });
    if (isApiPath(request.url)) throw refusal;
    // A person reads this in a browser.
    return reply.status(refusal.status).type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
  });
}

/** Where the request wants to go: a whole address in its first line outranks Host (RFC 9112, 3.2.2). */
function hostsOf({ headers, raw: { url = '' } }: FastifyRequest): (string | undefined)[] {
  return url.startsWith('/') || url === '*' ? [headers.host] : [headers.host, URL.parse(url)?.host];
}

function isOwnHost(header: string | undefined, own: string | null): boolean {
  const host = header?.replace(/:\d*$/, '');
  if (host === undefined) return false;
  return host === own || isLoopback(host) || (own !== null && canonicalHost(host) === own);
}

/**
 * Says once that a proxy reports visitors and is not believed: their calls are then counted as one visitor's. The line
 * holds no address and no header, which the visitor may have written.
 */
export function warnOfUnknownProxies(app: FastifyInstance, config: Pick<Config, 'exposed'>, log: Logger): void {
  if (!config.exposed) return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    // Behind a trusted proxy that sends X-Forwarded-For there is more than the address of the connection.
    if (warned || (request.ips?.length ?? 1) > 1 || !Object.keys(request.headers).some(isForwarding)) return;
    warned = true;
    log.warn(
      'a proxy reports its visitors, but TRUSTED_PROXIES does not name it or it sends no X-Forwarded-For: they share the limits of one address',
    );
  });
}

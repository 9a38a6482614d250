import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#/config';
import { canonicalHost, isLoopback } from './address.ts';
import { isApiPath } from './headers.ts';

/** Pattern of the headers in which proxies, tunnels and CDNs report a visitor or themselves. CGI writes dashes as underscores. */
const FORWARDING =
  /forward|^via$|ip(?:v[46])?$|addr(?:ess)?$|^(?:cf|cdn|fly|fastly)[-_]|real[-_]|^x[-_](?:original|envoy|azure|arr|amz|amzn|appengine|host)(?:[-_]|$)/;

/** Whether only an intermediary between browser and server adds this header. */
export function isForwarding(name: string): boolean {
  return FORWARDING.test(name.toLowerCase());
}

/**
 * Paths without the host check. Load balancers call them with an IP address or without Host (HTTP/1.0), and they return only a
 * status.
 */
const HEALTH: readonly (string | undefined)[] = ['/healthz', '/readyz'];

const NOT_EXPOSED =
  'Cette installation ne répond qu’à sa propre machine. Pour l’ouvrir à d’autres, donnez à PUBLIC_URL l’adresse que voient les visiteurs, puis redémarrez (voir docs/OPERATIONS.md).';

type Reach = Pick<Config, 'exposed' | 'publicUrl'>;

/**
 * Refuses requests that are not meant for this installation with 421, without reading their body.
 *
 * If the installation is not exposed, Host must name this machine, and no header may indicate forwarding. The check also prevents
 * DNS rebinding, where a page of another site calls this server under that site's name. The port of Host is not compared: a
 * forwarded port (`ssh -L 8080:localhost:3000`) differs, and a rebound name is foreign on any port.
 *
 * If the installation is exposed, Host must be the host of PUBLIC_URL or name this machine, as some proxies do (nginx without
 * `proxy_set_header Host`).
 */
export function refuseForeignHosts(app: FastifyInstance, config: Reach): void {
  const own = config.exposed ? canonicalHost(new URL(config.publicUrl).hostname) : null;
  app.addHook('onRequest', async (request, reply) => {
    if (config.exposed && HEALTH.includes(request.routeOptions.url)) return;
    const foreign = hostsOf(request).some((host) => !isOwnHost(host, own));
    if (!foreign && (config.exposed || !Object.keys(request.headers).some(isForwarding))) return;
    const refusal = new AppError(kernelErrors.MISDIRECTED, config.exposed ? {} : { message: NOT_EXPOSED });
    if (isApiPath(request.url)) throw refusal;
    // The response is plain text, because people read it in a browser.
    return reply.status(refusal.status).type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
  });
}

/** Hosts that a request names: Host, and the host of an absolute URL in the request line (RFC 9112, 3.2.2). */
function hostsOf({ headers, raw: { url = '' } }: FastifyRequest): (string | undefined)[] {
  return url.startsWith('/') || url === '*' ? [headers.host] : [headers.host, URL.parse(url)?.host];
}

function isOwnHost(header: string | undefined, own: string | null): boolean {
  const host = header?.replace(/:\d*$/, '');
  if (host === undefined) return false;
  return host === own || isLoopback(host) || (own !== null && canonicalHost(host) === own);
}

/**
 * Warns once if a proxy outside TRUSTED_PROXIES reports visitors. All visitors of such a proxy share one rate limit. The log line
 * contains no address and no header, because a visitor may have written them.
 */
export function warnOfUnknownProxies(app: FastifyInstance, config: Pick<Config, 'exposed'>, log: Logger): void {
  if (!config.exposed) return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    // Behind a trusted proxy that sends X-Forwarded-For, `request.ips` has more addresses than the one of the connection.
    if (warned || (request.ips?.length ?? 1) > 1 || !Object.keys(request.headers).some(isForwarding)) return;
    warned = true;
    log.warn(
      'a proxy reports its visitors, but TRUSTED_PROXIES does not name it or it sends no X-Forwarded-For: they share the limits of one address',
    );
  });
}

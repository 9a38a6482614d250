import type { Endpoint, Request } from '@kafaa/domain/kernel/endpoint';
import { fillPath } from '@kafaa/domain/kernel/endpoint';
import type { ProductServer } from '../../e2e/harness/server.ts';

export interface Asked {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

let callers = 0;
/** An address of the range for documentation and beyond that nobody has called from yet. */
export function newAddress(): string {
  callers += 1;
  return `198.${18 + (callers >> 16)}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** One call as a proxy on this machine reports it: `from` is the visitor's address. */
export async function ask<E extends Endpoint>(
  server: ProductServer,
  endpoint: E,
  request: Request<E>,
  { token, from = newAddress() }: { token?: string; from?: string } = {},
): Promise<Asked> {
  const { params = {}, body } = request as { params?: Record<string, string>; body?: object };
  const headers = {
    'x-forwarded-for': from,
    ...(body && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const started = performance.now();
  const response = await fetch(`${server.url}/api${fillPath(endpoint.path, params)}`, {
    method: endpoint.method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  return { status: response.status, body: text, ms: performance.now() - started };
}

/** Two processes of the product on one PostgreSQL, with one secret, as behind a load balancer. */
export async function twoNodes(
  start: (options: {
    database?: 'postgres';
    databaseUrl?: string;
    env: Record<string, string>;
  }) => Promise<ProductServer>,
): Promise<readonly [ProductServer, ProductServer]> {
  const env = { SESSION_SECRET: 'the secret that both processes of the trial share', CALL_LIMITS: 'on' };
  const first = await start({ database: 'postgres', env });
  // Whichever of them does the work in the background, links lead to one place.
  const second = await start({ databaseUrl: first.databaseUrl ?? '', env: { ...env, PUBLIC_URL: first.url } });
  return [first, second];
}

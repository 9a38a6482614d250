import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endpoint, Request as Input } from '@kafaa/domain/kernel/endpoint';
import { fillPath } from '@kafaa/domain/kernel/endpoint';
import type { ProductServer } from '@kafaa/testing/product/server';

export interface Asked {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

let callers = 0;
/** Returns a loopback address that was not used before; all of 127.0.0.0/8 is local. */
export function newAddress(): string {
  callers += 1;
  return `127.${18 + (callers >> 16)}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Sends one request from the address `from`. */
export async function ask<E extends Endpoint>(
  server: ProductServer,
  endpoint: E,
  input: Input<E>,
  { token, from = newAddress() }: { token?: string; from?: string } = {},
): Promise<Asked> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: object };
  const payload = body && JSON.stringify(body);
  const headers = {
    'content-length': String(Buffer.byteLength(payload ?? '')),
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const url = `${server.url}/api${fillPath(endpoint.path, params)}`;
  return new Promise((resolve, reject) => {
    let started = performance.now();
    const sent = request(url, { method: endpoint.method, headers, localAddress: from, agent: false });
    // The time starts when the connection is open: each address needs a new connection, which is not part of the response time.
    sent.on('socket', (socket) => socket.once('connect', () => void (started = performance.now())));
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, body: answer, ms: performance.now() - started }),
        reject,
      );
    });
    sent.end(payload);
  });
}

/** Two processes of the product on one PostgreSQL with the same secret, as behind a load balancer. */
export async function twoNodes(
  start: (options: {
    database?: 'postgres';
    databaseUrl?: string;
    env: Record<string, string>;
  }) => Promise<ProductServer>,
): Promise<readonly [ProductServer, ProductServer]> {
  const env = { SESSION_SECRET: 'the secret that both processes of the trial share', CALL_LIMITS: 'on' };
  const first = await start({ database: 'postgres', env });
  // Both processes need the same PUBLIC_URL, because either may run the task that writes a link.
  const second = await start({ databaseUrl: first.databaseUrl ?? '', env: { ...env, PUBLIC_URL: first.url } });
  return [first, second];
}

import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ASK_EVERY_MS = 200;

/**
 * What stands before several nodes, as HAProxy or Caddy do: it asks each whether it is ready, gives each request to the
 * next that is, and to another when nobody listens there. A node that stops in mid-answer is a failure, which it counts
 * and passes on.
 */
export class Balancer {
  readonly #nodes: string[];
  readonly #server: Server;
  readonly #ready = new Set<string>();
  readonly #ending = new AbortController();
  readonly #asking: Promise<void>[];
  #next = 0;
  served = 0;
  /** Requests that a node took and did not answer. */
  broken = 0;
  /** Requests that no node would take. */
  refused = 0;

  private constructor(nodes: readonly string[]) {
    this.#nodes = [...nodes];
    this.#asking = nodes.map((node) => this.#watch(node));
    this.#server = createServer((incoming, outgoing) => {
      void this.#serve(incoming).then(({ status, headers, body }) => {
        outgoing.writeHead(status, headers);
        return outgoing.end(body);
      });
    });
  }

  static async open(nodes: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(nodes);
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Another node, which gets its share as soon as it is ready. */
  add(node: string): void {
    this.#nodes.push(node);
    this.#asking.push(this.#watch(node));
  }

  async #watch(node: string): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const ready = await fetch(`${node}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) this.#ready.add(node);
      else this.#ready.delete(node);
      await delay(ASK_EVERY_MS);
    }
  }

  async #serve(incoming: IncomingMessage): Promise<Answer> {
    const body = await buffer(incoming);
    this.#next += 1;
    // Those that are ready first, in turn.
    const inTurn = this.#nodes.map((_, index) => this.#nodes[(this.#next + index) % this.#nodes.length] ?? '');
    for (const node of inTurn.toSorted((a, b) => Number(this.#ready.has(b)) - Number(this.#ready.has(a)))) {
      try {
        const answer = await forward(node, incoming, body);
        this.served += 1;
        return answer;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') continue;
        this.broken += 1;
        return { status: 502, headers: {}, body: Buffer.from('{}') };
      }
    }
    this.refused += 1;
    return { status: 502, headers: {}, body: Buffer.from('{}') };
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#asking);
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** A connection of its own for each request: none can be closed as idle while it is being used again. */
async function forward(node: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method, headers } = incoming;
  const sent = request(node + (incoming.url ?? '/'), {
    method,
    headers: { ...headers, connection: 'close' },
    agent: false,
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { connection: _, 'transfer-encoding': __, ...kept } = response.headers;
  const content = await buffer(response);
  if (!response.complete) throw new Error('an answer that broke off');
  return { status: response.statusCode ?? 502, headers: kept, body: content };
}

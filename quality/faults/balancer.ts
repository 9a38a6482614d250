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
 * A load balancer in front of several nodes, like HAProxy or Caddy. It polls each node's readiness and sends each request to
 * the next ready node, or to another one if the connection is refused. If a node stops during a response, the balancer counts a
 * failure and answers 502.
 */
export class Balancer {
  readonly #nodes: string[];
  readonly #server: Server;
  readonly #ready = new Set<string>();
  readonly #ending = new AbortController();
  readonly #asking: Promise<void>[];
  #next = 0;
  served = 0;
  /** Number of requests that a node accepted but did not answer. */
  broken = 0;
  /** Number of requests that no node accepted. */
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

  /** Adds a node, which gets requests as soon as it is ready. */
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
    // The ready nodes, beginning with the next one in turn.
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

/** Opens a new connection for each request, so that none can be closed as idle while it is being reused. */
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
  if (!response.complete) throw new Error('the upstream response ended prematurely');
  return { status: response.statusCode ?? 502, headers: kept, body: content };
}

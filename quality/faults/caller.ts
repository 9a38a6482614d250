import { Agent, request } from 'node:http';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { fillPath } from '@kafaa/domain/kernel/endpoint';

/** One call as the client saw it; status 0 if no complete response came. */
export interface Seen {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | Buffer | undefined;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client with its own source address (any of 127.0.0.0/8), which limits per address count separately. */
export class Caller {
  readonly #agent: Agent;
  readonly #base: string;

  constructor(base: string, localAddress = '127.0.0.1') {
    this.#base = base;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 50, localAddress });
  }

  call(endpoint: Endpoint, { params = {}, query = {}, body, token, headers = {} }: Call = {}): Promise<Seen> {
    const search = new URLSearchParams(query).toString();
    const url = `${this.#base}/api${fillPath(endpoint.path, params)}${search && `?${search}`}`;
    const payload = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    return this.send(endpoint.method, url, payload, {
      ...(payload && { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    });
  }

  /** Sends a request. The promise never rejects: any failure is reported as status 0. */
  send(method: string, url: string, payload: Buffer | undefined, headers: Record<string, string>): Promise<Seen> {
    const started = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, body: unknown, retryAfter?: string) =>
        resolve({ status, body, retryAfter, ms: performance.now() - started });
      const sent = request(url, {
        method,
        agent: this.#agent,
        timeout: 60_000,
        headers: { ...headers, 'content-length': String(payload?.length ?? 0) },
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => end(0, null));
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => end(0, null));
        response.on('end', () => {
          if (!response.complete) return end(0, null);
          end(response.statusCode ?? 0, parsed(Buffer.concat(chunks).toString()), response.headers['retry-after']);
        });
      });
      sent.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the quantile: the value below which the given share of the list lies. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Polls until the condition holds; false if it does not hold in time. */
export async function until(so: () => boolean | Promise<boolean>, ms: number, every = 50): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (!(await so())) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return true;
}

/** Runs the work for every item, at most `width` at a time; items are started in order. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
) {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as T, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}

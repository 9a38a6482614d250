import { setTimeout as delay } from 'node:timers/promises';
import { kernelErrors } from '@kafaa/domain/kernel/app-error';
import { type Endpoint, fillPath, type Output, type Request } from '@kafaa/domain/kernel/endpoint';
import type { AckLog, Entry, Kind, Operations } from './ack-log.ts';

export interface Sent<T> {
  readonly status: number;
  /** Body of a successful response. */
  readonly body: T;
  /** The server's error code; empty on success. */
  readonly code: string;
  /**
   * Whether an earlier try may have reached the server although its response was lost; an error may then be caused by that
   * try's success.
   */
  readonly repeated: boolean;
}

export interface ClientSettings {
  readonly url: string;
  readonly log: AckLog;
  /** Number of milliseconds for which a client keeps retrying. */
  readonly patience?: number;
}

/** Error of a call that got no response in time, despite retries. */
export class GaveUp extends Error {
  override name = 'GaveUp';
}

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;
const ANSWER_WITHIN_MS = 15_000;

/**
 * A client like the product's pages on a phone: if no response comes, or one that says « later », it retries the identical
 * request until it gets one. Acknowledged operations go into the log.
 */
export class Client {
  readonly url: string;
  readonly log: AckLog;
  readonly #patience: number;

  constructor({ url, log, patience = 60_000 }: ClientSettings) {
    this.url = url;
    this.log = log;
    this.#patience = patience;
  }

  /** Calls an endpoint until a response arrives. */
  async call<const E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    { token, body }: { token?: string | undefined; body?: FormData | Uint8Array<ArrayBuffer> } = {},
  ): Promise<Sent<Output<E>>> {
    const given = request as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
    const query = given.query ? `?${new URLSearchParams(given.query).toString()}` : '';
    const json = given.body !== undefined && body === undefined;
    const headers = {
      ...(json && { 'content-type': 'application/json' }),
      ...(body instanceof Uint8Array && { 'content-type': 'application/octet-stream' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const url = `${this.url}/api${fillPath(endpoint.path, given.params ?? {})}${query}`;
    const sent = await this.fetch(endpoint.name, url, {
      method: endpoint.method,
      headers,
      body: body ?? (json ? JSON.stringify(given.body) : null),
    });
    const known = [...endpoint.errors, ...Object.values(kernelErrors)].some(({ code }) => code === sent.code);
    if (sent.code && !known) this.log.surprises.push(`${endpoint.name} answered ${sent.status} ${sent.code}`);
    // The server validates its responses against the endpoint's schema.
    return sent as Sent<Output<E>>;
  }

  /** Requests any URL until a response arrives; `what` names the call in the list of surprises. */
  async fetch(what: string, url: string, init: RequestInit): Promise<Sent<unknown>> {
    const deadline = Date.now() + this.#patience;
    let repeated = false;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
      const answer = await this.#try(what, url, init);
      if (answer) return { ...answer, repeated };
      // A refused connection never reached the server, but here it cannot be distinguished from a lost response.
      repeated = true;
      if (Date.now() > deadline) {
        this.log.unanswered += 1;
        throw new GaveUp(`${what}: no answer`);
      }
      this.log.retries += 1;
      await delay(wait);
    }
  }

  /** Sends the request once; returns null if it must be repeated. */
  async #try(what: string, url: string, init: RequestInit): Promise<Omit<Sent<unknown>, 'repeated'> | null> {
    try {
      const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      const text = await response.text();
      const { status } = response;
      if ([429, 502, 503, 504].includes(status)) {
        if (status === 503 && !response.headers.has('retry-after'))
          this.log.surprises.push(`${what} answered 503 without Retry-After`);
        return null;
      }
      const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
      const code = status >= 400 ? ((body as { code?: string } | null)?.code ?? `HTTP ${status}`) : '';
      if (status >= 500 || status === 401) this.log.surprises.push(`${what} answered ${status} ${code}`);
      return { status, body, code };
    } catch (error) {
      // The connection failed, or broke during the response.
      const known =
        error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'TimeoutError';
      if (!known) throw error;
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code !== 'ECONNREFUSED') this.log.broken += 1;
      return null;
    }
  }

  /**
   * Performs an operation and records its outcome in the log. `echoes` are error codes that mean success if an earlier try may
   * have reached the server.
   */
  async wish<K extends Kind, T>(
    kind: K,
    facts: Operations[K],
    send: () => Promise<Sent<T>>,
    {
      echoes = [],
      learn = () => ({}),
    }: { echoes?: readonly string[]; learn?: (body: T) => Partial<Operations[K]> } = {},
  ): Promise<{ entry: Entry<K>; answer: Sent<T>; ok: boolean }> {
    const entry = this.log.begin(kind, facts);
    const answer = await send();
    const ok = answer.status < 400;
    if (ok) this.log.acked(entry, learn(answer.body));
    else if (answer.repeated && echoes.includes(answer.code)) this.log.acked(entry);
    else this.log.refused(entry, answer.code);
    return { entry, answer, ok: entry.state === 'acked' };
  }
}

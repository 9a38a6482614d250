import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Faults of the connection; they can be changed at any time, also for open connections. */
export interface Line {
  /** Speed limit per direction and connection; if absent, there is none. */
  bytesPerSecond?: number;
  /** Number of bytes sent upstream after which the connection that carries the last of them is reset; the count then starts again. */
  resetEvery?: number;
  /** Whether the connection is reset at the first byte of each response; requests still arrive. */
  loseAnswers?: boolean;
}

/** A TCP relay to a server on loopback, which simulates a bad network between a phone and the server. */
export class FaultProxy {
  /** Number of bytes received from clients, whether or not they were delivered. */
  bytesUp = 0;
  resets = 0;
  /** Milliseconds from each reset by `resetEvery` until a client sent again. */
  readonly resumed: number[] = [];
  line: Line = {};
  readonly port: number;
  #untilReset = 0;
  #brokenAt: number | null = null;
  readonly #target: number;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (client) => this.#join(client));
  }

  static async open(target: number): Promise<FaultProxy> {
    return new FaultProxy(await listening(0), target);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Simulates a lost network: new connections fail and open ones are reset. */
  async away(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  async back(): Promise<void> {
    this.#server = await listening(this.port);
    this.#server.on('connection', (client) => this.#join(client));
  }

  /** Discards the last reset, for a client that will not connect again after it. */
  forget(): void {
    this.#brokenAt = null;
  }

  /** Resets every open connection. */
  cut(): void {
    for (const pair of this.#pairs) this.#reset(pair);
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.away();
  }

  #reset(pair: readonly [Socket, Socket]): void {
    if (!this.#pairs.delete(pair)) return;
    for (const socket of pair) socket.resetAndDestroy();
  }

  #join(client: Socket): void {
    // Half-closed connections are passed on as they are.
    const server = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true });
    const pair = [client, server] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => this.#reset(pair));
      socket.on('close', () => this.#reset(pair));
    }
    void this.#carry(client, server, pair, true);
    void this.#carry(server, client, pair, false);
  }

  async #carry(from: Socket, to: Socket, pair: readonly [Socket, Socket], upwards: boolean): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        if (!upwards && this.line.loseAnswers) return this.#reset(pair);
        for (const piece of this.#slices(chunk)) {
          if (upwards && this.#spent(piece.length)) return this.#reset(pair);
          if (!to.write(piece)) await once(to, 'drain');
          const { bytesPerSecond } = this.line;
          if (bytesPerSecond !== undefined) await delay((piece.length / bytesPerSecond) * 1000);
        }
      }
      to.end();
    } catch {
      this.#reset(pair);
    }
  }

  /** Splits a chunk for a slow line: a slice contains the bytes of a tenth of a second. */
  #slices(chunk: Buffer): Buffer[] {
    const { bytesPerSecond } = this.line;
    const size = bytesPerSecond === undefined ? chunk.length : Math.max(1, Math.floor(bytesPerSecond / 10));
    const slices: Buffer[] = [];
    for (let at = 0; at < chunk.length; at += size) slices.push(chunk.subarray(at, at + size));
    return slices;
  }

  /** Counts bytes sent upstream; true if the connection must be reset here. */
  #spent(bytes: number): boolean {
    this.bytesUp += bytes;
    if (this.#brokenAt !== null) this.resumed.push(performance.now() - this.#brokenAt);
    this.#brokenAt = null;
    const { resetEvery } = this.line;
    if (resetEvery === undefined) return false;
    this.#untilReset += bytes;
    if (this.#untilReset < resetEvery) return false;
    this.#untilReset = 0;
    this.#brokenAt = performance.now();
    this.resets += 1;
    return true;
  }
}

async function listening(port: number): Promise<Server> {
  const server = createServer({ allowHalfOpen: true });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ProductServer, type ServerOptions } from '@kafaa/testing/product/server';

/** The library from Debian's package `faketime`; null if it is not installed. */
export const LIBFAKETIME =
  ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketimeMT.so.1`).find(existsSync) ?? null;

const NOTICED_MS = 1_000;

/** A server whose wall clock differs from this machine's and can be moved while it runs. Its monotonic clock is real. */
export class SkewedServer {
  readonly #folder: string;
  readonly server: ProductServer;

  private constructor(folder: string, server: ProductServer) {
    this.#folder = folder;
    this.server = server;
  }

  static async start(library: string, seconds: number, options: ServerOptions): Promise<SkewedServer> {
    const folder = mkdtempSync(join(tmpdir(), 'kafaa-clock-'));
    const file = join(folder, 'offset');
    writeFileSync(file, offset(seconds));
    const env = {
      ...options.env,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(NOTICED_MS / 1_000),
      // Timers and polling use the monotonic clock, which does not jump on a real machine.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    return new SkewedServer(folder, await ProductServer.start({ ...options, env }));
  }

  /**
   * Sets the server's wall clock to this many seconds before (negative) or after the real time, and waits until the change
   * takes effect.
   */
  async turnTo(seconds: number): Promise<void> {
    writeFileSync(join(this.#folder, 'offset'), offset(seconds));
    await delay(2 * NOTICED_MS);
  }

  async dispose(): Promise<void> {
    await this.server.dispose();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const minutes = (count: number): number => count * 60;

const offset = (seconds: number) => `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`;

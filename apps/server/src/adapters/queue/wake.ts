import { Client } from 'pg';
import type { Database } from '../db/open-database.ts';
import { CHANNEL } from './task-store.ts';

const AGAIN_MS = 1_000;
const CONNECT_MS = 5_000;

/** Calls `wake` when a transaction that has queued tasks commits. Returns a function that stops the notifications. */
export async function listen(database: Database, wake: () => void): Promise<() => Promise<void>> {
  if (database.kind === 'pglite') return database.pglite.listen(CHANNEL, wake);
  const listener = new Listener(database.url, wake);
  await listener.connect();
  return () => listener.close();
}

/** Separate connection for notifications. While the connection is lost, the workers poll. */
class Listener {
  readonly #url: string;
  readonly #wake: () => void;
  #client: Client | null = null;
  #again: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, wake: () => void) {
    this.#url = url;
    this.#wake = wake;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'kafaa-tasks',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', this.#wake);
    // The workers report an unreachable database at their polls, so this event needs no log line.
    client.on('error', () => undefined);
    client.on('end', () => this.#connectLater());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // Notifications may have been missed while there was no connection.
      this.#wake();
    } catch {
      await client.end().catch(() => undefined);
      this.#connectLater();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  #connectLater(): void {
    clearTimeout(this.#again);
    if (!this.#closed) this.#again = setTimeout(() => void this.connect(), AGAIN_MS).unref();
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type ExecProtocolOptions } from '@electric-sql/pglite';

/** Maximum time that consecutive statements block the event loop; a single statement may take longer. */
const LONGEST_MS = 10;

/**
 * Embedded database that yields to the event loop between queued statements. PGlite runs in this process, and its statements would
 * follow each other without a turn of the event loop: ten waiting tasks blocked every request for a quarter of a second.
 */
export class YieldingPglite extends PGlite {
  /** Time of the first message in this turn of the event loop; null before the first message. */
  #since: number | null = null;

  override async execProtocolRaw(message: Uint8Array, options?: ExecProtocolOptions): Promise<Uint8Array> {
    if (this.#since !== null && performance.now() - this.#since > LONGEST_MS) await nextTurn();
    if (this.#since === null) {
      this.#since = performance.now();
      setImmediate(() => (this.#since = null));
    }
    return super.execProtocolRaw(message, options);
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type ExecProtocolOptions } from '@electric-sql/pglite';

/** Longest time that statements of the database hold the event loop in one piece, but for a single one that takes longer. */
const LONGEST_MS = 10;

/**
 * The embedded database runs in this process, and statements that wait for it follow each other without a turn of the
 * event loop: ten waiting tasks held every visitor for a quarter of a second. This one lets the loop turn in between.
 */
export class YieldingPglite extends PGlite {
  /** When the first message of this turn of the loop came; null where none came yet. */
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

import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';

/** A statement is prepared from its third call on: preparing rare ones would only fill the connections' memory. */
const OFTEN = 3;
/**
 * Longest statement that is prepared. All fixed statements are shorter, but those with lists have any length, and each
 * length would need its own text and plan.
 */
const LONGEST = 5_000;
/** Short lists vary, too: beyond this number, new texts are not prepared. */
const MOST_PREPARED = 300;
const MOST_COUNTED = 2_000;

type Done = (error: Error | null, result?: unknown) => void;
type Given = [statement: string | QueryConfig, values?: unknown, done?: Done];

/**
 * The client class of a pool: PostgreSQL parses and plans a frequent statement once instead of at every call (P5, P8 of
 * the quality report). The connections of a pool share their counts; each pool starts at zero. Callers need no change.
 * Statements name their columns, so a migration, which only adds columns, does not change their result; if one does,
 * the statement is sent unprepared from then on.
 */
export function preparingClient(): typeof Client {
  const statements = new Statements();

  return class PreparingClient extends Client {
    // The driver has many overloads; arguments and result are passed through unchanged.
    override query(...given: never[]): never {
      const sent = given as unknown as Given;
      const [statement, values, done] = sent;
      const send = super.query.bind(this) as unknown as (...sent: Given) => never;
      if (typeof statement === 'string' || !Array.isArray(values) || values.length === 0) return send(...sent);
      // Drops the name that drizzle gave: with it the statement would be prepared, too, and could not fall back to unprepared.
      const { name: _, ...plain } = statement;
      const name = statements.nameOf(statement.text);
      if (name === null) return send(plain, values, done);
      const named = { ...plain, name };
      // Within a transaction (promise, no callback) a retry is useless, because the transaction has failed as a whole;
      // the next one sends the statement unprepared.
      if (!done)
        return (send(named, values) as Promise<unknown>).catch((error: unknown) => {
          if (isOutdated(error)) statements.leave(statement.text);
          throw error;
        }) as never;
      return send(named, values, (error, result) => {
        if (!isOutdated(error)) return done(error, result);
        statements.leave(statement.text);
        send(plain, values, done);
      });
    }
  };
}

/** Counts the statements of a pool's connections and names the frequent ones. */
class Statements {
  /** How often each statement was seen, or the name under which it is prepared. */
  readonly #known = new Map<string, number | string>();
  #prepared = 0;

  /** The name of a prepared statement; null: send it unprepared. */
  nameOf(text: string): string | null {
    if (text.length > LONGEST) return null;
    const seen = this.#known.get(text) ?? 0;
    if (typeof seen === 'string') return seen;
    if (seen + 1 >= OFTEN && this.#prepared < MOST_PREPARED) {
      this.#prepared += 1;
      const name = createHash('sha256').update(text).digest('base64url');
      this.#known.set(text, name);
      return name;
    }
    if (seen > 0 || this.#known.size < MOST_COUNTED) this.#known.set(text, seen + 1);
    return null;
  }

  /** Sends this statement unprepared from now on. */
  leave(text: string): void {
    this.#known.set(text, -Infinity);
  }
}

/**
 * The result type has changed since the statement was prepared, or a pooler gave this connection to other clients, so
 * that the name is unknown (26000) or already taken (42P05).
 */
function isOutdated(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return routine === 'RevalidateCachedQuery' || code === '26000' || code === '42P05';
}

import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';
import { ScopedQuery } from './scoped-query.ts';
import { companyOf } from './tenant-guard.ts';

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

/** They use no rows, and fail or change the transaction behind a setting. */
const TRANSACTION_CONTROL = /^(?:begin|commit|rollback|savepoint|release)\b/i;

type Done = (error: Error | null, result?: unknown) => void;
type Given = [statement: string | QueryConfig, values?: unknown, done?: Done];

/**
 * The client class of a pool. It sends each statement with its company (`ScopedQuery`); a statement given as a bare text, which may
 * hold several, is sent without and so finds no tenant rows. And PostgreSQL parses and plans a frequent statement once instead of at
 * every call (P5, P8 of the quality report). The connections of a pool share their counts; each pool starts at zero. Callers need no
 * change. Statements name their columns, so a migration, which only adds columns, does not change their result; if one does, the
 * statement is sent unprepared from then on.
 */
export function preparingClient(): typeof Client {
  const statements = new Statements();

  return class PreparingClient extends Client {
    // The driver has many overloads; arguments and result are passed through unchanged.
    override query(...given: never[]): never {
      const [statement, second, done] = given as unknown as Given;
      const send = super.query.bind(this) as unknown as (...sent: unknown[]) => never;
      if (typeof statement === 'string' || 'submit' in statement || TRANSACTION_CONTROL.test(statement.text))
        return send(...given);
      // Drops the name that drizzle gave: with it the statement would be prepared, too, and could not fall back to unprepared.
      const { name: _, values: own = [], ...plain } = statement;
      const values = Array.isArray(second) ? (second as unknown[]) : own;
      const company = companyOf(statement.text, values);
      const run = (config: QueryConfig, ended: Done) => send(new ScopedQuery(config, values, company), ended);
      const name = values.length > 0 ? statements.nameOf(statement.text) : null;
      // Within a transaction (promise, no callback) a retry is useless, because the transaction has failed as a whole;
      // the next one sends the statement unprepared.
      if (!done)
        return new Promise((resolve, reject) => {
          run(name === null ? plain : { ...plain, name }, (error, result) => {
            if (isOutdated(error)) statements.leave(statement.text);
            if (error) reject(error);
            else resolve(result);
          });
        }) as never;
      if (name === null) return run(plain, done);
      return run({ ...plain, name }, (error, result) => {
        if (!isOutdated(error)) return done(error, result);
        statements.leave(statement.text);
        run(plain, done);
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

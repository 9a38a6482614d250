import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';
import { ScopedQuery } from './scoped-query.ts';
import { companyOf } from './tenant-guard.ts';

/** A statement is prepared from its third call on, because preparing rare statements would only fill the connections' memory. */
const OFTEN = 3;
/**
 * Maximum length of a prepared statement. All fixed statements are shorter. A statement with a list can have any length, and each
 * length would need its own text and plan.
 */
const LONGEST = 5_000;
/** Maximum number of prepared texts, because statements with short lists vary, too. */
const MOST_PREPARED = 300;
const MOST_COUNTED = 2_000;

/**
 * Transaction control statements are sent without a company: they use no rows, and behind the company's setting they would fail or
 * change the transaction.
 */
const TRANSACTION_CONTROL = /^(?:begin|commit|rollback|savepoint|release)\b/i;

type Done = (error: Error | null, result?: unknown) => void;
type Given = [statement: string | QueryConfig, values?: unknown, done?: Done];

/**
 * Client class of a pool. It sends each statement with its company (`ScopedQuery`). A statement given as a bare text, which may
 * contain several statements, is sent without a company and finds no tenant rows. The client also prepares frequent statements, so
 * that PostgreSQL parses and plans each of them once instead of at every call (P5, P8 of the quality report). The connections of a
 * pool share their counts; each pool starts at zero. Statements name their columns, so a migration that adds columns does not
 * change their result. If a result type changes after all, the statement is sent unprepared from then on.
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
      // Removes the statement name that drizzle sets: a named statement would be prepared, too, and could not fall back to unprepared.
      const { name: _, values: own = [], ...plain } = statement;
      const values = Array.isArray(second) ? (second as unknown[]) : own;
      const company = companyOf(statement.text, values);
      const run = (config: QueryConfig, ended: Done) => send(new ScopedQuery(config, values, company), ended);
      const name = values.length > 0 ? statements.nameOf(statement.text) : null;
      // Within a transaction (promise, no callback) there is no retry, because the whole transaction has failed. The next call
      // sends the statement unprepared.
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
  /** Number of calls of each statement, or the name under which the statement is prepared. */
  readonly #known = new Map<string, number | string>();
  #prepared = 0;

  /** Name under which the statement is prepared; null if the statement is sent unprepared. */
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
 * Whether the prepared statement is outdated: its result type has changed, or a pooler gave this connection to other clients, so
 * that the name is unknown (26000) or already taken (42P05).
 */
function isOutdated(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return routine === 'RevalidateCachedQuery' || code === '26000' || code === '42P05';
}

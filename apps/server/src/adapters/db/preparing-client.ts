import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';

/** From its third time on a statement is prepared: what comes once or twice would only fill the connections' memory. */
const OFTEN = 3;
/** Statements are written in the sources, all shorter than this, but lists have any length, and a text and a plan for each. */
const LONGEST = 5_000;
/** And there are short lists: beyond so many texts, what is new stays as it was. */
const MOST_PREPARED = 300;
const MOST_COUNTED = 2_000;

type Done = (error: Error | null, result?: unknown) => void;
type Given = [statement: string | QueryConfig, values?: unknown, done?: Done];

/**
 * The class of a pool's connections, on which PostgreSQL reads and plans a statement once instead of at every call (P5, P8
 * of the quality report). The connections of a pool share their counts; another pool's start at zero. Whoever sends
 * statements notices nothing. Each names its columns, so a migration, which only adds, does not change what one answers;
 * should one do so after all, the statement goes on without being prepared.
 */
export function preparingClient(): typeof Client {
  const statements = new Statements();

  return class PreparingClient extends Client {
    // The driver's overloads are many; whatever was given is passed on, and so is what it answers.
    override query(...given: never[]): never {
      const sent = given as unknown as Given;
      const [statement, values, done] = sent;
      const send = super.query.bind(this) as unknown as (...sent: Given) => never;
      if (typeof statement === 'string' || !Array.isArray(values) || values.length === 0) return send(...sent);
      // Without a name that drizzle gave it: under that one it would be prepared, too, and could not go on without.
      const { name: _, ...plain } = statement;
      const name = statements.nameOf(statement.text);
      if (name === null) return send(plain, values, done);
      const named = { ...plain, name };
      // Within a transaction nothing can be tried again: it has failed as a whole, and the next one goes without the name.
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

/** Counts the statements of a pool's connections and names those that come often. */
class Statements {
  /** Times seen, or the name under which connections know it. */
  readonly #known = new Map<string, number | string>();
  #prepared = 0;

  /** Null for what is not prepared. */
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

  /** From now on this one is sent as it is. */
  leave(text: string): void {
    this.#known.set(text, -Infinity);
  }
}

/** The tables answer otherwise than when it was prepared, or somebody between us and PostgreSQL gave this connection to others. */
function isOutdated(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return routine === 'RevalidateCachedQuery' || code === '26000' || code === '42P05';
}
